"""Starting at Discord: shards take turns, among all processes; what was refused, and what was registered."""

from typing import Any

import redis.asyncio as aioredis

from bot.domain.calendar import DAY, HOUR

TURN_MS = 5_000
"""How long Discord wants between two identifies that share a place in the queue."""
REFUSED = "listening:refused"
_COMMANDS = "starts:commands"


class Starts:
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
        """Notes that Discord has refused a start, and for how long Parlour waits: the health check says so."""
        await self._redis.set(REFUSED, why, px=_ms(seconds))

    async def postpone(self, who: str, why: str, first: float, told: float = 0.0) -> float:
        """Notes that a start was refused; returns the seconds until the next one, which survive a restart.

        `who`: the process, as far as a refusal concerns it alone. They are `first`, then twice as many each time, up to
        an hour, and at least as many as Discord has `told`, up to a day.
        """
        last = await self._redis.get(f"starts:wait:{who}")
        wait = min(2 * float(last), HOUR) if last else first
        seconds = max(wait, min(told, DAY))
        await self._redis.set(f"starts:wait:{who}", wait, px=_ms(seconds + 2 * HOUR))
        await self._redis.set(f"starts:postponed:{who}", why, px=_ms(seconds))
        await self.refused(why, seconds)
        return seconds

    async def postponed(self, who: str) -> tuple[float, str]:
        """Returns the seconds until the next start, and why there are any."""
        key = f"starts:postponed:{who}"
        why: Any = await self._redis.get(key)
        return (max(0, await self._redis.pttl(key)) / 1000, why.decode(errors="replace")) if why else (0.0, "")

    async def logged_in(self, who: str) -> None:
        """Notes that Discord has taken the requests of a start."""
        await self._redis.unlink(f"starts:wait:{who}", f"starts:postponed:{who}")

    async def accepted(self) -> None:
        """Notes that Parlour is connected."""
        await self._redis.delete(REFUSED)

    async def are_registered(self, commands: str) -> bool:
        """Whether these commands, as a digest, were registered within a day."""
        return bool(await self._redis.get(_COMMANDS) == commands.encode())

    async def registered(self, commands: str) -> None:
        """Notes that these commands were registered."""
        await self._redis.set(_COMMANDS, commands, ex=DAY)


def _ms(seconds: float) -> int:
    return max(1, round(1000 * seconds))
