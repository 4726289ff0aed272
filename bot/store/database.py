"""The parts of the database over one pool of connections, and what needs several of them at once."""

from typing import NamedTuple

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


class Seen(NamedTuple):
    """What one interaction starts from."""

    session: AnySession | None
    at: Moment
    """The moment as it is for the person."""
    recent: list[AnyEntry]
    """The newest lines of the log, as many as were asked for."""
    waiting: int
    """How many matches wait for the person, as far as they were announced."""


class Store:
    """The database. Raises StoreUnavailable if Redis does not answer, CorruptRecord if a record does not decode."""

    def __init__(self, url: str) -> None:
        """Connects once something is read or written."""
        self.redis = connect(url)
        scripts = Scripts(self.redis)
        self.sessions = Sessions(self.redis, scripts)
        self.back_off = BackOff(self.redis, scripts)
        self.people = People(self.redis, scripts)
        self.indexes = Indexes(self.redis, self.sessions, self.people)
        self.liveness = Liveness(self.redis, scripts)

    async def close(self) -> None:
        """Gives all connections back."""
        await self.redis.aclose()

    async def visit(self, channel: int, person: int, now: int, recent: int = 0) -> Seen:
        """Reads in one step what an interaction starts from: up to `recent` lines of the log, and who it is."""
        async with self.redis.pipeline(transaction=False) as pipe:
            pipe.hget(keys(channel).document, "document")
            people.ask(pipe, person)
            pipe.scard(turns_key(person))
            if recent:
                pipe.lrange(keys(channel).log, -recent, -1)
            document, settings, last, down, waiting, *rest = await pipe.execute()
        at = people.answered(now, settings, last, down)
        if document is None:
            return Seen(None, at, [], waiting)
        session = await self.sessions.decode(channel, document)
        return Seen(session, at, await self.sessions.entries(session, rest[0] if rest else []), waiting)

    async def beat(self, now: int) -> None:
        """Notes that a worker is alive. If the clock was set back, every session is indexed again."""
        if await self.liveness.beat(now):
            await self.indexes.expire()
