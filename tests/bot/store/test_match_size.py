"""A finished match takes at most 4 KiB of the database, with its share of the indexes."""

from typing import Any

import pytest
from msgspec import structs

from bot.domain.calendar import DAY
from bot.domain.session import Change
from bot.store.database import Store
from bot.store.keys import keys
from tools.random_matches import BEGIN, Played, every_setup, random_match

LIMIT = 4096
SHARE = 300
"""More than the share of the indexes."""
LONG = {("coal_baron", 4): 108, ("montana", 3): 112}
"""The seeds of the largest of 25 matches."""
INDEXES = ("live", "ended", "ended:unarchived", "due", "stage", "guild", "named", "people", "tables", "turns")


async def archive(store: Store, played: Played) -> int:
    """Stores a match and archives it; returns how many bytes its keys take."""
    session, log = played
    now = BEGIN + 100 * DAY
    await store.sessions.create(structs.replace(session, revision=0, match=None, entries=0))
    assert await store.sessions.commit(structs.replace(session, revision=0), Change(session, log, news=False))
    await store.sessions.mark_announced(session.id, session.revision, post=session.id + 1)
    await store.indexes.write(session, now)
    await store.retention.archive(session.id, now)
    assert await store.sessions.load(session.id) == session
    assert await store.sessions.log(session) == log
    own = [key for key in keys(session.id) if await store.redis.exists(key)]
    assert own == [keys(session.id).document]
    return await memory(store, own)


async def memory(store: Store, names: list[Any]) -> int:
    """Returns how many bytes keys take; all members of a key are looked at."""
    return sum([await store.redis.memory_usage(name, samples=0) or 0 for name in names])


@pytest.mark.match
async def test_a_finished_match_takes_4_kib_in_every_game_with_its_share_of_the_indexes(store: Store) -> None:
    taken = {setup: await archive(store, random_match(*setup, seed)) for seed, setup in enumerate(every_setup())}
    names = [key async for key in store.redis.scan_iter() if key.decode().partition(":")[0] in INDEXES]
    share = await memory(store, names) / len(taken)
    assert share > 0
    assert {setup: size + share for setup, size in taken.items() if size + share > LIMIT} == {}


@pytest.mark.parametrize("setup", LONG)
async def test_so_does_a_long_match(store: Store, setup: tuple[str, int]) -> None:
    assert await archive(store, random_match(*setup, LONG[setup])) < LIMIT - SHARE
