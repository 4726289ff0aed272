"""Rings go round what changed, numbers onto what can be chosen."""

import pytest
from PIL import Image

from rendering.canvas import Box, Canvas, Key, Spot
from rendering.highlights import THICK, THIN, corner, put_badge, put_numbers, put_ring, put_rings, room, span
from rendering.signs import Sign, put_signs
from rendering.theme import CHANGED, CHOICE, INK, PAPER, Colour
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


@pytest.mark.parametrize("place", [PLACE, Box(40, 40, 46, 43), Box(30, 30, 360, 160)])
def test_a_ring_lies_outside_what_it_marks(place: Box) -> None:
    canvas = table()
    put_ring(canvas, place)
    assert changed(table().image, canvas.image) == place.inset(-THICK)
    assert changed(table().image.crop(place), canvas.image.crop(place)) is None


def test_a_ring_is_thinner_where_text_is_near_and_does_not_touch_it() -> None:
    canvas, plain = table(), table()
    for each in (canvas, plain):
        each.text(PLACE.right + 10, PLACE.centre[1], "18", 40, INK)
        each.text(PLACE.left + 20, PLACE.centre[1], "inside", 30, INK)
    (letters, _) = canvas.texts
    put_ring(canvas, PLACE)
    ring = changed(plain.image, canvas.image)
    assert ring == PLACE.inset(PLACE.right - letters.box.left)
    assert THIN <= letters.box.left - PLACE.right < THICK


def test_a_ring_does_not_touch_a_sign_beside_it() -> None:
    canvas = Canvas.blank((400, 200), PAPER)
    canvas.put(Image.new("RGBA", (30, 30), INK), PLACE.right + 9, PLACE.top)
    put_ring(canvas, PLACE)
    sign = canvas.image.crop((PLACE.right + 9, PLACE.top, PLACE.right + 39, PLACE.top + 30))
    assert sign.getcolors() == [(900, INK)]
    assert canvas.image.getpixel((PLACE.left - THIN // 2, PLACE.centre[1])) == CHANGED


@pytest.mark.parametrize("near", [-5, 2])
def test_a_ring_stays_visible_where_text_leaves_no_room(near: int) -> None:
    canvas = table()
    canvas.text(PLACE.right + near, PLACE.centre[1], "18", 40, INK)
    assert room(canvas, PLACE) < THIN
    put_ring(canvas, PLACE)
    assert canvas.image.getpixel((PLACE.left - THIN // 2, PLACE.centre[1])) == CHANGED


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
def test_numbers_that_share_a_badge_are_shown_in_short(numbers: list[int], short: str) -> None:
    assert span(numbers) == short


def test_every_option_is_numbered_at_each_of_its_spots_as_in_the_menu() -> None:
    spots: dict[Key, Spot] = {
        ("take",): Spot(30, 30, EVERYWHERE),
        ("leave", 1): Spot(90, 30, EVERYWHERE),
        ("leave", 2): Spot(150, 30, EVERYWHERE),
    }
    keys: dict[Move, list[Key]] = {Take(): [("take",)], Leave(): [("leave", 1), ("leave", 2)], Stay(): [("stay",)]}
    canvas, expected = table(), table()
    for key, spot in spots.items():
        canvas.note(PLACE, *key, spot=spot)
    put_numbers(canvas, 0, [Take(), Leave(), Stay(), Take()], lambda seat, option: keys[option])
    put_badge(expected, "1, 4", spots["take",])
    put_badge(expected, "2", spots["leave", 1])
    put_badge(expected, "2", spots["leave", 2])
    assert changed(expected.image, canvas.image) is None
    assert canvas.image.getpixel((90, 12)) == CHOICE


def test_a_number_goes_onto_the_upper_left_corner_where_no_spot_is_noted() -> None:
    canvas, expected = table(), table()
    canvas.note(PLACE, "place")
    put_numbers(canvas, 0, [Take()], lambda seat, option: [("place",)])
    put_badge(expected, "1", corner(PLACE))
    assert changed(expected.image, canvas.image) is None


def test_what_is_on_the_board_is_ringed_and_nothing_else() -> None:
    canvas, expected = table(), table()
    canvas.note(PLACE, "place", 1)
    canvas.note(EVERYWHERE, "place", 1)
    canvas.note(PLACE, "the same place")
    put_rings(canvas, [("place", 2), ("place", 1), ("the same place",)], CHANGED)
    put_ring(expected, PLACE)
    assert changed(expected.image, canvas.image) is None


def test_several_in_a_row_are_ringed_together() -> None:
    canvas, expected = table(), table()
    canvas.note_row(PLACE.columns(4), "row", "a")
    put_rings(canvas, [("row", "a", 2, 3), ("row", "b", 1, 1)], CHANGED)
    put_ring(expected, Box(90, 60, 150, 120))
    assert changed(expected.image, canvas.image) is None


def test_what_has_a_frame_of_its_own_gets_it_instead_of_a_ring_and_with_its_number() -> None:
    def frame(colour: Colour) -> Image.Image:
        return Image.new("RGBA", (20, 10), (*colour, 255))

    ringed, numbered, expected = table(), table(), table()
    for canvas in (ringed, numbered):
        canvas.note(PLACE, "place", frame=frame)
    put_rings(ringed, [("place",)], CHANGED)
    put_numbers(numbered, 0, [Take()], lambda seat, option: [("place",)])
    expected.put_centred(frame(CHANGED), *PLACE.centre)
    assert changed(expected.image, ringed.image) is None
    assert numbered.image.getpixel(PLACE.centre) == CHOICE


def test_what_is_explained_is_ringed_and_numbered_inside_its_part_of_the_board() -> None:
    plain, marked = table(), table()
    upper, lower = Box(0, 0, 400, 100), Box(0, 100, 400, 200)
    for canvas in (plain, marked):
        canvas.part(upper)
        canvas.part(lower)
        canvas.note(Box(0, 100, 140, 140), "tower")
    assert put_signs(marked, [Sign("tower", ("tower",)), Sign("river", ("river",))], 0) == ["tower"]
    assert changed(plain.image.crop(upper), marked.image.crop(upper)) is None
    assert changed(plain.image.crop(lower), marked.image.crop(lower))


def test_the_number_of_what_is_explained_hides_no_letters_if_there_is_room_elsewhere() -> None:
    marked = table()
    marked.note(PLACE, "tower")
    marked.text(PLACE.left, PLACE.top, "\N{MINUS SIGN}3", 30, INK)
    put_signs(marked, [Sign("tower", ("tower",))], 0)
    letters, number = marked.texts
    assert number.letters == "1"
    assert not number.box.meets(letters.box)
