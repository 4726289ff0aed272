"""Archived, locked and private threads, and how many there may be.

Before a command or a press, people's apps wake an archived thread, and send nothing if that is refused: issue 8474 of
discord-api-docs. The rest is in Discord's documentation, "Threads", "Locked Threads" and "Active & Archived Threads".
It lets messages be deleted in archived threads; its API refuses that (50083), as users of it report.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import discord
import pytest

from sandbox import Answer, Person, Sandbox
from sandbox.testing.person import NotPossible
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


@pytest.fixture
async def answered(bot: SmallBot) -> list[str]:
    """The channels from which somebody used the bot's command, button or form, in order."""
    channels: list[str] = []

    @bot.tree.command(description="Are you there")
    async def ping(interaction: discord.Interaction) -> None:
        channels.append(str(interaction.channel))
        await interaction.response.send_message("pong")

    async def use(interaction: discord.Interaction) -> None:
        channels.append(str(interaction.channel))
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(AForm())
        else:
            await interaction.response.send_message("thank you")

    bot.on_use = use
    await bot.tree.sync()
    return channels


class AForm(discord.ui.Modal, title="A form"):
    word = discord.ui.TextInput[Any](label="Word", custom_id="word", required=False)


def a_button() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Fill in", custom_id="fill"))
    return view


async def seen_in(thread: discord.Thread, person: Person) -> dict[str, Any]:
    """Returns a message with a button in a thread, as a person sees it."""
    await thread.send("x", view=a_button())
    return await person.wait_for(lambda message: bool(person.buttons(message)))


async def test_a_command_a_press_and_a_form_wake_an_archived_thread(
    sandbox: Sandbox, thread: discord.Thread, answered: list[str]
) -> None:
    bob = await sandbox.person("Bob")
    message = await seen_in(thread, bob)

    async def doing(act: Awaitable[Answer]) -> Answer:
        sandbox.control.archive("A match")
        answer = await act
        assert answer.status == "done"
        assert not sandbox.control.channel("A match").archived
        return answer

    await doing(bob.slash("ping", channel="A match"))
    form = (await doing(bob.click(message, "Fill in"))).modal
    assert form is not None
    await doing(bob.submit(form, {"word": "x"}))
    assert answered == ["A match"] * 3


@pytest.mark.parametrize("why", ["locked", "without permission to write"])
async def test_nothing_arrives_from_an_archived_thread_that_its_person_may_not_wake(
    sandbox: Sandbox, thread: discord.Thread, answered: list[str], why: str
) -> None:
    bob = await sandbox.person("Bob")
    message = await seen_in(thread, bob)
    form = (await bob.click(message, "Fill in")).modal
    assert form is not None
    if why != "locked":
        sandbox.control.deny_person("Bob", "manhattan", "send_messages_in_threads")
    sandbox.control.archive("A match", locked=why == "locked")
    for act in (bob.slash("ping", channel="A match"), bob.click(message, "Fill in"), bob.submit(form, {"word": "x"})):
        with pytest.raises(NotPossible, match="Missing Permissions"):
            await act
    assert sandbox.control.channel("A match").archived
    await bob.slash("ping", channel="lobby")
    assert answered == ["A match", "lobby"]


async def test_who_may_manage_threads_uses_commands_in_a_locked_archived_thread(
    sandbox: Sandbox, thread: discord.Thread, answered: list[str], alice: Person
) -> None:
    sandbox.control.archive("A match", locked=True)
    assert (await alice.slash("ping", channel="A match")).text == "pong"
    assert not sandbox.control.channel("A match").archived


async def test_a_forged_press_from_an_archived_thread_arrives_and_is_not_answered_in_public(
    sandbox: Sandbox, bot: SmallBot, thread: discord.Thread
) -> None:
    refusals: list[tuple[int, int]] = []

    async def use(interaction: discord.Interaction) -> None:
        refusals.append(await code_of(interaction.response.send_message("to everybody")))
        await interaction.response.send_message("to one", ephemeral=True)

    bot.on_use = use
    bob = await sandbox.person("Bob")
    message = await seen_in(thread, bob)
    sandbox.control.archive("A match", locked=True)
    assert (await bob.click(message, custom_id="fill", forge=True)).text == "to one"
    assert refusals == [(400, 50083)]


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


async def test_a_mention_adds_to_a_private_thread_unless_it_is_closed_to_invitations(
    sandbox: Sandbox, bot: SmallBot
) -> None:
    """Discord's documentation, "Channel", "Thread Metadata": `invitable`."""
    carol, names = await sandbox.person("Carol"), [True, False]
    for invitable in names:
        thread = sandbox.control.start_thread("lobby", str(invitable), "Alice", private=True, invitable=invitable)
        await (await sandbox.person("Alice")).send(thread.id, f"<@{sandbox.local.world.bot.id}>")
        place = bot.get_partial_messageable(int(thread.id))
        message = await place.send(f"<@{carol.id}>")
        assert [user.id for user in message.mentions] == [int(carol.id)]
    await carol.messages("True")
    with pytest.raises(LookupError):
        await carol.messages("False")
    closed = sandbox.control.channel("False").id
    assert await code_of(bot.http.add_user_to_thread(int(closed), int(carol.id))) == (403, 50013)
    sandbox.control.remove_from_thread("True", "Carol")
    with pytest.raises(LookupError):
        await carol.messages("True")
