"""Starting a session at Discord: shards take turns, among all processes, and the health check sees a refusal."""

import redis.asyncio as aioredis

TURN_MS = 5_000
"""How long Discord wants between two identifies that share a place in the queue."""
REFUSED = "listening:refused"


class IdentifyLimits:
    """Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def take_turn(self, place: int) -> float:
        """Takes the turn of a place in the queue; returns the seconds until the next one if it is taken."""
        key = f"listening:turn:{place}"
        if await self._redis.set(key, 1, nx=True, px=TURN_MS):
            return 0.0
        return max(0.01, await self._redis.pttl(key) / 1000)

    async def refused(self, why: str, seconds: float) -> None:
        """Notes that Discord has refused a start, and for how long Parlour waits."""
        await self._redis.set(REFUSED, why, px=max(1, round(1000 * seconds)))

    async def accepted(self) -> None:
        """Notes that Parlour is connected."""
        await self._redis.delete(REFUSED)
