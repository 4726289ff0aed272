"""Those who manage a server see how Parlour is; the owner of the bot also what runs elsewhere."""

from __future__ import annotations

import pytest

from bot.features.manage.actions import Manage
from bot.features.status.feature import ShowStatus
from sandbox.testing.person import NotPossible
from tests.end_to_end.harness import Harness, forge, message_of, press, private_text


async def test_a_manager_sees_how_parlour_is(harness: Harness) -> None:
    alice = await harness.person("Alice")  # she manages the server, and the bot is hers
    await harness.start_match("Bob")
    page = message_of(await alice.slash("manage"))
    pressed = await press(alice, page, ShowStatus)
    shown = private_text(pressed)
    for line in ("Version ", "The database answers in", "none waiting", "On this server", "Manhattan 1"):
        assert line in shown
    assert "matches 1" in shown
    assert "Parlour on this server" in private_text(await press(alice, message_of(pressed), Manage))


async def test_only_the_owner_of_the_bot_sees_what_runs_on_all_servers(harness: Harness) -> None:
    harness.sandbox.control.create_guild("Elsewhere", "Carol")
    alice, carol = await harness.people("Alice", "Carol")
    there = harness.sandbox.control.channel("general").id
    await harness.open_lobby(host="Alice")
    assert "On all servers" in private_text(await press(alice, message_of(await alice.slash("manage")), ShowStatus))
    shown = private_text(await press(carol, message_of(await carol.slash("manage", channel=there)), ShowStatus))
    assert "Lobbies 0" in shown
    assert "On all servers" not in shown


async def test_nobody_else_sees_how_parlour_is(harness: Harness) -> None:
    bob = await harness.person("Bob")
    with pytest.raises(NotPossible):
        await bob.slash("manage")
    match = await harness.start_match("Bob")
    assert "Only those who may manage" in private_text(await forge(bob, match.post, ShowStatus()))
