"""Coal: cubes, the squares of orders that they fill, and minecarts with and without them."""

from functools import lru_cache

from PIL import Image

from rendering.coal_baron.theme import COALS, IRON, LIT
from rendering.sprites import Pen, painted
from rendering.theme import CARD, INK, WHITE, Colour, mix

CART = (64, 64)
"""A cart is painted on such a ground, and its wheels stand on the lower edge."""


@lru_cache(128)
def cube(colour: str, size: int) -> Image.Image:
    """Returns a coal cube seen from a corner, with a light rim so that it shows on any ground."""
    return painted(size, size, lambda pen: paint_cube(pen, colour, 0, 0, size))


def paint_cube(pen: Pen, colour: str, left: float, top: float, size: float) -> None:
    """Paints a cube in a square of `size`."""
    tones, unit = COALS[colour], size / 32

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * unit, top + y * unit

    hull = [at(16, 0), at(30.5, 8), at(30.5, 24), at(16, 32), at(1.5, 24), at(1.5, 8)]
    pen.polygon(hull, WHITE)
    pen.polygon([at(16, 1.5), at(29, 8.8), at(29, 23.2), at(16, 30.5), at(3, 23.2), at(3, 8.8)], INK)
    pen.polygon([at(16, 3.2), at(27, 9.4), at(16, 15.6), at(5, 9.4)], tones.light)
    pen.polygon([at(4.4, 11), at(15.2, 17), at(15.2, 28.4), at(4.4, 22.4)], tones.base)
    pen.polygon([at(27.6, 11), at(16.8, 17), at(16.8, 28.4), at(27.6, 22.4)], tones.dark)


@lru_cache(512)
def square(colour: str, cubes: str, size: int) -> Image.Image:
    """Returns a square of an order: in its colour and hollow, or filled with one cube, or with two in its stead."""
    tones = COALS[colour]

    def paint(pen: Pen) -> None:
        edge = max(2.5, size * 0.15)
        pen.rectangle((0, 0, size, size), mix(tones.base, INK, 0.45), size * 0.2)
        pen.rectangle((1.5, 1.5, size - 1.5, size - 1.5), tones.base, size * 0.18)
        if not cubes:
            pen.rectangle((edge, edge, size - edge, size - edge), CARD, size * 0.1)
        elif len(cubes) == 1:
            paint_cube(pen, cubes[0], size * 0.07, size * 0.07, size * 0.86)
        else:
            paint_cube(pen, cubes[0], size * 0.02, size * 0.02, size * 0.6)
            paint_cube(pen, cubes[1], size * 0.38, size * 0.38, size * 0.6)

    return painted(size, size, paint)


@lru_cache(192)
def cart(colour: str, load: str, size: int) -> Image.Image:
    """Returns a minecart of `colour`, loaded with a cube of the colour `load`; empty: with nothing."""

    def paint(pen: Pen) -> None:
        if load:
            paint_cube(pen, load, 14, 0, 36)
        _paint_tub(pen, colour, bool(load))

    return painted(*CART, paint).resize((size, size), Image.Resampling.LANCZOS)


def _paint_tub(pen: Pen, colour: str, loaded: bool) -> None:
    tones = COALS[colour]
    body: Colour = tones.base if loaded else mix(tones.base, CARD, 0.3)
    pen.polygon([(1, 25), (63, 25), (55, 56), (9, 56)], WHITE)
    pen.polygon([(3, 27), (61, 27), (53.5, 54), (10.5, 54)], INK)
    pen.polygon([(7, 33), (57, 33), (51, 52), (13, 52)], body)
    for left, right in ((22, 24), (42, 40)):
        pen.line([(left, 34), (right, 52)], mix(body, INK, 0.4), 2)
    rim = IRON if loaded else LIT
    pen.rectangle((4, 26, 60, 33), rim, 2, INK, 2)
    for x in (20, 44):
        pen.ellipse((x - 9, 46, x + 9, 64), WHITE)
        pen.ellipse((x - 7.6, 47.4, x + 7.6, 62.6), INK)
        pen.ellipse((x - 3, 52, x + 3, 58), mix(IRON, WHITE, 0.5))
