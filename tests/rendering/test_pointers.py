"""Rings go round what changed, numbers onto what can be chosen."""

import pytest
from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.palette import CHOICE, PAPER
from rendering.pointers import REACH, Spot, put_badge, put_numbers, put_ring, span
from rules.game import Move
from tests.rendering.comparing import changed

EVERYWHERE = Box(0, 0, 400, 200)
PLACE = Box(60, 60, 180, 120)


class Take(Move, frozen=True):
    """Something to choose."""


class Leave(Move, frozen=True):
    """Something else."""


class Stay(Move, frozen=True):
    """Something without a place."""


def table() -> Canvas:
    return Canvas(Image.new("RGB", (400, 200), PAPER))


def test_a_ring_lies_round_its_box_and_leaves_what_is_inside() -> None:
    canvas = table()
    put_ring(canvas, PLACE)
    assert changed(table().image, canvas.image) == PLACE.inset(-REACH)
    assert changed(table().image.crop(PLACE.inset(4)), canvas.image.crop(PLACE.inset(4))) is None


@pytest.mark.parametrize(("text", "x"), [("7", 60), ("7", 178), ("10–14", 100), ("10–14", 178)])
def test_a_badge_stays_inside_what_it_may_not_leave(text: str, x: int) -> None:
    canvas = table()
    put_badge(canvas, text, Spot(x, 90, PLACE, 40))
    found = changed(table().image, canvas.image)
    assert found
    assert PLACE.holds(found)


@pytest.mark.parametrize(
    ("numbers", "short"), [([3], "3"), ([2, 3, 4, 5], "2–5"), ([1, 4, 5, 6], "1, 4–6"), ([1, 3], "1, 3")]
)
def test_numbers_that_share_a_badge_are_told_in_short(numbers: list[int], short: str) -> None:
    assert span(numbers) == short


def test_every_option_is_numbered_at_each_of_its_spots_as_in_the_menu() -> None:
    spots: dict[Move, list[Spot]] = {
        Take(): [Spot(30, 30, EVERYWHERE)],
        Leave(): [Spot(90, 30, EVERYWHERE), Spot(150, 30, EVERYWHERE)],
    }
    canvas, expected = table(), table()
    put_numbers(canvas, [Take(), Leave(), Stay(), Take()], lambda option: spots.get(option, []))
    put_badge(expected, "1, 4", spots[Take()][0])
    for spot in spots[Leave()]:
        put_badge(expected, "2", spot)
    assert changed(expected.image, canvas.image) is None
    assert canvas.image.getpixel((90, 12)) == CHOICE
