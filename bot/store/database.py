"""The parts of the database on one connection pool, and what needs several of them at once."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.figures import Figures
from bot.domain.server import ANYTHING, Server
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.feature import Slot, Stored, features
from bot.store import people, servers, status
from bot.store.back_off import BackOff
from bot.store.backup import Backup
from bot.store.claims import Claims
from bot.store.connection import connect
from bot.store.departures import Departures
from bot.store.forgetting import Forgetting
from bot.store.indexes import Indexes
from bot.store.invitations import Invitations
from bot.store.keys import keys, turns_key
from bot.store.limits import Limits
from bot.store.liveness import Liveness
from bot.store.people import People
from bot.store.restoring import Restoring
from bot.store.retention import Retention
from bot.store.servers import Servers
from bot.store.session_counts import SessionCounts
from bot.store.sessions import FIELDS, Sessions
from bot.store.starts import Starts
from bot.store.status import Status
from bot.store.unreadable import replies
from bot.store.ways import Ways
from rules.match import AnyEntry

S = TypeVar("S")
READ_WITH_LOG: Slot[str] = Slot()
"""Fields of a session's hash that features read together with its log."""


class Snapshot(NamedTuple):
    """What is read for an interaction."""

    session: AnySession | None
    at: Moment
    """The moment for the person."""
    recent: list[AnyEntry]
    """The newest lines of the log, as many as were requested."""
    waiting: int
    """How many matches wait for the person, according to the index."""
    server: Server = ANYTHING
    """What was decided for the server that the interaction comes from."""
    channel_refusal: ChannelRefusal | None = None
    """Why the channel of the session refused the last post; None if it did not."""
    fields: dict[str, bytes] = {}
    """What features have stored with the session, by field, if log lines were requested."""
    has_whole_log: bool = False
    """Whether `recent` is the whole log."""


class Store:
    """The database. Raises StoreUnavailable if Redis does not answer, CorruptRecord if a stored session is invalid."""

    def __init__(self, url: str, figures: Figures | None = None) -> None:
        """Connects on the first read or write. `figures`: who counts; by default, nobody."""
        self.figures = figures or Figures()
        self.redis = connect(url)
        self.claims = Claims(self.redis)
        self.sessions = Sessions(self.redis, self.figures)
        self.back_off = BackOff(self.redis)
        self.people = People(self.redis)
        self.servers = Servers(self.redis)
        self.indexes = Indexes(self.redis, self.sessions, self.people)
        self.invitations = Invitations(self.redis)
        self.limits = Limits(self.redis)
        self.ways = Ways(self.redis)
        self.liveness = Liveness(self.redis)
        self.starts = Starts(self.redis)
        self.retention = Retention(self.redis, self.sessions)
        self.forgetting = Forgetting(self.redis)
        self.departures = Departures(self.redis)
        self.session_counts = SessionCounts(self.redis)
        self.backup = Backup(self.redis)
        self.restoring = Restoring(self.redis)
        self._of: dict[Callable[[Store], Any], Any] = {}

    def of(self, kind: Callable[["Store"], S]) -> S:
        """Returns what a feature stores, by the class that reads and writes it."""
        if kind not in self._of:
            self._of[kind] = kind(self)
        found: S = self._of[kind]
        return found

    def of_features(self) -> list[Stored]:
        """Returns everything that features store, in the order in which it is forgotten."""
        return [self.of(kind) for feature in features().values() for kind in feature.stores]

    async def close(self) -> None:
        """Closes all connections."""
        await self.redis.aclose()

    async def snapshot(
        self, channel: int, person: int, now: int, recent: int = 0, guild: int = 0, claim: int = 0
    ) -> Snapshot:
        """Reads in one round trip what an interaction on the server `guild` needs, with up to `recent` log lines.

        It also claims the interaction `claim`, unless that is 0. Raises Taken if another process has claimed it.
        """
        of_features = [*READ_WITH_LOG] if recent else []
        async with self.redis.pipeline(transaction=False) as pipe:
            pipe.hmget(keys(channel).document, *FIELDS, "obstacle", *of_features)
            people.queue_reads(pipe, person)
            pipe.scard(turns_key(person))
            servers.queue_read(pipe, guild)
            if recent:
                pipe.lrange(keys(channel).log, -recent, -1)
            with self.figures.request("snapshot"):
                fields, settings, last, down, waiting, server, *rest = await self._claimed(pipe, claim)
        every = fields or [None] * (len(FIELDS) + 1 + len(of_features))
        stored, (channel_refusal, *others) = every[: len(FIELDS)], every[len(FIELDS) :]
        seen = Snapshot(None, people.moment_of(now, settings, last, down), [], waiting or 0, servers.decoded(server))
        session = await self.sessions.decode(channel, *stored)
        if session is None:
            return seen
        archives = stored[1:] if recent else ()
        lines = (rest[0] if recent else None) or await self.sessions.archived_lines(session, *archives)
        entries = await self.sessions.entries(session, lines[-recent:])
        there = {name: value for name, value in zip(of_features, others, strict=True) if value is not None}
        seen = seen._replace(session=session, recent=entries, channel_refusal=_channel_refusal(channel_refusal))
        return seen._replace(fields=there, has_whole_log=len(lines) < recent)

    async def surroundings(self, person: int, now: int, guild: int, claim: int = 0) -> Snapshot:
        """Reads in one round trip what an interaction without a session needs on the server `guild`, and claims it."""
        async with self.redis.pipeline(transaction=False) as pipe:
            people.queue_reads(pipe, person)
            servers.queue_read(pipe, guild)
            with self.figures.request("surroundings"):
                settings, last, down, server, *_ = await self._claimed(pipe, claim)
        return Snapshot(None, people.moment_of(now, settings, last, down), [], 0, servers.decoded(server))

    async def _claimed(self, pipe: Any, interaction: int) -> Sequence[Any]:
        """Executes a pipeline of reads, which claims the interaction as well, unless that is 0. Raises Taken."""
        if not interaction:
            return await replies(pipe)
        self.claims.queue(pipe, interaction)
        found = await replies(pipe)
        await self.claims.check(interaction, found[-1])
        return found

    async def status(self, guild: int = 0) -> Status:
        """Returns how Parlour is, and what there is on the server `guild`."""
        return await status.status(self.redis, self.session_counts, guild)

    async def beat(self, now: int) -> None:
        """Stores a worker's heartbeat. If the clock was set back, every session is indexed again."""
        if await self.liveness.beat(now):
            await self.indexes.expire()


def _channel_refusal(stored: bytes | None) -> ChannelRefusal | None:
    """Returns why the channel refused the last post; None if it did not, or if that is unreadable."""
    with suppress(ValueError):
        return ChannelRefusal(stored.decode()) if stored else None
    return None
