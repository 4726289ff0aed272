"""Several processes with one token: Discord sends each interaction to all of them, and one answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.actions.lobby import ShowOptions
from bot.actions.opening import OpenLobby
from bot.app.client import Client, create_bot
from bot.features.notes.feature import OpenNote
from bot.store.claims import Claims
from tests.end_to_end.answers import Answers
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    choose,
    forge,
    message_of,
    open_panel,
    press,
    private_text,
    running_harness,
)


class NoClaims(Claims):
    """What a version of Parlour without claims does: it answers whatever it gets."""

    def queue(self, pipe: Any, interaction: int) -> None:
        """Claims nothing."""
        pipe.echo(b"")

    async def check(self, interaction: int, reply: Any) -> None:
        """Accepts whatever others have claimed."""

    async def claim(self, interaction: int) -> None:
        """Claims nothing."""


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
async def harness(redis_url: str, tmp_path: Path, answers: Answers) -> AsyncIterator[Harness]:
    async with running_harness(redis_url, tmp_path, answers) as harness:
        yield harness


@asynccontextmanager
async def beside(harness: Harness) -> AsyncIterator[Client]:
    """Runs a second process's worth of bot, which gets the same interactions."""
    other = create_bot(harness.settings, works=False)
    running = asyncio.create_task(other.start("token"))
    try:
        async with asyncio.timeout(PATIENCE):
            while not (other.opened.is_set() and len(harness.sandbox.control.shards()) == 2):
                await asyncio.sleep(0.01)
        yield other
    finally:
        await other.close()
        await running


async def interact(harness: Harness) -> None:
    """Uses commands, suggestions, buttons, menus, and a form; each is answered as usual."""
    alice, carol = await harness.people("Alice", "Carol")
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    lobby = message_of(await alice.slash("new", channel="manhattan", game="montana"))
    message_of(await forge(alice, lobby, ShowOptions()))
    games = message_of(await alice.slash("new", channel="manhattan"))
    message_of(await press(alice, games, OpenLobby))
    message_of(await choose(alice, await open_panel(alice, match.post)))
    form = (await forge(alice, match.post, OpenNote(match.id))).modal
    assert form is not None
    message_of(await alice.submit(form, {"text": "Take the docks"}))
    suggested = await alice.autocomplete("play", option="match")
    assert [choice["value"] for choice in suggested] == [match.channel]
    assert "There is no match" in private_text(await carol.slash("replay", channel="board-games"))
    assert "button" in private_text(await forge(alice, match.post, "unknown"))


async def test_two_processes_answer_each_interaction_once(harness: Harness, answers: Answers) -> None:
    async with beside(harness):
        answers.sent.clear()
        with capture_logs() as logged:
            await interact(harness)
    assert answers.unanswered == set()
    assert (answers.doubled, answers.refused) == (set(), {})
    assert {answers.deliveries[interaction] for interaction in answers.sent} == {2}
    assert unexpected(logged) == []


async def test_beside_a_version_without_claims_everybody_gets_an_answer_and_nothing_counts_twice(
    harness: Harness, answers: Answers
) -> None:
    async with beside(harness) as other:
        other.services.store.claims = NoClaims(other.services.store.redis)
        await interact(harness)
    assert answers.unanswered == set()
    assert set(answers.first.values()) == {1}, "Discord accepts one first answer"
    running = [session async for session in harness.bot.services.store.sessions.all()]
    assert len(running) == 3


def unexpected(logged: list[MutableMapping[str, Any]]) -> list[MutableMapping[str, Any]]:
    """Returns what is more than information in a log."""
    return [entry for entry in logged if entry["log_level"] not in ("debug", "info")]
