"""Indexes follow from one revision of a session; if that has changed, from the one that is there by then."""

from typing import Any

import pytest
from msgspec import structs
from redis.exceptions import ResponseError

from bot.domain import lobbies
from bot.domain.session import AnySession, Stage
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, LOBBY, lobby


async def begin(store: Store) -> tuple[AnySession, AnySession]:
    """Stores a lobby and starts its match; returns both."""
    waiting = lobby(ALICE, BOB)
    await store.sessions.create(waiting)
    change = await store.sessions.update(waiting, lambda now: lobbies.start(now, ALICE, LOBBY, new_proof()))
    return waiting, change.session


async def indexes(store: Store) -> dict[bytes, Any]:
    """Returns what is indexed."""
    sets = [key async for key in store.redis.scan_iter() if key.startswith((b"turns:", b"tables:", b"stage:"))]
    return {**{key: await store.redis.smembers(key) for key in sets}, b"live": await store.redis.zrange("live", 0, -1)}


async def test_a_match_is_not_indexed_as_the_lobby_that_it_was(store: Store) -> None:
    waiting, begun = await begin(store)
    await store.indexes.write(begun, 0)
    indexed = await indexes(store)
    await store.indexes.write(waiting, 0)
    assert await indexes(store) == indexed
    counted = (await store.session_counts.counted()).everywhere
    assert (counted.at(Stage.LOBBY), counted.at(Stage.PLAY)) == (0, 1)


async def test_a_match_is_not_indexed_as_an_earlier_one_in_its_channel(store: Store) -> None:
    _, begun = await begin(store)
    await store.indexes.write(begun, 0)
    indexed = await indexes(store)
    await store.indexes.write(structs.replace(begun, revision=begun.revision + 9, stage=Stage.OVER), 0)
    assert await indexes(store) == indexed


async def test_a_session_is_indexed_as_what_it_has_become(store: Store) -> None:
    waiting, _ = await begin(store)
    await store.indexes.write(waiting, 0)
    assert (await store.session_counts.counted()).everywhere.at(Stage.PLAY) == 1


async def test_a_deleted_session_is_not_indexed(store: Store) -> None:
    _, begun = await begin(store)
    await store.sessions.delete(LOBBY)
    await store.indexes.write(begun, 0)
    assert await indexes(store) == {b"live": []}


async def test_an_index_that_cannot_be_written_prevents_no_other(store: Store) -> None:
    _, begun = await begin(store)
    await store.redis.set("turns:computers", "no index")
    with pytest.raises(ResponseError, match="WRONGTYPE"):
        await store.indexes.write(begun, 0)
    assert [*await store.indexes.listed(ALICE)] == [*await store.indexes.listed(BOB)] == [begun.id]
