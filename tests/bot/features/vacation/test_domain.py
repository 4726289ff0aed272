"""Vacations: a yearly allowance, begun and ended by a person, or automatically once a turn."""

from datetime import date

import pytest
from msgspec import structs

from bot.domain.calendar import DAY, HOUR, Hours, Span, begin_of
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.features.vacation import domain as vacation
from tests.bot.place import NOON

NEW_YEAR = begin_of(date(2027, 1, 1), Hours())


def test_a_vacation_counts_towards_the_year_in_which_it_begins() -> None:
    person = vacation.begin(Preferences(), NOON, NEW_YEAR - DAY, 5)
    assert vacation.current(person, NOON) == Span(NEW_YEAR - DAY, NEW_YEAR + 4 * DAY)
    assert vacation.days_left(person, NOON) == vacation.ALLOWANCE - 5
    assert vacation.days_left(person, NEW_YEAR) == vacation.ALLOWANCE


def test_in_another_time_zone_the_next_year_begins_no_sooner() -> None:
    start = NEW_YEAR - 22 * DAY
    person = vacation.begin(Preferences(), start, start, vacation.ALLOWANCE)
    person = structs.replace(person, hours=Hours(zone="Pacific/Kiritimati"))
    with pytest.raises(UserError, match="vacation-too-long"):
        vacation.begin(person, NEW_YEAR - HOUR, NEW_YEAR - HOUR, 1)
    begun = vacation.begin(person, NEW_YEAR, NEW_YEAR, 1)
    assert vacation.days_left(begun, NEW_YEAR) == vacation.ALLOWANCE - 1


def test_ending_a_vacation_early_returns_whole_days() -> None:
    person = vacation.end(vacation.begin(Preferences(), NOON, NOON, 10), NOON + 2 * DAY + HOUR)
    assert vacation.current(person, NOON + 3 * DAY) is None
    assert vacation.days_left(person, NOON) == vacation.ALLOWANCE - 3


def test_a_planned_vacation_can_be_cancelled_or_moved() -> None:
    planned = vacation.begin(Preferences(), NOON, NOON + 9 * DAY, 4)
    moved = vacation.begin(planned, NOON, NOON + 20 * DAY, 2)
    assert moved.vacations == (Span(NOON + 20 * DAY, NOON + 22 * DAY),)
    assert vacation.end(moved, NOON) == Preferences()


def test_a_vacation_cannot_exceed_the_days_left() -> None:
    person = vacation.end(vacation.begin(Preferences(), NOON, NOON, 15), NOON + 15 * DAY - 1)
    with pytest.raises(UserError, match="vacation-too-long") as raised:
        vacation.begin(person, NOON + 15 * DAY, NOON + 15 * DAY, 7)
    assert raised.value.values == {"left": 6}


def test_a_vacation_cannot_begin_during_another() -> None:
    with pytest.raises(UserError, match="on-vacation"):
        vacation.begin(vacation.begin(Preferences(), NOON, NOON, 3), NOON + DAY, NOON + DAY, 3)


@pytest.mark.parametrize("start", [NOON - 1, NOON + 500 * DAY])
def test_a_vacation_begins_neither_in_the_past_nor_years_ahead(start: int) -> None:
    with pytest.raises(UserError, match="unknown-day"):
        vacation.begin(Preferences(), NOON, start, 1)


def test_without_a_vacation_none_can_be_ended() -> None:
    with pytest.raises(UserError, match="no-vacation"):
        vacation.end(Preferences(vacations=(Span(NOON - 9 * DAY, NOON),)), NOON)


def test_an_automatic_vacation_begins_once_a_turn_while_days_are_left() -> None:
    person = vacation.begin_automatically(Preferences(), NOON - DAY, NOON)
    assert person is not None
    assert person.vacations == (Span(NOON - 1, NOON - 1 + vacation.AUTOMATIC_DAYS * DAY),)
    assert vacation.begin_automatically(person, NOON - DAY, NOON + 4 * DAY) is None, "the same turn"
    again = vacation.begin_automatically(person, NOON + 5 * DAY, NOON + 6 * DAY)
    assert again is not None
    used_up = vacation.begin(Preferences(), NOON, NOON, vacation.ALLOWANCE)
    assert vacation.begin_automatically(used_up, NOON + 30 * DAY, NOON + 30 * DAY) is None


def test_old_vacations_are_deleted() -> None:
    old = Preferences(vacations=(Span(NOON - 900 * DAY, NOON - 890 * DAY),))
    assert len(vacation.begin(old, NOON, NOON, 1).vacations) == 1
