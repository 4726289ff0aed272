"""What never changes: the sooty table, brick areas, and the earth that pits are cut into."""

from functools import cache, lru_cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.coal_baron.layout import SIZE
from rendering.coal_baron.tones import BRICK, COALS, IRON, LAMP, LIT, MORTAR, SKY, SMOKE, SOOT, UNLIT
from rendering.palette import CARD, INK, WHITE, Colour, mix
from rendering.sprites import Pen, painted

WOOD: Colour = (122, 86, 52)


@cache
def table() -> Image.Image:
    """The empty table."""
    return Image.new("RGB", SIZE, SOOT)


@lru_cache(16)
def bricks(width: int, height: int) -> Image.Image:
    """A wall of bricks in bond."""

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, height), INK, 12)
        pen.rectangle((2, 2, width - 2, height - 2), BRICK, 10)
        seam = mix(BRICK, MORTAR, 0.42)
        for row, y in enumerate(range(18, height - 3, 16)):
            pen.line([(3, y), (width - 3, y)], seam, 1.6)
            for x in range(24 + row % 2 * 20, width - 6, 40):
                pen.line([(x, y - 15), (x, y)], seam, 1.6)

    return painted(width, height, paint)


@lru_cache(16)
def earth(width: int, heights: tuple[int, ...], shaft: tuple[int, int]) -> Image.Image:
    """A cross-section: the sky over the pithead, four seams of coal in their earth, and the empty shaft."""

    def paint(pen: Pen) -> None:
        top = heights[0]
        _paint_pithead(pen, width, top, shaft)
        for colour, height in zip(COALS, heights[1:], strict=True):
            tones = COALS[colour]
            pen.rectangle((0, top, width, top + height), tones.earth)
            for number in range(0, width, 34):
                y = top + number * (number + 17) // 34 * 23 % max(8, height - 12) + 6
                pen.polygon(
                    [(number, y), (number + 7, y - 3), (number + 12, y + 2), (number + 5, y + 5)],
                    mix(tones.earth, tones.base, 0.5),
                )
            pen.line([(0, top), (width, top)], mix(tones.earth, INK, 0.35), 2)
            top += height
        pen.rectangle((shaft[0], heights[0], shaft[1], top), (40, 34, 33))
        for x in (*shaft, shaft[0] + 5, shaft[1] - 5):
            pen.line([(x, heights[0]), (x, top)], IRON, 2.5)

    return painted(width, sum(heights), paint).convert("RGB")


def _paint_pithead(pen: Pen, width: int, height: int, shaft: tuple[int, int]) -> None:
    pen.rectangle((0, 0, width, height), SKY)
    haze = mix(SKY, SMOKE, 0.75)
    for x, tall in ((width * 0.06, 0.72), (width * 0.11, 0.55), (width * 0.93, 0.66)):
        pen.polygon(
            [(x - 5, height), (x - 3, height * (1 - tall)), (x + 3, height * (1 - tall)), (x + 5, height)], haze
        )
        for puff in range(3):
            y, reach = height * (1 - tall) - 4 - puff * 4, 6 + puff * 3
            pen.ellipse((x + puff * 8 - reach, y - reach, x + puff * 8 + reach, y + reach), haze)
    for left, tall in ((0.14, 0.3), (0.2, 0.42), (0.78, 0.36), (0.86, 0.26)):
        x = width * left
        pen.polygon(
            [
                (x, height),
                (x, height * (1 - tall)),
                (x + width * 0.03, height * (0.9 - tall)),
                (x + width * 0.06, height * (1 - tall)),
                (x + width * 0.06, height),
            ],
            haze,
        )
    middle, half = (shaft[0] + shaft[1]) / 2, (shaft[1] - shaft[0]) / 2
    pen.rectangle((shaft[0], 2, shaft[1], height), mix(SKY, SMOKE, 0.5))
    for side in (-1, 1):
        pen.line([(middle + side * half, height), (middle + side * half * 0.8, 2)], IRON, 4)
    pen.line([(shaft[0], 4), (shaft[1], 4)], IRON, 4)
    pen.rectangle((0, height - 3, width, height), (120, 132, 84))


@lru_cache(512)
def tunnel(light: bool, printed: bool, width: int, height: int) -> Image.Image:
    """A piece of a tunnel: printed on the pit, or a tile in a frame of timber."""

    def paint(pen: Pen) -> None:
        air = LIT if light else UNLIT
        if printed:
            pen.rectangle((0, 0, width, height), mix(air, SOOT, 0.12 if light else 0.25))
        else:
            pen.rectangle((0, 0, width, height), INK, 3)
            pen.rectangle((1, 1, width - 1, height - 1), WOOD, 3)
            pen.rectangle((4, 4, width - 4, height), air)
        pen.rectangle((0, height - 4, width, height), mix(INK, WHITE, 0.3))
        pen.rectangle((0, height - 2, width, height), INK)

    return painted(width, height, paint)


@lru_cache(64)
def cage(width: int, height: int) -> Image.Image:
    """The empty cage."""

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, height), WHITE, 5)
        pen.rectangle((1.5, 1.5, width - 1.5, height - 1.5), INK, 4)
        pen.rectangle((3, 3, width - 3, height - 3), mix(IRON, CARD, 0.74))
        for x in (3, width - 6):
            pen.rectangle((x, 3, x + 3, height - 3), IRON)
        pen.rectangle((3, height - 6, width - 3, height - 3), IRON)

    return painted(width, height, paint)


@lru_cache(128)
def stop(figure: str, size: int) -> Image.Image:
    """The sign of a lift stop."""
    canvas = Canvas(painted(size, size, lambda pen: pen.ellipse((0, 0, size, size), IRON, LAMP, max(1.5, size / 20))))
    canvas.text(size // 2, size // 2, figure, round(size * 0.66), LAMP, bold=True, align="centre")
    return canvas.image
