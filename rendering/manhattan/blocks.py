"""Blocks that are not built yet, counted by size."""

from functools import cache, lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.sprites import Pen, painted, pale
from rendering.theme import INK, LINE, SEATS

BLOCK, FLOOR = 32, 9
"""The width of a block, and the height of its floors."""
GROUND, COUNT = 42, 64
"""How far below the top of their column blocks stand, and are counted."""
FIGURE = 40


def put_block(canvas: Canvas, column: Box, colour: int, floors: int, count: int) -> None:
    """Puts a block and, below it, how many of it there are; pale if there are none."""
    sprite = _shown(colour, floors, count)
    canvas.put(sprite, column.centre[0] - BLOCK // 2, column.top + GROUND - sprite.height)
    _put_count(canvas, column.centre[0], column.top + COUNT, count)


def put_block_beside(canvas: Canvas, place: Box, colour: int, floors: int, count: int) -> None:
    """Puts the same with the count beside the block; no count if there are none."""
    canvas.put_centred(_shown(colour, floors, count), place.left + GROUND // 2 + 2, place.centre[1])
    if count:
        _put_count(canvas, place.right - FIGURE // 3, place.centre[1], count)


def _put_count(canvas: Canvas, x: int, y: int, count: int) -> None:
    canvas.text(x, y, str(count), FIGURE, INK if count else LINE, bold=True, align="centre")


def _shown(colour: int, floors: int, count: int) -> Image.Image:
    return block(colour, floors) if count else _used(colour, floors)


@lru_cache(64)
def block(colour: int, floors: int) -> Image.Image:
    """Returns a block seen from the front."""
    height = floors * FLOOR + 2

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, BLOCK, height), INK, 3)
        pen.rectangle((1.5, 1.5, BLOCK - 1.5, height - 1.5), SEATS[colour].base, 2)
        for level in range(FLOOR + 1, floors * FLOOR, FLOOR):
            pen.line([(1, level), (BLOCK - 1, level)], INK, 1.2)

    return painted(BLOCK, height, paint)


@cache
def _used(colour: int, floors: int) -> Image.Image:
    return pale(block(colour, floors), 0.25)
