"""Tables at which nothing happens: one that never begins closes, the thread of a match does not go to sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.actions.lobby import Join, Start
from bot.domain.calendar import DAY, HOUR
from sandbox.testing import reading
from tests.end_to_end.days import Days, Ledger
from tests.end_to_end.game_night import PATIENCE, components_of, press, said_privately


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)


async def test_a_table_that_never_begins_closes_after_a_week_without_a_word(days: Days, ledger: Ledger) -> None:
    lobby = await days.night.open_lobby("Bob")
    alice, carol = await days.night.people("Alice", "Carol")
    await days.passes(5 * DAY)
    await press(carol, lobby, Join, patience=0.5)
    said = len(ledger.said)
    await days.passes(6 * DAY)
    await days.passes(HOUR)
    store = days.night.bot.services.store
    assert (await store.sessions.load(int(lobby["id"]))) is not None
    now = await alice.wait_for(lambda m: bool(m["id"] == lobby["id"]), channel="lobby")
    assert components_of(now, Start), "somebody came in between"
    await days.passes(DAY)
    closed = await alice.wait_for(
        lambda m: bool(m["id"] == lobby["id"]) and not components_of(m, Start), channel="lobby"
    )
    assert "closed before the match began" in reading.text(closed)
    assert len(ledger.said) == said
    assert "closed" in said_privately(await alice.slash("lobby", action="start"))


async def test_the_thread_of_a_match_is_woken_before_it_is_forgotten(days: Days, ledger: Ledger) -> None:
    match = await days.begin("Bob", clock="none")
    alice = await days.night.person("Alice")
    await match.settle()
    await alice.slash("mute", channel=match.channel)
    said = len(ledger.said)
    control = days.night.sandbox.control
    await days.passes(6 * DAY - HOUR)
    control.archive(match.channel)
    await days.passes(2 * HOUR)
    await until(lambda: not control.channel(match.channel).archived)
    await days.passes(DAY)
    assert await days.night.bot.services.store.indexes.ringing(days.time.moment) == []
    assert len(ledger.said) == said
