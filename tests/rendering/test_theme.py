"""Seats can be distinguished by everybody."""

from itertools import combinations
from math import dist

import pytest

from rendering.theme import CARD, INK, SEATS, Paint
from tests.rendering.eyes import SIGHTS, contrast, seen


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "other"), list(combinations(SEATS, 2)), ids=lambda paint: paint.name)
def test_two_seats_look_different_to_all_eyes(one: Paint, other: Paint, sight: str) -> None:
    assert dist(seen(one.base, sight), seen(other.base, sight)) >= 25


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({paint.shape for paint in SEATS}) == len(SEATS)


@pytest.mark.parametrize("paint", SEATS, ids=lambda paint: paint.name)
def test_text_on_a_seats_colour_can_be_read(paint: Paint) -> None:
    assert contrast(paint.base, paint.on) >= 4  # large bold figures need 3
    assert contrast(paint.pale, INK) >= 7


def test_text_on_paper_can_be_read() -> None:
    assert contrast(CARD, INK) >= 7
