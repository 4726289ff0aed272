"""Privileged intents: refused until they are granted, and what a bot gets with each of them.

Discord's documentation, "Gateway", "Privileged Intents" and "Message Content Intent".
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Person, Sandbox
from tests.sandbox.a_bot import SmallBot, running
from tests.sandbox.refusals import code_of
from tests.sandbox.rest import Rest


class Watcher(SmallBot):
    """Notes what happens to members."""

    def __init__(self, *privileged: str) -> None:
        intents = discord.Intents.default()
        for name in privileged:
            setattr(intents, name, True)
        super().__init__(intents)
        self.seen: asyncio.Queue[str] = asyncio.Queue()

    async def on_member_join(self, member: discord.Member) -> None:
        self.seen.put_nowait(f"{member.display_name} joined")

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        self.seen.put_nowait(f"{before.display_name} is {after.display_name}")

    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        self.seen.put_nowait(f"{payload.user.display_name} left")

    async def on_message(self, message: discord.Message) -> None:
        self.seen.put_nowait(message.content)


@pytest.mark.parametrize("name", ["members", "presences", "message_content"])
async def test_a_privileged_intent_is_refused_until_it_is_granted(sandbox: Sandbox, name: str) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(Watcher(name), sandbox):
            pass
    sandbox.control.grant_intents(name)
    async with running(bot := Watcher(name), sandbox):
        assert bot.connected.is_set()
    sandbox.control.grant_intents()
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(Watcher(name), sandbox):
            pass


async def test_only_sessions_with_the_intent_get_what_people_write(sandbox: Sandbox, alice: Person) -> None:
    sandbox.control.grant_intents("message_content")
    without, reads = Watcher(), Watcher("message_content")
    async with running(without, sandbox), running(reads, sandbox):
        await alice.send("lobby", "hello")
        assert await asyncio.wait_for(reads.seen.get(), 5) == "hello"
        assert await asyncio.wait_for(without.seen.get(), 5) == ""


async def test_messages_read_by_request_are_empty_without_the_intent_unless_they_concern_the_bot(
    sandbox: Sandbox, bot: SmallBot, alice: Person
) -> None:
    lobby = bot.text_channel("lobby")
    hello = await alice.send("lobby", "hello")
    await alice.send("lobby", f"<@{sandbox.local.world.bot.id}> hello")
    await lobby.send("from the bot")
    assert (await lobby.fetch_message(int(hello["id"]))).content == ""
    assert [message.content[-5:] for message in [m async for m in lobby.history()]] == ["e bot", "hello", ""]
    sandbox.control.grant_intents("message_content")
    assert (await lobby.fetch_message(int(hello["id"]))).content == "hello"


async def test_with_the_intent_for_members_a_bot_knows_them_and_learns_of_changes(sandbox: Sandbox) -> None:
    sandbox.control.grant_intents("members")
    async with running(bot := Watcher("members"), sandbox):
        guild = bot.guilds[0]
        await guild.chunk()
        assert {member.display_name for member in guild.members} == {"Alice", "Bob", "Carol", "Dave", "Parlour"}
        sandbox.control.rename("Bob", "Bobby")
        sandbox.control.leave("Carol")
        sandbox.control.join("Carol")
        changes = [await asyncio.wait_for(bot.seen.get(), 5) for _ in range(3)]
        assert changes == ["Bob is Bobby", "Carol left", "Carol joined"]


async def test_members_are_listed_on_request_with_the_intent_only(sandbox: Sandbox, bot: SmallBot) -> None:
    guild = bot.guilds[0]

    async def listed() -> list[str]:
        members = await bot.http.get_members(guild.id, 3, None)
        return [member["user"]["username"] for member in members]

    assert await code_of(listed()) == (403, 50001)
    sandbox.control.grant_intents("members")
    assert await listed() == ["Parlour", "alice", "bob"]


async def test_members_are_found_by_the_beginning_of_their_names_without_the_intent(bot: SmallBot) -> None:
    found = await bot.guilds[0].query_members("bo", limit=5)
    assert [member.display_name for member in found] == ["Bob"]


async def test_with_the_intent_for_presences_everybody_is_online(sandbox: Sandbox) -> None:
    sandbox.control.grant_intents("members", "presences")
    async with running(bot := Watcher("members", "presences"), sandbox):
        assert {str(member.status) for member in bot.guilds[0].members} == {"online"}
        assert len(bot.guilds[0].members) == 5


async def test_the_application_has_a_flag_for_each_intent_that_it_was_granted(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.control.grant_intents("members", "message_content")
    flags = discord.ApplicationFlags._from_value((await rest("GET", "/applications/@me")).body["flags"])
    assert flags.gateway_guild_members_limited
    assert flags.gateway_message_content_limited
    assert not flags.gateway_presence_limited


@pytest.mark.parametrize("body", [{"granted": ["everything"]}, {"granted": "members"}, {}], ids=str)
async def test_other_intents_are_not_granted(sandbox: Sandbox, body: dict[str, Any], alice: Person) -> None:
    with pytest.raises(ValueError, match="no privileged intent 'everything'"):
        sandbox.control.grant_intents("everything")
    async with (
        aiohttp.ClientSession() as http,
        http.put(f"{sandbox.url}/client/intents", params={"as": alice.id}, json=body) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)
    assert (await alice.world())["intents"] == {"members": False, "presences": False, "message_content": False}


async def test_granted_intents_are_kept_in_the_folder_of_the_world(tmp_path: Path) -> None:
    for granted in (False, True):
        async with Sandbox.start(data=tmp_path) as sandbox:
            alice = await sandbox.person("Alice")
            assert (await alice.world())["intents"]["members"] is granted
            sandbox.control.grant_intents("members")
