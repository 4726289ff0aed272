"""Vacations: a yearly allowance of days on which a person's clocks stand still. Pure."""

from datetime import date
from typing import Final

from msgspec import structs

from bot.domain.calendar import DAY, Hours, Span, begin_of, day_of
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences

ALLOWANCE: Final = 21
"""Days of vacation in a year. A vacation counts towards the year in which it begins."""
AUTOMATIC_DAYS: Final = 3
"""The most days of a vacation that begins automatically when a clock would run out."""
REMEMBERED = 400 * DAY


def days_left(person: Preferences, moment: int) -> int:
    """Returns how many whole days are left in the year of `moment`, by UTC: a person can change their time zone."""
    year = day_of(moment, Hours()).year
    first, last = (begin_of(date(number, 1, 1), Hours()) for number in (year, year + 1))
    used = sum(span.end - span.start for span in person.vacations if first <= span.start < last)
    return max(0, ALLOWANCE - -(-used // DAY))


def current(person: Preferences, now: int) -> Span | None:
    """Returns the current vacation, or else the next one."""
    return min((span for span in person.vacations if span.end > now), default=None)


def begin(person: Preferences, now: int, start: int, days: int) -> Preferences:
    """Begins a vacation of `days` at `start`, replacing a planned one. Raises UserError if it is too long."""
    person = _without_plans(person, now)
    if current(person, now) is not None:
        raise UserError("on-vacation")
    need_day(now, start)
    left = days_left(person, start)
    if not 0 < days <= left:
        raise UserError("vacation-too-long", left=left)
    return _with(person, now, Span(start, start + days * DAY))


def need_day(now: int, start: int) -> None:
    """Raises UserError if a vacation cannot begin at `start`: a day that is over, or in more than a year."""
    if not now <= start < now + REMEMBERED:
        raise UserError("unknown-day")


def end(person: Preferences, now: int) -> Preferences:
    """Ends the current or planned vacation; unused days are left. Raises UserError if there is none."""
    if current(person, now) is None:
        raise UserError("no-vacation")
    person = _without_plans(person, now)
    spans = tuple(Span(span.start, min(span.end, now)) for span in person.vacations)
    return structs.replace(person, vacations=spans)


def begin_automatically(person: Preferences, since: int, end: int) -> Preferences | None:
    """Begins a short vacation for a turn that began at `since`; None if the turn had one or no days are left.

    It begins a second before `end`, when the clock runs out: a clock that has run out cannot be stopped.
    """
    start = end - 1
    days = min(AUTOMATIC_DAYS, days_left(person, start))
    if not days or any(span.end > since for span in person.vacations):
        return None
    return _with(person, start, Span(start, start + days * DAY))


def _without_plans(person: Preferences, now: int) -> Preferences:
    return structs.replace(person, vacations=tuple(span for span in person.vacations if span.start <= now))


def _with(person: Preferences, now: int, span: Span) -> Preferences:
    kept = [old for old in person.vacations if old.end > now - REMEMBERED]
    return structs.replace(person, vacations=(*kept, span))
