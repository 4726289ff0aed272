"""Preferences changed concurrently, and downtime."""

import asyncio

from msgspec import structs

from bot.domain.calendar import Span
from bot.domain.preferences import Preferences
from bot.store.database import Store
from bot.store.liveness import GAP, REMEMBERED
from tests.bot.sessions import ALICE


async def test_concurrent_changes_of_preferences_are_both_kept(store: Store) -> None:
    await asyncio.gather(
        store.people.update(ALICE, lambda now: structs.replace(now, language="ja")),
        store.people.update(ALICE, lambda now: structs.replace(now, mention=False)),
    )
    assert await store.people.person(ALICE) == Preferences(language="ja", mention=False)


async def test_a_gap_between_heartbeats_is_stored_as_downtime(store: Store) -> None:
    for moment in (1000, 1100, 1100 + GAP, 90_000, 90_030):
        await store.beat(moment)
    assert (await store.people.moment(ALICE, 90_040)).down == (Span(1100 + GAP, 90_000),)


async def test_downtime_counts_before_the_next_heartbeat(store: Store) -> None:
    await store.beat(1000)
    assert (await store.people.moment(ALICE, 5000)).down == (Span(1000, 5000),)
    assert (await store.snapshot(1, ALICE, 1000 + GAP))[1].down == ()


async def test_a_machine_clock_set_back_leaves_no_downtime(store: Store) -> None:
    for moment in (1000, 90_000, 1060, 1090):
        await store.beat(moment)
    assert (await store.people.moment(ALICE, 1100)).down == ()


async def test_old_downtime_is_deleted_after_a_while(store: Store) -> None:
    for moment in (1000, 90_000, 90_000 + REMEMBERED + 1):
        await store.beat(moment)
    assert (await store.people.moment(ALICE, 90_000 + REMEMBERED + 2)).down == (Span(90_000, 90_001 + REMEMBERED),)
