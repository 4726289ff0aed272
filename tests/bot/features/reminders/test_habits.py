"""Habits: at which hours a person usually moves."""

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.calendar import DAY, HOUR
from bot.features.reminders.habits import ENOUGH, KEPT, is_usual, next_usual, noted

MIDNIGHT = 20_000 * DAY
moments = st.integers(0, 2**32)


def evenings(turns: int) -> tuple[int, ...]:
    """Returns the habits of a person who moves at eight in the evening."""
    habits: tuple[int, ...] = ()
    for day in range(turns):
        habits = noted(habits, MIDNIGHT + day * DAY + 20 * HOUR)
    return habits


def test_with_few_turns_every_hour_is_usual() -> None:
    assert all(is_usual(evenings(ENOUGH - 1), MIDNIGHT + hour * HOUR) for hour in range(24))


def test_the_hours_around_those_of_the_turns_are_usual() -> None:
    usual = [hour for hour in range(24) if is_usual(evenings(ENOUGH), MIDNIGHT + hour * HOUR)]
    assert usual == [19, 20, 21]


def test_the_next_usual_moment_is_now_or_the_start_of_a_usual_hour() -> None:
    habits = evenings(ENOUGH)
    assert next_usual(habits, MIDNIGHT + 9 * HOUR + 17) == MIDNIGHT + 19 * HOUR
    assert next_usual(habits, MIDNIGHT + 20 * HOUR + 17) == MIDNIGHT + 20 * HOUR + 17
    assert next_usual(habits, MIDNIGHT + 22 * HOUR) == MIDNIGHT + DAY + 19 * HOUR


def test_only_the_newest_turns_are_stored() -> None:
    habits = evenings(KEPT)
    for day in range(KEPT):
        habits = noted(habits, MIDNIGHT + day * DAY + 7 * HOUR)
    assert len(habits) == KEPT
    assert not is_usual(habits, MIDNIGHT + 20 * HOUR)


@given(st.lists(moments, max_size=80), moments)
def test_there_is_always_a_usual_moment_within_a_day(turns: list[int], moment: int) -> None:
    habits: tuple[int, ...] = ()
    for turn in turns:
        habits = noted(habits, turn)
    usual = next_usual(habits, moment)
    assert is_usual(habits, usual)
    assert moment <= usual < moment + DAY
