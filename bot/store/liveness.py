"""Heartbeats of workers, and when Parlour was down."""

import re
from typing import Any

import redis.asyncio as aioredis

from bot.domain.calendar import DAY, Span
from bot.store.lua import Scripts
from bot.store.unreadable import maybe_whole

ALIVE_SECONDS = 90
"""How long a heartbeat counts."""
GAP = 300
"""Seconds without a heartbeat after which Parlour counts as having been down."""
REMEMBERED = 90 * DAY
"""How long downtimes are stored."""
_ALIVE = "alive"
_SPELL = re.compile(rb"\d{1,15}:\d{1,15}")
_LAST, _DOWN = "{alive}:last", "{alive}:down"


class Liveness:
    """Stores heartbeats. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", scripts: Scripts) -> None:
        self._redis = redis
        self._scripts = scripts

    async def beat(self, now: int) -> bool:
        """Stores a heartbeat, and a downtime if the last one is too old.

        Returns whether the clock was set back; downtimes after `now` are deleted then.
        """
        set_back = await self._scripts.beat(_LAST, _DOWN, now, GAP, REMEMBERED)
        await self._redis.set(_ALIVE, 1, ex=ALIVE_SECONDS)
        return set_back


async def is_alive(redis: "aioredis.Redis") -> bool:
    """Whether a worker was alive within the last minute and a half."""
    return bool(await redis.exists(_ALIVE))


def queue_reads(pipe: Any) -> None:
    """Adds to a pipeline the two reads whose replies `downtime` takes."""
    pipe.get(_LAST)
    pipe.zrange(_DOWN, 0, -1)


def downtime(now: int, last: bytes | None, down: list[bytes] | None) -> tuple[Span, ...]:
    """Returns when Parlour was down, from the replies to `queue_reads`; up to `now` if no worker is alive yet."""
    spans = [Span(*map(int, spell.split(b":"))) for spell in down or () if _SPELL.fullmatch(spell)]
    seen = maybe_whole(last or b"")
    if seen is not None and now - seen > GAP:
        spans.append(Span(seen, now))
    return tuple(spans)
