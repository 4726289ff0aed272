"""Seats can be distinguished by everybody."""

from itertools import combinations

import pytest

from rendering.theme import CARD, INK, SEATS, Colour, Paint

Matrix = tuple[tuple[float, float, float], ...]
# How colours look without one kind of cone (Machado, Oliveira and Fernandes 2009, full severity).
SIGHTS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: Colour) -> list[float]:
    parts = [part / 255 for part in colour]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def lab(colour: Colour, sight: Matrix) -> tuple[float, float, float]:
    seen = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in sight]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "other"), list(combinations(SEATS, 2)), ids=lambda paint: paint.name)
def test_two_seats_look_different_to_all_eyes(one: Paint, other: Paint, sight: str) -> None:
    pairs = zip(lab(one.base, SIGHTS[sight]), lab(other.base, SIGHTS[sight]), strict=True)
    assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 >= 25


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({paint.shape for paint in SEATS}) == len(SEATS)


@pytest.mark.parametrize("paint", SEATS, ids=lambda paint: paint.name)
def test_text_on_a_seats_colour_can_be_read(paint: Paint) -> None:
    assert contrast(paint.base, paint.on) >= 4  # large bold figures need 3
    assert contrast(paint.pale, INK) >= 7


def test_text_on_paper_can_be_read() -> None:
    assert contrast(CARD, INK) >= 7
