"""The record: sessions, their logs and what is still to be said, in Redis. Beside it only `people` speaks Redis.

The keys of a session share a hash tag, so one slot of a Redis Cluster holds them. A commit is one script: it
checks the revision, writes the document, appends to the log and notes what must be said. What other keys hold
(a person's tables, the lobby of a channel) is derived from sessions, written by jobs, and may be rebuilt.
"""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from datetime import timedelta
from typing import Any, NamedTuple, NoReturn

import msgspec
import redis.asyncio as aioredis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError, RedisError, ResponseError, TimeoutError

from bot.domain import session as sessions
from bot.domain.alarms import Alarm, alarms, table_alarm
from bot.domain.calendar import FOREVER, HOUR
from bot.domain.session import AnySession, Change, Stage, Trouble
from bot.domain.turn_time import At
from bot.store import lua, outbox
from bot.store.outbox import NO_BALLOT, Ballot, News, Unsaid
from bot.store.people import People
from rules import games
from rules import table as tables

Away = RedisError
"""What is raised while the record cannot be reached."""

CONNECTIONS = 64
ALIVE_SECONDS = 90
CLOSED_LOBBY = timedelta(days=7)
"""How long a lobby that never became a match is remembered."""
REST, LONGEST_REST = 30, HOUR
"""Seconds for which a channel is left alone that refuses to be told: twice the first, and so on up to the second."""
ALARMS = 200
"""The most alarms that ring at once; the others ring with the next sweep."""
_ALIVE = "alive"
_DUE = "due"
_EVERYTHING = "everything"
_COMPUTERS = "turns:computers"


class Broken(Exception):
    """A stored session that cannot be read, or its log. It was set aside; the message is for the log."""


class Seen(NamedTuple):
    """What one interaction starts from."""

    session: AnySession | None
    at: At
    """The moment as it is for the person."""
    recent: list[tables.AnyEntry]
    """The newest lines of the log, as many as were asked for."""
    waiting: int
    """How many tables wait for the person, as far as they were told."""


class Store:
    """Reads and commits. Raises Away where Redis does not answer, Broken where a session or its log does not decode."""

    def __init__(self, url: str) -> None:
        self.redis = _connect(url)
        self.people = People(self.redis)
        self._commit = self.redis.register_script(lua.COMMIT)
        self._leave = self.redis.register_script(lua.LEAVE)
        self._unsaid = self.redis.register_script(lua.UNSAID)
        self._said = self.redis.register_script(lua.SAID)
        self._refused = self.redis.register_script(lua.REFUSED)

    async def close(self) -> None:
        """Gives all connections back."""
        await self.redis.aclose()

    async def load(self, channel: int) -> AnySession | None:
        """The session of `channel`."""
        document = await self.redis.hget(_session(channel), "document")
        return None if document is None else await self._decode(channel, document)

    async def create(self, session: AnySession) -> None:
        """Stores a new session. Raises Trouble where the channel has one."""
        if not await self._write("", Change(session, [], news=False)):
            raise Trouble("channel-taken")

    async def visit(self, channel: int, person: int, now: int, recent: int = 0) -> Seen:
        """The session of `channel`, up to `recent` lines of its log, and the moment `now` as it is for `person`."""
        async with self.redis.pipeline(transaction=False) as pipe:
            pipe.hget(_session(channel), "document")
            self.people.ask(pipe, person)
            pipe.scard(f"turns:{person}")
            if recent:
                pipe.lrange(_log(channel), -recent, -1)
            document, settings, last, down, waiting, *rest = await pipe.execute()
        at = self.people.answered(now, settings, last, down)
        if document is None:
            return Seen(None, at, [], waiting)
        session = await self._decode(channel, document)
        return Seen(session, at, await self._entries(session, rest[0] if rest else []), waiting)

    async def update(self, session: AnySession, change: Callable[[AnySession], Change]) -> Change:
        """`change` applied and committed; where somebody else was faster, applied to what is there now."""
        for _ in range(lua.TRIES):
            changed = change(session)
            if await self.commit(session, changed):
                return changed
            session = await self.load(session.id) or _gone()
        raise Trouble("too-busy")

    async def commit(self, before: AnySession, change: Change) -> bool:
        """Whether `change` was written: not where the session has moved on since `before`.

        A session that moves to another channel takes the place of a match that is over there. Raises Trouble where
        the channel is taken.
        """
        if change.session.id == before.id:
            return await self._write(str(before.revision), change)
        there = await self.load(change.session.id)
        free = there is None or there.stage is Stage.OVER
        if not free or not await self._write(str(there.revision) if there else "", change, anew=True):
            raise Trouble("channel-taken")
        keys = [_session(before.id), _log(before.id), _outbox(before.id)]
        if not await self._leave(keys=keys, args=[before.revision]):
            await self.forget(change.session.id)  # somebody was faster: it begins with what is there now
            return False
        return True

    async def _write(self, expected: str, change: Change, *, anew: bool = False) -> bool:
        session, told = change.session, change.news or change.asks
        start = session.entries - len(change.entries)
        news = News(session.revision, start, change.news, change.asks, change.notices)
        arguments: list[str | bytes] = [
            expected,
            str(session.revision),
            msgspec.json.encode(session),
            msgspec.json.encode(news) if told else b"",
            "anew" if anew else "",
            "" if change.kept is None else str(change.kept),
            *(msgspec.json.encode(entry) for entry in change.entries),
        ]
        channel = session.id
        keys = [_session(channel), _log(channel), _outbox(channel)]
        return bool(await self._commit(keys=keys, args=arguments))

    async def forget(self, channel: int) -> None:
        """Deletes a session and everything of it."""
        await self.redis.delete(_session(channel), _log(channel), _outbox(channel))

    async def let_go(self, channel: int) -> None:
        """Deletes a session some days from now, so that who presses an old button still reads what became of it."""
        async with self.redis.pipeline(transaction=True) as pipe:
            for key in (_session(channel), _log(channel), _outbox(channel)):
                pipe.expire(key, CLOSED_LOBBY)
            await pipe.execute()

    async def log(self, session: AnySession, start: int = 0, stop: int = -1) -> list[tables.AnyEntry]:
        """Lines of the log that `session` knows of, the last one included; what came after it was read is left out."""
        lines: Any = await self.redis.lrange(_log(session.id), start, stop)
        return await self._entries(session, lines[: session.entries - start])

    async def _decode(self, channel: int, document: bytes | str) -> AnySession:
        try:
            return sessions.decode(document)
        except (msgspec.MsgspecError, KeyError) as error:
            raise await self._set_aside(channel, error) from error

    async def _entries(self, session: AnySession, lines: list[bytes]) -> list[tables.AnyEntry]:
        """What `lines` of the log of `session` say."""
        decoder = msgspec.json.Decoder(tables.entry_type(games.load(session.game)))
        try:
            return [decoder.decode(line) for line in lines]
        except msgspec.MsgspecError as error:
            there = await self.load(session.id)
            if there is not None and there.lobby != session.lobby:  # they are lines of the match that came after it
                raise Trouble("moved-on") from None
            raise await self._set_aside(session.id, error) from error

    async def _set_aside(self, channel: int, error: Exception) -> Broken:
        """Puts a session that cannot be read where it is lost to nobody and in nobody's way."""
        with suppress(ResponseError):  # somebody else, who read it too, was faster
            await self.redis.rename(_session(channel), f"broken:{{{channel}}}")
        await self.redis.delete(_outbox(channel))
        return Broken(f"session {channel} was set aside as broken:{{{channel}}}: {error}")

    async def unsaid(self, channel: int) -> Unsaid | None:
        """What the channel has not heard yet; None where there is no session."""
        keys = [_session(channel), _log(channel), _outbox(channel)]
        document, post, ballot, items, lines, told, before = await self._unsaid(keys=keys)
        if document is None:
            return None
        session = await self._decode(channel, document)
        entries = await self._entries(session, lines)
        return outbox.unsaid(session, entries[before:], entries[:before] if told else None, items, post, ballot)

    async def said(
        self, channel: int, revision: int, post: int, ballot: Ballot = NO_BALLOT, told: int | None = None
    ) -> None:
        """Notes that everything up to `revision` was said, and which messages of their kinds are the newest.

        `told`: the line of the log from which on `post` tells, where it tells nothing else.
        """
        keys = [_session(channel), _outbox(channel)]
        await self._said(keys=keys, args=[revision, post, ballot.stored, "" if told is None else told])

    async def refused(self, channel: int, now: int) -> None:
        """Notes that Discord has refused what a channel should hear: it is left alone, longer each time."""
        await self._refused(keys=[_session(channel)], args=[now, REST, LONGEST_REST])

    async def is_left_alone(self, channel: int, now: int) -> bool:
        """Whether it is too early to try again, and nothing has happened there since."""
        again = int(await self.redis.hget(_session(channel), "again") or 0)
        return now < again <= now + LONGEST_REST

    async def silent(self) -> AsyncIterator[int]:
        """The channels in which something is still to be said."""
        async for key in self.redis.scan_iter(match="session:{*}:outbox", count=1000):
            yield int(key.decode().split("{")[1].split("}")[0])

    async def beat(self, now: int) -> None:
        """Notes that a worker is alive, and that Parlour was down where the last sign of life is too old.

        What a clock that was ahead has noted of the time to come is forgotten, and what is due is noted anew.
        """
        if await self.people.beat(now):
            await self.redis.zrem(_DUE, _EVERYTHING)
        await self.redis.set(_ALIVE, 1, ex=ALIVE_SECONDS)

    async def is_alive(self) -> bool:
        """Whether a worker was alive within the last minute and a half."""
        return bool(await self.redis.exists(_ALIVE))

    async def index(self, session: AnySession, now: int) -> None:
        """Notes for every person, and for the computer, whether a table waits for them, and what is due when."""
        asked = {session.seats[seat].person for seat in session.asked}
        people, down = await self.people.known(asked, now)
        ringing = alarms(session, {person: At(now, settings, down) for person, settings in people.items()})
        alarm, moment = table_alarm(session, now)
        sitting = {seat.person for seat in session.seats if seat.person} if session.table else set()
        sleeping = any(session.seats[seat].by_computer for seat in session.asked)
        live = session.stage is not Stage.OVER
        async with self.redis.pipeline(transaction=False) as pipe:
            (pipe.sadd if sleeping else pipe.srem)(_COMPUTERS, session.id)
            if moment < FOREVER:
                pipe.zadd(_DUE, {alarm.member: moment}, lt=True)  # put off only once it has rung
            if ringing:
                pipe.zadd(_DUE, {alarm.member: moment for alarm, moment in ringing.items()})
            for person in sitting:
                write = pipe.sadd if person in asked else pipe.srem
                write(f"turns:{person}", session.id)
                (pipe.sadd if live else pipe.srem)(f"tables:{person}", session.id)
            await pipe.execute()

    async def ringing(self, now: int) -> list[Alarm]:
        """What is due by now, the oldest first, as far as it was noted."""
        members: Any = await self.redis.zrangebyscore(_DUE, 0, now, start=0, num=ALARMS)
        return [Alarm.of(member.decode()) for member in members]

    async def silence(self, alarm: Alarm) -> None:
        """Forgets an alarm."""
        await self.redis.zrem(_DUE, alarm.member)

    async def is_indexed(self) -> bool:
        """Whether it was noted of every session what is due there."""
        return await self.redis.zscore(_DUE, _EVERYTHING) is not None

    async def indexed(self) -> None:
        """Notes that every session is indexed, or will be."""
        await self.redis.zadd(_DUE, {_EVERYTHING: FOREVER})

    async def sessions(self) -> AsyncIterator[int]:
        """All channels that have a session."""
        async for key in self.redis.scan_iter(match="session:{*}", count=1000):
            yield int(key.decode().removeprefix("session:{").removesuffix("}"))

    async def waiting_for_computers(self) -> set[int]:
        """The channels in which a computer player is asked, as far as they were told."""
        return {int(member) for member in await self.redis.smembers(_COMPUTERS)}

    async def turns(self, person: int) -> list[AnySession]:
        """The sessions that wait for `person`, as they are now."""
        return await self._indexed("turns", person)

    async def posts(self, sessions: Iterable[AnySession]) -> dict[int, int]:
        """The newest post of each session that has one, by the session's id."""
        wanted = [session.id for session in sessions]
        async with self.redis.pipeline(transaction=False) as pipe:
            for channel in wanted:
                pipe.hget(_session(channel), "post")
            found = await pipe.execute()
        return {channel: int(post) for channel, post in zip(wanted, found, strict=True) if post and int(post)}

    async def tables_of(self, person: int) -> list[AnySession]:
        """The sessions that `person` takes part in."""
        return await self._indexed("tables", person)

    async def _indexed(self, index: str, person: int) -> list[AnySession]:
        """The sessions of an index; what it holds in error is taken out of it."""
        key = f"{index}:{person}"
        channels = [int(member) for member in await self.redis.smembers(key)]
        found = []
        for channel in sorted(channels):
            try:
                session = await self.load(channel)
            except Broken:
                session = None
            if session is None or all(seat.person != person for seat in session.seats):
                await self.redis.srem(key, channel)
            else:
                found.append(session)
        return found

    async def open_lobby(self, channel: int, lobby: int) -> int:
        """Remembers the newest lobby of a channel, for commands typed there; gives the one before, or 0."""
        return int(await self.redis.set(f"lobby:{channel}", lobby, get=True) or 0)

    async def lobby(self, channel: int) -> int:
        """The newest lobby of a channel; 0: none is known."""
        return int(await self.redis.get(f"lobby:{channel}") or 0)


def _connect(url: str) -> "aioredis.Redis":
    pool = aioredis.BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=10,
        socket_timeout=5,
        socket_connect_timeout=2,
        retry=Retry(ExponentialBackoff(cap=0.2, base=0.02), 3),
        retry_on_error=[ConnectionError, TimeoutError],
    )
    return aioredis.Redis.from_pool(pool)


def _gone() -> NoReturn:
    raise Trouble("no-session")


def _session(channel: int) -> str:
    return f"session:{{{channel}}}"


def _log(channel: int) -> str:
    return f"session:{{{channel}}}:log"


def _outbox(channel: int) -> str:
    return f"session:{{{channel}}}:outbox"
