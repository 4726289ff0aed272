"""Who may play a duel, once, and what is left of somebody who was forgotten."""

from __future__ import annotations

import asyncio

from msgspec import structs

from bot.domain.calendar import DAY
from bot.domain.session import Stage
from bot.features.duels.domain import Entry
from bot.features.duels.duel import MOST, TIME, Duel, Standing, table
from bot.features.duels.duel_store import Claimed, Duels, duel_key
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, CAROL, match

NOW = 1_780_000_000
DUEL = Duel(77, 31, 8, "en", "montana", 2, 2, b"s" * 32, NOW + TIME)


def entry(name: str, session: int = 0, points: int = -1) -> Entry:
    counts = points >= 0
    return Entry(name, session, over=counts, counts=counts, points=max(points, 0), rival=10)


async def opened(store: Store, *people: int, closed: bool = False) -> Standing:
    """Stores a duel to which people are invited, the first of whom is its host."""
    standing = Standing(DUEL, people[0], closed, 0, {person: entry(str(person)) for person in people})
    await store.of(Duels).create(standing, NOW)
    return await loaded(store)


async def loaded(store: Store) -> Standing:
    found = await store.of(Duels).load(DUEL.id)
    assert found is not None
    return found


async def test_a_person_has_one_try_whatever_is_pressed_twice(store: Store) -> None:
    await opened(store, ALICE)
    duels = store.of(Duels)
    found = await asyncio.gather(*(duels.claim(DUEL, BOB, entry("Bob", number)) for number in (5, 6, 7)))
    assert sorted(found) == [Claimed.DONE, Claimed.BEFORE, Claimed.BEFORE]
    assert (await loaded(store)).entries[BOB].session == 5 + found.index(Claimed.DONE)


async def test_only_the_invited_play_a_closed_duel_and_only_eight_an_open_one(store: Store) -> None:
    await opened(store, ALICE, BOB, closed=True)
    duels = store.of(Duels)
    assert await duels.claim(DUEL, CAROL, entry("Carol", 5)) is Claimed.NOT_INVITED
    assert await duels.claim(DUEL, BOB, entry("Bob", 6)) is Claimed.DONE
    await opened(store, *range(1001, 1000 + MOST))
    await store.redis.hdel(duel_key(DUEL.id), "closed")
    for person, expected in ((2001, Claimed.FULL), (ALICE, Claimed.DONE)):
        assert await duels.claim(DUEL, person, entry("x", 9)) is expected


async def test_who_was_forgotten_cannot_come_back_before_the_end_and_leaves_no_mark_after_it(store: Store) -> None:
    await opened(store, ALICE, BOB)
    duels = store.of(Duels)
    await duels.claim(DUEL, BOB, entry("Bob", 6))
    (told,) = (await duels.export_person(BOB, NOW))["duels"]
    assert (told["name"], told["match"], told["you opened it"]) == ("Bob", "6", False)
    assert "s" * 32 not in str(told)
    await duels.forget_person(BOB, NOW)
    assert await duels.export_person(BOB, NOW) == {}
    assert BOB not in (await loaded(store)).entries
    assert await duels.claim(DUEL, BOB, entry("Bob", 7)) is Claimed.FORGOTTEN
    await duels.note(DUEL.id, structs.replace(match(BOB, ALICE), id=6, host=BOB))
    standing = await loaded(store)
    assert BOB not in standing.entries
    assert await duels.conclude(standing, NOW)
    assert not [field for field in await store.redis.hkeys(duel_key(DUEL.id)) if "mark:" in str(field)]
    assert await duels.claim(DUEL, BOB, entry("Bob", 7)) is Claimed.OVER


async def test_a_duel_does_not_end_while_somebody_enters(store: Store) -> None:
    before = await opened(store, ALICE)
    await store.of(Duels).claim(DUEL, BOB, entry("Bob", 6))
    assert not await store.of(Duels).conclude(before, NOW)
    assert not (await loaded(store)).over


async def test_what_is_finished_after_the_end_of_a_duel_is_not_noted(store: Store) -> None:
    await opened(store, BOB)
    duels = store.of(Duels)
    await duels.claim(DUEL, BOB, entry("Bob", 6))
    assert await duels.conclude(await loaded(store), NOW)
    finished = structs.replace(match(BOB, ALICE), id=6, host=BOB, stage=Stage.OVER, moved=NOW)
    await duels.note(DUEL.id, finished)
    assert not (await loaded(store)).entries[BOB].over
    await duels.note(DUEL.id, structs.replace(finished, moved=NOW - 1))
    assert (await loaded(store)).entries[BOB].over, "it was announced later"


async def test_a_duel_ends_later_once_for_each_absence_of_parlour(store: Store) -> None:
    duels, standing = store.of(Duels), await opened(store, ALICE)
    for _ in range(2):
        await duels.put_off(standing, NOW, NOW + DAY)
        standing = await loaded(store)
        assert standing.duel == structs.replace(DUEL, ends=DUEL.ends + DAY)
    await duels.put_off(standing, NOW + 2 * DAY, NOW + 3 * DAY)
    assert (await loaded(store)).duel.ends == DUEL.ends + 2 * DAY


async def test_who_has_begun_cannot_decline(store: Store) -> None:
    await opened(store, ALICE, BOB, CAROL)
    duels = store.of(Duels)
    await duels.claim(DUEL, BOB, entry("Bob", 6))
    for person in (BOB, CAROL):
        await duels.drop(DUEL.id, person)
    assert {*(await loaded(store)).entries} == {ALICE, BOB}


async def test_the_duels_of_a_server_are_forgotten_with_it(store: Store) -> None:
    await opened(store, ALICE)
    await store.of(Duels).forget_server(DUEL.guild, NOW)
    assert await store.of(Duels).load(DUEL.id) is None
    assert await store.of(Duels).due(NOW) == []


def test_a_duel_is_over_when_all_have_finished_and_nobody_else_may_enter_or_its_time_is_over() -> None:
    both = {ALICE: entry("Alice", 1, 12), BOB: entry("Bob", 2, 9)}
    open_duel = Standing(DUEL, ALICE, False, 0, both)
    assert not open_duel.is_due(NOW)
    assert open_duel._replace(is_closed=True).is_due(NOW)
    assert open_duel.is_due(DUEL.ends)
    for waits in (entry("Carol"), entry("Carol", 3)):
        assert not Standing(DUEL, ALICE, True, 0, {**both, CAROL: waits}).is_due(NOW)


def test_who_has_not_finished_is_last() -> None:
    entries = {ALICE: entry("Alice", 1, 9), BOB: entry("Bob"), CAROL: structs.replace(entry("Carol", 3, 12), won=True)}
    found = table(Standing(DUEL, ALICE, True, NOW, entries))
    assert [(each.place, each.person) for each in found] == [(1, CAROL), (2, ALICE), (3, BOB)]
