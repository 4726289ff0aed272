"""Backing off after Discord has refused posts in a channel."""

import redis.asyncio as aioredis

from bot.domain.calendar import HOUR
from bot.domain.obstacle import Obstacle
from bot.store.keys import keys
from bot.store.lua import Scripts
from bot.store.unreadable import whole

FIRST_DELAY, LONGEST_DELAY = 30, HOUR
"""In seconds. After the first refusal the next try is immediate, after the second in 2 * FIRST_DELAY, then doubling."""


class BackOff:
    """Counts refusals by channel; a commit resets the count. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", scripts: Scripts) -> None:
        self._redis = redis
        self._scripts = scripts

    async def refused(self, channel: int, revision: int, reason: Obstacle, now: int) -> bool:
        """Counts a refusal in `channel` and delays the next try; returns whether it is the first of this `revision`."""
        return await self._scripts.refused(keys(channel), now, FIRST_DELAY, LONGEST_DELAY, reason, revision)

    async def is_backing_off(self, channel: int, now: int) -> bool:
        """Whether it is too early for another try in `channel`."""
        again = whole(await self._redis.hget(keys(channel).document, "again"), f"next try of {channel}")
        return now < again <= now + LONGEST_DELAY
