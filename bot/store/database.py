"""The parts of the database on one connection pool, and what needs several of them at once."""

from typing import NamedTuple

from bot.domain.obstacle import Obstacle
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.store import people
from bot.store.back_off import BackOff
from bot.store.connection import connect
from bot.store.indexes import Indexes, turns_key
from bot.store.keys import keys
from bot.store.liveness import Liveness
from bot.store.lua import Scripts
from bot.store.people import People
from bot.store.sessions import Sessions
from rules.match import AnyEntry


class Snapshot(NamedTuple):
    """What is read for an interaction."""

    session: AnySession | None
    at: Moment
    """The moment for the person."""
    recent: list[AnyEntry]
    """The newest lines of the log, as many as were requested."""
    waiting: int
    """How many matches wait for the person, according to the index."""
    obstacle: Obstacle | None = None
    """Why the channel of the session refused the last post; None if it did not."""


class Store:
    """The database. Raises StoreUnavailable if Redis does not answer, CorruptRecord if a stored session is invalid."""

    def __init__(self, url: str) -> None:
        """Connects on the first read or write."""
        self.redis = connect(url)
        scripts = Scripts(self.redis)
        self.sessions = Sessions(self.redis, scripts)
        self.back_off = BackOff(self.redis, scripts)
        self.people = People(self.redis, scripts)
        self.indexes = Indexes(self.redis, self.sessions, self.people)
        self.liveness = Liveness(self.redis, scripts)

    async def close(self) -> None:
        """Closes all connections."""
        await self.redis.aclose()

    async def snapshot(self, channel: int, person: int, now: int, recent: int = 0) -> Snapshot:
        """Reads in one round trip what an interaction needs, with up to `recent` lines of the log."""
        async with self.redis.pipeline(transaction=False) as pipe:
            pipe.hmget(keys(channel).document, "document", "obstacle")
            people.queue_reads(pipe, person)
            pipe.scard(turns_key(person))
            if recent:
                pipe.lrange(keys(channel).log, -recent, -1)
            (document, obstacle), settings, last, down, waiting, *rest = await pipe.execute()
        at = people.moment_of(now, settings, last, down)
        if document is None:
            return Snapshot(None, at, [], waiting)
        session = await self.sessions.decode(channel, document)
        recent_lines = await self.sessions.entries(session, rest[0] if rest else [])
        return Snapshot(session, at, recent_lines, waiting, Obstacle(obstacle.decode()) if obstacle else None)

    async def beat(self, now: int) -> None:
        """Stores a worker's heartbeat. If the clock was set back, every session is indexed again."""
        if await self.liveness.beat(now):
            await self.indexes.expire()
