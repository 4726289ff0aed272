"""Stores matches as a long-running bot would: with logs and indexes."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache
from random import Random
from typing import NamedTuple

from msgspec import structs

from bot.domain import lobbies, turns
from bot.domain.calendar import HOUR
from bot.domain.session import AnySession, Change, Seat, Session
from bot.domain.turn_time import Moment, keep
from bot.store.database import Store
from bot.store.keys import keys
from rules import games
from rules import match as matches
from rules.chance import key
from rules.proof import promise

SHAPES = 30
"""The number of different matches: of all games and two to four people, from start to end."""
DECISIONS = 300
"""The approximate number in the longest match."""
AGES = 20 * HOUR
"""The age of the oldest last move in seconds: less than a day, so that no reminder is due."""
NEIGHBOURS = 4
"""The number of consecutive matches played by the same people."""
FIRST_CHANNEL = 1_500_000_000_000_000_000
"""Channel ids from here on are as long as Discord's."""
AT_ONCE = 50
COUNTED_AT_ONCE = 1000
POLL_SECONDS = 0.1


class Stored(NamedTuple):
    """The counts of a database."""

    sessions: int
    entries: int
    """Lines in the logs of all sessions together."""


class Shape(NamedTuple):
    """A match that is stored many times, in other channels and with other people."""

    session: AnySession
    log: list[matches.AnyEntry]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Opens the store at `url`; closes it at the end."""
    store = Store(url)
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, numbers: Iterable[int], first_person: int, now: int) -> Stored:
    """Stores the matches with these numbers as of `now`; returns their expected counts.

    Match n is played by person `first_person` + n // NEIGHBOURS and the following ones, so that each person plays in
    about a dozen matches.
    """
    shapes = [_shape(number, now) for number in range(SHAPES)]
    waiting = iter(numbers)
    stored = Stored(0, 0)

    async def some() -> None:
        nonlocal stored
        for number in waiting:
            shape = shapes[number % SHAPES]
            await _store(store, _placed(shape.session, number, first_person), shape.log, now)
            stored = Stored(stored.sessions + 1, stored.entries + len(shape.log))

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    await store.indexes.completed()
    await store.beat(now)
    return stored


async def rewrite(store: Store) -> None:
    """Makes Redis rewrite its file, as it does automatically whenever the file has doubled."""
    await store.redis.bgrewriteaof()
    while (state := await store.redis.info("persistence"))["aof_rewrite_in_progress"] or state["aof_rewrite_scheduled"]:
        await asyncio.sleep(POLL_SECONDS)


async def count(store: Store) -> Stored:
    """Counts the sessions and log lines in the database."""
    sessions = [channel async for channel in store.sessions.all()]
    entries = 0
    for start in range(0, len(sessions), COUNTED_AT_ONCE):
        async with store.redis.pipeline(transaction=False) as pipe:
            for channel in sessions[start : start + COUNTED_AT_ONCE]:
                pipe.llen(keys(channel).log)
            entries += sum(await pipe.execute())
    return Stored(len(sessions), entries)


async def _store(store: Store, session: AnySession, log: list[matches.AnyEntry], now: int) -> None:
    """Stores a session under its final id from the start, because a session that changes its id leaves the index."""
    await store.sessions.create(structs.replace(session, revision=0, match=None, entries=0))
    await store.sessions.commit(structs.replace(session, revision=0), Change(session, log, news=False))
    await store.sessions.mark_announced(session.id, session.revision, post=session.id + 1)
    await store.indexes.write(session, now)


def _placed(session: AnySession, number: int, first_person: int) -> AnySession:
    """Returns the session moved to a channel and people of its own."""
    channel, first = FIRST_CHANNEL + 2 * number, first_person + number // NEIGHBOURS
    seats = [structs.replace(seat, person=first + place) for place, seat in enumerate(session.seats)]
    return structs.replace(session, id=channel, channel=channel, lobby=channel, host=first, seats=seats)


@cache
def _shape(number: int, now: int) -> Shape:
    """Returns a match after some random decisions, or finished."""
    names = games.names()
    at = Moment(now - AGES * number // SHAPES)
    seats = [Seat(person=1 + seat, name=f"Player {seat + 1}") for seat in range(2 + number % 3)]
    session: AnySession = Session(
        id=0, channel=0, parent=1, lobby=0, language="en", host=1, game=names[number % len(names)], seats=seats
    )
    session, log, *_ = keep(session, lobbies.start(session, 1, 0, promise(key(number))), at)
    dice = Random(number)
    for _ in range(number * DECISIONS // SHAPES):
        if not session.to_move:
            break
        seat = session.to_move[0]
        question = matches.question(session.playing, seat)
        assert question
        move = dice.choice(question.options)
        session, entries, *_ = keep(session, turns.commit_move(session, seat, [move]), at)
        log += entries
    return Shape(session, log)
