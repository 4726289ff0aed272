"""What is what on a board: numbered rings round its parts, for a legend beside it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rendering import parts
from rendering.canvas import Box, Canvas, Key, Spot
from rendering.highlights import THICK, corner, put_badge, put_ring
from rendering.theme import CHOICE

OWN = -1
"""In a key: the seat of the person who looks."""
PICTURE = 130
"""The most pixels that a picture which a number should not hide is wide and high."""


class Sign(NamedTuple):
    """A part of a board that is explained."""

    text: str
    """The name of its text, without `sign-`."""
    key: Key
    """The key under which it is noted, or the beginning of it: then it is the first of its kind."""


class Ringed(NamedTuple):
    """What has a ring, and the part of the board in which it lies."""

    box: Box
    part: Box


def put_signs(canvas: Canvas, signs: Iterable[Sign], seat: int) -> list[str]:
    """Rings and numbers what `signs` name, from 1, if it is on the board. Returns the names of their texts.

    Each ring and number lies inside one part of the board, because the parts are shown apart.
    """
    found: list[str] = []
    ringed: list[Ringed] = []
    for sign in signs:
        key = tuple(seat if part == OWN else part for part in sign.key)
        if place := canvas.first_place(key):
            part = _part(canvas, place.box)
            box = place.box.within(part.inset(THICK))
            put_ring(canvas, box, CHOICE)
            found.append(sign.text)
            ringed.append(Ringed(box, part))
    _put_numbers(canvas, ringed)
    return found


def _put_numbers(canvas: Canvas, ringed: Sequence[Ringed]) -> None:
    """Numbers the rings, after all of them: no ring crosses a number."""
    taken = [text.box for text in canvas.texts]
    pictures = canvas.sprites_near(Box(0, 0, *canvas.size), PICTURE)
    for number, (box, part) in enumerate(ringed, 1):
        badge = _free(box, part, taken, pictures)
        taken.append(badge)
        put_badge(canvas, str(number), Spot(*badge.centre, badge, badge.width))


def _part(canvas: Canvas, box: Box) -> Box:
    """Returns the part of the board in which most of `box` lies."""
    meeting = [part for part in parts.all_of(canvas) if part.meets(box)]
    return max(meeting, key=lambda part: _shared(part, box), default=Box(0, 0, *canvas.size))


def _free(box: Box, part: Box, taken: Sequence[Box], pictures: Sequence[Box]) -> Box:
    """Returns where the number of `box` hides least: on a corner or the middle of a side, the upper left one first.

    What lies in `taken`, letters and other numbers, counts most.
    """
    half = corner(box).size // 2
    xs, ys = (box.left, box.right, box.centre[0]), (box.top, box.bottom, box.centre[1])
    places = [(x, y) for y in ys for x in xs if (x, y) != box.centre]
    inside = part.inset(half)
    found = []
    for x, y in places:
        middle = min(max(x, inside.left), inside.right), min(max(y, inside.top), inside.bottom)
        found.append(Box(middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half))
    return min(
        found, key=lambda at: sum(3 * _shared(at, one) for one in taken) + sum(_shared(at, one) for one in pictures)
    )


def _shared(one: Box, other: Box) -> int:
    """Returns how many pixels two boxes share."""
    if not one.meets(other):
        return 0
    both = one.within(other)
    return both.width * both.height
