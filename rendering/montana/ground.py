"""What never changes: the prairie, and behind the header and the map a wide sky with mountains far away."""

from collections.abc import Iterable
from functools import cache
from math import sin

from PIL import Image

from rendering.canvas import Canvas
from rendering.montana.layout import WIDTH
from rendering.montana.theme import FOOTHILL, GRASS, HAZE, PRAIRIE, RANGE, SKY
from rendering.sprites import Pen, painted
from rendering.theme import INK, WHITE, mix

HORIZON = 240
"""How far below its top the sky ends."""
HILLS = 60
"""How far the hills reach below."""
PEAKS = (
    (0.0, 150.0), (60, 120), (104, 146), (170, 102), (232, 150), (300, 118), (360, 158), (430, 128), (520, 164),
    (610, 132), (680, 160), (760, 112), (834, 152), (900, 126), (960, 150), (1034, 98), (1100, 144), (1150, 116),
    (1200, 140),
)  # fmt: skip
"""The line of the mountains."""
MEADOW = 400
"""How high a piece of prairie is; pieces repeat."""
TUFTS = 40


def empty(height: int, skies: Iterable[int]) -> Canvas:
    """Returns an empty board so high, with a sky below each of `skies`."""
    canvas = Canvas.blank((WIDTH, height), PRAIRIE)
    meadow, sky = _strip("meadow"), _strip("sky")
    for top in range(0, height, MEADOW):
        canvas.put_ground(meadow, top)
    for top in skies:
        canvas.put_ground(sky, top)
    return canvas


@cache
def _strip(name: str) -> Image.Image:
    """Returns a piece of the board, "sky" or "meadow": in full colour, as it is no larger than other grounds are."""
    height, paint = (HORIZON + HILLS, _paint_sky) if name == "sky" else (MEADOW, _paint_grass)
    image = Image.new("RGB", (WIDTH, height), PRAIRIE)
    painting = painted(WIDTH, height, paint)
    image.paste(painting, (0, 0), painting)
    return image


def _paint_sky(pen: Pen) -> None:
    width = WIDTH
    for band in range(6):
        tone = mix(SKY, HAZE, band / 5)
        pen.rectangle((0, band * HORIZON / 6, width, HORIZON), tone)
    for left, top, size in ((70, 30, 1.0), (330, 8, 0.7), (560, 60, 1.1), (820, 16, 0.8), (1090, 54, 1.2)):
        for across, down, reach in ((0, 0, 30), (34, -10, 36), (74, -2, 32), (104, 6, 22)):
            x, y, r = left + across * size, top + down * size, reach * size
            pen.ellipse((x - r, y - r * 0.62, x + r, y + r * 0.62), mix(SKY, WHITE, 0.75))
    pen.polygon([(0, HORIZON), *PEAKS, (width, HORIZON)], RANGE)
    for (peak, high), (after, low) in zip(PEAKS[1::2], PEAKS[2::2], strict=True):
        pen.polygon([(peak, high), (after, low), (peak + 8, HORIZON)], mix(RANGE, INK, 0.2))
        snow = (low - high) * 0.45
        share = (after - peak) * 0.42
        cap = [(peak + share, high + snow), (peak + 4, high + snow * 0.7), (peak - share, high + snow)]
        pen.polygon([(peak, high), *cap], WHITE)
    hills = [(float(x), HORIZON - 40 + 16 * sin(x / 97) + 7 * sin(x / 31)) for x in range(0, width + 20, 20)]
    pen.polygon([(0, HORIZON + 4), *hills, (width, HORIZON + 4)], FOOTHILL)
    waves = [(float(x), HORIZON + 12 * sin(x / 130 + 1)) for x in range(0, width + 20, 20)]
    pen.polygon([(0, HORIZON + HILLS), *waves, (width, HORIZON + HILLS)], PRAIRIE)


def _paint_grass(pen: Pen) -> None:
    for number in range(TUFTS):
        x, y = number * 463 % WIDTH, number * 811 % MEADOW
        for lean in (-4, 0, 4):
            pen.line([(x + lean * 0.4, y + 12), (x + lean, y)], mix(PRAIRIE, GRASS, 0.6), 1.6)
