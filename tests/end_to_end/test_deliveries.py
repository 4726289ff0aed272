"""Interactions that Discord delivers twice, whose acknowledgement is lost, or that are under way when the bot stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.actions.board import View
from bot.actions.lobby import AddComputer, Join
from bot.actions.turn import Pick
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Match,
    choose,
    components_of,
    forge,
    open_panel,
    press,
    private_text,
)
from tests.end_to_end.test_discord_errors import ACKNOWLEDGING, ANSWERING

PRESSES = 20
BEING_ANSWERED = "discord.py: on_interaction"
"""What discord.py calls the tasks that answer presses."""


@pytest.fixture
def logged() -> Iterator[list[MutableMapping[str, Any]]]:
    """What the bot logs; at the end of the test, no error may be in it."""
    with capture_logs() as entries:
        yield entries
    assert [entry for entry in entries if entry["log_level"] in ("error", "critical")] == []


async def test_a_press_that_is_delivered_twice_counts_once(
    harness: Harness, logged: list[MutableMapping[str, Any]]
) -> None:
    lobby = await harness.open_lobby()
    alice, carol = await harness.people("Alice", "Carol")
    harness.sandbox.control.repeat_interactions()
    await forge(alice, lobby, AddComputer())
    await alice.wait_for(lambda now: now["id"] == lobby["id"] and "(2 of 4)" in reading.text(now), channel="lobby")
    await harness.press_silently(carol, lobby, Join)
    session = await harness.bot.services.store.sessions.load(int(lobby["id"]))
    assert session is not None
    assert [seat.name for seat in session.seats] == ["Alice", "", "Carol"]


async def test_a_command_that_is_delivered_twice_opens_one_lobby(
    harness: Harness, logged: list[MutableMapping[str, Any]]
) -> None:
    harness.sandbox.control.repeat_interactions()
    lobby = await harness.open_lobby()
    assert components_of(lobby, Join)
    assert [channel async for channel in harness.bot.services.store.sessions.all()] == [int(lobby["id"])]


@pytest.mark.parametrize("connection_lost", [True, False])
async def test_a_lost_acknowledgement_delays_no_answer(
    harness: Harness, match: Match, logged: list[MutableMapping[str, Any]], connection_lost: bool
) -> None:
    """Discord refuses the second acknowledgement (40060, "Interaction has already been acknowledged")."""
    alice = await harness.person("Alice")
    if connection_lost:
        harness.sandbox.control.lose_answer(ACKNOWLEDGING)
    else:
        harness.sandbox.control.fail(ACKNOWLEDGING, 502, after_effect=True)
    panel = await open_panel(alice, match.post)
    assert components_of(panel, Pick)
    assert "☑️" in private_text(await choose(alice, panel))


async def test_an_outage_of_discord_during_an_answer_is_no_unexpected_error(
    harness: Harness, match: Match, logged: list[MutableMapping[str, Any]]
) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    harness.sandbox.control.lose_answer(ANSWERING, times=2)
    await choose(alice, panel, patience=2)
    assert components_of(await open_panel(alice, match.post), Pick)
    assert "answer refused" in {entry["event"] for entry in logged}


async def test_presses_under_way_are_answered_before_the_bot_stops(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.delay(ANSWERING, 0.5, times=PRESSES)
    presses = [asyncio.create_task(press(alice, match.post, View)) for _ in range(PRESSES)]
    async with asyncio.timeout(PATIENCE):
        while sum(task.get_name() == BEING_ANSWERED for task in asyncio.all_tasks()) < PRESSES:
            await asyncio.sleep(0)
    await harness.stop_bot()
    answers = await asyncio.gather(*presses)
    assert [answer.status for answer in answers] == ["done"] * PRESSES
