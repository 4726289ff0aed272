"""The clocks of the sandbox: the machine's own, or one that a test advances."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """A source of the time that can call back later."""

    def now(self) -> float:
        """Returns the seconds since 1970."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Calls `callback` once, `seconds` from now."""
        ...


class SystemClock:
    """The machine's clock; callbacks run in the running event loop."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, callback)


class ManualClock:
    """A clock that only moves when it is advanced."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._order = itertools.count()
        self._due: list[tuple[float, int, Callable[[], None]]] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self._now + seconds, next(self._order), callback))

    def advance(self, seconds: float) -> None:
        """Advances by `seconds` and runs the callbacks that fall due, in order."""
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            self._now, _, callback = heapq.heappop(self._due)
            callback()
        self._now = end
