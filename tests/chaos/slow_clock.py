"""A slower clock for the sandbox."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

SLOWER = 20.0
"""How much slower the sandbox's time passes, so that a busy machine makes no answer too late."""


class SlowClock:
    """A clock of the sandbox on which three seconds are a minute."""

    def __init__(self) -> None:
        self._began = time.time()

    def now(self) -> float:
        return self._began + (time.time() - self._began) / SLOWER

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds * SLOWER, callback)
