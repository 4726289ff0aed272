"""Archived, locked and private threads, and how many there may be.

Discord's documentation, "Threads", "Locked Threads" and "Active & Archived Threads". It lets messages be deleted in
archived threads; its API refuses that (50083), as users of it report.
"""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import Person, Sandbox
from tests.sandbox.a_bot import SmallBot
from tests.sandbox.refusals import code_of


@pytest.fixture
async def thread(bot: SmallBot) -> discord.Thread:
    """A public thread of the bot's."""
    channel = bot.text_channel("manhattan")
    return await channel.create_thread(name="A match", type=discord.ChannelType.public_thread)


async def test_a_message_wakes_an_archived_thread(sandbox: Sandbox, thread: discord.Thread, alice: Person) -> None:
    sandbox.control.archive("A match")
    await thread.send("x")
    assert not sandbox.control.channel("A match").archived
    sandbox.control.archive("A match")
    await alice.send("A match", "a person wakes it by speaking")
    assert not sandbox.control.channel("A match").archived


async def test_nothing_else_can_be_done_in_an_archived_thread(sandbox: Sandbox, thread: discord.Thread) -> None:
    message = await thread.send("x")
    sandbox.control.archive("A match")
    assert await code_of(message.edit(content="y")) == (400, 50083)
    assert await code_of(message.delete()) == (400, 50083)
    assert await code_of(thread.edit(name="Renamed")) == (400, 50083)
    await thread.edit(archived=False)
    await message.edit(content="y")


async def test_a_locked_archived_thread_does_not_wake(sandbox: Sandbox, thread: discord.Thread) -> None:
    sandbox.control.archive("A match", locked=True)
    assert await code_of(thread.send("x")) == (400, 50083)
    assert await code_of(thread.edit(archived=False)) == (403, 50013)


async def test_a_locked_active_thread_allows_deleting_only(sandbox: Sandbox, thread: discord.Thread) -> None:
    message = await thread.send("x")
    sandbox.control.lock("A match")
    assert await code_of(thread.send("y")) == (400, 160005)
    assert await code_of(message.edit(content="y")) == (400, 160005)
    assert await code_of(thread.edit(auto_archive_duration=60)) == (400, 160005)
    await message.delete()


async def test_who_may_manage_threads_writes_in_locked_ones(
    sandbox: Sandbox, thread: discord.Thread, alice: Person
) -> None:
    sandbox.control.lock("A match")
    await alice.send("A match", "Alice is an organiser")
    sandbox.control.allow("manhattan", "manage_threads")
    await thread.send("x")
    sandbox.control.archive("A match", locked=True)
    await thread.send("y")


async def test_a_guild_has_a_limited_number_of_active_threads(
    sandbox: Sandbox, bot: SmallBot, thread: discord.Thread
) -> None:
    sandbox.control.limit_threads(1)
    message = await bot.text_channel("lobby").send("x")
    assert await code_of(message.create_thread(name="One too many")) == (400, 160006)
    sandbox.control.archive("A match")
    await message.create_thread(name="Another match")


async def test_a_private_thread_is_closed_to_the_bot_until_it_is_mentioned(sandbox: Sandbox, bot: SmallBot) -> None:
    bob = await sandbox.person("Bob")
    secret = sandbox.control.start_thread("manhattan", "Secret", "Bob", private=True)
    there = bot.get_partial_messageable(int(secret.id))
    assert await code_of(there.send("x")) == (403, 50001)
    assert bot.get_channel(there.id) is None
    await bob.send("Secret", f"<@{sandbox.local.world.bot.id}>")
    await there.send("x")
    async with asyncio.timeout(5):
        while bot.get_channel(there.id) is None:
            await asyncio.sleep(0.01)


async def test_a_command_in_a_private_thread_names_permissions_of_its_parent(sandbox: Sandbox, bot: SmallBot) -> None:
    granted: list[discord.Permissions] = []

    @bot.tree.command(description="Are you there")
    async def ping(interaction: discord.Interaction) -> None:
        granted.append(interaction.app_permissions)
        await interaction.response.send_message("pong")

    await bot.tree.sync()
    sandbox.control.start_thread("manhattan", "Secret", "Bob", private=True)
    bob = await sandbox.person("Bob")
    assert (await bob.slash("ping", channel="Secret")).text == "pong"
    assert granted[0].send_messages_in_threads
