"""Collects garbage between presses, so that nobody's answer waits for it.

Python would collect whenever many objects were made, which is while it answers, and look through all that matches need.
"""

import asyncio
import gc
from enum import IntEnum
from typing import Final

from bot.app.intake import Intake

PAUSE, REST = 0.25, 1.0
"""Seconds between two looks, and while nobody presses."""
MANY = 5_000
"""So many new objects are worth a collection of the young ones: a few milliseconds."""


class Part(IntEnum):
    """What is looked through: only young objects, all but the frozen ones, or everything."""

    YOUNG = 1
    RECENT = 2
    ALL = 3


EVERY: Final = {Part.RECENT: 30.0, Part.ALL: 3600.0}
"""How often, in seconds. What is left after either is frozen: to look through many matches takes long."""
PATIENCE: Final = {Part.YOUNG: 2.0, Part.RECENT: 30.0, Part.ALL: 86400.0}
"""Seconds for which a collection waits for a good moment. Hardly anything is frozen that becomes garbage."""
QUIET = 30.0
"""Seconds without a press before everything is looked through, for which the next press would wait."""


class Schedule:
    """Decides what to collect. Times are in seconds, by a clock that is never set back."""

    def __init__(self, now: float) -> None:
        self._done = dict.fromkeys(EVERY, now)
        """When each part was last looked through."""
        self._wanted: dict[Part, float] = {}
        """Since when each part waits."""
        self._pressed = now
        """The last moment at which a press was under way."""
        self._presses = 0

    def due(self, now: float, objects: int, *, busy: bool, presses: int = 0) -> Part | None:
        """Returns what to look through now; None if there is nothing to do, or if that had better wait.

        `objects`: how many there are more than after the last collection. `busy`: whether an answer is under way.
        `presses`: how many there were.
        """
        if busy or presses != self._presses:
            self._pressed, self._presses = now, presses
        if objects > MANY:
            self._wanted.setdefault(Part.YOUNG, now)
        for part, seconds in EVERY.items():
            if now - self._done[part] >= seconds:
                self._wanted.setdefault(part, now)
        for part in reversed(Part):
            if part in self._wanted and self._is_good_moment(part, now, busy=busy):
                self._note(part, now)
                return part
        return None

    def pause(self, now: float) -> float:
        """Returns how many seconds the next look may wait."""
        return PAUSE if now - self._pressed < QUIET else REST

    def _is_good_moment(self, part: Part, now: float, *, busy: bool) -> bool:
        """Whether hardly anybody waits for this, or it has waited long enough itself."""
        is_quiet = now - self._pressed >= QUIET if part is Part.ALL else not busy
        return is_quiet or now - self._wanted[part] >= PATIENCE[part]

    def _note(self, part: Part, now: float) -> None:
        """Notes that a part is looked through, and with it all smaller ones."""
        self._done |= {each: now for each in EVERY if each <= part}
        self._wanted = {wanted: since for wanted, since in self._wanted.items() if wanted > part}


def collect(part: Part) -> None:
    """Looks through a part. What is left is frozen, unless only young objects were looked at."""
    if part is Part.ALL:
        gc.unfreeze()
    gc.collect(min(part, Part.RECENT))
    if part is not Part.YOUNG:
        gc.freeze()


async def collect_between_presses(intake: Intake) -> None:
    """Takes collecting over from Python, until it is cancelled."""
    clock = asyncio.get_running_loop().time
    gc.disable()
    collect(Part.RECENT)
    schedule = Schedule(clock())
    try:
        while True:
            await asyncio.sleep(schedule.pause(clock()))
            part = schedule.due(clock(), gc.get_count()[0], busy=intake.is_busy, presses=intake.admitted)
            if part is not None:
                collect(part)
    finally:
        gc.enable()
