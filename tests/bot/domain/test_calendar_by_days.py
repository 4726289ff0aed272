"""Deadlines are computed by arithmetic: a walk from day to day, which takes the longer the further it goes, agrees."""

from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from hypothesis import example, given
from hypothesis import strategies as st

from bot.domain import calendar
from bot.domain.calendar import DAY, FOREVER, Hours, Span, counted, deadline

BEGIN, END = 1_704_067_200, 1_924_992_000
"""2024 to 2030."""
OVERLAPPING = "Antarctica/Troll"
"""Its clocks skip two hours at once, and the walk counts the second of them twice."""

moments = st.integers(BEGIN, END)
weeks = st.builds(
    Hours,
    zone=st.sampled_from(sorted(calendar.zones() - {OVERLAPPING})),
    quiet=st.tuples(st.integers(0, 23), st.integers(0, calendar.QUIET)).map(lambda q: (q[0], (q[0] + q[1]) % 24)),
    weekends=st.booleans(),
)
spans = st.builds(lambda start, long: Span(start, start + long), moments, st.integers(0, 90 * DAY))
near = st.builds(
    lambda after, long: Span(after, after + long), st.integers(-5 * DAY, 60 * DAY), st.integers(0, 9 * DAY)
)
lengths = st.one_of(st.integers(0, 40 * DAY), st.integers(0, 1200 * DAY))
SYDNEY = Hours("Australia/Sydney", (22, 9), weekends=False)


def walked_time(since: int, until: int, hours: Hours, breaks: Iterable[Span]) -> int:
    total = 0
    for start, end in open_spans(since, hours, breaks):
        if start >= until:
            break
        total += min(end, until) - start
    return total


def walked_to(since: int, seconds: int, hours: Hours, breaks: Iterable[Span]) -> int:
    for start, end in open_spans(since, hours, breaks):
        if start + seconds <= end:
            return start + seconds
        seconds -= end - start
    return FOREVER


def open_spans(since: int, hours: Hours, breaks: Iterable[Span]) -> Iterator[Span]:
    ordered = sorted(breaks)
    for start, end in awake(since, hours):
        for pause in ordered:
            if pause.end > start and pause.start < end:
                if pause.start > start:
                    yield Span(start, pause.start)
                start = max(start, pause.end)
        if start < end:
            yield Span(start, end)


def awake(since: int, hours: Hours) -> Iterator[Span]:
    first, last = hours.quiet
    if first == last and hours.weekends:
        yield Span(since, FOREVER)
        return
    zone = ZoneInfo(hours.zone)
    begin = datetime.fromtimestamp(since, zone).date()
    for number in range(calendar.HORIZON.days):
        for span in spans_of(begin + timedelta(days=number), hours, zone):
            if span.end > since:
                yield Span(max(span.start, since), span.end)
    yield Span(max(since, at(begin + calendar.HORIZON, 0, zone)), FOREVER)


def spans_of(day: date, hours: Hours, zone: ZoneInfo) -> Iterator[Span]:
    if not hours.weekends and day.weekday() >= calendar.SATURDAY:
        return
    first, last = hours.quiet
    for start, end in pairwise(sorted({0, first, last, 24})):
        if (start - first) % 24 >= (last - first) % 24:
            span = Span(at(day, start, zone), at(day, end, zone))
            if span.start < span.end:
                yield span


def at(day: date, hour: int, zone: ZoneInfo) -> int:
    day += timedelta(days=hour // 24)
    return int(datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp())


def shifted(since: int, breaks: Iterable[Span]) -> list[Span]:
    """Returns breaks that are given from `since` on."""
    return [Span(since + start, since + end) for start, end in breaks]


@given(moments, lengths, weeks, st.lists(near, max_size=4))
@example(BEGIN, 1200 * DAY, SYDNEY, [])
def test_a_deadline_is_the_one_that_a_walk_from_day_to_day_finds(
    since: int, seconds: int, week: Hours, off: list[Span]
) -> None:
    breaks = shifted(since, off)
    assert deadline(since, seconds, week, breaks) == walked_to(since, seconds, week, breaks)


@given(moments, lengths, weeks, st.lists(spans, max_size=4))
@example(BEGIN, 1200 * DAY, SYDNEY, [])
def test_as_much_time_counts_as_a_walk_from_day_to_day_adds_up(
    since: int, passed: int, week: Hours, off: list[Span]
) -> None:
    assert counted(since, since + passed, week, off) == walked_time(since, since + passed, week, off)
