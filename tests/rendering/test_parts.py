"""A board is shown in parts: all of them, or those that a question is about."""

import pytest
from PIL import Image

from rendering import parts
from rendering.canvas import Box, Canvas
from rendering.theme import INK

UPPER, MIDDLE, LOWER = Box(0, 0, 120, 70), Box(0, 70, 120, 140), Box(0, 140, 120, 180)


@pytest.fixture
def canvas() -> Canvas:
    canvas = Canvas(Image.new("RGB", (120, 180)))
    canvas.part(UPPER)
    canvas.part(MIDDLE)
    canvas.part(LOWER, always=True)
    canvas.note(Box(10, 80, 20, 90), "site", 1)
    canvas.note(Box(10, 60, 20, 80), "site", 2)
    return canvas


def test_a_board_that_names_no_parts_is_one() -> None:
    assert parts.all_of(Canvas(Image.new("RGB", (30, 40)))) == [Box(0, 0, 30, 40)]


def test_a_question_shows_the_parts_it_is_about_and_those_of_every_question(canvas: Canvas) -> None:
    assert parts.shown(canvas, [("site", 1)]) == [MIDDLE, LOWER]


def test_what_lies_on_two_parts_shows_both(canvas: Canvas) -> None:
    assert parts.shown(canvas, [("site", 2)]) == [UPPER, MIDDLE, LOWER]


@pytest.mark.parametrize("keys", [[], [("site", 3)]], ids=["nothing", "not on the board"])
def test_a_question_about_nothing_on_the_board_shows_all_parts(canvas: Canvas, keys: list[tuple[str, int]]) -> None:
    assert parts.shown(canvas, keys) == [UPPER, MIDDLE, LOWER]


def test_parts_are_cut_from_the_board(canvas: Canvas) -> None:
    canvas.image.paste((255, 0, 0), MIDDLE)
    (piece,) = parts.cut(canvas, [MIDDLE])
    assert (piece.image.size, piece.image.getcolors()) == ((120, 70), [(120 * 70, (255, 0, 0))])


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1200, 700, 314 / 1200), (1200, 1800, 350 / 1800), (200, 100, 1)],
    ids=["a phone is narrow", "a computer is low", "nothing is enlarged"],
)
def test_letters_are_measured_on_the_screen_that_shows_them_smallest(width: int, height: int, scale: float) -> None:
    canvas = Canvas(Image.new("RGB", (width, height)))
    canvas.text(0, 50, "9", 40, INK)
    assert parts.smallest_letters(canvas) == pytest.approx(40 * scale)


def test_letters_on_a_sprite_count() -> None:
    sprite = Canvas(Image.new("RGBA", (60, 60)))
    sprite.text(0, 30, "9", 20, INK)
    canvas = Canvas(Image.new("RGB", (1200, 700)))
    canvas.text(0, 50, "9", 40, INK)
    canvas.put(sprite.image.copy(), 0, 0)
    assert canvas.smallest_text == 20
