"""Vacations: days in which nothing of a person's time counts, so many a year. Pure."""

from datetime import date
from typing import Final

from msgspec import structs

from bot.domain.calendar import DAY, Span, begin_of, day_of
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences

ALLOWANCE: Final = 21
"""Days of vacation in a year. Each counts to the year in which its vacation begins."""
OF_ITSELF: Final = 3
"""The most days that begin by themselves when a clock would run out."""
REMEMBERED = 400 * DAY


def days_left(person: Preferences, moment: int) -> int:
    """The whole days that are left of the year of `moment`."""
    year = day_of(moment, person.hours).year
    first, last = (begin_of(date(number, 1, 1), person.hours) for number in (year, year + 1))
    used = sum(span.end - span.start for span in person.vacations if first <= span.start < last)
    return max(0, ALLOWANCE - -(-used // DAY))


def current(person: Preferences, now: int) -> Span | None:
    """The vacation that goes on, or else the next one."""
    return min((span for span in person.vacations if span.end > now), default=None)


def begin(person: Preferences, now: int, start: int, days: int) -> Preferences:
    """With a vacation of so many days from `start` on, in place of one planned. Raises UserError if it is too long."""
    person = _without_plans(person, now)
    if current(person, now) is not None:
        raise UserError("on-vacation")
    if not now <= start < now + REMEMBERED:
        raise UserError("unknown-day")
    left = days_left(person, start)
    if not 0 < days <= left:
        raise UserError("vacation-too-long", left=left)
    return _with(person, now, Span(start, start + days * DAY))


def end(person: Preferences, now: int) -> Preferences:
    """With no vacation now or planned; the days that were not used are left. Raises UserError where there was none."""
    if current(person, now) is None:
        raise UserError("no-vacation")
    person = _without_plans(person, now)
    spans = tuple(Span(span.start, min(span.end, now)) for span in person.vacations)
    return structs.replace(person, vacations=spans)


def begin_of_itself(person: Preferences, since: int, end: int) -> Preferences | None:
    """With a short vacation for a turn that began at `since`: once a turn, while days are left.

    It begins a second before the clock runs out, at `end`: a clock that has run out cannot stand still.
    """
    start = end - 1
    days = min(OF_ITSELF, days_left(person, start))
    if not days or any(span.end > since for span in person.vacations):
        return None
    return _with(person, start, Span(start, start + days * DAY))


def _without_plans(person: Preferences, now: int) -> Preferences:
    return structs.replace(person, vacations=tuple(span for span in person.vacations if span.start <= now))


def _with(person: Preferences, now: int, span: Span) -> Preferences:
    kept = [old for old in person.vacations if old.end > now - REMEMBERED]
    return structs.replace(person, vacations=(*kept, span))
