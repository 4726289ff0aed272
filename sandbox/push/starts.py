"""Discord's limits on starting sessions: as how many shards a bot has to identify, and how often it may."""

from __future__ import annotations

from collections import deque
from typing import Any

from sandbox.state.clock import Clock

DAY = 24 * 3600.0
IDENTIFIES_A_DAY = 1000
PAUSE = 5.0
"""Seconds between two identifies of shards that share a place in the queue."""

AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011


class Starts:
    """Counts the identifies of a bot, and knows which ones Discord refuses."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.shards = 1
        """The fewest shards that a bot has to have; also the number that Discord recommends to it."""
        self.total = IDENTIFIES_A_DAY
        self.max_concurrency = 1
        self.pause = 0.0
        """Seconds between two identifies with the same place in the queue; 0: they may follow at once."""
        self.refusal: int | None = None
        """A code with which every identify is closed."""
        self._used: deque[float] = deque()
        self._newest: dict[int, float] = {}

    @property
    def used(self) -> int:
        """How many identifies the bot has sent within a day."""
        self._forget_old()
        return len(self._used)

    def limit(self) -> dict[str, Any]:
        """Returns the limit as `GET /gateway/bot` shows it."""
        remaining = max(0, self.total - self.used)
        left = self._used[0] + DAY - self._clock.now() if self._used else 0.0
        return {
            "total": self.total,
            "remaining": remaining,
            "reset_after": round(1000 * left),
            "max_concurrency": self.max_concurrency,
        }

    def refused(self, shard: tuple[int, int] | None) -> int | None:
        """Counts an identify; returns the code with which Discord closes the connection, or None."""
        number, shards = shard or (0, 1)
        if self.used >= self.total:
            return AUTHENTICATION_FAILED  # Discord resets the token
        self._used.append(self._clock.now())
        if self.refusal is not None:
            return self.refusal
        if not 0 <= number < shards:
            return INVALID_SHARD
        return SHARDING_REQUIRED if shards < self.shards else None

    def comes_too_soon(self, shard: int) -> bool:
        """Whether the last identify with the same place in the queue is too recent, so that the session is invalid."""
        now, place = self._clock.now(), shard % self.max_concurrency
        if now < self._newest.get(place, 0.0) + self.pause:
            return True
        self._newest[place] = now
        return False

    def _forget_old(self) -> None:
        while self._used and self._used[0] <= self._clock.now() - DAY:
            self._used.popleft()
