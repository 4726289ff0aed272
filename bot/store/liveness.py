"""Whether a worker is alive, and when Parlour was down."""

from typing import Any

import redis.asyncio as aioredis

from bot.domain.calendar import DAY, Span
from bot.store.lua import Scripts

ALIVE_SECONDS = 90
"""For how long a sign of life counts."""
GAP = 300
"""Seconds without a worker's sign of life after which Parlour counts as having been down all the while."""
REMEMBERED = 90 * DAY
"""How long it is remembered when Parlour was down."""
_ALIVE = "alive"
_LAST, _DOWN = "{alive}:last", "{alive}:down"


class Liveness:
    """Reads and writes the signs of life of workers. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", scripts: Scripts) -> None:
        self._redis = redis
        self._scripts = scripts

    async def beat(self, now: int) -> bool:
        """Notes a sign of life, and that Parlour was down if the last one is too old.

        Returns whether the clock was set back: what was noted of the time to come is forgotten then.
        """
        set_back = await self._scripts.beat(_LAST, _DOWN, now, GAP, REMEMBERED)
        await self._redis.set(_ALIVE, 1, ex=ALIVE_SECONDS)
        return set_back


async def is_alive(redis: "aioredis.Redis") -> bool:
    """Whether a worker was alive within the last minute and a half."""
    return bool(await redis.exists(_ALIVE))


def ask(pipe: Any) -> None:
    """Asks, along with something else, when Parlour was down: two answers for `downtime`."""
    pipe.get(_LAST)
    pipe.zrange(_DOWN, 0, -1)


def downtime(now: int, last: bytes | None, down: list[bytes]) -> tuple[Span, ...]:
    """Returns when Parlour was down, out of the answers to `ask`; up to `now` if no worker is alive yet."""
    spans = [Span(*map(int, spell.split(b":"))) for spell in down]
    if last is not None and now - int(last) > GAP:
        spans.append(Span(int(last), now))
    return tuple(spans)
