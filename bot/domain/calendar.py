"""When time counts for a person: their time zone, quiet hours and weekends, and breaks.

All moments are whole seconds since 1970 in UTC; only this module converts them to local time.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, timedelta
from functools import cache, lru_cache
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
"""How far ahead a person's week is known; after that all time counts."""
WEEK = 7
"""Days."""
SATURDAY = 5
_MONDAY = date(1, 1, 1).toordinal()
UTC = "UTC"
REMEMBERED = 4096
"""Of how many days it is remembered which of their spans count."""
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
    week = _Calendar(since, hours)
    there = [Span(span.start, min(span.end, until)) for span in _outside(since, breaks) if span.start < until]
    return sum(week.counted(span) for span in there)


def deadline(since: int, seconds: int, hours: Hours, breaks: Iterable[Span] = ()) -> int:
    """Returns the moment by which `seconds` have counted since `since`; for 0 seconds, the first that counts."""
    week = _Calendar(since, hours)
    for span in _outside(since, breaks):
        there = week.counted(span)
        if there and seconds <= there:
            return week.moment(week.until(span.start) + seconds) if seconds else week.first(span.start)
        seconds -= there
    return FOREVER


def _outside(since: int, breaks: Iterable[Span]) -> Iterator[Span]:
    """Yields what lies between `breaks` from `since` on, in order."""
    for pause in sorted(breaks):
        if since < pause.start:
            yield Span(since, pause.start)
        since = max(since, pause.end)
    if since < FOREVER:
        yield Span(since, FOREVER)


class _Calendar:
    """Adds up what counts of a person's days from the one of `since` on, by arithmetic on weeks.

    All weeks are alike but for the days on which a clock is changed: these are known for each year of a time zone.
    """

    def __init__(self, since: int, hours: Hours) -> None:
        self._hours = hours
        self._always = hours.quiet[0] == hours.quiet[1] and hours.weekends
        if self._always:
            return
        zone = _zone(hours.zone)
        first = datetime.fromtimestamp(since, zone).date()
        last = first + HORIZON
        self._days = range(first.toordinal() - 1, last.toordinal())
        """The day before the first, as a clock may be set back over midnight, and the others up to the horizon."""
        self._horizon = _moment(last, 0, zone)
        years = range(first.year, last.year + 1)
        changed = [day for year in years for day in _changed_days(hours.zone, year) if day in self._days]
        self._changed = [(day, _length(day, hours) - _usual_length(day, hours)) for day in changed]
        """The days on which a clock is changed, and how many seconds more count on them than usually."""

    def counted(self, span: Span) -> int:
        """Returns how many seconds of a span count."""
        return self.until(span.end) - self.until(span.start)

    def until(self, moment: int) -> int:
        """Returns how many seconds count up to `moment`, since a day long ago."""
        if self._always:
            return moment
        if moment >= self._horizon:
            return self._before(self._days.stop) + moment - self._horizon
        day = datetime.fromtimestamp(moment, _zone(self._hours.zone)).toordinal()
        near = [span for other in (day - 1, day, day + 1) for span in _spans(other, self._hours)]
        return self._before(day - 1) + sum(max(0, min(span.end, moment) - span.start) for span in near)

    def moment(self, seconds: int) -> int:
        """Returns the first moment up to which that number of seconds counts."""
        if self._always:
            return seconds
        if seconds > (whole := self._before(self._days.stop)):
            return self._horizon + seconds - whole
        day = self._days.start + bisect_left(self._days, seconds, key=self._before) - 1
        rest = seconds - self._before(day)
        for span in _spans(day, self._hours):
            if rest <= span.end - span.start:
                return span.start + rest
            rest -= span.end - span.start
        raise AssertionError("less counts of a day than was added up")

    def first(self, moment: int) -> int:
        """Returns the first moment from `moment` on that counts."""
        return self.moment(self.until(moment) + 1) - 1

    def _before(self, day: int) -> int:
        """Returns how many seconds count before a day, since a day long ago."""
        weeks, days = divmod(day - _MONDAY, WEEK)
        open_days = WEEK if self._hours.weekends else SATURDAY
        more = sum(seconds for changed, seconds in self._changed if changed < day)
        return (weeks * open_days + min(days, open_days)) * _open_seconds(self._hours) + more


def _open_seconds(hours: Hours) -> int:
    """Returns how much of a usual day that is not a weekend counts."""
    first, last = hours.quiet
    return DAY - (last - first) % 24 * HOUR


def _usual_length(day: int, hours: Hours) -> int:
    """Returns how much of a day would count if no clock were changed on it."""
    return _open_seconds(hours) if hours.weekends or (day - _MONDAY) % WEEK < SATURDAY else 0


def _length(day: int, hours: Hours) -> int:
    return sum(span.end - span.start for span in _spans(day, hours))


@lru_cache(maxsize=REMEMBERED)
def _spans(day: int, hours: Hours) -> tuple[Span, ...]:
    """Returns the spans of a day that count. A day may have 23 or 25 hours."""
    there, zone, found = date.fromordinal(day), _zone(hours.zone), list[Span]()
    if not hours.weekends and there.weekday() >= SATURDAY:
        return ()
    first, last = hours.quiet
    for start, end in pairwise(sorted({0, first, last, 24})):
        if (start - first) % 24 >= (last - first) % 24:
            span = Span(_moment(there, start, zone), _moment(there, end, zone))
            if found and span.start < found[-1].end:  # both bounds lie in the hours that a change of the clock skips
                span = span._replace(start=found[-1].end)
            if span.start < span.end:
                found.append(span)
    return tuple(found)


@cache
def _changed_days(name: str, year: int) -> list[int]:
    """Returns the days of a year that are longer or shorter than others in a time zone, because a clock is changed."""
    zone, first = _zone(name), date(year, 1, 1)
    begins = [_moment(first + timedelta(days=number), 0, zone) for number in range(367)]
    return [first.toordinal() + number for number, (begin, end) in enumerate(pairwise(begins)) if end - begin != DAY]


def _moment(day: date, hour: int, zone: ZoneInfo) -> int:
    day += timedelta(days=hour // 24)
    return int(datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp())


@cache
def _zone(name: str) -> ZoneInfo:
    """Returns the zone of this name; UTC if this machine no longer knows it."""
    return ZoneInfo(name if name in zones() else UTC)


def day_text(day: int) -> str:
    """Returns a day, in days since 1970, as a text such as 2026-11-28."""
    return (date(1970, 1, 1) + timedelta(days=day)).isoformat()


def day_of(moment: int, hours: Hours) -> date:
    """Returns the date of `moment` in a person's time zone."""
    return datetime.fromtimestamp(moment, _zone(hours.zone)).date()


def begin_of(day: date, hours: Hours) -> int:
    """Returns the moment at which `day` begins in a person's time zone."""
    return _moment(day, 0, _zone(hours.zone))
