"""Titles and types can be read and distinguished."""

import pytest

from rendering.mint_works.locations import BANDS
from rendering.mint_works.theme import BLUEPRINT, TYPES, pale
from rendering.theme import INK, WHITE, Colour
from rules.mint_works.board import DATA
from tests.rendering.eyes import contrast


@pytest.mark.parametrize("colour", [*TYPES.values(), *BANDS.values(), BLUEPRINT])
def test_white_titles_can_be_read(colour: Colour) -> None:
    assert contrast(colour, WHITE) >= 4.5


@pytest.mark.parametrize("kind", TYPES)
def test_figures_on_buildings_can_be_read(kind: str) -> None:
    assert contrast(pale(kind), INK) >= 7


def test_every_type_of_plan_and_location_has_a_colour() -> None:
    assert {plan.type for plan in DATA.plans} == set(TYPES)
    assert {location.type for location in DATA.locations} == set(BANDS)
