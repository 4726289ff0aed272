"""At which hours a person usually moves, learned from their turns. Pure.

Hours are hours of the day in UTC: after a change of time zone, new habits are learned within some weeks.
"""

from bot.domain.calendar import HOUR

KEPT = 60
"""How many of the newest turns are remembered."""
ENOUGH = 20
"""With fewer turns every hour counts as usual."""
SHARE = 10
"""An hour is usual if at least one in SHARE turns fell into it, or into the hour before or after."""
DAY_HOURS = 24


def noted(habits: tuple[int, ...], moment: int) -> tuple[int, ...]:
    """Returns `habits`, the hours of the last turns, with a turn at `moment` added."""
    return (*habits, _hour(moment))[-KEPT:]


def is_usual(habits: tuple[int, ...], moment: int) -> bool:
    """Whether a person with these habits usually moves around `moment`; true if too little is known."""
    if len(habits) < ENOUGH:
        return True
    near = {(_hour(moment) + step) % DAY_HOURS for step in (-1, 0, 1)}
    return SHARE * sum(hour in near for hour in habits) >= len(habits)


def next_usual(habits: tuple[int, ...], moment: int) -> int:
    """Returns the first usual moment, not before `moment` and less than a day later."""
    while not is_usual(habits, moment):
        moment += HOUR - moment % HOUR
    return moment


def _hour(moment: int) -> int:
    return moment // HOUR % DAY_HOURS
