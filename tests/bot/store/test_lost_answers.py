"""Redis carries out a write and its answer is lost: the write is repeated, and counts once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from bot.domain import lobbies
from bot.domain.session import AnySession, Change
from bot.handlers.entropy import new_proof
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, CHANNEL, LOBBY, lobby
from tests.unreliable import Line, unreliable

COMMIT = b"operation:"
"""What only commits contain: the key that remembers an operation."""
MORE_THAN_TRIED = 10


@pytest.fixture
async def line(redis_url: str) -> AsyncIterator[Line]:
    async with unreliable(redis_url) as line:
        yield line


@pytest.fixture
async def store(line: Line) -> AsyncIterator[Store]:
    """The database at the end of the line, connected and with all scripts known to it."""
    store = Store(line.url)
    await store.sessions.create(lobby(BOB, number=99))
    yield store
    await store.close()


async def test_a_computer_added_while_the_answer_is_lost_is_seated_once(store: Store, line: Line) -> None:
    session = lobby(ALICE)
    await store.sessions.create(session)
    line.lose_answers(COMMIT, times=2)
    change = await store.sessions.update(session, lambda now: lobbies.add_computer(now, now.host))
    assert line.lost == 2
    assert await store.sessions.load(LOBBY) == change.session
    assert len(change.session.seats) == 2


async def test_a_lobby_whose_answer_is_lost_is_created_once(store: Store, line: Line) -> None:
    line.lose_answers(COMMIT)
    await store.sessions.create(lobby(ALICE))
    assert line.lost == 1
    assert await store.sessions.load(LOBBY) == lobby(ALICE)


async def test_a_match_whose_start_is_not_answered_is_stored_once(store: Store, line: Line) -> None:
    session = lobby(ALICE, BOB)
    await store.sessions.create(session)
    line.lose_answers(COMMIT)
    change = await store.sessions.update(session, started)
    assert line.lost == 1
    assert await store.sessions.load(LOBBY) == change.session
    assert len(await store.sessions.log(change.session)) == 1


async def test_a_match_has_begun_even_if_no_answer_ever_comes(store: Store, line: Line) -> None:
    session = lobby(ALICE, BOB)
    await store.sessions.create(session)
    line.lose_answers(COMMIT, times=MORE_THAN_TRIED)
    with pytest.raises(StoreUnavailable):
        await store.sessions.update(session, started)
    there = await store.sessions.load(LOBBY)
    assert there is not None
    assert there.people == [ALICE, BOB]


async def test_an_operation_that_is_delivered_twice_is_carried_out_once(store: Store) -> None:
    session = lobby(ALICE)
    await store.sessions.create(session)
    first = await store.sessions.update(session, lambda now: lobbies.add_computer(now, now.host), "7.0")
    between = await store.sessions.update(first.session, joined)
    again = await store.sessions.update(between.session, lambda now: lobbies.add_computer(now, now.host), "7.0")
    assert again.session == between.session, "the second delivery sees what is there"
    assert not again.news
    assert await store.sessions.load(LOBBY) == between.session


async def test_a_start_that_is_delivered_twice_is_carried_out_once(store: Store) -> None:
    session = lobby(ALICE, BOB)
    await store.sessions.create(session)
    first = await store.sessions.update(session, started, "7.0")
    again = await store.sessions.update(session, started, "7.0")
    assert again.session == first.session


@pytest.mark.parametrize(
    ("change", "expires"), [(None, True), (lambda now: lobbies.add_computer(now, now.host), False)]
)
async def test_a_lobby_expires_only_if_nobody_ever_changes_it(
    store: Store, change: Callable[[AnySession], Change] | None, expires: bool
) -> None:
    """What a crash leaves behind before anything leads to it goes by itself."""
    session = lobby(ALICE)
    await store.sessions.create(session)
    if change:
        await store.sessions.update(session, change)
    assert (await store.redis.ttl(f"session:{{{LOBBY}}}") > 0) is expires


async def test_operations_are_forgotten_after_a_while(store: Store) -> None:
    await store.sessions.create(lobby(ALICE), "7.0")
    assert 0 < await store.redis.ttl("operation:7.0") <= 900


async def test_the_newest_lobby_has_no_earlier_one_if_the_answer_is_lost(store: Store, line: Line) -> None:
    line.lose_answers(b"lobby:5")
    assert await store.indexes.open_lobby(5, LOBBY) == 0
    assert line.lost == 1


def joined(session: AnySession) -> Change:
    return lobbies.join(session, BOB, "Bob", 1)


def started(session: AnySession) -> Change:
    return lobbies.start(session, ALICE, CHANNEL, new_proof())
