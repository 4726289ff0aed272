"""Indexes of sessions: by person to move, by player, what lists show, and alarms by time. All can be rebuilt."""

import re
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
import redis.asyncio as aioredis
import structlog

from bot.domain.alarms import Alarm, alarms, session_alarm
from bot.domain.calendar import DAY, FOREVER
from bot.domain.listing import Listing, listing, playing
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import Moment, runs_out
from bot.store import departures, forgetting, retention, session_counts
from bot.store.index_writes import WRITE, IndexWrites
from bot.store.keys import FOR_COMPUTERS, keys, matches_key, running_key, turns_key
from bot.store.people import People
from bot.store.sessions import Sessions
from bot.store.unreadable import UNREADABLE, maybe_whole, replies, whole
from rules import games

ALARMS = 200
"""The most alarms that one sweep rings."""
LOBBY = 90 * DAY
"""How long the newest lobby of a channel is remembered, in seconds."""
DUE = "due"
LISTED = 250
"""The most matches of a person that a list looks at: more than anybody can be in, since that has a limit."""
AT_ONCE = 5
"""How many sessions are decoded before others have a turn."""
_LISTING = "listing"
"""The field of a session's hash with what lists show of it, as long as its match goes on."""
EVERYTHING = "everything:7"
"""The member of `due` that marks every session as indexed; its number grows with the indexes and forms of archives."""
_GAMES = "indexed:games"
"""The games whose sessions are indexed. Those of a game that comes back have to be indexed again."""
_ALARM = re.compile(rb"\d{1,19}:\d{1,19}:\d{1,19}")

FIRST_MEMBERS = "return table.concat(redis.call('SORT', KEYS[1], 'ALPHA', 'LIMIT', 0, ARGV[1]), '\\n')"
"""Returns the first members of a set, a line for each: redis-py takes longer for each reply than for all its text."""
READ_LISTINGS = """
local found = {}
for place, session in ipairs(KEYS) do
  local fields = redis.pcall('HMGET', session, 'revision', ARGV[1])
  if fields.err then fields = {} end
  found[place] = string.gsub(fields[2] or fields[1] and '-' or '', '\\n', ' ')
end
return table.concat(found, '\\n')
"""
"""Returns a line for each session: its listing, "-" if it has none, and nothing if there is no such session."""

_log = structlog.get_logger()


class Indexes:
    """Reads and writes the indexes of sessions.

    Raises StoreUnavailable if Redis does not answer, CorruptRecord if a session that has changed is invalid by now.
    """

    def __init__(self, redis: "aioredis.Redis", sessions: Sessions, people: People) -> None:
        self._redis = redis
        self._sessions = sessions
        self._people = people
        self._write = redis.register_script(WRITE)
        self._first_members = redis.register_script(FIRST_MEMBERS)
        self._read_listings = redis.register_script(READ_LISTINGS)

    async def write(self, session: AnySession, now: int) -> None:
        """Indexes who is to move and who plays in `session`, and its alarms; if it has changed, as it is now."""
        while not await (await self._writes(session, now)).carry_out(self._write, session):
            there = await self._sessions.load(session.id)
            if there is None or there.revision == session.revision:
                return  # deleted, or its parts do not fit
            session = there

    async def _writes(self, session: AnySession, now: int) -> IndexWrites:
        to_move = {session.seats[seat].person for seat in session.to_move}
        people, down = await self._people.known(to_move, now)
        moments = {person: Moment(now, settings, down) for person, settings in people.items()}
        ringing = alarms(session, moments)
        alarm, moment = session_alarm(session, now, people)
        there = playing(session)
        sitting = {*there, *(seat.person for seat in session.seats if seat.person)} if session.match else set()
        for_computer = any(session.seats[seat].by_computer for seat in session.to_move)
        live = session.stage is not Stage.OVER
        writes = IndexWrites()
        (writes.sadd if for_computer else writes.srem)(FOR_COMPUTERS, session.id)
        if moment < FOREVER:
            writes.zadd(DUE, {alarm.member: moment}, lt=True)  # postponed only once it has rung
        if ringing:
            writes.zadd(DUE, {alarm.member: moment for alarm, moment in ringing.items()})
        if session.guild:
            (writes.sadd if live else writes.srem)(running_key(session.guild), session.id)
        for person in sitting:
            plays = live and person in there
            (writes.sadd if plays and person in to_move else writes.srem)(turns_key(person), session.id)
            (writes.sadd if plays else writes.srem)(matches_key(person), session.id)
        if session.stage is Stage.PLAY:
            turns = {person: runs_out(session, person, at) for person, at in moments.items() if person in there}
            writes.hset(keys(session.id).document, _LISTING, msgspec.json.encode(listing(session, turns)))
        else:
            writes.hdel(keys(session.id).document, _LISTING)
        retention.queue_note(writes, session, now)
        session_counts.queue_note(writes, session)
        forgetting.queue_note(writes, session)
        departures.queue_note(writes, session)
        return writes

    async def listed(self, person: int) -> dict[int, Listing]:
        """Returns what is listed of the matches that `person` plays in, by session, the oldest first."""
        key = matches_key(person)
        members: Any = await self._first_members(keys=[key], args=[LISTED])
        sessions = await self._numbers(key, members.split(b"\n") if members else [])
        found, gone = {}, []
        for session, line in await self._lines(sessions):
            there = _decoded(line)
            if there is not None and person in there.people:
                found[session] = there
            elif there is not None or not line:
                gone.append(session)
        if gone:
            await self._redis.srem(key, *gone)
        return {session: there for session, there in found.items() if there.game in games.names()}

    async def in_channel(self, guild: int, channel: int) -> list[int]:
        """Returns the sessions whose matches go on in a channel of a server."""
        running = sorted(await self._members(running_key(guild)))
        listings = [(session, _decoded(line)) for session, line in await self._lines(running)]
        return [session for session, there in listings if there is not None and there.channel == channel]

    async def _lines(self, sessions: Sequence[int]) -> Iterable[tuple[int, bytes]]:
        """Returns each session with its listing, with "-" if it has none, or with nothing if it does not exist."""
        every = [keys(session).document for session in sessions]
        stored: Any = await self._read_listings(keys=every, args=[_LISTING]) if every else b""
        return zip(sessions, stored.split(b"\n"), strict=False)

    async def busy(self, people: Collection[int], most: int) -> set[int]:
        """Returns those of `people` who play in at least `most` matches that go on."""
        wanted = [*people]
        async with self._redis.pipeline(transaction=False) as pipe:
            for person in wanted:
                pipe.scard(matches_key(person))
            counts = dict(zip(wanted, await replies(pipe), strict=True))
        many = [person for person, count in counts.items() if (count or 0) >= most]
        return {person for person in many if len(await self.listed(person)) >= most}  # some of them may be gone

    async def turns(self, person: int) -> list[AnySession]:
        """Returns the sessions that wait for `person`: for jobs, as reading all of them takes a while."""
        return [session async for session in self.each_turn(person)]

    async def each_turn(self, person: int) -> AsyncIterator[AnySession]:
        """Yields the same, a few at a time, so that others are not held up however many there are."""
        key = turns_key(person)
        waiting = sorted(await self._members(key))
        for start in range(0, len(waiting), AT_ONCE):
            part = waiting[start : start + AT_ONCE]
            for session in await self._valid(key, part, lambda session: _sits(session, person)):
                yield session

    async def on_server(self, guild: int, start: int, most: int) -> tuple[list[AnySession], int]:
        """Returns up to `most` lobbies and matches on a server, the newest first from `start` on, and how many run."""
        key = running_key(guild)
        channels = sorted(await self._members(key), reverse=True)
        found = await self._valid(key, channels[start : start + most], lambda session: session.guild == guild)
        return found, len(channels)

    async def _valid(
        self, key: str, channels: Collection[int], belongs: Callable[[AnySession], bool]
    ) -> list[AnySession]:
        """Returns the sessions of `channels` that belong to an index; removes the others from it."""
        readable = await self._sessions.readable(channels)
        found = {channel: session for channel, session in readable.items() if belongs(session)}
        if others := [channel for channel in channels if channel not in found]:
            await self._redis.srem(key, *others)
        return [*found.values()]

    async def _members(self, key: str) -> set[int]:
        """Returns the channels in an index; removes what is no channel."""
        return {*await self._numbers(key, await self._redis.smembers(key))}

    async def _numbers(self, key: str, members: Iterable[bytes | str]) -> list[int]:
        """Returns the channels among members of an index; removes what is no channel."""
        found = {member: maybe_whole(member) for member in members}
        if broken := [member for member, channel in found.items() if channel is None]:
            _log.error("index unreadable", key=key, members=len(broken))
            await self._redis.srem(key, *broken)
        return [channel for channel in found.values() if channel is not None]

    async def waiting_for_computers(self) -> set[int]:
        """Returns the channels in which a computer player is to move."""
        return await self._members(FOR_COMPUTERS)

    async def open_lobby(self, channel: int, lobby: int) -> int:
        """Stores the newest lobby of a channel; returns the one before, or 0."""
        stored: Any = await self._redis.set(f"lobby:{channel}", lobby, get=True, ex=LOBBY)
        before = whole(stored, f"lobby of {channel}")
        return 0 if before == lobby else before  # the answer was lost, and the write repeated

    async def lobby(self, channel: int) -> int:
        """Returns the newest lobby of a channel; 0 if there is none."""
        return whole(await self._redis.get(f"lobby:{channel}"), f"lobby of {channel}")

    async def ringing(self, now: int) -> list[Alarm]:
        """Returns the alarms that are due, the oldest first."""
        members: Any = await self._redis.zrangebyscore(DUE, 0, now, start=0, num=ALARMS)
        if broken := [member for member in members if not _ALARM.fullmatch(member)]:
            _log.error("index unreadable", key=DUE, members=len(broken))
            await self._redis.zrem(DUE, *broken)
        return [Alarm.of(member.decode()) for member in members if member not in broken]

    async def silence(self, alarm: Alarm) -> None:
        """Removes an alarm."""
        await self._redis.zrem(DUE, alarm.member)

    async def set_aside(self, channel: int) -> None:
        """Removes from what computer players look at a session whose game is gone, until it is indexed again."""
        await self._redis.srem(FOR_COMPUTERS, str(channel))

    async def is_complete(self) -> bool:
        """Whether every session of the games that there are now is indexed."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.zscore(DUE, EVERYTHING)
            pipe.get(_GAMES)
            marked, of_games = await replies(pipe)
        return marked is not None and of_games == _games()

    async def completed(self) -> None:
        """Marks every session as indexed."""
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.zadd(DUE, {EVERYTHING: FOREVER})
            pipe.set(_GAMES, _games())
            await pipe.execute()

    async def expire(self) -> None:
        """Makes the next sweep index every session again."""
        await self._redis.zrem(DUE, EVERYTHING)


def _games() -> bytes:
    return ",".join(games.names()).encode()


def _sits(session: AnySession, person: int) -> bool:
    return any(seat.person == person for seat in session.seats)


def _decoded(stored: bytes | None) -> Listing | None:
    """Returns what is listed of a match; None if nothing is, or if it is unreadable until it is written again."""
    try:
        return msgspec.json.decode(stored, type=Listing) if stored else None
    except UNREADABLE:
        return None
