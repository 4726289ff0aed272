"""The benchmark of starting stores its matches as a bot would."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from benchmarks import stored
from benchmarks.stored import Stored
from bot.domain.calendar import DAY
from bot.domain.session import Stage
from bot.store.database import Store
from rules import games

SESSIONS = stored.SHAPES
FIRST_PERSON, NOW = 700, 1_800_000_000


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    async with stored.opened(redis_url) as store:
        yield store


@pytest.fixture
async def filled(store: Store) -> Stored:
    return await stored.fill(store, range(SESSIONS), FIRST_PERSON, NOW)


async def test_all_matches_are_in_the_database_with_their_whole_logs(store: Store, filled: Stored) -> None:
    sessions = [await store.sessions.load(channel) async for channel in store.sessions.all()]
    logs = [await store.sessions.log(session) for session in sessions if session]
    assert len(sessions) == SESSIONS
    assert [len(log) for log in logs] == [session.entries for session in sessions if session]
    assert filled == Stored(SESSIONS, sum(map(len, logs)))
    assert filled.entries > 50 * SESSIONS


async def test_stored_matches_are_counted_in_the_database(store: Store, filled: Stored) -> None:
    assert await stored.count(store) == filled
    await store.sessions.delete(stored.FIRST_CHANNEL)
    assert (await stored.count(store)).sessions == SESSIONS - 1


async def test_stored_matches_are_of_all_games_and_running_or_over(store: Store, filled: Stored) -> None:
    sessions = [await store.sessions.load(channel) async for channel in store.sessions.all()]
    assert {session.game for session in sessions if session} == set(games.names())
    assert {session.stage for session in sessions if session} == {Stage.PLAY, Stage.OVER}


async def test_every_turn_is_indexed_and_nothing_is_left_to_do(store: Store, filled: Stored) -> None:
    sessions = [await store.sessions.load(channel) async for channel in store.sessions.all()]
    expected = {(session.seats[seat].person, session.id) for session in sessions if session for seat in session.to_move}
    people = {seat.person for session in sessions if session for seat in session.seats}
    assert expected
    assert expected == {(person, session.id) for person in people for session in await store.indexes.turns(person)}
    assert [channel async for channel in store.sessions.unannounced()] == []
    assert await store.indexes.is_complete()
    assert await store.indexes.ringing(NOW) == []
    assert await store.indexes.ringing(NOW + 7 * DAY) != []


async def test_more_matches_can_be_added_later(store: Store, filled: Stored) -> None:
    more = await stored.fill(store, range(SESSIONS, SESSIONS + 5), FIRST_PERSON, NOW)
    assert more.sessions == 5
    assert await stored.count(store) == Stored(SESSIONS + 5, filled.entries + more.entries)
