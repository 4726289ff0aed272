"""Dice with twelve sides, seen from above."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from rendering.rolled_west.icons import resource
from rendering.rolled_west.theme import RESOURCES, edge
from rendering.sprites import Pen, Point, painted, shadow
from rendering.theme import CARD, INK, WHITE, mix

FACE = 0.66
"""How wide the upper face is, seen from above."""
SHADES = (0.34, 0.12, -0.2, -0.26, 0.14)
"""Light (above 0) and shade on the five faces round it, clockwise from the one at the top right."""
MARGIN = 10


@lru_cache(64)
def die(face: str, letter: str, size: int, used: bool) -> Image.Image:
    """Returns a die that shows the resource `face`; pale if it is `used`. The image is MARGIN larger on every side."""
    body = painted(size, size, lambda pen: _paint(pen, face, size / 2))
    sign = resource(face, letter, round(size * 0.56))
    body.alpha_composite(sign, ((size - sign.width) // 2, round(size * 0.49) - sign.height // 2))
    if used:
        body.putalpha(body.getchannel("A").point(lambda alpha: alpha // 2))
        return _framed(body, Image.new("RGBA", (size + 2 * MARGIN, size + 2 * MARGIN)))
    return _framed(body, shadow(body, 4, 0.4, MARGIN))


def _framed(body: Image.Image, ground: Image.Image) -> Image.Image:
    ground.alpha_composite(body, (MARGIN, MARGIN - 2))
    return ground


def _around(middle: float, radius: float, number: int) -> Point:
    """Returns corner `number` of ten, clockwise from the top."""
    turn = pi * (number / 5 - 0.5)
    return middle + radius * cos(turn), middle + radius * sin(turn)


def _paint(pen: Pen, face: str, radius: float) -> None:
    tone = RESOURCES[face]
    rim = [_around(radius, radius, number) for number in range(10)]
    pen.polygon(rim, edge(tone))
    for number, shade in enumerate(SHADES):
        colour = mix(tone, WHITE, shade) if shade > 0 else mix(tone, INK, -shade)
        outer = [_around(radius, radius * 0.95, 2 * number + more) for more in range(3)]
        inner = [_around(radius, radius * FACE, 2 * number + more) for more in (2, 0)]
        pen.polygon([*outer, *inner], colour, edge(tone), radius * 0.028)
    pen.polygon(
        [_around(radius, radius * FACE, 2 * n) for n in range(5)], mix(CARD, tone, 0.22), edge(tone), radius * 0.05
    )
