"""Lua scripts, which Redis runs atomically, each with a typed method."""

from collections.abc import Sequence
from enum import Enum
from secrets import token_hex
from typing import Any, NamedTuple

import redis.asyncio as aioredis

from bot.domain.calendar import DAY, HOUR
from bot.features.record.counting import COUNT, NOTHING, Counting
from bot.store.keys import PEOPLE, UNSAID, SessionKeys, named_key, operation_key
from bot.store.replicas import Replicas

TRIES = 100
"""The most attempts at a change. Each failed one means that another change was written first."""
OPERATION_SECONDS = HOUR // 4
"""How long an operation is remembered: as long as Discord accepts answers to an interaction."""
UNTOUCHED_SECONDS = 30 * DAY
"""How long a session is kept that was never changed; a lobby closes much earlier."""

NOTE_UNSAID = """
local function note_unsaid(outbox, unsaid, channel)
  local oldest = redis.pcall('ZRANGE', outbox, 0, 0, 'WITHSCORES')[2]
  if oldest then redis.call('ZADD', unsaid, oldest, channel) else redis.call('ZREM', unsaid, channel) end
end
"""
"""The function that brings the index of pending news up to date for one channel."""

COMMIT = f"""
{COUNT}
{NOTE_UNSAID}
local moves = ARGV[11] ~= ''
local earlier = redis.call('GET', KEYS[4])
if earlier then return earlier == ARGV[7] and 1 or 2 end
if (redis.call('HGET', moves and KEYS[6] or KEYS[1], 'revision') or '') ~= ARGV[1] then return 0 end
if moves then
  if (redis.call('HGET', KEYS[1], 'revision') or '') ~= ARGV[6] then return 0 end
  redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[6], KEYS[7], KEYS[8])
  redis.call('ZREM', KEYS[5], ARGV[11])
end
redis.call('HSET', KEYS[1], 'revision', ARGV[2], 'document', ARGV[3])
redis.call('HDEL', KEYS[1], 'refused', 'again')
if ARGV[1] == '' then redis.call('EXPIRE', KEYS[1], ARGV[9]) else redis.call('PERSIST', KEYS[1]) end
if ARGV[4] ~= '' then redis.call('ZADD', KEYS[3], ARGV[2], ARGV[4]) end
note_unsaid(KEYS[3], KEYS[5], ARGV[12])
if ARGV[5] ~= '' then redis.call('LTRIM', KEYS[2], 0, ARGV[5] - 1) end
for place = 13, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[place]) end
if ARGV[10] ~= '' and redis.call('HSETNX', KEYS[1], 'counted', 1) == 1 then
  count(cjson.decode(ARGV[10]), moves and 8 or 5)
end
redis.call('SET', KEYS[4], ARGV[7], 'EX', ARGV[8])
return 1
"""
"""Writes a session, its log (cut, then appended to) and its news, if the revision is as expected.

Repeated, it changes nothing: the key of the operation holds the name of the try that has carried it out. A session that
moves from other keys is deleted there. A result is counted once, whatever is committed after it. Resets the refusals of
its channel. A session that nobody has changed since it was created expires: a crash may have left it behind.
"""

PENDING = """
local fields = {'document', 'post', 'ballot', 'told', 'attempt', 'passing'}
local session = redis.call('HMGET', KEYS[1], unpack(fields))
local news, start = redis.call('ZRANGE', KEYS[3], 0, -1, 'WITHSCORES'), redis.call('LLEN', KEYS[2])
for place = 1, #news, 2 do
  local read, from = pcall(function() return cjson.decode(news[place]).start end)
  if read and type(from) == 'number' and from >= 0 and from % 1 == 0 then start = math.min(start, from) end
end
local first = start
for _, line in ipairs({session[4] or '', session[6] or ''}) do
  first = math.min(first, tonumber(string.match(line, '^%d+$') or '') or start)
end
local log = #news > 0 and redis.call('LRANGE', KEYS[2], first, -1) or {}
if session[1] and #news > 0 then redis.call('HSETNX', KEYS[1], 'attempt', news[#news]) end
local before = #news > 0 and start - first or 0
return {session[1], session[2], session[3], news, log, session[4], before, session[5], session[6]}
"""
"""Reads a session, its news, and the log from the first line that is news or that the newest post shows.

Notes up to which revision news is about to be announced, unless an earlier attempt is noted, which may have posted.
"""

MARK_ANNOUNCED = f"""
{NOTE_UNSAID}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[1])
note_unsaid(KEYS[2], KEYS[3], ARGV[6])
if redis.call('EXISTS', KEYS[1]) == 0 then return end
redis.call('HSET', KEYS[1], 'post', ARGV[2], 'ballot', ARGV[3])
redis.call('HSET', KEYS[1], 'told', ARGV[4], 'passing', ARGV[5])
redis.call('HDEL', KEYS[1], 'refused', 'again', 'attempt', 'obstacle', 'unposted')
"""
"""Deletes news that was announced, and stores the newest messages."""

REFUSED = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local before = redis.call('HINCRBY', KEYS[1], 'refused', 1) - 1
local rest = before > 0 and math.min(ARGV[2] * 2 ^ before, ARGV[3]) or 0
local first = tonumber(redis.call('HGET', KEYS[1], 'unposted') or 0) < tonumber(ARGV[5])
redis.call('HSET', KEYS[1], 'again', ARGV[1] + rest, 'obstacle', ARGV[4], 'unposted', ARGV[5])
return first and 1 or 0
"""
"""Counts a refusal and stores its reason and the time of the next try: at once after the first, then doubling.

Returns 1 if no post of this revision was refused before.
"""

COMMIT_CONTEST = """
local earlier = redis.call('GET', KEYS[2])
if earlier then return earlier == ARGV[4] and 1 or 2 end
if tonumber(redis.call('HGET', KEYS[1], 'revision') or 0) ~= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'revision', ARGV[2], 'document', ARGV[3])
redis.call('SET', KEYS[2], ARGV[4], 'EX', ARGV[5])
return 1
"""
"""Writes a contest if its revision is as expected, 0 for none; repeated, it changes nothing, as with a session."""

BEAT = """
local now = tonumber(ARGV[1])
local last = tonumber(redis.call('GET', KEYS[1]) or now) or now
redis.call('SET', KEYS[1], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '(' .. ARGV[1], '+inf')
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - tonumber(ARGV[3]))
if now - last > tonumber(ARGV[2]) then redis.call('ZADD', KEYS[2], now, last .. ':' .. now) end
return now < last and 1 or 0
"""
"""Stores a heartbeat, and a downtime if there was none for long; returns 1 if the clock was set back."""

REPLACE = """
if KEYS[3] and redis.call('EXISTS', KEYS[3]) == 0 then return 1 end
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
if KEYS[2] then redis.call('ZADD', KEYS[2], 'NX', 0, ARGV[3]) end
return 1
"""
"""Writes a value, if it is still as expected; if it is about a person, notes that there is something about them.

With a third key, nothing is written unless that exists.
"""

REPLACE_REMINDER = """
if redis.call('EXISTS', KEYS[3]) == 0 then return false end
local before = redis.call('HGET', KEYS[1], ARGV[1])
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], 'NX', 0, ARGV[3])
return before
"""
"""Writes the newest reminder and returns the one before, unless no session names the person any more."""


class Written(Enum):
    """What became of a write."""

    LATE = 0
    """Nothing: another change was faster."""
    DONE = 1
    EARLIER = 2
    """Nothing: the same operation was carried out before, by another attempt."""


class Operation(NamedTuple):
    """A write that counts once, however often it is repeated."""

    name: str
    attempt: str
    """The same if Redis's client repeats it after a lost answer; another if it is carried out again."""

    @classmethod
    def named(cls, name: str) -> "Operation":
        """Returns the next attempt at the operation `name`; without a name, at one that nobody else carries out."""
        attempt = token_hex(8)
        return cls(name or attempt, attempt)


IN_USE = -1
"""No session has this revision."""


class Move(NamedTuple):
    """A commit that also moves the session to other keys."""

    source: SessionKeys
    """The keys that it leaves."""
    replaced: int | None
    """The revision of the session that it replaces there; None: there is none; IN_USE: it cannot be replaced."""


class StoredNews(NamedTuple):
    """What `Scripts.pending` reads, as it is stored."""

    document: bytes | None
    post: bytes | None
    message: bytes | None
    """The newest message about a proposal."""
    news: list[bytes]
    """Each item of the outbox, followed by its revision."""
    log: list[bytes]
    """The log from the first line that is news or that the newest post shows."""
    shown: bytes | None
    """Index of the first log entry shown by the newest post; empty or None if it shows anything besides log entries."""
    before: int
    """How many lines of `log` come before the news."""
    attempted: bytes | None
    """The newest revision that an earlier attempt may have posted."""
    passing: bytes | None
    """Index of the first log entry that the newest post shows in passing; empty or None if there is none."""


class Scripts:
    """The scripts. Each is sent to Redis once, then called by its hash."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._replicas = Replicas(redis)
        self._commit = redis.register_script(COMMIT)
        self._pending = redis.register_script(PENDING)
        self._note_unsaid = redis.register_script(f"{NOTE_UNSAID}note_unsaid(KEYS[1], KEYS[2], ARGV[1])")
        self._mark_announced = redis.register_script(MARK_ANNOUNCED)
        self._refused = redis.register_script(REFUSED)
        self._commit_contest = redis.register_script(COMMIT_CONTEST)
        self._beat = redis.register_script(BEAT)
        self._replace = redis.register_script(REPLACE)
        self._replace_reminder = redis.register_script(REPLACE_REMINDER)

    async def commit(
        self,
        keys: SessionKeys,
        operation: Operation,
        *,
        expected: int | None,
        revision: int,
        document: bytes,
        news: bytes,
        entries: Sequence[bytes],
        kept: int | None = None,
        moved: Move | None = None,
        result: Counting = NOTHING,
    ) -> Written:
        """Writes a session if its revision is the `expected` one, None for no session.

        `news`: for the outbox, empty if there is none. `kept`: how many lines of the log stay, None for all. `result`:
        to be counted once.
        """
        source = moved.source if moved else ()
        every: list[str] = [*keys, operation_key(operation.name), UNSAID, *source, *result.keys]
        arguments: list[str | bytes | int] = [
            "" if expected is None else expected,
            revision,
            document,
            news,
            "" if kept is None else kept,
            moved.replaced if moved and moved.replaced is not None else "",
            operation.attempt,
            OPERATION_SECONDS,
            UNTOUCHED_SECONDS,
            result.argument,
            moved.source.channel if moved else "",
            keys.channel,
        ]
        return Written(await self._replicas.run(self._commit, every, [*arguments, *entries]))

    async def commit_contest(
        self, key: str, operation: Operation, operation_key: str, *, expected: int, revision: int, document: bytes
    ) -> Written:
        """Writes a contest if its revision is the `expected` one, 0 for no contest."""
        arguments: list[str | bytes | int] = [expected, revision, document, operation.attempt, OPERATION_SECONDS]
        return Written(await self._commit_contest(keys=[key, operation_key], args=arguments))

    async def pending(self, keys: SessionKeys) -> StoredNews:
        """Reads a session, its news and the log that belongs to them, for an attempt to announce them."""
        return StoredNews(*await self._pending(keys=keys))

    async def mark_announced(
        self, keys: SessionKeys, revision: int, post: int, message: str, shown: int | None, passing: int | None
    ) -> None:
        """Deletes the news up to `revision`, and stores the newest messages."""
        lines = ["" if line is None else line for line in (shown, passing)]
        arguments: list[Any] = [revision, post, message, *lines, keys.channel]
        await self._mark_announced(keys=[keys.document, keys.outbox, UNSAID], args=arguments)

    async def note_unsaid(self, keys: SessionKeys) -> None:
        """Brings the index of pending news up to date for one session."""
        await self._note_unsaid(keys=[keys.outbox, UNSAID], args=[keys.channel])

    async def refused(self, keys: SessionKeys, now: int, first: int, longest: int, reason: str, revision: int) -> bool:
        """Counts a refused post: the next try comes after `first` seconds, doubling up to `longest`.

        Returns whether no post of this `revision` was refused before.
        """
        return bool(await self._refused(keys=[keys.document], args=[now, first, longest, reason, revision]))

    async def beat(self, last: str, down: str, now: int, gap: int, remembered: int) -> bool:
        """Stores a heartbeat in the keys `last` and `down`; returns whether the clock was set back."""
        return bool(await self._beat(keys=[last, down], args=[now, gap, remembered]))

    async def replace(
        self, key: str, before: bytes | str, after: bytes, person: int | None = None, *, only_named: bool = False
    ) -> bool:
        """Writes a value, perhaps about a `person`; returns whether it was still `before`.

        `only_named`: whether nothing is written, which counts as done, if no session names the person.
        """
        if person is None:
            return bool(await self._replace(keys=[key], args=[before, after]))
        about = [PEOPLE, named_key(person)] if only_named else [PEOPLE]
        return bool(await self._replace(keys=[key, *about], args=[before, after, person]))

    async def replace_reminder(self, key: str, person: int, parent: int, reminder: str) -> bytes | None:
        """Writes the newest reminder of a person below `parent`; returns the one before."""
        every = [key, PEOPLE, named_key(person)]
        before: bytes | None = await self._replace_reminder(keys=every, args=[parent, reminder, person])
        return before
