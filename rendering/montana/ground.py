"""What never changes: a wide sky, mountains far away, and the prairie."""

from functools import cache
from math import sin

from PIL import Image

from rendering.montana.layout import SIZE
from rendering.montana.theme import FOOTHILL, GRASS, HAZE, PRAIRIE, RANGE, SKY
from rendering.palette import compact
from rendering.sprites import Pen, painted
from rendering.theme import INK, WHITE, mix

HORIZON = 240
"""Where the sky ends."""
PEAKS = (
    (0.0, 150.0), (60, 120), (104, 146), (170, 102), (232, 150), (300, 118), (360, 158), (430, 128), (520, 164),
    (610, 132), (680, 160), (760, 112), (834, 152), (900, 126), (960, 150), (1034, 98), (1100, 144), (1150, 116),
    (1200, 140),
)  # fmt: skip
"""The line of the mountains."""
TUFTS = 120


@cache
def ground() -> Image.Image:
    """Returns the empty board."""
    image = Image.new("RGB", SIZE, PRAIRIE)
    sky = painted(SIZE[0], HORIZON + 60, _paint_sky)
    image.paste(sky, (0, 0), sky)
    grass = painted(SIZE[0], SIZE[1] - HORIZON - 60, _paint_grass)
    image.paste(grass, (0, HORIZON + 60), grass)
    return compact(image, "montana")


def _paint_sky(pen: Pen) -> None:
    width = SIZE[0]
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
    pen.polygon([(0, HORIZON + 60), *waves, (width, HORIZON + 60)], PRAIRIE)


def _paint_grass(pen: Pen) -> None:
    width, height = SIZE[0], SIZE[1] - HORIZON - 60
    for number in range(TUFTS):
        x, y = number * 463 % width, number * 811 % height
        for lean in (-4, 0, 4):
            pen.line([(x + lean * 0.4, y + 12), (x + lean, y)], mix(PRAIRIE, GRASS, 0.6), 1.6)
