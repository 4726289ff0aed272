"""Coal and transports can be distinguished and read, by everybody."""

from itertools import combinations

import pytest

from rendering.coal_baron.theme import BRICK, COALS, LIT, TRANSPORTS, UNLIT
from rendering.theme import INK, WHITE
from rules.coal_baron.state import COLOURS
from rules.coal_baron.state import TRANSPORTS as NAMES
from tests.rendering.eyes import SIGHTS, contrast, seen


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "other"), list(combinations(COALS, 2)))
def test_two_coals_look_different_to_all_eyes(one: str, other: str, sight: str) -> None:
    pairs = zip(seen(COALS[one].base, sight), seen(COALS[other].base, sight), strict=True)
    assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 >= 20


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_points_can_be_read_on_the_band_of_an_order(transport: str) -> None:
    assert contrast(TRANSPORTS[transport], WHITE) >= 4.5


def test_titles_can_be_read_on_brick_and_the_sides_distinguished() -> None:
    assert contrast(BRICK, WHITE) >= 4.5
    assert contrast(LIT, UNLIT) >= 4.5
    assert contrast(LIT, INK) >= 7


def test_every_colour_and_transport_has_its_tones() -> None:
    assert tuple(COALS) == tuple(COLOURS)
    assert tuple(TRANSPORTS) == tuple(NAMES)
