"""Collects garbage between presses, so that nobody's answer waits for it.

Python would collect whenever many objects were made, which is while it answers, and look through all that matches need.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

PAUSE = 0.25
"""Seconds between two looks."""
MANY = 5_000
"""So many new objects are worth a collection of the young ones: a few milliseconds."""
YOUNG, ALL = 1, 2
"""Generations of Python's collector."""
FULL_SECONDS: Final = 60.0
"""How often everything is looked through."""
PATIENCE: Final = {YOUNG: 2.0, ALL: 60.0}
"""Seconds for which a collection waits for a moment without an answer under way."""


class Schedule:
    """Decides what to collect. Times are in seconds, by a clock that is never set back."""

    def __init__(self, now: float) -> None:
        self._full = now
        """When everything was last looked through."""
        self._wanted: dict[int, float] = {}
        """Since when a collection waits, by generation."""

    def due(self, now: float, objects: int, *, busy: bool) -> int | None:
        """Returns the generation to collect now; None if there is nothing to do, or if that had better wait.

        `objects`: how many there are more than after the last collection. `busy`: whether an answer is under way.
        """
        if objects > MANY:
            self._wanted.setdefault(YOUNG, now)
        if now - self._full >= FULL_SECONDS:
            self._wanted.setdefault(ALL, now)
        for generation in (ALL, YOUNG):
            since = self._wanted.get(generation)
            if since is not None and (not busy or now - since >= PATIENCE[generation]):
                self._done(generation, now)
                return generation
        return None

    def _done(self, generation: int, now: float) -> None:
        if generation == ALL:
            self._full = now
        self._wanted = {wanted: since for wanted, since in self._wanted.items() if wanted > generation}


def freeze() -> None:
    """Makes the collector leave alone what is loaded: to look through it would take 60 ms, again and again."""
    gc.collect()
    gc.freeze()


async def collect_between_presses(is_busy: Callable[[], bool]) -> None:
    """Takes collecting over from Python, until it is cancelled."""
    clock = asyncio.get_running_loop().time
    schedule = Schedule(clock())
    gc.disable()
    try:
        while True:
            await asyncio.sleep(PAUSE)
            generation = schedule.due(clock(), gc.get_count()[0], busy=is_busy())
            if generation is not None:
                gc.collect(generation)
    finally:
        gc.enable()
