"""Stores matches as on a bot that has run for a year: some go on, and the others are finished and archived."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import cache, partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from msgspec import structs

from bot.domain.calendar import DAY, HOUR
from bot.domain.session import AnySession, Change
from bot.store import archive
from bot.store.database import Store
from bot.store.keys import keys, operation_key
from tools.random_matches import Played, every_setup, random_match

SHAPES = 32
"""The number of different matches that go on, and of those that are over: of each game and number of seats."""
MOVES = 5
"""How many more moves each of those that go on has than the one before."""
AGES = 20 * HOUR
"""The age of the oldest last move in seconds: less than a day, so that no reminder is due."""
YEAR = 360 * DAY
"""How long ago the first match ended: none is old enough to be removed."""
NEIGHBOURS = 4
"""The number of consecutive matches played by the same people."""
FIRST_CHANNEL = 1_500_000_000_000_000_000
"""Channel ids from here on are as long as Discord's."""
AT_ONCE = 20
COUNTED_AT_ONCE = 200
POLL_SECONDS = 0.1


class Stored(NamedTuple):
    """The counts of a database."""

    running: int
    archived: int
    entries: int
    """Lines in the logs of all sessions together."""


class Setting(NamedTuple):
    """What the matches have in common."""

    guild: int
    first_person: int
    """Match n is played by this person + n // NEIGHBOURS and the following ones: each plays in about a dozen."""
    running: int
    """Matches with a lower number go on."""
    now: int


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Opens the store at `url`; closes it at the end."""
    store = Store(url)
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, numbers: Iterable[int], setting: Setting) -> Stored:
    """Stores the matches with these numbers through the functions of the store; returns their expected counts."""
    waiting = iter(numbers)
    stored: list[Stored] = []

    async def some() -> None:
        for number in waiting:
            is_running = number < setting.running
            shape = _running(number % SHAPES, setting.now) if is_running else _finished(number % SHAPES)
            await _store(store, _placed(shape.session, number, setting), shape.log, number, setting)
            stored.append(Stored(is_running, not is_running, len(shape.log)))

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    await store.indexes.completed()
    await store.beat(setting.now)
    return total(stored)


async def count(store: Store, numbers: Iterable[int]) -> Stored:
    """Reads each of these matches from the database, unpacks it and counts the lines of its log."""
    stored: list[Stored] = []
    waiting = list(numbers)
    for start in range(0, len(waiting), COUNTED_AT_ONCE):
        async with store.redis.pipeline(transaction=False) as pipe:
            for number in waiting[start : start + COUNTED_AT_ONCE]:
                pipe.hmget(keys(channel(number)).document, "document", archive.FIELD)
                pipe.llen(keys(channel(number)).log)
            found: list[Any] = await pipe.execute()
        for (document, compressed), lines in zip(found[::2], found[1::2], strict=True):
            archived = document is None and compressed is not None
            entries = len(archive.decompressed(compressed).log) if archived else lines
            stored.append(Stored(document is not None, archived, entries))
    return total(stored)


async def together(work: Callable[..., Any], url: str, numbers: range, *arguments: Any) -> Stored:
    """Divides `fill` or `count` among as many processes as there are cores."""
    cores = os.cpu_count() or 1
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        parts = [partial(_alone, work, url, numbers[core::cores], *arguments) for core in range(cores)]
        return total(await asyncio.gather(*(loop.run_in_executor(pool, part) for part in parts)))


def _alone(work: Callable[..., Any], url: str, numbers: range, *arguments: Any) -> Stored:
    async def run() -> Stored:
        async with opened(url) as store:
            return await work(store, numbers, *arguments)  # type: ignore[no-any-return]

    return asyncio.run(run())


def total(parts: Iterable[Stored]) -> Stored:
    """Returns the sums."""
    return Stored(*map(sum, zip(Stored(0, 0, 0), *parts, strict=True)))


def channel(number: int) -> int:
    """Returns the id of the match with this number."""
    return FIRST_CHANNEL + 2 * number


async def keep_in_file(store: Store, *, kept: bool) -> None:
    """Makes Redis write no file, or a new one with everything, as it does whenever its file has doubled."""
    await store.redis.config_set("appendonly", "yes" if kept else "no")
    while (state := await store.redis.info("persistence"))["aof_rewrite_in_progress"] or state["aof_rewrite_scheduled"]:
        await asyncio.sleep(POLL_SECONDS)


async def forget_operations(store: Store) -> None:
    """Deletes what the commits of the last quarter of an hour have left: a bot makes a few in that time."""
    names = [name async for name in store.redis.scan_iter(match=operation_key("*"), count=1000)]
    async with store.redis.pipeline(transaction=False) as pipe:
        for name in names:
            pipe.unlink(name)
        await pipe.execute()


async def _store(store: Store, session: AnySession, log: list[Any], number: int, setting: Setting) -> None:
    """Stores a session under its final id from the start, because a session that changes its id leaves the index."""
    await store.sessions.create(structs.replace(session, revision=0, match=None, entries=0))
    await store.sessions.commit(structs.replace(session, revision=0), Change(session, log, news=False))
    await store.sessions.mark_announced(session.id, session.revision, post=session.id + 1)
    if number < setting.running:
        await store.indexes.write(session, setting.now)
    else:
        await store.indexes.write(session, setting.now - DAY - number * 7919 % (YEAR - DAY))
        await store.retention.archive(session.id, setting.now)


def _placed(session: AnySession, number: int, setting: Setting) -> AnySession:
    """Returns the session moved to a channel and people of its own."""
    here, first = channel(number), setting.first_person + number // NEIGHBOURS
    seats = [structs.replace(seat, person=first + place) for place, seat in enumerate(session.seats)]
    return structs.replace(session, id=here, channel=here, lobby=here, host=first, seats=seats, guild=setting.guild)


@cache
def _running(number: int, now: int) -> Played:
    """Returns a match that goes on after some random moves."""
    setups = every_setup()
    game, seats = setups[number % len(setups)]
    return random_match(game, seats, number, moves=number * MOVES, begin=now - AGES * number // SHAPES, turn=1)


@cache
def _finished(number: int) -> Played:
    """Returns a match that was played to its end."""
    setups = every_setup()
    game, seats = setups[number % len(setups)]
    return random_match(game, seats, number)
