"""Small pictures with a meaning: the four types, mints, stars, Plans, Buildings, locks."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from rendering.canvas import Canvas
from rendering.mint_works.theme import BLUEPRINT, FRESH, MINT, TYPES
from rendering.sprites import Pen, fitted, painted
from rendering.theme import CARD, DEEP, GOLD, INK, WHITE, Paint, mix
from rendering.tokens import rays, token

UNIT = 64
"""Icons are drawn in a square of so many pixels and made smaller."""


@lru_cache(256)
def icon(name: str, size: int) -> Image.Image:
    """The picture called `name`, `size` pixels across."""
    paint = _type_sign(name) if name in TYPES else _PICTURES[name]
    return fitted(UNIT, UNIT, paint, size)


@lru_cache(512)
def mint(paint: Paint, size: int, count: int) -> Image.Image:
    """A stack of `count` mints of a player: the number on its colour, its shape at the edge."""

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
    """A mint with a number: a cost, or how many somebody has."""
    canvas = Canvas(icon("mint", size).copy())
    canvas.text(size // 2, size // 2, figure, round(size * 0.64), INK, bold=True, align="centre", room=size * 0.72)
    return canvas.image


def _type_sign(name: str) -> Callable[[Pen], None]:
    """The sign of a type, white on its colour."""

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, 64, 64), WHITE, 14)
        pen.rectangle((3, 3, 61, 61), TYPES[name], 12)
        _SIGNS[name](pen)

    return paint


def _temple(pen: Pen) -> None:
    pen.polygon([(10, 26), (32, 9), (54, 26)], WHITE)
    for left in (14, 28, 42):
        pen.rectangle((left, 29, left + 8, 46), WHITE)
    pen.rectangle((10, 48, 54, 55), WHITE)


def _cog(pen: Pen) -> None:
    for number in range(8):
        turn = pi * number / 4
        along, across = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
        corners = ((14, -5), (24, -4), (24, 4), (14, 5))
        pen.polygon([(32 + r * along[0] + s * across[0], 32 + r * along[1] + s * across[1]) for r, s in corners], WHITE)
    pen.ellipse((15, 15, 49, 49), WHITE)
    pen.ellipse((25, 25, 39, 39), TYPES["production"])


def _spanner(pen: Pen) -> None:
    pen.line([(19, 45), (42, 22)], WHITE, 11)
    pen.ellipse((10, 36, 28, 54), WHITE)
    pen.ellipse((16, 42, 22, 48), TYPES["utility"])
    pen.ellipse((32, 8, 56, 32), WHITE)
    pen.polygon([(42, 22), (47, 4), (60, 17)], TYPES["utility"])


def _key(pen: Pen) -> None:
    pen.ellipse((8, 19, 34, 45), WHITE)
    pen.ellipse((15, 26, 27, 38), TYPES["deed"])
    pen.rectangle((31, 28, 57, 36), WHITE)
    pen.rectangle((43, 33, 48, 46), WHITE)
    pen.rectangle((52, 33, 57, 44), WHITE)


def _mint(pen: Pen) -> None:
    pen.ellipse((1, 1, 63, 63), DEEP)
    pen.ellipse((4.5, 4.5, 59.5, 59.5), CARD)
    pen.ellipse((9, 9, 55, 55), None, MINT, 3)


def _star(pen: Pen) -> None:
    pen.polygon(rays((32, 35), 34, 15.5, 5), INK)
    pen.polygon(rays((32, 35), 27, 12.2, 5), GOLD)


def _hollow_star(pen: Pen) -> None:
    pen.polygon(rays((32, 35), 34, 15.5, 5), mix(INK, CARD, 0.5))
    pen.polygon(rays((32, 35), 26, 11.8, 5), CARD)


def _plan(pen: Pen) -> None:
    pen.rectangle((9, 2, 55, 62), WHITE, 7)
    pen.rectangle((12, 5, 52, 59), BLUEPRINT, 5)
    pen.line([(20, 48), (20, 32), (32, 20), (44, 32), (44, 48), (20, 48)], WHITE, 3.4)


def _building(pen: Pen) -> None:
    pen.polygon([(2, 33), (32, 4), (62, 33)], INK)
    pen.rectangle((9, 30, 55, 61), INK, 3)
    pen.polygon([(10, 30), (32, 9), (54, 30)], (206, 92, 70))
    pen.rectangle((13, 31, 51, 57), CARD)
    pen.rectangle((27, 38, 37, 57), mix(INK, CARD, 0.25))


def _deck(pen: Pen) -> None:
    pen.rectangle((18, 1, 60, 51), CARD, 6, INK, 3)
    pen.rectangle((4, 12, 46, 62), DEEP, 6, CARD, 3)
    pen.ellipse((13, 25, 37, 49), MINT)
    pen.ellipse((18, 30, 32, 44), None, DEEP, 2.4)


def _others(pen: Pen) -> None:
    for left, tone in ((1, mix(INK, CARD, 0.35)), (35, mix(INK, CARD, 0.35)), (18, INK)):
        pen.ellipse((left + 5, 10, left + 23, 28), tone, CARD, 2)
        pen.rectangle((left, 29, left + 28, 70), tone, 13, CARD, 2)


def _swap(pen: Pen) -> None:
    pen.rectangle((4, 17, 44, 25), INK)
    pen.polygon([(40, 6), (62, 21), (40, 36)], INK)
    pen.rectangle((20, 41, 60, 49), INK)
    pen.polygon([(24, 30), (2, 45), (24, 60)], INK)


def _arrow(pen: Pen) -> None:
    pen.rectangle((4, 26, 42, 38), INK)
    pen.polygon([(36, 10), (62, 32), (36, 54)], INK)


def _lock(pen: Pen) -> None:
    pen.rectangle((17, 6, 47, 46), None, 15, INK, 8)
    pen.rectangle((8, 28, 56, 61), GOLD, 7, INK, 4)
    pen.ellipse((27, 36, 37, 46), INK)
    pen.rectangle((29.5, 42, 34.5, 54), INK)


def _eye(pen: Pen) -> None:
    pen.ellipse((2, 12, 62, 52), WHITE)
    pen.ellipse((5, 15, 59, 49), BLUEPRINT)
    pen.ellipse((20, 20, 44, 44), WHITE)
    pen.line([(8, 58), (56, 6)], WHITE, 9)
    pen.line([(8, 58), (56, 6)], (206, 24, 61), 5)


def _location(pen: Pen) -> None:
    pen.rectangle((4, 8, 60, 56), DEEP, 8)
    pen.rectangle((8, 24, 56, 52), CARD, 4)
    pen.ellipse((22, 27, 42, 47), MINT, DEEP, 2.4)


def _pause(pen: Pen) -> None:
    """Somebody has passed."""
    pen.ellipse((0, 0, 64, 64), CARD)
    pen.ellipse((3, 3, 61, 61), mix(INK, CARD, 0.3))
    for left in (20, 36):
        pen.rectangle((left, 17, left + 9, 47), CARD)


def _first(pen: Pen) -> None:
    """The starting player token: a leaf of mint on a coin."""
    pen.ellipse((0, 0, 64, 64), INK)
    pen.ellipse((4, 4, 60, 60), GOLD)
    pen.polygon([(32, 8), (44, 19), (48, 33), (44, 46), (32, 55), (20, 46), (16, 33), (20, 19)], TYPES["production"])
    pen.line([(32, 15), (32, 58)], FRESH, 3)
    for top in (24, 34, 44):
        pen.line([(23, top - 4), (32, top + 4), (41, top - 4)], FRESH, 2.4)


_SIGNS: dict[str, Callable[[Pen], None]] = {
    "culture": _temple,
    "production": _cog,
    "utility": _spanner,
    "deed": _key,
}
_PICTURES: dict[str, Callable[[Pen], None]] = {
    "mint": _mint,
    "star": _star,
    "hollow-star": _hollow_star,
    "plan": _plan,
    "building": _building,
    "deck": _deck,
    "others": _others,
    "swap": _swap,
    "arrow": _arrow,
    "lock": _lock,
    "location": _location,
    "passed": _pause,
    "secret": _eye,
    "first": _first,
}
