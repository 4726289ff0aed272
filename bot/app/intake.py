"""The interactions that arrive: each is answered once, and before the process ends."""

import asyncio
import math
from typing import Any

from cachetools import FIFOCache
from discord.utils import snowflake_time

REMEMBERED = 1000
"""How many interactions are recognized if Discord delivers them again, as it may after a lost connection."""


class Intake:
    """Admits interactions, and knows which are being answered."""

    def __init__(self) -> None:
        self._known: FIFOCache[int, bool] = FIFOCache(REMEMBERED)
        self._until = math.inf
        """The moment up to which interactions are admitted, by the time at which Discord made them."""
        self._answering: set[asyncio.Task[Any]] = set()

    def admits(self, interaction: int) -> bool:
        """Whether an interaction is new, and to be answered here. If so, the task that called answers it."""
        if interaction in self._known or snowflake_time(interaction).timestamp() > self._until:
            return False
        self._known[interaction] = True
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        return True

    @property
    def is_busy(self) -> bool:
        """Whether an interaction is being answered."""
        return bool(self._answering)

    def shut(self, moment: float) -> None:
        """Admits nothing that is made after `moment`; what was made before may still arrive."""
        self._until = moment

    async def finish(self, patience: float) -> None:
        """Waits until everything that has arrived is answered, at most `patience` seconds, and admits nothing more."""
        await asyncio.sleep(0)  # what has just arrived is not a running task yet
        self.shut(0)
        if self._answering:
            await asyncio.wait(self._answering, timeout=patience)
