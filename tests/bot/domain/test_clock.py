"""Clocks: their names, and how turns use and refill them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import clock
from bot.domain.calendar import HOUR
from bot.domain.clock import CLOCKS, Clock

clocks = st.builds(Clock, st.integers(1, clock.LONGEST), st.integers(0, clock.LONGEST))
seconds = st.integers(0, 2 * clock.LONGEST * HOUR)


@given(clocks)
def test_every_clock_is_parsed_from_its_name(chosen: Clock) -> None:
    assert clock.parse(clock.name_of(chosen)) == chosen


def test_named_clocks_and_no_clock_have_names() -> None:
    assert [clock.name_of(clock.parse(name)) for name in (clock.NONE, *CLOCKS)] == [clock.NONE, *CLOCKS]
    assert clock.parse("none") is None


@pytest.mark.parametrize("text", ["", "quick", "0+5", "5", "5+", "-5+5", "1441+1", "1+1441", "1 + 1", "٣+1", "99999+1"])
def test_an_invalid_clock_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no clock"):
        clock.parse(text)


def test_a_turn_costs_its_time_and_adds_the_increment() -> None:
    chosen = Clock(72, 12)
    assert chosen.start == 72 * HOUR
    assert chosen.after_turn(40 * HOUR, 10 * HOUR) == 42 * HOUR


def test_a_bank_does_not_grow_beyond_its_start() -> None:
    assert Clock(72, 12).after_turn(72 * HOUR, HOUR) == 72 * HOUR


def test_hours_given_by_others_are_kept() -> None:
    assert Clock(24, 6).after_turn(48 * HOUR, 2 * HOUR) == 46 * HOUR


def test_an_increment_beyond_the_bank_is_added_in_full() -> None:
    assert Clock(1, 24).after_turn(0, 0) == 24 * HOUR


@given(clocks, seconds, seconds)
def test_after_a_turn_at_least_the_increment_is_left(chosen: Clock, left: int, used: int) -> None:
    after = chosen.after_turn(left, used)
    assert chosen.increment * HOUR <= after <= max(left, chosen.bank * HOUR, chosen.increment * HOUR)
