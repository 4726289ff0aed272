"""At which hours a person usually moves, learnt from their own turns. Pure.

An hour is one of the 24 of a day in UTC: whoever travels, or changes their clocks, is learnt anew in some weeks.
"""

from bot.domain.calendar import HOUR

KEPT = 60
"""Of how many turns the hour is remembered."""
ENOUGH = 20
"""With fewer turns nothing is known about a person."""
SHARE = 10
"""An hour is usual if one of so many turns fell into it, or into the hour before or after."""
DAY_HOURS = 24


def noted(habits: tuple[int, ...], moment: int) -> tuple[int, ...]:
    """`habits`, the hours of the last turns, with one more at `moment`."""
    return (*habits, _hour(moment))[-KEPT:]


def is_usual(habits: tuple[int, ...], moment: int) -> bool:
    """Whether somebody with these habits usually moves around `moment`; so do all of whom too little is known."""
    if len(habits) < ENOUGH:
        return True
    near = {(_hour(moment) + step) % DAY_HOURS for step in (-1, 0, 1)}
    return SHARE * sum(hour in near for hour in habits) >= len(habits)


def next_usual(habits: tuple[int, ...], moment: int) -> int:
    """The first moment from `moment` on at which somebody with these habits usually moves: less than a day later."""
    while not is_usual(habits, moment):
        moment += HOUR - moment % HOUR
    return moment


def _hour(moment: int) -> int:
    return moment // HOUR % DAY_HOURS
