"""Reads how Parlour is."""

from time import perf_counter

import redis.asyncio as aioredis

from bot.features.status.domain import Status
from bot.store.liveness import vitals
from bot.store.session_counts import Stages


async def status(redis: "aioredis.Redis", stages: Stages, guild: int = 0) -> Status:
    """Returns how Parlour is, and what there is on a server."""
    began = perf_counter()
    seen = await vitals(redis)
    latency = perf_counter() - began
    counted = await stages.counted(guild)
    return Status(
        latency=latency,
        swept=seen.swept,
        waiting=seen.waiting,
        everywhere=counted.everywhere,
        here=counted.here,
        computers=counted.computers,
    )
