"""Pieces are painted smoothly, in the size that is given."""

import pytest
from PIL import Image

from rendering.canvas import Align, Box, Canvas
from rendering.palette import differing
from rendering.sprites import Pen, box_shadow, fitted, painted, painted_over, rounded, shadow
from rendering.theme import INK, PAPER, SAND, SEATS, WHITE, Colour, Paint
from rendering.tokens import token
from tests.rendering.comparing import changed


@pytest.mark.parametrize("size", [(30, 30), (400, 60), (60, 400), (20, 16)])
def test_a_box_has_round_corners_and_a_whole_outline(size: tuple[int, int]) -> None:
    width, height = size
    box = rounded(width, height, 8, WHITE, INK, 2)
    assert box.size == size
    corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    assert [box.getpixel(corner) for corner in corners] == [(0, 0, 0, 0)] * 4
    edges = [(width // 2, 0), (width // 2, height - 1), (0, height // 2), (width - 1, height // 2)]
    assert [box.getpixel(edge) for edge in edges] == [(*INK, 255)] * 4
    assert box.getpixel((width // 2, height // 2)) == (*WHITE, 255)


@pytest.mark.parametrize(
    ("fill", "outline", "thickness"),
    [(fill, outline, thickness) for fill in (WHITE, None) for outline, thickness in ((None, 0), (INK, 0), (INK, 4))]
    + [(WHITE, None, 4)],
)
@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize("size", [(300, 200), (41, 200), (40, 40), (30, 36)])
def test_a_box_looks_as_if_laid_in_one_piece(
    fill: Colour | None, outline: Colour | None, thickness: int, mode: str, size: tuple[int, int]
) -> None:
    width, height = size
    one, other = (Canvas(Image.new(mode, (320, 220), SAND)) for _ in range(2))
    one.box(Box(10, 10, 10 + width, 10 + height), fill, 16, outline, thickness)
    other.put(rounded(width, height, 16, fill, outline, thickness), 10, 10)
    assert changed(one.image.convert("RGB"), other.image.convert("RGB")) is None


def test_a_picture_is_as_sharp_as_its_own_size_allows_when_it_is_made_larger() -> None:
    picture = fitted(20, 10, lambda pen: pen.rectangle((0, 0, 10, 10), INK), 60)
    assert picture.size == (60, 30)
    alpha = picture.getchannel("A")
    assert [alpha.getpixel((x, 15)) for x in (26, 33)] == [255, 0]


def test_slanting_edges_are_smooth() -> None:
    sprite = painted(20, 20, lambda pen: pen.polygon([(0, 0), (20, 0), (0, 20)], INK))
    half_covered = [alpha for alpha in sprite.getchannel("A").histogram()[1:255] if alpha]
    assert sum(half_covered) >= 15


@pytest.mark.parametrize("paint", SEATS, ids=lambda paint: paint.name)
@pytest.mark.parametrize("size", [20, 36, 54])
def test_a_token_has_its_colour_in_the_middle_at_any_size(paint: Paint, size: int) -> None:
    assert token(paint, size).getpixel((size // 2, size // 2)) == (*paint.base, 255)


def test_a_shadow_is_soft_and_larger_than_what_throws_it() -> None:
    cast = shadow(rounded(40, 40, 4, INK), 4, 0.5, 10)
    assert cast.size == (60, 60)
    alpha = cast.getchannel("A")
    assert 100 < alpha.getpixel((30, 30)) <= 128  # type: ignore[operator] # of one channel: a number
    assert 0 < alpha.getpixel((8, 30)) < 64  # type: ignore[operator]


@pytest.mark.parametrize("size", [(300, 200), (60, 40), (400, 30)])
def test_the_shadow_of_a_box_is_that_of_its_sprite(size: tuple[int, int]) -> None:
    found = box_shadow(*size, 12, 5, 0.5, 10)
    assert changed(found, shadow(rounded(*size, 12, INK), 5, 0.5, 10)) is None


def test_text_stays_in_its_room_and_gives_its_width() -> None:
    canvas = Canvas(painted(300, 60, lambda pen: pen.rectangle((0, 0, 300, 60), WHITE)))
    taken = canvas.text(10, 30, "Maximiliane von Hohenstaufen", 30, INK, room=150)
    assert taken <= 150
    assert len(canvas.image.crop((165, 0, 300, 60)).getcolors() or ()) == 1


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_text_is_set_left_of_its_point_in_the_middle_or_right(align: Align) -> None:
    canvas = Canvas(painted(200, 60, lambda pen: pen.rectangle((0, 0, 200, 60), WHITE)))
    width = canvas.text(100, 30, "HH", 24, INK, align=align)
    found = canvas.image.convert("L").point(lambda light: 255 - light).getbbox()
    assert found
    expected = {"left": 100, "centre": 100 - width // 2, "right": 100 - width}[align]
    assert abs(found[0] - expected) <= 3
    assert abs((found[1] + found[3]) / 2 - 30) <= 1.5


def test_a_box_knows_what_it_holds_and_meets() -> None:
    box = Box(10, 10, 30, 40)
    assert (box.width, box.height, box.centre) == (20, 30, (20, 25))
    assert box.holds(box.inset(2))
    assert not box.inset(2).holds(box)
    assert box.meets(Box(29, 39, 60, 60))
    assert not box.meets(Box(30, 10, 60, 40))


def test_a_trimmed_box_has_lost_so_many_pixels_at_each_side() -> None:
    assert Box(10, 10, 30, 40).trimmed(1, 2, 3, 4) == Box(11, 12, 27, 36)


def test_painting_over_a_ground_looks_like_laying_a_painting_on_it() -> None:
    def paint(pen: Pen) -> None:
        pen.line([(5, 5), (55, 30), (20, 35)], INK, 5)
        pen.ellipse((30, 5, 50, 25), INK, PAPER, 2)

    ground = Image.linear_gradient("L").resize((60, 40)).convert("RGB")
    laid = Canvas(ground.copy())
    laid.put(painted(60, 40, paint), 0, 0)
    over = painted_over(ground, paint)
    assert differing(over, laid.image, 2) == 0
    assert differing(over, ground, 48) > 0.1
