"""Errors and rate limits of Discord: people are notified, and every post is sent once."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.lobby import Join
from bot.actions.turn import Done, Pick, Play, TakeBack
from bot.app.outages import as_warning
from bot.store.liveness import vitals
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Match,
    choose,
    choose_all,
    components_of,
    message_of,
    open_panel,
    press,
    private_text,
)
from tests.end_to_end.posts import assert_posted_once

ACKNOWLEDGING = r"POST /interactions/\d+/[^/]+/callback"
ANSWERING = r"PATCH /webhooks/\d+/[^/]+/messages/@original"
POSTING = r"POST /channels/\d+/messages$"
EDITING = r"PATCH /channels/\d+/messages/\d+"


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_an_error_while_acknowledging_still_yields_an_answer(harness: Harness, match: Match, status: int) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.fail(ACKNOWLEDGING, status, retry_after=0.2)
    answer = await press(alice, match.post, Play)
    text = private_text(answer)
    assert components_of(message_of(answer), Pick) or "Discord did not accept the answer" in text
    assert components_of(await open_panel(alice, match.post), Pick)


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_an_error_while_answering_loses_no_choice(harness: Harness, match: Match, status: int) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    harness.sandbox.control.fail(ANSWERING, status, retry_after=0.2)
    answer = await choose(alice, panel)
    text = private_text(answer)
    assert "☑️" in text or "Discord did not accept the answer" in text
    assert components_of(await open_panel(alice, match.post), TakeBack), "the choice was kept"


@pytest.mark.parametrize("after_effect", [False, True])
@pytest.mark.parametrize("status", [500, 429])
async def test_an_error_while_posting_neither_loses_nor_doubles_a_post(
    harness: Harness, match: Match, status: int, after_effect: bool
) -> None:
    harness.sandbox.control.fail(POSTING, status, retry_after=0.2, after_effect=after_effect)
    await complete_turn(harness, match)
    await match.next_post()
    await match.settle()
    assert len(await match.posts()) == 2
    await assert_posted_once(await harness.person("Carol"), await match.posts())


async def test_a_refused_post_is_sent_by_the_next_sweep(harness: Harness, match: Match) -> None:
    harness.sandbox.control.fail(POSTING, 503)
    await complete_turn(harness, match)
    await match.wait_for_swept_post()
    assert len(await match.posts()) == 2
    await assert_posted_once(await harness.person("Carol"), await match.posts())


@pytest.mark.parametrize("status", [500, 503, 403, 429])
async def test_an_error_while_removing_old_buttons_delays_nothing(harness: Harness, match: Match, status: int) -> None:
    harness.sandbox.control.fail(EDITING, status, retry_after=0.2)
    await complete_turn(harness, match)
    await match.next_post()
    assert components_of(match.post, Play)
    await match.settle()
    assert len(await match.posts()) == 2


async def complete_turn(harness: Harness, match: Match) -> None:
    """Takes Alice's whole turn."""
    alice = await harness.person("Alice")
    panel = await choose_all(alice, await open_panel(alice, match.post))
    assert "Done" in private_text(await press(alice, panel, Done))


async def test_a_lobby_opens_despite_an_error_of_discord(harness: Harness) -> None:
    harness.sandbox.control.fail(ANSWERING, 500)
    lobby = await harness.open_lobby("Bob")
    assert components_of(lobby, Join)


async def test_a_refused_lobby_is_reported_in_private(harness: Harness) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.fail(ANSWERING, 400)
    await alice.slash("new", game="manhattan")
    text = await alice.wait_for(lambda message: "Discord did not accept the answer" in alice.text(message))
    assert text["flags"] & 64


async def test_a_refused_lobby_leaves_nothing_in_the_database(harness: Harness) -> None:
    lobby = await harness.open_lobby("Bob")
    alice = await harness.person("Alice")
    harness.sandbox.control.fail(ANSWERING, 400)
    await alice.slash("new", game="manhattan")
    await alice.wait_for(lambda message: "Discord did not accept the answer" in alice.text(message))
    store = harness.bot.services.store
    assert [session async for session in store.sessions.all()] == [int(lobby["id"])]
    assert await store.indexes.lobby(int(lobby["channel_id"])) == int(lobby["id"])


async def test_the_bot_continues_after_a_lost_connection(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.cut_gateway()
    await harness.wait_for_reconnect()
    assert components_of(await open_panel(alice, match.post), Pick)


async def test_a_connected_bot_shows_health_that_it_listens(harness: Harness) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await vitals(harness.bot.services.store.redis)).listened is None:
            await asyncio.sleep(0.02)


async def test_a_suggestion_that_comes_too_late_is_a_line_and_no_traceback(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.fail(ACKNOWLEDGING, 404, code=10062)
    with pytest.raises(TimeoutError):
        await alice.autocomplete("play", option="match", patience=0.5)
    (record,) = [record for record in caplog.records if "autocomplete" in record.getMessage()]
    assert as_warning(record)
    assert (record.levelname, record.exc_info) == ("WARNING", None)
    assert "10062" in record.getMessage()
