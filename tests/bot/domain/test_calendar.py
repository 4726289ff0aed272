"""Which time counts: not quiet hours, weekends or breaks, in every time zone, and never backwards."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import calendar
from bot.domain.calendar import DAY, FOREVER, HOUR, Hours, Span, counted, deadline

NIGHT = (22, 7)
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Antarctica/Troll")


def moment(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


moments = st.integers(moment("2024-01-01"), moment("2027-01-01"))
weeks = st.builds(
    Hours,
    zone=st.sampled_from(ZONES),
    quiet=st.tuples(st.integers(0, 23), st.integers(0, calendar.QUIET)).map(lambda q: (q[0], (q[0] + q[1]) % 24)),
    weekends=st.booleans(),
)
spans = st.builds(lambda start, long: Span(start, start + long), moments, st.integers(0, 9 * DAY))
breaks = st.lists(spans, max_size=4)
lengths = st.integers(0, 40 * DAY)


def test_without_quiet_hours_all_time_counts() -> None:
    assert counted(1000, 5000, Hours()) == 4000
    assert deadline(1000, 4000, Hours()) == 5000


def test_quiet_hours_over_midnight_do_not_count() -> None:
    week = Hours(zone="Europe/Berlin", quiet=NIGHT)
    evening = moment("2026-03-02T21:00", "Europe/Berlin")
    assert counted(evening, moment("2026-03-03T08:00", "Europe/Berlin"), week) == 2 * HOUR
    assert deadline(evening, 2 * HOUR, week) == moment("2026-03-03T08:00", "Europe/Berlin")


def test_quiet_hours_within_a_day_do_not_count() -> None:
    week = Hours(zone="Asia/Tokyo", quiet=(9, 17))
    assert (
        counted(moment("2026-03-02T00:00", "Asia/Tokyo"), moment("2026-03-03T00:00", "Asia/Tokyo"), week) == 16 * HOUR
    )


def test_a_weekend_lasts_from_midnight_to_midnight_in_the_persons_time_zone() -> None:
    week = Hours(zone="America/New_York", weekends=False)
    friday, monday = (moment(day, "America/New_York") for day in ("2026-03-13T23:00", "2026-03-16T01:00"))
    assert counted(friday, monday, week) == 2 * HOUR
    assert deadline(friday, HOUR + 1, week) == moment("2026-03-16T00:00:01", "America/New_York")


@pytest.mark.parametrize(("day", "hours_of_it"), [("2026-03-29", 23), ("2026-10-25", 25)])
def test_a_day_with_a_clock_change_is_shorter_or_longer(day: str, hours_of_it: int) -> None:
    week = Hours(zone="Europe/Berlin", weekends=True, quiet=(22, 23))
    start = moment(day, "Europe/Berlin")
    assert counted(start, start + hours_of_it * HOUR, week) == (hours_of_it - 1) * HOUR
    assert deadline(start, (hours_of_it - 2) * HOUR, week) == start + (hours_of_it - 2) * HOUR


def test_quiet_hours_that_begin_in_a_skipped_hour_begin_after_it() -> None:
    week = Hours(zone="Europe/Berlin", quiet=(2, 3))
    start = moment("2026-03-29T00:00", "Europe/Berlin")
    assert counted(start, start + 4 * HOUR, week) == 4 * HOUR


def test_breaks_do_not_count_and_one_without_an_end_stops_the_clock() -> None:
    assert counted(0, 100, Hours(), [Span(10, 20), Span(15, 40)]) == 70
    assert deadline(0, 30, Hours(), [Span(10, 20)]) == 40
    assert deadline(0, 30, Hours(), [Span(10, FOREVER)]) == FOREVER


def test_nothing_counts_if_the_clock_was_set_back() -> None:
    assert counted(5000, 1000, Hours()) == 0
    assert counted(5000, 1000, Hours(quiet=NIGHT, weekends=False)) == 0


def test_the_first_moment_that_counts_comes_after_the_quiet_hours() -> None:
    week = Hours(quiet=NIGHT, weekends=False)
    assert deadline(moment("2026-03-13T23:30"), 0, week) == moment("2026-03-16T07:00")
    assert deadline(moment("2026-03-13T21:30"), 0, week) == moment("2026-03-13T21:30")


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "Europe", "../etc/passwd", "/etc/localtime", "europe/berlin"])
def test_an_unknown_time_zone_is_refused(zone: str) -> None:
    assert zone not in calendar.zones()


@pytest.mark.parametrize("quiet", [(0, 13), (7, 6), (-1, 5), (3, 24), (22, 11)])
def test_quiet_hours_that_leave_too_little_of_a_day_are_refused(quiet: tuple[int, int]) -> None:
    assert not calendar.leaves_enough(quiet)


@pytest.mark.parametrize("quiet", [(0, 0), NIGHT, (0, 12), (20, 8)])
def test_usual_quiet_hours_are_accepted(quiet: tuple[int, int]) -> None:
    assert calendar.leaves_enough(quiet)


def test_an_unknown_zone_counts_as_utc() -> None:
    assert counted(0, DAY, Hours(zone="Gone/Gone", quiet=(0, 6))) == 18 * HOUR


@given(moments, lengths, weeks, breaks)
def test_exactly_the_given_time_counts_up_to_a_deadline(since: int, seconds: int, week: Hours, off: list[Span]) -> None:
    assert counted(since, deadline(since, seconds, week, off), week, off) == seconds


@given(moments, lengths, lengths, weeks, breaks)
def test_time_adds_up_however_it_is_divided(since: int, first: int, second: int, week: Hours, off: list[Span]) -> None:
    middle, end = since + first, since + first + second
    whole = counted(since, end, week, off)
    assert whole == counted(since, middle, week, off) + counted(middle, end, week, off)
    assert 0 <= whole <= first + second


@given(moments, weeks, breaks)
def test_no_deadline_is_in_quiet_hours_of_the_persons_time_zone(since: int, week: Hours, off: list[Span]) -> None:
    local = datetime.fromtimestamp(deadline(since, 0, week, off), ZoneInfo(week.zone))
    first, last = week.quiet
    assert (local.hour - first) % 24 >= (last - first) % 24 or local.minute
    assert week.weekends or local.weekday() < calendar.SATURDAY
