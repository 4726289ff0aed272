"""When time counts for a person: their zone, quiet hours and weekends, and spells that count for nobody.

All moments are whole seconds since 1970 in UTC; only here are they ever a time of day.
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
"""The most quiet hours of a day."""
HORIZON = timedelta(days=3 * 366)
"""So far a calendar is looked through; after that all time counts."""
SATURDAY = 5
UTC = "UTC"


Now = Callable[[], int]
"""What tells the moment that it is."""


class Span(NamedTuple):
    """From one moment up to another."""

    start: int
    end: int


class Hours(Struct, frozen=True, omit_defaults=True):
    """A person's week. `quiet` is two hours of the day, the second one no longer quiet; equal: there are none."""

    zone: str = UTC
    quiet: tuple[int, int] = (0, 0)
    weekends: bool = True
    """Whether time counts on Saturdays and Sundays."""


@cache
def zones() -> frozenset[str]:
    """All time zones that this machine knows, by name."""
    return frozenset(name for name in available_timezones() if "/" in name or name == UTC)


def leaves_enough(quiet: tuple[int, int]) -> bool:
    """Whether enough of a day is left beside these quiet hours."""
    first, last = quiet
    return 0 <= first < 24 and 0 <= last < 24 and (last - first) % 24 <= QUIET


def counted(since: int, until: int, hours: Hours, breaks: Iterable[Span] = ()) -> int:
    """How many seconds count from `since` to `until`; none where that is not later."""
    total = 0
    for start, end in open_spans(since, hours, breaks):
        if start >= until:
            break
        total += min(end, until) - start
    return total


def deadline(since: int, seconds: int, hours: Hours, breaks: Iterable[Span] = ()) -> int:
    """The moment by which `seconds` have counted from `since` on; with 0 seconds, the first that counts."""
    for start, end in open_spans(since, hours, breaks):
        if start + seconds <= end and start < end:
            return start + seconds
        seconds -= end - start
    return FOREVER


def open_spans(since: int, hours: Hours, breaks: Iterable[Span] = ()) -> Iterator[Span]:
    """All that counts from `since` on, in order: what is neither quiet nor in one of the `breaks`."""
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
    """All that counts from `since` on by the calendar alone."""
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
    """What counts of a day, as long as its clocks say: it may have 23 or 25 hours."""
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
    """The zone called so; UTC where this machine does not know it any more."""
    return ZoneInfo(name if name in zones() else UTC)


def day_of(moment: int, hours: Hours) -> date:
    """The date that a person's calendar shows at `moment`."""
    return datetime.fromtimestamp(moment, _zone(hours.zone)).date()


def begin_of(day: date, hours: Hours) -> int:
    """The moment at which `day` begins for a person."""
    return _moment(day, 0, _zone(hours.zone))
