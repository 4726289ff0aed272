"""How long a channel is left alone after Discord has refused a post there."""

import redis.asyncio as aioredis

from bot.domain.calendar import HOUR
from bot.store.keys import keys
from bot.store.lua import Scripts

FIRST_DELAY, LONGEST_DELAY = 30, HOUR
"""In seconds. The first refusal is tried again at once, the second after twice the first delay; then it doubles."""


class BackOff:
    """Counts refusals by channel; a commit there forgets them. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", scripts: Scripts) -> None:
        self._redis = redis
        self._scripts = scripts

    async def refused(self, channel: int, now: int) -> None:
        """Notes that Discord refused a post in `channel`: the next try comes later each time."""
        await self._scripts.refused(keys(channel), now, FIRST_DELAY, LONGEST_DELAY)

    async def is_left_alone(self, channel: int, now: int) -> bool:
        """Whether it is too early for another try in `channel`, and nothing has happened there since."""
        again = int(await self._redis.hget(keys(channel).document, "again") or 0)
        return now < again <= now + LONGEST_DELAY
