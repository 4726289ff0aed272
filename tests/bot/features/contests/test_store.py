"""Contests in Redis: commits, indexes, and what is left of one that is removed or unreadable."""

from functools import partial

import pytest

from bot.domain.errors import UserError
from bot.features.contests import domain as contests
from bot.features.contests.store import Contests, Shown
from bot.store.database import Store
from tests.bot.features.contests.made import CONTEST, HOST, NOON, contest


async def test_a_contest_is_found_by_its_server_and_its_people(store: Store) -> None:
    there = contest(people=2)
    await store.of(Contests).create(there, "open")
    assert await store.of(Contests).load(CONTEST) == there
    assert await store.of(Contests).open() == [CONTEST]
    assert await store.of(Contests).on_server(1) == [there]
    assert await store.of(Contests).of_person(1) == await store.of(Contests).of_person(HOST) == [CONTEST]


async def test_a_change_that_was_overtaken_is_applied_again(store: Store) -> None:
    there = contest()
    await store.of(Contests).create(there, "open")
    await store.of(Contests).update(there, lambda now: contests.enter(now, 1, "Alice", NOON))
    after = await store.of(Contests).update(there, lambda now: contests.enter(now, 2, "Bob", NOON))
    assert after.entered == (1, 2)
    assert await store.of(Contests).load(CONTEST) == after


async def test_an_operation_is_carried_out_once(store: Store) -> None:
    there = contest()
    await store.of(Contests).create(there, "open")
    enter = partial(contests.enter, person=1, name="Alice", now=NOON)
    once = await store.of(Contests).update(there, enter, "press")
    assert await store.of(Contests).update(there, enter, "press") == once
    with pytest.raises(UserError):
        await store.of(Contests).update(there, enter, "another press")


async def test_a_change_that_changes_nothing_is_not_written(store: Store) -> None:
    there = contest()
    await store.of(Contests).create(there, "open")
    assert await store.of(Contests).update(there, lambda now: now) is there
    assert await store.of(Contests).load(CONTEST) == there


async def test_what_is_shown_does_not_change_the_document(store: Store) -> None:
    await store.of(Contests).create(contest(), "open")
    assert await store.of(Contests).shown(CONTEST) == Shown(0, 0, 0, 0)
    await store.of(Contests).note(CONTEST, shown=3, again=NOON)
    assert await store.of(Contests).shown(CONTEST) == Shown(3, NOON, 0, 0)
    assert await store.of(Contests).load(CONTEST) == contest()


async def test_an_unreadable_contest_is_set_aside(store: Store) -> None:
    await store.of(Contests).create(contest(), "open")
    await store.redis.hset(f"contest:{{{CONTEST}}}", "document", b"{")
    assert await store.of(Contests).load(CONTEST) is None
    assert await store.redis.exists(f"broken:{{contest:{CONTEST}}}")


async def test_nothing_is_left_of_a_contest_that_is_removed(store: Store) -> None:
    there = contest(people=3)
    await store.of(Contests).create(there, "open")
    await store.of(Contests).finished(there, NOON)
    assert await store.of(Contests).open() == []
    assert await store.of(Contests).ended_before(NOON) == [CONTEST]
    await store.of(Contests).remove(CONTEST)
    assert [key async for key in store.redis.scan_iter(match="contest*")] == []


async def test_nothing_is_left_of_the_contests_of_a_server(store: Store) -> None:
    await store.of(Contests).create(contest(people=3), "open")
    await store.of(Contests).forget_server(1, NOON)
    assert [key async for key in store.redis.scan_iter(match="contest*")] == []
