"""Discord refusing, stumbling or asking for patience: people hear of it, and every post comes once."""

from __future__ import annotations

import pytest

from bot.actions.lobby import Join
from bot.actions.turn import Done, Pick, Play, TakeBack
from tests.end_to_end.game_night import (
    GameNight,
    Match,
    choose,
    choose_all,
    components_of,
    open_panel,
    press,
    said_privately,
    shown,
)
from tests.end_to_end.record import assert_told_once

ACKNOWLEDGING = r"POST /interactions/\d+/[^/]+/callback"
ANSWERING = r"PATCH /webhooks/\d+/[^/]+/messages/@original"
POSTING = r"POST /channels/\d+/messages$"
EDITING = r"PATCH /channels/\d+/messages/\d+"


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_trouble_at_acknowledging_does_not_silence_the_answer(
    night: GameNight, match: Match, status: int
) -> None:
    alice = await night.person("Alice")
    night.sandbox.control.fail(ACKNOWLEDGING, status, retry_after=0.2)
    answer = await press(alice, match.post, Play)
    said = said_privately(answer)
    assert components_of(shown(answer), Pick) or "Discord did not accept the answer" in said
    assert components_of(await open_panel(alice, match.post), Pick)


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_trouble_at_answering_loses_no_choice(night: GameNight, match: Match, status: int) -> None:
    alice = await night.person("Alice")
    panel = await open_panel(alice, match.post)
    night.sandbox.control.fail(ANSWERING, status, retry_after=0.2)
    answer = await choose(alice, panel)
    said = said_privately(answer)
    assert "Chosen" in said or "Discord did not accept the answer" in said
    assert components_of(await open_panel(alice, match.post), TakeBack), "the choice was kept"


@pytest.mark.parametrize("after_effect", [False, True])
@pytest.mark.parametrize("status", [500, 429])
async def test_trouble_at_posting_neither_loses_nor_doubles_a_post(
    night: GameNight, match: Match, status: int, after_effect: bool
) -> None:
    night.sandbox.control.fail(POSTING, status, retry_after=0.2, after_effect=after_effect)
    await complete_turn(night, match)
    await match.next_post()
    await match.settle()
    assert len(await match.posts()) == 2
    await assert_told_once(await night.person("Carol"), await match.posts())


async def test_a_post_that_was_refused_comes_when_the_bot_looks_again(night: GameNight, match: Match) -> None:
    night.sandbox.control.fail(POSTING, 503)
    await complete_turn(night, match)
    await match.post_when_swept()
    assert len(await match.posts()) == 2
    await assert_told_once(await night.person("Carol"), await match.posts())


@pytest.mark.parametrize("status", [500, 503, 403, 429])
async def test_trouble_at_taking_buttons_off_an_old_post_holds_nothing_up(
    night: GameNight, match: Match, status: int
) -> None:
    night.sandbox.control.fail(EDITING, status, retry_after=0.2)
    await complete_turn(night, match)
    await match.next_post()
    assert components_of(match.post, Play)
    await match.settle()
    assert len(await match.posts()) == 2


async def complete_turn(night: GameNight, match: Match) -> None:
    """Alice's whole turn."""
    alice = await night.person("Alice")
    panel = await choose_all(alice, await open_panel(alice, match.post))
    assert "Done" in said_privately(await press(alice, panel, Done))


async def test_a_lobby_appears_though_discord_stumbles(night: GameNight) -> None:
    night.sandbox.control.fail(ANSWERING, 500)
    lobby = await night.open_lobby("Bob")
    assert components_of(lobby, Join)


async def test_a_lobby_that_discord_refuses_is_said_so_in_private(night: GameNight) -> None:
    alice = await night.person("Alice")
    night.sandbox.control.fail(ANSWERING, 400)
    await alice.slash("new", game="manhattan")
    told = await alice.wait_for(lambda message: "Discord did not accept the answer" in alice.text(message))
    assert told["flags"] & 64


async def test_of_a_lobby_that_discord_refuses_nothing_is_left(night: GameNight) -> None:
    lobby = await night.open_lobby("Bob")
    alice = await night.person("Alice")
    night.sandbox.control.fail(ANSWERING, 400)
    await alice.slash("new", game="manhattan")
    await alice.wait_for(lambda message: "Discord did not accept the answer" in alice.text(message))
    store = night.bot.services.store
    assert [session async for session in store.sessions.all()] == [int(lobby["id"])]
    assert await store.indexes.lobby(int(lobby["channel_id"])) == int(lobby["id"])


async def test_the_bot_goes_on_after_its_connection_was_cut(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    night.sandbox.control.cut_gateway()
    await night.reconnected()
    assert components_of(await open_panel(alice, match.post), Pick)
