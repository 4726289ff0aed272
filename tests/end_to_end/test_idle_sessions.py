"""Idle sessions: a lobby that never starts is closed, and the thread of a match stays unarchived."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.actions.lobby import Join, Start
from bot.domain.calendar import DAY, HOUR
from bot.features.reminders.feature import Mute
from sandbox.testing import reading
from tests.end_to_end.days import Days, Ledger
from tests.end_to_end.harness import PATIENCE, ask, components_of, forge, press, private_text


async def wait_until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)


async def test_a_lobby_that_never_starts_closes_after_a_quiet_week(days: Days, ledger: Ledger) -> None:
    lobby = await days.harness.open_lobby("Bob")
    alice, carol = await days.harness.people("Alice", "Carol")
    await days.advance(5 * DAY)
    await press(carol, lobby, Join, patience=0.5)
    sent_before = len(ledger.sent)
    await days.advance(6 * DAY)
    await days.advance(HOUR)
    store = days.harness.bot.services.store
    assert (await store.sessions.load(int(lobby["id"]))) is not None
    now = await alice.wait_for(lambda m: bool(m["id"] == lobby["id"]), channel="lobby")
    assert components_of(now, Join), "somebody joined in between"
    await days.advance(DAY)
    closed = await alice.wait_for(
        lambda m: bool(m["id"] == lobby["id"]) and not components_of(m, Join), channel="lobby"
    )
    assert "closed before the match started" in reading.text(closed)
    assert len(ledger.sent) == sent_before
    assert "closed" in private_text(await forge(alice, lobby, Start(int(lobby["id"]))))


async def test_the_thread_of_an_idle_match_is_unarchived(days: Days, ledger: Ledger) -> None:
    match = await days.start_match("Bob", clock="none")
    alice = await days.harness.person("Alice")
    await match.settle()
    await ask(alice, match, Mute)
    sent_before = len(ledger.sent)
    control = days.harness.sandbox.control
    await days.advance(6 * DAY - HOUR)
    control.archive(match.channel)
    await days.advance(2 * HOUR)
    await wait_until(lambda: not control.channel(match.channel).archived)
    await days.advance(DAY)
    assert await days.harness.bot.services.store.indexes.ringing(days.time.moment) == []
    assert len(ledger.sent) == sent_before
