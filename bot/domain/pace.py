"""How long turns take, as counts by length: the median says more than the mean, which one night spoils. Pure."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

from bot.domain.calendar import DAY, HOUR

MINUTE = 60
LONGEST = (MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY)
"""The longest turn of each length but the last, which has no limit, in seconds."""
LENGTHS = len(LONGEST) + 1


def noted(pace: Sequence[int], seconds: int) -> tuple[int, ...]:
    """Returns `pace`, the number of turns of each length, with a turn of `seconds` added."""
    length = bisect_left(LONGEST, seconds)
    before = pace or (0,) * LENGTHS
    return tuple(count + (number == length) for number, count in enumerate(before))


def median(pace: Sequence[int]) -> int | None:
    """Returns the length within which at least half of the turns lie; None if there are no turns."""
    if not any(pace):
        return None
    return next(number for number, count in enumerate(accumulate(pace)) if 2 * count >= sum(pace))
