"""Hexes of the map as pieces: plains with their cost, mountains, lakes, and what lies or stands on them."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Canvas
from rendering.lettering import READABLE
from rendering.montana.icons import TONES, icon, in_few_tones, settlement
from rendering.montana.theme import EARTH, GRASS, PLAINS, ROCK, WATER
from rendering.sprites import Pen, Point, painted
from rendering.theme import CARD, FADED, INK, SEATS, WHITE, Colour, mix

ACROSS = sqrt(3)
"""The width of a hex in radii."""
FLAT = 0.74
"""How much lower hexes are than regular ones: the land is seen from the side, and fills the width of a screen."""
COSTS: dict[int, tuple[float, tuple[Point, ...]]] = {
    2: (0.7, ((-0.38, 0.16), (0.38, 0.16))),
    3: (0.62, ((-0.5, 0.04), (0.5, 0.04), (0, 0.28))),
    4: (0.62, ((-0.53, 0.0), (0.53, 0.0), (-0.2, 0.26), (0.2, 0.26))),
}
"""By number of goods: the size of their icons, and how far each is from the middle; in radii."""
SIGN = (0.3, -0.4)
"""Where the icon for a double or for cattle is, from the middle, in radii."""
SIGN_SIZE = 0.62
NUMBER, LONE_NUMBER = (-0.22, -0.31), (0, -0.31)
"""Where the number in the row is: beside such an icon, and without any."""

FRAME_END, FRAME_EDGE = 1.05, 0.025
"""Where a frame ends, just beyond the edge of its hex, and how broad the white on both sides is, in radii."""


class Face(NamedTuple):
    """What a hex shows; equal ones share a sprite."""

    terrain: str
    number: str = ""
    """Its place in its row, if it is to be named."""
    cost: tuple[str, ...] = ()
    double: bool = False
    cattle: bool = False
    canteen: bool = False
    tint: int = 0


def corners(x: float, y: float, radius: float) -> list[Point]:
    """Returns the six corners of a hex around `x`, `y`, from the top. `radius`: of a regular one as broad as it."""
    half = ACROSS / 2 * radius
    steps = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
    return [(x + half * across, y + FLAT * radius * down) for across, down in steps]


def extent(radius: int) -> tuple[int, int]:
    """Returns width and height of a hex's sprite."""
    return 2 * round(ACROSS / 2 * radius) + 2, 2 * round(FLAT * radius) + 2


@lru_cache(256)
def hexagon(face: Face, radius: int) -> Image.Image:
    """Returns a hex with nobody on it."""
    canvas = Canvas(_land(face.terrain, face.tint, radius).copy())
    if face.terrain == "plain":
        _put_cost(canvas, face, radius)
    elif face.canteen:
        _put_at(canvas, icon("canteen", round(radius * 0.98)), (0, -0.04), radius)
    return canvas.image


@lru_cache(256)
def settled(colour: int, count: int, radius: int) -> Image.Image:
    """Returns a hex with `count` settlements of a player."""
    paint = SEATS[colour]
    width, height = extent(radius)
    middle = (width / 2, height / 2)

    def paint_ground(pen: Pen) -> None:
        pen.polygon(corners(*middle, radius), mix(EARTH, INK, 0.3))
        pen.polygon(corners(*middle, radius * 0.95), paint.base)
        pen.polygon(corners(*middle, radius * 0.8), paint.pale)

    canvas = Canvas(in_few_tones(painted(width, height, paint_ground)))
    if count == 1:
        _put_at(canvas, settlement(paint, radius), (0, -0.04), radius)
        return canvas.image
    _put_at(canvas, settlement(paint, round(radius * 0.7)), (-0.38, -0.04), radius)
    x, y = round(middle[0] + radius * 0.28), round(middle[1] + radius * 0.04)
    canvas.text(x, y, f"×{count}", max(READABLE, round(radius * 0.56)), INK, bold=True, align="centre")
    return canvas.image


@lru_cache(64)
def ring(radius: int, colour: Colour, part: float) -> Image.Image:
    """Returns a frame on the edge of a hex, since the numbers of those around are near.

    It is `part` of the radius thick, and white on both sides.
    """
    edge, size = radius * FRAME_EDGE, round(radius * FRAME_END)
    start = size - radius * part - 2 * edge
    width, height = extent(size)
    inner = corners(width / 2, height / 2, start)

    def paint_ring(pen: Pen) -> None:
        pen.polygon(corners(width / 2, height / 2, size), WHITE)
        pen.polygon(corners(width / 2, height / 2, size - edge), colour)
        pen.polygon(corners(width / 2, height / 2, start + edge), WHITE)

    sprite = painted(width, height, paint_ring)
    hole = painted(width, height, lambda pen: pen.polygon(inner, INK)).getchannel("A")
    sprite.paste((0, 0, 0, 0), (0, 0), hole)
    return sprite


def _put_cost(canvas: Canvas, face: Face, radius: int) -> None:
    size, places = COSTS[len(face.cost)]
    for good, place in zip(face.cost, places, strict=True):
        _put_at(canvas, icon(good, round(size * radius)), place, radius)
    sign = "double" if face.double else "cattle" if face.cattle else ""
    if sign:
        _put_at(canvas, icon(sign, round(SIGN_SIZE * radius)), SIGN, radius)
    across, down = NUMBER if sign else LONE_NUMBER
    x, y = round(canvas.image.width / 2 + across * radius), round(canvas.image.height / 2 + down * radius)
    canvas.text(x, y, face.number, READABLE, mix(FADED, INK, 0.3), bold=True, align="centre")


def _put_at(canvas: Canvas, sprite: Image.Image, place: Point, radius: int) -> None:
    x, y = canvas.image.width / 2 + place[0] * radius, canvas.image.height / 2 + place[1] * radius
    canvas.put_centred(sprite, round(x), round(y))


@lru_cache(96)
def _land(terrain: str, tint: int, radius: int) -> Image.Image:
    width, height = extent(radius)
    x, y = width / 2, height / 2
    tone = {"plain": PLAINS[tint], "start": PLAINS[tint], "mountain": mix(ROCK, CARD, 0.35), "lake": WATER}[terrain]

    def paint(pen: Pen) -> None:
        pen.polygon(corners(x, y, radius), mix(GRASS, EARTH, 0.35) if terrain != "lake" else mix(WATER, INK, 0.4))
        pen.polygon(corners(x, y, radius * 0.95), tone)
        if terrain in _SCENES:
            _SCENES[terrain](pen, x, y, radius)

    return in_few_tones(painted(width, height, paint), 2 * TONES)


def _mountain(pen: Pen, x: float, y: float, radius: float) -> None:
    for across, top, foot, half in ((0.34, -0.34, 0.32, 0.4), (-0.2, -0.66, 0.4, 0.5)):
        peak, base = (x + across * radius, y + top * radius), y + foot * radius
        left, right = peak[0] - half * radius, peak[0] + half * radius
        pen.polygon([peak, (right, base), (left, base)], mix(ROCK, INK, 0.6))
        inner = (peak[0], peak[1] + 0.07 * radius)
        pen.polygon([inner, (peak[0], base - 2), (left + 0.06 * radius, base - 2)], ROCK)
        pen.polygon([inner, (right - 0.06 * radius, base - 2), (peak[0], base - 2)], mix(ROCK, INK, 0.32))
        high = (base - peak[1]) * 0.36
        cap = [(-0.36, 1), (-0.15, 0.72), (0, 1.05), (0.16, 0.74), (0.36, 1)]
        pen.polygon([inner, *((peak[0] + a * half * radius, peak[1] + d * high) for a, d in cap[::-1])], WHITE)
    for across in (-0.62, -0.44, 0.5, 0.66):
        left, foot = x + across * radius, y + (0.42 if abs(across) < 0.6 else 0.32) * radius
        tree = [(left, foot - 0.3 * radius), (left + 0.1 * radius, foot), (left - 0.1 * radius, foot)]
        pen.polygon(tree, mix(GRASS, INK, 0.45))


def _lake(pen: Pen, x: float, y: float, radius: float) -> None:
    for across, down in ((-0.34, -0.42), (0.3, -0.4), (-0.56, 0.22), (0.52, 0.26), (0, 0.52)):
        left, top, size = x + across * radius, y + down * radius, 0.14 * radius
        crest = [
            (left - size, top),
            (left - size / 2, top - size / 2),
            (left, top),
            (left + size / 2, top - size / 2),
            (left + size, top),
        ]
        pen.line(crest, mix(WATER, WHITE, 0.6), 0.04 * radius)


def _start(pen: Pen, x: float, y: float, radius: float) -> None:
    across, down = 0.72 * radius, 0.54 * radius
    pen.ellipse((x - across, y - down, x + across, y + down), mix(EARTH, CARD, 0.62))


_SCENES = {"mountain": _mountain, "lake": _lake, "start": _start}
