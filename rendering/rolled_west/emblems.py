"""A small landscape for each terrain: pines, a river, hills with a cactus, peaks with snow."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.rolled_west.theme import LEATHER, TERRAINS, pale
from rendering.sprites import Pen, painted, rounded
from rendering.theme import CARD, INK, WHITE, mix

UNIT = 96
"""Pictures are drawn in a square of so many pixels and made smaller."""


@lru_cache(32)
def emblem(terrain: str, size: int) -> Image.Image:
    """The picture of `terrain`, `size` pixels across, in a frame like an old photograph's."""
    picture = painted(UNIT, UNIT, lambda pen: _paint(pen, terrain))
    framed = Image.new("RGBA", picture.size)
    framed.paste(picture, mask=rounded(UNIT, UNIT, 16, LEATHER).getchannel("A"))
    return framed.resize((size, size), Image.Resampling.LANCZOS)


def _paint(pen: Pen, terrain: str) -> None:
    pen.rectangle((0, 0, UNIT, UNIT), mix(TERRAINS[terrain], INK, 0.5), 16)
    pen.rectangle((4, 4, 92, 92), pale(terrain), 12)
    _PICTURES[terrain](pen)
    pen.rectangle((0, 0, UNIT, UNIT), None, 16, mix(TERRAINS[terrain], INK, 0.5), 5)


def _pine(pen: Pen, x: float, foot: float, size: float, shade: float) -> None:
    green = mix(TERRAINS["woods"], INK, shade)
    pen.rectangle((x - size * 0.09, foot - size * 0.2, x + size * 0.09, foot), LEATHER)
    for low, high, wide in ((0.16, 0.6, 0.36), (0.4, 0.82, 0.29), (0.62, 1.0, 0.2)):
        base, tip = foot - low * size, foot - high * size
        pen.polygon([(x - wide * size, base), (x, tip), (x + wide * size, base)], green)


def _woods(pen: Pen) -> None:
    pen.rectangle((4, 70, 92, 92), mix(TERRAINS["woods"], WHITE, 0.35), 8)
    _pine(pen, 24, 78, 54, 0.05)
    _pine(pen, 72, 76, 56, 0.12)
    _pine(pen, 48, 87, 76, 0.3)


def _valley(pen: Pen) -> None:
    rock, far = mix(TERRAINS["hills"], INK, 0.1), mix(TERRAINS["hills"], WHITE, 0.42)
    pen.polygon([(4, 34), (22, 30), (40, 46), (56, 46), (74, 28), (92, 34), (92, 66), (4, 66)], far)
    pen.polygon([(4, 20), (24, 26), (34, 54), (26, 90), (4, 90)], rock)
    pen.polygon([(92, 16), (70, 24), (62, 52), (76, 90), (92, 90)], mix(rock, INK, 0.16))
    river = TERRAINS["valley"]
    pen.polygon([(46, 46), (52, 46), (56, 58), (48, 68), (72, 91), (24, 91), (36, 68), (46, 58)], river)
    pen.line([(46, 60), (42, 70), (46, 84)], mix(river, WHITE, 0.55), 3)


def _hills(pen: Pen) -> None:
    tone = TERRAINS["hills"]
    pen.ellipse((64, 12, 82, 30), mix(tone, WHITE, 0.2))
    for box, shade in (((34, 38, 128, 130), 0.28), ((-34, 46, 62, 140), 0.0), ((10, 68, 124, 150), -0.3)):
        colour = mix(tone, WHITE, shade) if shade >= 0 else mix(tone, INK, -shade)
        pen.ellipse(box, colour)
    green = TERRAINS["woods"]
    pen.rectangle((25, 28, 36, 76), green, 5)
    for left, joint, top in ((13, 54, 38), (40, 48, 32)):
        pen.rectangle((left, top, left + 8, joint), green, 4)
        pen.rectangle((min(left, 28), joint - 8, max(left + 8, 32), joint), green, 3)


def _mountains(pen: Pen) -> None:
    tone = TERRAINS["mountains"]
    pen.polygon([(30, 92), (70, 26), (92, 62), (92, 92)], mix(tone, WHITE, 0.3))
    pen.polygon([(70, 26), (61, 41), (67, 46), (72, 41), (78, 47), (80, 42)], WHITE)
    pen.polygon([(4, 88), (40, 14), (82, 92), (4, 92)], tone)
    pen.polygon([(40, 14), (82, 92), (52, 92), (44, 52)], mix(tone, INK, 0.3))
    pen.polygon([(40, 14), (27, 41), (34, 37), (40, 46), (47, 38), (55, 42)], CARD)


_PICTURES: dict[str, Callable[[Pen], None]] = {
    "woods": _woods,
    "valley": _valley,
    "hills": _hills,
    "mountains": _mountains,
}
