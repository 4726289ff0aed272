"""Reads how Parlour is."""

from time import perf_counter

import redis.asyncio as aioredis

from bot.domain.status import Status
from bot.store.liveness import vitals
from bot.store.stages import Stages


async def status(redis: "aioredis.Redis", stages: Stages, guild: int = 0) -> Status:
    """Returns how Parlour is, and what there is on a server."""
    began = perf_counter()
    seen = await vitals(redis)
    return Status(
        latency=perf_counter() - began,
        swept=seen.swept,
        waiting=seen.waiting,
        everywhere=await stages.everywhere(),
        here=await stages.on_server(guild),
        computers=await stages.computers_to_move(),
    )
