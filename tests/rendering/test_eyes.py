"""The measure of what eyes see agrees with the published one."""

import pytest

from rendering.lab import Lab, colour, lab
from rendering.theme import Colour
from tests.rendering.eyes import contrast, difference


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_that_sharma_published(one: Lab, other: Lab, expected: float) -> None:
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)


def test_black_on_white_has_the_most_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("one", [(0, 0, 0), (255, 255, 255), (250, 200, 32), (93, 33, 125), (1, 2, 3)])
def test_a_colour_comes_back_from_lab_as_it_was(one: Colour) -> None:
    assert colour(lab(one)) == one


def test_a_place_without_a_colour_gives_one_of_about_its_lightness() -> None:
    assert lab(colour((50, 120, 0)))[0] == pytest.approx(50, abs=6)
