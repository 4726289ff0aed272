"""A match whose game is no longer installed stays as it is, and goes on when the game is back."""

from typing import Any

import pytest

from bot.domain.session import AnySession
from bot.store.database import Store
from bot.store.sessions import GameGone
from tests.bot.sessions import ALICE, BOB, LOBBY
from tests.bot.store.test_store import begin

KEY = "session:{5001}"


async def without_its_game(store: Store) -> AnySession:
    """Returns a match of Alice and Bob, stored as one of a game that is not there."""
    session = await begin(store, ALICE, BOB)
    await store.indexes.write(session, 0)
    document: Any = await store.redis.hget(KEY, "document")
    gone = document.replace(b'"game":"manhattan"', b'"game":"a_game_that_is_gone"')
    assert gone != document
    await store.redis.hset(KEY, "document", gone)
    return session


async def back(store: Store) -> None:
    document: Any = await store.redis.hget(KEY, "document")
    await store.redis.hset(KEY, "document", document.replace(b"a_game_that_is_gone", b"manhattan"))


async def test_reading_a_match_without_its_game_says_so_and_changes_nothing(store: Store) -> None:
    session = await without_its_game(store)
    before = await store.redis.hget(KEY, "document"), await store.redis.lrange(f"{KEY}:log", 0, -1)
    for read in (
        store.sessions.load(LOBBY),
        store.snapshot(LOBBY, ALICE, 0),
        store.sessions.pending(LOBBY),
    ):
        with pytest.raises(GameGone, match="a_game_that_is_gone"):
            await read
    assert (await store.redis.hget(KEY, "document"), await store.redis.lrange(f"{KEY}:log", 0, -1)) == before
    await back(store)
    assert await store.sessions.load(LOBBY) == session


async def test_a_match_without_its_game_is_in_no_list_until_everything_is_indexed_again(store: Store) -> None:
    session = await without_its_game(store)
    await store.indexes.completed()
    assert await store.sessions.readable(await store.indexes.listed(ALICE)) == {}
    await back(store)
    await store.redis.set("indexed:games", "other,games")
    assert not await store.indexes.is_complete()
    await store.indexes.write(session, 0)
    await store.indexes.completed()
    assert await store.indexes.is_complete()
    assert [*await store.indexes.listed(ALICE)] == [session.id]
