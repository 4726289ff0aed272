"""Reads how Parlour is."""

from time import perf_counter
from typing import NamedTuple

import redis.asyncio as aioredis

from bot.store.liveness import vitals
from bot.store.session_counts import Overview, SessionCounts


class Status(NamedTuple):
    """How Parlour is."""

    latency: float
    """Seconds that the database takes to answer."""
    swept: int | None
    """Seconds since the last sweep; None: no worker runs."""
    waiting: int
    """Seconds for which the oldest announcement had waited then."""
    everywhere: Overview
    """What there is on all servers."""
    here: Overview
    """What there is on one server."""
    computers: int
    """Matches in which a computer player is to move."""


async def status(redis: "aioredis.Redis", stages: SessionCounts, guild: int = 0) -> Status:
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
