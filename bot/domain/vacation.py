"""Vacations: days in which nothing of a person's time counts, so many a year. Pure."""

from datetime import date
from typing import Final

from msgspec import structs

from bot.domain.calendar import DAY, Span, begin_of, day_of
from bot.domain.preferences import Person
from bot.domain.session import Trouble

ALLOWANCE: Final = 21
"""Days of vacation in a year. Each counts to the year in which its vacation begins."""
OF_ITSELF: Final = 3
"""The most days that begin by themselves when a clock would run out."""
REMEMBERED = 400 * DAY


def days_left(person: Person, moment: int) -> int:
    """The whole days that are left of the year of `moment`."""
    year = day_of(moment, person.hours).year
    first, last = (begin_of(date(number, 1, 1), person.hours) for number in (year, year + 1))
    used = sum(span.end - span.start for span in person.vacations if first <= span.start < last)
    return max(0, ALLOWANCE - -(-used // DAY))


def current(person: Person, now: int) -> Span | None:
    """The vacation that goes on, or else the next one."""
    return min((span for span in person.vacations if span.end > now), default=None)


def begin(person: Person, now: int, start: int, days: int) -> Person:
    """With a vacation of so many days from `start` on, in place of one planned. Raises Trouble if it is too long."""
    person = _without_plans(person, now)
    if current(person, now) is not None:
        raise Trouble("on-vacation")
    if not now <= start < now + REMEMBERED:
        raise Trouble("unknown-day")
    left = days_left(person, start)
    if not 0 < days <= left:
        raise Trouble("vacation-too-long", left=left)
    return _with(person, now, Span(start, start + days * DAY))


def end(person: Person, now: int) -> Person:
    """With no vacation now or planned; the days that were not used are left. Raises Trouble where there was none."""
    if current(person, now) is None:
        raise Trouble("no-vacation")
    person = _without_plans(person, now)
    spans = tuple(Span(span.start, min(span.end, now)) for span in person.vacations)
    return structs.replace(person, vacations=spans)


def begin_of_itself(person: Person, since: int, end: int) -> Person | None:
    """With a short vacation for a turn that began at `since`: once a turn, while days are left.

    It begins a second before the clock runs out, at `end`: a clock that has run out cannot stand still.
    """
    start = end - 1
    days = min(OF_ITSELF, days_left(person, start))
    if not days or any(span.end > since for span in person.vacations):
        return None
    return _with(person, start, Span(start, start + days * DAY))


def _without_plans(person: Person, now: int) -> Person:
    return structs.replace(person, vacations=tuple(span for span in person.vacations if span.start <= now))


def _with(person: Person, now: int, span: Span) -> Person:
    kept = [old for old in person.vacations if old.end > now - REMEMBERED]
    return structs.replace(person, vacations=(*kept, span))
