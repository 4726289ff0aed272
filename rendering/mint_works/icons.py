"""Small pictures: the four types, mints, stars, locks, and what each Plan builds."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from rendering.canvas import Canvas, labelled
from rendering.mint_works.theme import TYPES
from rendering.pictures import load
from rendering.sprites import Pen, fitted, painted
from rendering.theme import INK, WHITE, Paint, mix
from rendering.tokens import token

UNIT = 64
"""Icons are painted in a square of this side, in pixels, and made smaller."""


@lru_cache(256)
def icon(name: str, size: int) -> Image.Image:
    """Returns the picture called `name`, `size` pixels across."""
    return fitted(UNIT, UNIT, _production if name == "production" else load("mint_works", name).paint, size)


@lru_cache(256)
def emblem(plan: str, width: int) -> Image.Image:
    """Returns what stands in the Neighborhood when `plan` is built, `width` pixels across and two thirds as high."""
    picture = load("mint_works", plan)
    return fitted(picture.width, picture.height, picture.paint, width)


@lru_cache(512)
def mint(paint: Paint, size: int, count: int) -> Image.Image:
    """Returns a stack of `count` mints of a player: the number on its colour, its shape at the edge."""

    def paint_mint(pen: Pen) -> None:
        pen.ellipse((0, 0, size, size), INK)
        pen.ellipse((2, 2, size - 2, size - 2), paint.base)
        pen.ellipse((5, 5, size - 5, size - 5), None, mix(paint.base, WHITE, 0.55), 1.6)

    canvas = Canvas(painted(size, size, paint_mint))
    canvas.text(size // 2, size // 2 - 2, str(count), round(size * 0.6), paint.on, bold=True, align="centre")
    sign = token(paint, round(size * 0.42))
    canvas.put(sign, size - sign.width, size - sign.height)
    return canvas.image


@lru_cache(64)
def figure_on_mint(figure: str, size: int) -> Image.Image:
    """Returns a mint with a number: a cost, or how many somebody has."""
    return labelled(icon("mint", size), figure, round(size * 0.64), INK, room=size * 0.72)


def _production(pen: Pen) -> None:
    """Paints the sign of the type: a cog."""
    pen.rectangle((0, 0, UNIT, UNIT), WHITE, 14)
    pen.rectangle((3, 3, 61, 61), TYPES["production"], 12)
    for number in range(8):
        turn = pi * number / 4
        along, across = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
        corners = ((14, -5), (24, -4), (24, 4), (14, 5))
        pen.polygon([(32 + r * along[0] + s * across[0], 32 + r * along[1] + s * across[1]) for r, s in corners], WHITE)
    pen.ellipse((15, 15, 49, 49), WHITE)
    pen.ellipse((25, 25, 39, 39), TYPES["production"])
