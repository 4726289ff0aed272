"""What never changes: the sooty ground, brick areas, and the earth that pits are cut into."""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.coal_baron.layout import WIDTH
from rendering.coal_baron.theme import (
    BRICK,
    COALS,
    IRON,
    LAMP,
    LIT,
    MORTAR,
    PRINTED_LIT,
    PRINTED_UNLIT,
    SKY,
    SMOKE,
    SOOT,
    UNLIT,
)
from rendering.palette import compact
from rendering.sprites import Pen, painted
from rendering.theme import CARD, INK, WHITE, Colour, mix

WOOD: Colour = (122, 86, 52)


def empty(height: int) -> Canvas:
    """Returns the empty board, `height` pixels high."""
    return Canvas.blank((WIDTH, height), SOOT)


def put_bricks(canvas: Canvas, box: Box) -> None:
    """Puts a wall of bricks in bond."""
    canvas.box(box, BRICK, 10, INK, 2)
    seam = mix(BRICK, MORTAR, 0.32)
    for row, y in enumerate(range(box.top + 18, box.bottom - 3, 16)):
        canvas.fill(Box(box.left + 3, y - 1, box.right - 3, y + 1), seam)
        for x in range(box.left + 24 + row % 2 * 20, box.right - 6, 40):
            canvas.fill(Box(x - 1, y - 15, x + 1, y), seam)


def put_earth(canvas: Canvas, levels: Sequence[Box], shaft: Box) -> None:
    """Puts a cross-section of all `levels`: sky over the pithead, four seams of coal in earth, the empty shaft."""
    sky, *seams = levels
    pithead = _pithead(sky.width, sky.height, (shaft.left - sky.left, shaft.right - sky.left))
    canvas.put_ground(pithead, sky.top, sky.left)
    for colour, seam in zip(COALS, seams, strict=True):
        earth = COALS[colour].earth
        canvas.fill(seam, earth)
        for x in range(0, seam.width - 12, 34):
            y = x * (x + 17) // 34 * 23 % max(8, seam.height - 12) + 6
            canvas.put(_stone(colour), seam.left + x, seam.top + y - 4)
        canvas.fill(Box(seam.left, seam.top - 1, seam.right, seam.top + 1), mix(earth, INK, 0.35))
    bottom = levels[-1].bottom
    canvas.fill(Box(shaft.left, sky.bottom, shaft.right, bottom), (40, 34, 33))
    for x in (shaft.left, shaft.left + 5, shaft.right - 5, shaft.right):
        canvas.fill(Box(x - 1, sky.bottom, x + 1, bottom), IRON)


@cache
def _stone(colour: str) -> Image.Image:
    """Returns a lump of coal in the earth of a seam."""
    tones = COALS[colour]
    corners = [(0, 4), (7, 1), (12, 6), (5, 9)]
    return painted(13, 10, lambda pen: pen.polygon(corners, mix(tones.earth, tones.base, 0.5)))


@lru_cache(12)
def _pithead(width: int, height: int, shaft: tuple[int, int]) -> Image.Image:
    painting = painted(width, height, lambda pen: _paint_pithead(pen, width, height, shaft))
    return compact(painting.convert("RGB"), "coal_baron")


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


def put_tunnel(canvas: Canvas, box: Box, *, light: bool, printed: bool) -> None:
    """Puts a piece of a tunnel: printed on the pit, or a tile in a frame of timber."""
    if printed:
        canvas.fill(box, PRINTED_LIT if light else PRINTED_UNLIT)
    else:
        canvas.box(box, INK, 3)
        canvas.box(box.inset(1), WOOD, 3)
        canvas.fill(Box(box.left + 4, box.top + 4, box.right - 4, box.bottom), LIT if light else UNLIT)
    canvas.fill(Box(box.left, box.bottom - 4, box.right, box.bottom), mix(INK, WHITE, 0.3))
    canvas.fill(Box(box.left, box.bottom - 2, box.right, box.bottom), INK)


@lru_cache(64)
def cage(width: int, height: int) -> Image.Image:
    """Returns the empty cage."""

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
    """Returns the sign of a lift stop, without its number if that would be too small to be read."""
    canvas = Canvas(painted(size, size, lambda pen: pen.ellipse((0, 0, size, size), IRON, LAMP, max(1.5, size / 20))))
    letters = round(size * 0.72)
    if letters >= lettering.READABLE:
        canvas.text(size // 2, size // 2, figure, letters, LAMP, bold=True, align="centre")
    return canvas.image
