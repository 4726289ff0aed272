"""Colours by day: paper, ink, and what belongs to a seat: safe for colour-blind eyes, each with a shape."""

from typing import Literal, NamedTuple

Colour = tuple[int, int, int]
Shape = Literal["circle", "triangle", "square", "diamond"]

PAPER: Colour = (246, 239, 224)
CARD: Colour = (255, 251, 241)
SAND: Colour = (232, 221, 197)
LINE: Colour = (203, 187, 155)
INK: Colour = (43, 37, 31)
FADED: Colour = (108, 96, 80)
DEEP: Colour = (29, 62, 74)
"""The dark ground of headings."""
WOOD: Colour = (110, 84, 60)
GREEN: Colour = (150, 174, 138)
GOLD: Colour = (240, 184, 40)
WHITE: Colour = (255, 255, 255)
SEA: Colour = (186, 211, 212)
SHORE: Colour = (150, 185, 188)
ALERT: Colour = (206, 24, 61)
"""What needs attention."""
CHANGED: Colour = (16, 14, 12)
"""What changed last: between two lines of white, it is seen on every colour."""
CHOICE: Colour = (12, 108, 82)
"""What can be chosen."""


class Paint(NamedTuple):
    """A seat's colour: for faces in the light, at the side and on top, for grounds, and for text on it."""

    name: str
    shape: Shape
    base: Colour
    dark: Colour
    light: Colour
    pale: Colour
    on: Colour


def _paint(name: str, shape: Shape, base: Colour, on: Colour) -> Paint:
    return Paint(name, shape, base, mix(base, INK, 0.42), mix(base, WHITE, 0.4), mix(base, CARD, 0.66), on)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Returns `one` with `part` (0 to 1) of `other`."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )


SEATS = (
    _paint("yellow", "circle", (250, 200, 32), INK),
    _paint("orange", "triangle", (212, 76, 12), WHITE),
    _paint("blue", "square", (56, 149, 218), INK),
    _paint("purple", "diamond", (93, 33, 125), WHITE),
)
"""By colour number."""
