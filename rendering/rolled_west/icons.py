"""Signs: resources, stars, what offices count, camps and settlements, and what happened to a die."""

from functools import lru_cache, partial
from math import cos, pi, sin

from PIL import Image

from rendering import pictures
from rendering.canvas import labelled
from rendering.rolled_west.theme import BRASS, edge
from rendering.sprites import Pen, painted
from rendering.theme import CARD, INK, WHITE, Paint, mix
from rendering.tokens import rays, token

LETTER = 0.8
"""How large the letter of a resource is, in sizes of its sign: 44 pixels are the smallest that can be read."""
UNIT = 64
"""Signs are painted in a square of this side, in pixels, and made smaller."""


icon = partial(pictures.icon, "rolled_west")
"""The picture of a name, as many pixels wide as it is given."""


@lru_cache(128)
def resource(name: str, letter: str, size: int) -> Image.Image:
    """Returns a log or an ingot with its letter, `size` pixels across."""
    sign, ink = icon(name, size), CARD if name == "wood" else INK
    return labelled(sign, letter, round(size * LETTER), ink, at=(round(size * 0.5), round(size * 0.57)))


def mark(paint: Paint, settlement: bool, size: int) -> Image.Image:
    """Returns a player's camp (a tent in a triangle) or settlement (a house in a circle)."""
    return icon("settlement" if settlement else "camp", size, base=paint.base, on=paint.on)


@lru_cache(32)
def wagon(paint: Paint, size: int) -> Image.Image:
    """Returns the wagon of a player, which carries the token."""
    sprite = icon("wagon", size, base=paint.base).copy()
    load = token(paint, round(size * 0.78))
    sprite.alpha_composite(load, ((size - load.width) // 2, 0))
    return sprite


@lru_cache(4)
def starter(size: int) -> Image.Image:
    """Returns a sheriff's badge for who goes first in a round."""
    badge = painted(UNIT, UNIT, _badge).resize((size, size), Image.Resampling.LANCZOS)
    return labelled(badge, "1", round(size * LETTER), INK)


def _badge(pen: Pen) -> None:
    for number in range(6):
        turn = pi * (number / 3 - 0.5)
        x, y = 32 + 27 * cos(turn), 32 + 27 * sin(turn)
        pen.ellipse((x - 5, y - 5, x + 5, y + 5), edge(BRASS))
        pen.ellipse((x - 2.5, y - 2.5, x + 2.5, y + 2.5), BRASS)
    pen.polygon(rays((32, 32), 30, 25, 6), edge(BRASS))
    pen.polygon(rays((32, 32), 26.5, 22, 6), mix(BRASS, WHITE, 0.25))
