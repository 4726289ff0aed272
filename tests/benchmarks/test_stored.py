"""The benchmark of starting stores its matches as a bot would that has run for a year."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from benchmarks import stored
from benchmarks.stored import Setting, Stored, channel
from bot.domain.calendar import DAY
from bot.domain.session import AnySession, Stage
from bot.store.database import Store
from rules import games

RUNNING, ALL = 16, 22
SETTING = Setting(guild=900, first_person=700, running=RUNNING, now=1_800_000_000)


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    async with stored.opened(redis_url) as store:
        yield store


@pytest.fixture
async def filled(store: Store) -> Stored:
    return await stored.fill(store, range(ALL), SETTING)


async def sessions_of(store: Store) -> list[AnySession]:
    found = [await store.sessions.load(each) async for each in store.sessions.all()]
    return [session for session in found if session]


async def test_all_matches_are_in_the_database_with_their_whole_logs(store: Store, filled: Stored) -> None:
    sessions = await sessions_of(store)
    logs = [await store.sessions.log(session) for session in sessions]
    assert [len(log) for log in logs] == [session.entries for session in sessions]
    assert filled == Stored(RUNNING, ALL - RUNNING, sum(map(len, logs)))


async def test_those_that_are_over_are_archived_and_the_others_go_on(store: Store, filled: Stored) -> None:
    sessions = await sessions_of(store)
    assert {session.game for session in sessions} == set(games.names())
    running = {session.id for session in sessions if session.stage is Stage.PLAY}
    assert running == {channel(number) for number in range(RUNNING)}
    assert await store.retention.to_archive(SETTING.now) == []
    assert await store.retention.ended_before(SETTING.now - stored.YEAR) == []
    assert len(await store.retention.ended()) == ALL - RUNNING


async def test_stored_matches_are_counted_in_the_database(store: Store, filled: Stored) -> None:
    assert await stored.count(store, range(ALL)) == filled
    for number in (0, ALL - 1):
        await store.sessions.delete(channel(number))
    found = await stored.count(store, range(ALL))
    assert (found.running, found.archived) == (RUNNING - 1, ALL - RUNNING - 1)
    assert found.entries < filled.entries


async def test_every_turn_is_indexed_and_nothing_is_left_to_do(store: Store, filled: Stored) -> None:
    sessions = await sessions_of(store)
    expected = {(session.seats[seat].person, session.id) for session in sessions for seat in session.to_move}
    people = {seat.person for session in sessions for seat in session.seats}
    assert expected
    assert expected == {(person, session.id) for person in people for session in await store.indexes.turns(person)}
    assert [each async for each in store.sessions.unannounced()] == []
    assert await store.indexes.is_complete()
    assert await store.indexes.ringing(SETTING.now) == []
    assert await store.indexes.ringing(SETTING.now + 7 * DAY) != []


async def test_operations_of_the_last_quarter_of_an_hour_can_be_forgotten(store: Store, filled: Stored) -> None:
    await stored.forget_operations(store)
    assert await store.redis.keys("operation:*") == []
    assert await stored.count(store, range(ALL)) == filled
