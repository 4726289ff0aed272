"""Several guilds, the bot's removal and return, and members who come and go.

Discord's documentation, "Gateway Events", "Guild Create" and "Guild Delete".
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from sandbox import Person, Sandbox
from sandbox.testing.person import NotPossible
from tests.sandbox.a_bot import SmallBot, running
from tests.sandbox.refusals import code_of


class Guest(SmallBot):
    """A bot that stores which guilds it joined and left."""

    def __init__(self) -> None:
        super().__init__(discord.Intents.default(), guild_ready_timeout=0.1)
        self.moves: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.moves.put(("joined", guild.name))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.moves.put(("left", guild.name))


async def test_a_bot_is_removed_from_a_guild_and_invited_again(sandbox: Sandbox) -> None:
    bot = Guest()
    async with running(bot, sandbox):
        await bot.wait_until_ready()
        place = bot.text_channel("lobby")
        sandbox.control.remove_bot()
        assert await asyncio.wait_for(bot.moves.get(), 5) == ("left", "Game Night")
        assert await code_of(place.send("x")) == (403, 50001)
        assert await code_of(bot.fetch_guild(place.guild.id)) == (403, 50001)
        sandbox.control.invite_bot()
        assert await asyncio.wait_for(bot.moves.get(), 5) == ("joined", "Game Night")
        await place.send("x")


async def test_a_bot_gets_no_event_of_a_guild_that_removed_it(sandbox: Sandbox, alice: Person) -> None:
    bot = Guest()
    async with running(bot, sandbox):
        await bot.wait_until_ready()
        sandbox.control.create_guild("Chess Club", "Alice")
        assert await asyncio.wait_for(bot.moves.get(), 5) == ("joined", "Chess Club")
        sandbox.control.remove_bot("Chess Club")
        await alice.send("general", f"<@{sandbox.local.world.bot.id}>, are you there?")
        await alice.send("lobby", f"<@{sandbox.local.world.bot.id}>, are you here?")
        async with asyncio.timeout(5):
            while not bot.received:
                await asyncio.sleep(0.01)
        assert [message.content for message in bot.received] == [f"<@{sandbox.local.world.bot.id}>, are you here?"]


async def test_commands_come_from_the_guild_in_which_they_are_used(sandbox: Sandbox, bot: SmallBot) -> None:
    used: list[Any] = []

    @bot.tree.command(description="Where is this")
    async def where(interaction: discord.Interaction) -> None:
        used.append(interaction.guild_id)
        await interaction.response.send_message("here")

    await bot.tree.sync()
    club = sandbox.control.create_guild("Chess Club", "Bob")
    bob = await sandbox.person("Bob")
    for channel in ("general", "lobby"):
        await bob.slash("where", channel=channel)
    assert used == [int(club.id), int(sandbox.local.world.guild.id)]
    sandbox.control.remove_bot("Chess Club")
    with pytest.raises(NotPossible):
        await bob.slash("where", channel="general")


async def test_only_members_see_a_guild(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    sandbox.control.create_guild("Chess Club", "Alice")
    assert [guild["name"] for guild in (await alice.world())["guilds"]] == ["Game Night", "Chess Club"]
    assert [guild["name"] for guild in (await bob.world())["guilds"]] == ["Game Night"]


async def test_somebody_who_left_is_an_unknown_member_and_sees_nothing(
    sandbox: Sandbox, bot: SmallBot, bob: Person
) -> None:
    sandbox.control.leave("Bob")
    assert await code_of(bot.guilds[0].fetch_member(int(bob.id))) == (404, 10007)
    assert (await bob.world())["guilds"] == []
    with pytest.raises(LookupError):
        await bob.send("lobby", "am I still here?")
    sandbox.control.join("Bob")
    await bob.send("lobby", "I am back")


async def test_guilds_and_members_are_stored(tmp_path: Path) -> None:
    async with Sandbox.start(data=tmp_path) as sandbox:
        sandbox.control.create_guild("Chess Club", "Alice")
        sandbox.control.leave("Bob")
        sandbox.control.rename("Carol", "C")
    async with Sandbox.start(data=tmp_path) as again:
        members = again.local.world.guild.members
        assert [guild.name for guild in again.local.world.guilds.values()] == ["Game Night", "Chess Club"]
        carol = await again.person("Carol")
        assert (members[carol.id].nick, (await again.person("Bob")).id in members) == ("C", False)
