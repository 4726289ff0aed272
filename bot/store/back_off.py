"""Backing off after Discord has refused posts in a channel."""

import msgspec
import redis.asyncio as aioredis
from msgspec import Struct

from bot.domain.calendar import HOUR
from bot.domain.channel_refusal import ChannelRefusal
from bot.store.keys import keys
from bot.store.unreadable import whole

FIRST_DELAY, LONGEST_DELAY = 30, HOUR
"""In seconds. After the first refusal the next try is immediate, after the second in 2 * FIRST_DELAY, then doubling."""

REFUSED = """
local session, given = KEYS[1], cjson.decode(ARGV[1])
if redis.call('EXISTS', session) == 0 then return 0 end
local before = redis.call('HINCRBY', session, 'refused', 1) - 1
local rest = before > 0 and math.min(given.first * 2 ^ before, given.longest) or 0
local is_first = tonumber(redis.call('HGET', session, 'unposted') or 0) < given.revision
redis.call('HSET', session, 'again', given.now + rest, 'obstacle', given.reason, 'unposted', given.revision)
return is_first and 1 or 0
"""
"""Counts a refusal and stores its reason and the time of the next try: at once after the first, then doubling.

Returns 1 if no post of this revision was refused before.
"""


TOLD = """
local session, revision = KEYS[1], tonumber(ARGV[1])
if redis.call('EXISTS', session) == 0 then return 0 end
if tonumber(redis.call('HGET', session, 'unposted') or 0) >= revision then return 0 end
redis.call('HSET', session, 'unposted', revision)
return 1
"""
"""Notes that people were told of a revision by direct message; returns 0 if they were already."""


class Refused(Struct):
    """The arguments of REFUSED."""

    now: int
    revision: int
    reason: ChannelRefusal
    first: int = FIRST_DELAY
    longest: int = LONGEST_DELAY


class BackOff:
    """Counts refusals by channel; a commit resets the count. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._refused = redis.register_script(REFUSED)
        self._told = redis.register_script(TOLD)

    async def refused(self, channel: int, revision: int, reason: ChannelRefusal, now: int) -> bool:
        """Counts a refusal in `channel` and delays the next try; returns whether it is the first of this `revision`."""
        given = msgspec.json.encode(Refused(now, revision, reason))
        return bool(await self._refused(keys=[keys(channel).document], args=[given]))

    async def told(self, channel: int, revision: int) -> bool:
        """Notes that people are told of this `revision` by direct message; returns whether it is the first time."""
        return bool(await self._told(keys=[keys(channel).document], args=[revision]))

    async def is_backing_off(self, channel: int, now: int) -> bool:
        """Whether it is too early for another try in `channel`."""
        again = whole(await self._redis.hget(keys(channel).document, "again"), f"next try of {channel}")
        return now < again <= now + LONGEST_DELAY
