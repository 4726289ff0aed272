"""The scripts of an announcement: they read what is to be announced, and note what was. Redis runs each atomically."""

from typing import NamedTuple

import msgspec
import redis.asyncio as aioredis
from msgspec import Struct

from bot.store.keys import UNSAID, SessionKeys

NOTE_UNSAID = """
local function note_unsaid(outbox, unsaid, channel)
  local oldest = redis.pcall('ZRANGE', outbox, 0, 0, 'WITHSCORES')[2]
  if oldest then redis.call('ZADD', unsaid, oldest, channel) else redis.call('ZREM', unsaid, channel) end
end
"""
"""The function that brings the index of pending news up to date for one channel."""

PENDING = """
local session, log, outbox = unpack(KEYS)
local document, post, message, shown, attempted, passing, large = unpack(
  redis.call('HMGET', session, 'document', 'post', 'ballot', 'told', 'attempt', 'passing', 'large')
)

local news, start = redis.call('ZRANGE', outbox, 0, -1, 'WITHSCORES'), redis.call('LLEN', log)
for place = 1, #news, 2 do
  local read, from = pcall(function() return cjson.decode(news[place]).start end)
  if read and type(from) == 'number' and from >= 0 and from % 1 == 0 then start = math.min(start, from) end
end
if #news == 0 then return {document, post, message, news, {}, shown, 0, attempted, passing, large} end

local first = start
for _, line in ipairs({shown or '', passing or ''}) do
  first = math.min(first, tonumber(string.match(line, '^%d+$') or '') or start)
end
if document then redis.call('HSETNX', session, 'attempt', news[#news]) end
local lines = redis.call('LRANGE', log, first, -1)
return {document, post, message, news, lines, shown, start - first, attempted, passing, large}
"""
"""Reads a session, its news, and the log from the first line that is news or that the newest post shows.

Notes up to which revision news is about to be announced, unless an earlier attempt is noted, which may have posted.
"""

MARK_ANNOUNCED = f"""
{NOTE_UNSAID}
local session, outbox, unsaid = unpack(KEYS)
local given = cjson.decode(ARGV[1])

redis.call('ZREMRANGEBYSCORE', outbox, '-inf', given.revision)
note_unsaid(outbox, unsaid, given.channel)
if redis.call('EXISTS', session) == 0 then return end
redis.call('HSET', session, 'post', given.post, 'ballot', given.message)
redis.call('HSET', session, 'told', given.shown, 'passing', given.passing)
redis.call('HDEL', session, 'refused', 'again', 'attempt', 'obstacle', 'unposted')
"""
"""Deletes news that was announced, and stores the newest messages."""


class StoredNews(NamedTuple):
    """What `AnnouncementScripts.pending` reads, as it is stored."""

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
    large: bytes | None
    """The older posts that Discord did not let shrink, with blanks between them."""


class Announced(Struct):
    """What was announced: the arguments of MARK_ANNOUNCED. Ids are text: numbers in Lua are less precise."""

    channel: str
    revision: int
    """Everything up to it was announced."""
    post: str
    message: str
    """The newest message about a proposal, as it is stored."""
    shown: str
    """Index of the first log entry shown by the post; empty if it shows anything besides log entries."""
    passing: str
    """Index of the first one that it shows in passing; empty if there is none."""


class AnnouncementScripts:
    """Reads and notes what is announced. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._pending = redis.register_script(PENDING)
        self._note_unsaid = redis.register_script(f"{NOTE_UNSAID}note_unsaid(KEYS[1], KEYS[2], ARGV[1])")
        self._mark_announced = redis.register_script(MARK_ANNOUNCED)

    async def pending(self, keys: SessionKeys) -> StoredNews:
        """Reads a session, its news and the log that belongs to them, for an attempt to announce them."""
        return StoredNews(*await self._pending(keys=keys))

    async def mark_announced(self, keys: SessionKeys, announced: Announced) -> None:
        """Deletes the news that was announced, and stores the newest messages."""
        every = [keys.document, keys.outbox, UNSAID]
        await self._mark_announced(keys=every, args=[msgspec.json.encode(announced)])

    async def note_unsaid(self, keys: SessionKeys) -> None:
        """Brings the index of pending news up to date for one session."""
        await self._note_unsaid(keys=[keys.outbox, UNSAID], args=[keys.channel])
