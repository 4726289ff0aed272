"""Contests in Redis: commits, indexes, and what is left of one that is removed or unreadable."""

from functools import partial

import pytest

from bot.domain.errors import UserError
from bot.features.contests import domain as contests
from bot.features.contests.store import Shown
from bot.store.database import Store
from tests.bot.features.contests.made import CONTEST, HOST, NOON, contest


async def test_a_contest_is_found_by_its_server_and_its_people(store: Store) -> None:
    there = contest(people=2)
    await store.contests.create(there, "open")
    assert await store.contests.load(CONTEST) == there
    assert await store.contests.open() == [CONTEST]
    assert await store.contests.on_server(1) == [there]
    assert await store.contests.of_person(1) == await store.contests.of_person(HOST) == [CONTEST]
    seen = await store.surroundings(1, NOON, 1, contest=CONTEST)
    assert seen.contest == there


async def test_a_change_that_was_overtaken_is_applied_again(store: Store) -> None:
    there = contest()
    await store.contests.create(there, "open")
    await store.contests.update(there, lambda now: contests.enter(now, 1, "Alice", NOON))
    after = await store.contests.update(there, lambda now: contests.enter(now, 2, "Bob", NOON))
    assert after.entered == (1, 2)
    assert await store.contests.load(CONTEST) == after


async def test_an_operation_is_carried_out_once(store: Store) -> None:
    there = contest()
    await store.contests.create(there, "open")
    enter = partial(contests.enter, person=1, name="Alice", now=NOON)
    once = await store.contests.update(there, enter, "press")
    assert await store.contests.update(there, enter, "press") == once
    with pytest.raises(UserError):
        await store.contests.update(there, enter, "another press")


async def test_a_change_that_changes_nothing_is_not_written(store: Store) -> None:
    there = contest()
    await store.contests.create(there, "open")
    assert await store.contests.update(there, lambda now: now) is there
    assert await store.contests.load(CONTEST) == there


async def test_what_is_shown_does_not_change_the_document(store: Store) -> None:
    await store.contests.create(contest(), "open")
    assert await store.contests.shown(CONTEST) == Shown(0, 0, 0, 0)
    await store.contests.note(CONTEST, shown=3, again=NOON)
    assert await store.contests.shown(CONTEST) == Shown(3, NOON, 0, 0)
    assert await store.contests.load(CONTEST) == contest()


async def test_an_unreadable_contest_is_set_aside(store: Store) -> None:
    await store.contests.create(contest(), "open")
    await store.redis.hset(f"contest:{{{CONTEST}}}", "document", b"{")
    assert await store.contests.load(CONTEST) is None
    assert await store.redis.exists(f"broken:{{contest:{CONTEST}}}")


async def test_nothing_is_left_of_a_contest_that_is_removed(store: Store) -> None:
    there = contest(people=3)
    await store.contests.create(there, "open")
    await store.contests.finished(there, NOON)
    assert await store.contests.open() == []
    assert await store.contests.ended_before(NOON) == [CONTEST]
    await store.contests.remove(CONTEST)
    assert [key async for key in store.redis.scan_iter(match="contest*")] == []


async def test_nothing_is_left_of_the_contests_of_a_server(store: Store) -> None:
    await store.contests.create(contest(people=3), "open")
    await store.contests.forget_server(1)
    assert [key async for key in store.redis.scan_iter(match="contest*")] == []
