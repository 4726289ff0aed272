"""Kinds of installation, contexts of interactions, group chats, and guilds without the bot.

Discord's documentation: "Interactions" ("Authorizing Integration Owners Object", "Interaction Context Types", "Create
Followup Message"), "Application Commands" ("Contexts"), "Permissions" (USE_EXTERNAL_APPS).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox import Person, Sandbox
from sandbox.testing.person import NotPossible
from tests.sandbox.a_bot import SmallBot
from tests.sandbox.rest import Rest

CHAT = "Saturday games"
Act = Callable[[discord.Interaction], Awaitable[Any]]


class Button(ui.View):
    def __init__(self, custom_id: str = "press") -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Press", custom_id=custom_id))


async def command(bot: SmallBot, act: Act, *, guild: bool = True, user: bool = True, contexts: str = "gdp") -> None:
    """Registers /act for kinds of installation, and contexts: guild, dm, private channel."""
    made: Any = app_commands.Command(
        name="act",
        description="Acts",
        callback=_plain(act),
        allowed_installs=app_commands.AppInstallationType(guild=guild, user=user),
        allowed_contexts=app_commands.AppCommandContext(
            guild="g" in contexts, dm_channel="d" in contexts, private_channel="p" in contexts
        ),
    )
    bot.tree.add_command(made)
    await bot.tree.sync()


def _plain(act: Act) -> Any:
    async def callback(interaction: discord.Interaction) -> None:
        await act(interaction)

    return callback


async def say(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hello", view=Button())


def noting(seen: list[dict[str, Any]]) -> Act:
    async def act(interaction: discord.Interaction) -> None:
        seen.append(
            {
                "owners": interaction._integration_owners,
                "context": interaction.context.to_array(),
                "guild": interaction.guild_id,
                "may": interaction.app_permissions,
                "channel": interaction.channel,
                "person": interaction.user.display_name,
            }
        )
        await interaction.response.send_message("Hello", view=Button())

    return act


async def test_in_a_group_chat_who_has_installed_the_app_authorizes_what_others_press(
    sandbox: Sandbox, bot: SmallBot, alice: Person, bob: Person
) -> None:
    seen: list[dict[str, Any]] = []
    bot.on_use = noting(seen)
    await command(bot, noting(seen))
    answer = await alice.slash("act", channel=CHAT)
    assert answer.message is not None
    assert not answer.ephemeral
    assert (await bob.click(answer.message, "Press")).status == "done"
    assert [entry["owners"] for entry in seen] == [{1: int(alice.id)}] * 2
    assert [entry["person"] for entry in seen] == ["Alice", "Bob"]
    assert [entry["context"] for entry in seen] == [[2]] * 2
    assert seen[0]["guild"] is None
    assert seen[0]["channel"].type is discord.ChannelType.group
    assert seen[0]["may"] == discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)


async def test_only_those_who_have_installed_the_app_use_its_commands_in_a_group_chat(
    bot: SmallBot, alice: Person, bob: Person
) -> None:
    await command(bot, say)
    await alice.slash("act", channel=CHAT)
    with pytest.raises(NotPossible):
        await bob.slash("act", channel=CHAT)


@pytest.mark.parametrize("limits", [{"user": False}, {"contexts": "gd"}])
async def test_a_command_is_offered_in_a_group_chat_only_if_it_is_made_for_it(
    bot: SmallBot, alice: Person, limits: dict[str, Any]
) -> None:
    await command(bot, say, **limits)
    with pytest.raises(NotPossible):
        await alice.slash("act", channel=CHAT)
    assert (await alice.slash("act", channel="lobby")).status == "done"


async def test_outsiders_neither_see_a_group_chat_nor_press_there(
    sandbox: Sandbox, bot: SmallBot, alice: Person
) -> None:
    await command(bot, say)
    message = (await alice.slash("act", channel=CHAT)).message
    dave = await sandbox.person("Dave")
    assert message is not None
    with pytest.raises(LookupError):
        await dave.messages(CHAT)
    with pytest.raises(NotPossible):
        await dave.click(message, "Press", forge=True)


async def test_a_bot_reaches_neither_a_group_chat_nor_its_messages(
    sandbox: Sandbox, bot: SmallBot, alice: Person, rest: Rest
) -> None:
    await command(bot, say)
    message = (await alice.slash("act", channel=CHAT)).message
    await alice.send(CHAT, "What a board!")
    assert message is not None
    place = f"/channels/{message['channel_id']}"
    here = f"{place}/messages/{message['id']}"
    for method, path, body in (
        ("GET", place, None),
        ("GET", f"{place}/messages", None),
        ("GET", here, None),
        ("PATCH", here, {"content": "x"}),
        ("DELETE", here, None),
        ("POST", f"{place}/messages", {"content": "x"}),
        ("POST", f"{here}/threads", {"name": "x"}),
        ("PUT", f"{place}/messages/pins/{message['id']}", None),
    ):
        assert (await rest(method, path, body)).refusal == (403, 50001), (method, path)
    assert bot.received == []


async def test_only_five_follow_ups_are_taken_where_the_bot_is_not(bot: SmallBot, alice: Person) -> None:
    refused: list[discord.HTTPException] = []

    async def chatter(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("0")  # replaces the loading message
        for number in range(1, 7):
            try:
                await interaction.followup.send(str(number), ephemeral=number % 2 == 0)
            except discord.HTTPException as error:
                refused.append(error)
        await interaction.edit_original_response(content="Edits are not counted")

    await command(bot, chatter)
    await alice.slash("act", channel=CHAT)
    await alice.wait_for(lambda message: message["content"] == "Edits are not counted", channel=CHAT)
    assert [error.code for error in refused] == [40094]
    refused.clear()
    await alice.slash("act", channel="lobby")
    await alice.wait_for(lambda message: message["content"] == "Edits are not counted", channel="lobby")
    assert refused == []


async def test_in_a_guild_without_the_bot_answers_are_private_without_the_permission(
    sandbox: Sandbox, bot: SmallBot, alice: Person, bob: Person
) -> None:
    sandbox.control.create_guild("Chess Club", "Bob", "Alice", with_bot=False)
    seen: list[dict[str, Any]] = []
    await command(bot, noting(seen))
    answer = await alice.slash("act", channel="general")
    assert not answer.ephemeral
    assert seen[0]["owners"] == {1: int(alice.id)}
    assert seen[0]["context"] == [0]
    assert answer.message is not None
    assert seen[0]["guild"] is not None
    with pytest.raises(NotPossible):
        await bob.slash("act", channel="general")
    sandbox.control.deny_everybody("general", "use_external_apps")
    assert (await alice.slash("act", channel="general")).ephemeral
    sandbox.control.invite_bot("Chess Club")
    assert not (await alice.slash("act", channel="general")).ephemeral
    assert set(seen[-1]["owners"]) == {0, 1}


async def test_once_the_app_is_removed_nothing_of_it_can_be_pressed_in_the_chat(
    sandbox: Sandbox, bot: SmallBot, alice: Person, bob: Person
) -> None:
    bot.on_use = say
    await command(bot, say)
    message = (await alice.slash("act", channel=CHAT)).message
    assert message is not None
    await bob.click(message, "Press")
    sandbox.control.uninstall("Alice")
    with pytest.raises(NotPossible):
        await bob.click(message, "Press")
    with pytest.raises(NotPossible):
        await alice.slash("act", channel=CHAT)


async def test_direct_messages_reach_only_those_who_share_a_guild_or_have_installed_the_app(
    sandbox: Sandbox, bot: SmallBot, alice: Person, bob: Person
) -> None:
    for name in ("Alice", "Bob"):
        sandbox.control.leave(name)
    bot.on_use = say
    sent = await (await bot.fetch_user(int(alice.id))).send("Your turn", view=Button())
    shown = await alice.wait_for(lambda message: message["id"] == str(sent.id))
    assert (await alice.click(shown, "Press")).status == "done"
    with pytest.raises(discord.Forbidden) as refused:
        await (await bot.fetch_user(int(bob.id))).send("Your turn")
    assert refused.value.code == 50007


async def test_a_command_for_a_kind_of_installation_that_is_not_offered_is_refused(
    sandbox: Sandbox, bot: SmallBot
) -> None:
    sandbox.control.offer_installs(user=False)
    assert bot.application is not None
    assert not (await bot.application_info()).user_integration_config
    with pytest.raises(discord.HTTPException) as refused:
        await command(bot, say)
    assert refused.value.code == 50035


async def test_two_people_can_play_in_their_own_conversation(
    sandbox: Sandbox, bot: SmallBot, alice: Person, bob: Person
) -> None:
    seen: list[dict[str, Any]] = []
    await command(bot, noting(seen))
    talk = sandbox.control.create_chat("", "Alice", "Bob")
    answer = await alice.slash("act", channel=talk.id)
    assert answer.message is not None
    assert seen[0]["context"] == [2]
    assert [message["id"] for message in await bob.messages(talk.id)] == [answer.message["id"]]
