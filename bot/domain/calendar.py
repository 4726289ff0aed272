"""When time counts for a person: their time zone, quiet hours and weekends, and breaks.

All moments are whole seconds since 1970 in UTC; only this module converts them to local time.
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, timedelta
from functools import cache
from itertools import pairwise
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

HOUR = 3600
DAY = 24 * HOUR
FOREVER = 1 << 40
"""Later than any moment, and still a number that JSON and Redis keep exactly."""
QUIET = 12
"""The most quiet hours in a day."""
HORIZON = timedelta(days=3 * 366)
"""How far ahead a calendar is searched; after that all time counts."""
SATURDAY = 5
UTC = "UTC"
AREAS = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific", UTC)
"""What the names of time zones begin with, but for a few that stand for one of these."""


Now = Callable[[], int]
"""Returns the current moment."""


class Span(NamedTuple):
    """From one moment to another."""

    start: int
    end: int


class Hours(Struct, frozen=True, omit_defaults=True):
    """A person's week. `quiet`: first quiet hour of the day and first hour after it; equal if there are none."""

    zone: str = UTC
    quiet: tuple[int, int] = (0, 0)
    weekends: bool = True
    """Whether time counts on Saturdays and Sundays."""


@cache
def zones() -> frozenset[str]:
    """Returns the names of all time zones that this machine knows."""
    return frozenset(name for name in available_timezones() if "/" in name or name == UTC)


def zones_of(area: str) -> list[str]:
    """Returns the time zones of one of `AREAS`, in alphabetical order."""
    return sorted(zone for zone in zones() if zone.partition("/")[0] == area)


def leaves_enough(quiet: tuple[int, int]) -> bool:
    """Whether these quiet hours are valid and leave enough of a day."""
    first, last = quiet
    return 0 <= first < 24 and 0 <= last < 24 and (last - first) % 24 <= QUIET


def counted(since: int, until: int, hours: Hours, breaks: Iterable[Span] = ()) -> int:
    """Returns how many seconds count from `since` to `until`; 0 if that is not later."""
    total = 0
    for start, end in open_spans(since, hours, breaks):
        if start >= until:
            break
        total += min(end, until) - start
    return total


def deadline(since: int, seconds: int, hours: Hours, breaks: Iterable[Span] = ()) -> int:
    """Returns the moment by which `seconds` have counted since `since`; for 0 seconds, the first that counts."""
    for start, end in open_spans(since, hours, breaks):
        if start + seconds <= end and start < end:
            return start + seconds
        seconds -= end - start
    return FOREVER


def open_spans(since: int, hours: Hours, breaks: Iterable[Span] = ()) -> Iterator[Span]:
    """Yields the spans that count from `since` on, in order: neither quiet nor within `breaks`."""
    ordered = sorted(breaks)
    for start, end in _awake(since, hours):
        for pause in ordered:
            if pause.end > start and pause.start < end:
                if pause.start > start:
                    yield Span(start, pause.start)
                start = max(start, pause.end)
        if start < end:
            yield Span(start, end)


def _awake(since: int, hours: Hours) -> Iterator[Span]:
    """Yields the spans that count from `since` on by the calendar, without breaks."""
    first, last = hours.quiet
    if first == last and hours.weekends:
        yield Span(since, FOREVER)
        return
    zone = _zone(hours.zone)
    begin = datetime.fromtimestamp(since, zone).date()
    for number in range(HORIZON.days):
        for span in _day(begin + timedelta(days=number), hours, zone):
            if span.end > since:
                yield Span(max(span.start, since), span.end)
    yield Span(max(since, _moment(begin + HORIZON, 0, zone)), FOREVER)


def _day(day: date, hours: Hours, zone: ZoneInfo) -> Iterator[Span]:
    """Yields the spans of a day that count. A day may have 23 or 25 hours."""
    if not hours.weekends and day.weekday() >= SATURDAY:
        return
    first, last = hours.quiet
    for start, end in pairwise(sorted({0, first, last, 24})):
        if (start - first) % 24 >= (last - first) % 24:
            span = Span(_moment(day, start, zone), _moment(day, end, zone))
            if span.start < span.end:
                yield span


def _moment(day: date, hour: int, zone: ZoneInfo) -> int:
    day += timedelta(days=hour // 24)
    return int(datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp())


@cache
def _zone(name: str) -> ZoneInfo:
    """Returns the zone of this name; UTC if this machine no longer knows it."""
    return ZoneInfo(name if name in zones() else UTC)


def day_of(moment: int, hours: Hours) -> date:
    """Returns the date of `moment` in a person's time zone."""
    return datetime.fromtimestamp(moment, _zone(hours.zone)).date()


def begin_of(day: date, hours: Hours) -> int:
    """Returns the moment at which `day` begins in a person's time zone."""
    return _moment(day, 0, _zone(hours.zone))
