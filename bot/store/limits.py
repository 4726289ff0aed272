"""How many requests to Discord are left for all processes together: windows in Redis, by the clock of Redis.

Nothing of this is written to the disk or to a replica, which every request would have to wait for: if it is lost, the
next answer of Discord says it again.
"""

from typing import NamedTuple

import redis.asyncio as aioredis

UNKNOWN_MS = 10_000
"""How long a window counts whose end nobody has noted: its first request may have been lost."""
SOON_MS = 100
"""How long to wait for the answer that says what a window allows."""
KEPT_MS = 600_000
"""How long it is remembered what a window of this kind allows."""
MARGIN = 20
"""A window ends a twentieth later here than Discord says, and is full a twentieth before: requests take a while."""
EVEN, AT_ONCE = 0.8, 0.1
"""Of the requests that Discord allows in a second for all channels together: at an even pace, and as many more at once.

Nobody knows when a second begins for Discord, and each request takes a while to get there.
"""
EVERYTHING = "limit:everything"
"""When a request would be due if all came at an even pace."""

TAKE = """
redis.set_repl(redis.REPL_NONE)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window, everything = unpack(KEYS)
local unknown, soon, kept, apart, ahead = unpack(ARGV)
local known = redis.call('HMGET', window, 'limit', 'taken', 'ends', 'margin')
local limit, taken, ends = tonumber(known[1] or 1), tonumber(known[2] or 0), tonumber(known[3] or 0)
local first, rest = now >= ends, ends - now
if not first and known[4] and (taken >= limit or rest <= 2 * known[4]) then return {rest, 0, 0} end
if not first and taken >= limit then return {math.min(rest, soon), 0, 0} end
if first then
  taken, ends = 0, now + unknown
  redis.call('HDEL', window, 'margin')
end
redis.call('HSET', window, 'taken', taken + 1, 'ends', ends)
redis.call('PEXPIRE', window, kept)
local due = math.max(now, tonumber(redis.call('GET', everything) or 0))
redis.call('SET', everything, due + apart, 'PX', kept)
return {0, first and 1 or 0, math.max(0, math.ceil(due - now - ahead))}
"""
"""Counts a request; returns how many milliseconds to wait instead if there is no room, whether it is the first of its
window, and how many milliseconds to wait before it is sent.

A window begins with its first request. Until the answer to it has come, as many are allowed as in the one before.
Requests for all channels together are sent at an even pace, but for a few, in the order in which they are counted.
"""

NOTE = """
redis.set_repl(redis.REPL_NONE)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = KEYS[1]
local limit, remaining, length, margin, kept = unpack(ARGV)
local taken = math.max(tonumber(redis.call('HGET', window, 'taken') or 0), limit - remaining)
redis.call('HSET', window, 'limit', limit, 'taken', taken, 'ends', now + length + margin, 'margin', margin)
redis.call('PEXPIRE', window, math.max(length, kept))
"""
"""Stores what Discord has answered to the first request of a window."""


class Window(NamedTuple):
    """What Discord says of a window."""

    limit: int
    remaining: int
    seconds: float
    """Until it ends."""


class Place(NamedTuple):
    """Whether a request may be sent."""

    again: float
    """Seconds to wait before the next try; 0 if it was counted."""
    first: bool
    """Whether it is the first of its window: its answer says how long that lasts, for `note`."""
    pause: float
    """Seconds to wait before it is sent, if it was counted."""


class Limits:
    """The limits of Discord. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._take = redis.register_script(TAKE)
        self._note = redis.register_script(NOTE)

    async def take(self, bucket: str, every_second: int) -> Place:
        """Counts a request, if there is room. `every_second`: how many Discord allows for all channels together."""
        apart = 1000 / (EVEN * every_second)
        arguments = [UNKNOWN_MS, SOON_MS, KEPT_MS, apart, apart * AT_ONCE * every_second]
        again, first, pause = await self._take(keys=[_key(bucket), EVERYTHING], args=arguments)
        return Place(again / 1000, bool(first), pause / 1000)

    async def note(self, bucket: str, window: Window) -> None:
        """Notes what Discord has answered to the first request of a window."""
        length = round(1000 * window.seconds)
        arguments = [window.limit, window.remaining, length, length // MARGIN, KEPT_MS]
        await self._note(keys=[_key(bucket)], args=arguments)

    async def end(self, bucket: str) -> None:
        """Ends a window that nothing is known about."""
        await self._redis.delete(_key(bucket))


def _key(bucket: str) -> str:
    return f"limit:{bucket}"
