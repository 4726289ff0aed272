"""What the caretaker remembers, and what follows from it: when it backs up, what needs somebody, whether to write."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from bot.domain.calendar import DAY, HOUR

WEEK = 7 * DAY
SILENCE = 300
"""Seconds without an answer of the database after which somebody has to look at it."""
LEAST = 2**28
"""Free bytes of the disk below which the database may stop."""


class Trouble(StrEnum):
    """What needs somebody."""

    BACKUP = "backup"
    DRILL = "drill"
    DISK = "disk"
    WRITES = "writes"
    SILENT = "silent"


class Made(Struct, frozen=True):
    """How the last backup went."""

    moment: int
    size: int = 0
    """In bytes; 0: there was none, because it failed."""
    matches: int = 0
    """Lobbies and matches in it."""
    drill: Literal["equal", "differs", "no server"] = "no server"
    """What came of the restore for trial; no server: there is no program for a database on this machine."""


class Sample(Struct, frozen=True, array_like=True):
    """How much of the disk was free."""

    moment: int
    free: int


class Memory(Struct, frozen=True):
    """What is remembered."""

    since: int = 0
    """When the caretaker began; 0: the database has not answered yet."""
    made: Made | None = None
    weekly: int = 0
    """When the owner last got the weekly message."""
    troubles: tuple[Trouble, ...] = ()
    """Those that the owner knows of."""
    samples: tuple[Sample, ...] = ()
    """Of about each hour of the last week, the oldest first."""


class Found(Struct, frozen=True):
    """How things are now, apart from what is remembered."""

    free: int
    refuses: bool = False
    """Whether the database refuses writes."""
    silent: int = 0
    """For how many seconds it has not answered."""


def is_due(memory: Memory, hours: int, now: int) -> bool:
    """Whether it is time for a backup."""
    last = memory.made.moment if memory.made and memory.made.size else 0
    return hours > 0 and now - max(memory.since, last) >= hours * HOUR


def sampled(memory: Memory, free: int, now: int) -> tuple[Sample, ...]:
    """Returns the samples with one of now, if the last one is an hour old; none after a clock was set back."""
    kept = tuple(each for each in memory.samples if now - WEEK <= each.moment <= now)
    return kept if kept and now - kept[-1].moment < HOUR else (*kept, Sample(now, free))


def days_left(samples: tuple[Sample, ...], free: int, now: int) -> int | None:
    """Returns in how many days the disk will be full if it goes on like this; None: it does not fill, as far as known.

    What has happened within a day says too little.
    """
    oldest = samples[0] if samples else Sample(now, free)
    used, seconds = oldest.free - free, now - oldest.moment
    return free * seconds // (used * DAY) if used > 0 and seconds >= DAY else None


def troubles(memory: Memory, found: Found, now: int, *, backs_up: bool) -> tuple[Trouble, ...]:
    """Returns what needs somebody. `backs_up`: whether backups are to be made."""
    made, left = memory.made if backs_up else None, days_left(memory.samples, found.free, now)
    there = {
        Trouble.BACKUP: made is not None and not made.size,
        Trouble.DRILL: made is not None and made.size > 0 and made.drill == "differs",
        Trouble.DISK: found.free < LEAST or (left is not None and left < 7),
        Trouble.WRITES: found.refuses,
        Trouble.SILENT: found.silent >= SILENCE,
    }
    return tuple(trouble for trouble, is_there in there.items() if is_there)


def wants_to_tell(memory: Memory, there: tuple[Trouble, ...], now: int) -> bool:
    """Whether there is something to say: a trouble that the owner does not know of, or a week is over."""
    is_week_over = memory.since > 0 and now - max(memory.since, memory.weekly) >= WEEK
    return is_week_over or not {*there} <= {*memory.troubles}
