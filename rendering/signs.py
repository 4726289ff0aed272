"""What is what on a board: numbered rings round its parts, for a legend beside it."""

from collections.abc import Iterable
from typing import NamedTuple

from rendering.canvas import Canvas, Key
from rendering.highlights import corner, put_badge, put_ring
from rendering.theme import CHOICE

OWN = -1
"""In a key: the seat of the person who looks."""


class Sign(NamedTuple):
    """A part of a board that is explained."""

    text: str
    """The name of its text, without `sign-`."""
    key: Key
    """The key under which it is noted, or the beginning of it: then it is the first of its kind."""


def put_signs(canvas: Canvas, signs: Iterable[Sign], seat: int) -> list[str]:
    """Rings and numbers what `signs` name, from 1, if it is on the board. Returns the names of their texts."""
    found: list[str] = []
    for sign in signs:
        key = tuple(seat if part == OWN else part for part in sign.key)
        if place := canvas.first_place(key):
            found.append(sign.text)
            put_ring(canvas, place.box, CHOICE)
            put_badge(canvas, str(len(found)), place.spot or corner(place.box))
    return found
