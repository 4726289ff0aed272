"""What never changes: the ground and the open tin."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.mint_works.layout import WIDTH, Table
from rendering.mint_works.theme import MINT, STEEL, TABLE
from rendering.palette import compact
from rendering.sprites import box_shadow
from rendering.theme import INK, WHITE, mix

ROUND = 28
"""The radius of the tin's corners."""
SHADE = 24
"""How far the shadow of the tin reaches."""
LOWER = 5
"""How much lower than the tin its shadow is."""


def empty(table: Table) -> Canvas:
    """Returns the ground with the empty tin."""
    canvas = Canvas.blank((WIDTH, table.height), TABLE)
    tin = table.tin
    canvas.put_ground(_tin(tin.width, tin.height), tin.top - SHADE, tin.left - SHADE)
    return canvas


@lru_cache(2)
def _tin(width: int, height: int) -> Image.Image:
    """Returns the empty tin, and the ground around it as far as its shadow reaches."""
    canvas = Canvas(Image.new("RGB", (width + 2 * SHADE, height + 2 * SHADE + LOWER), TABLE))
    tin = Box(SHADE, SHADE, SHADE + width, SHADE + height)
    canvas.put(box_shadow(tin.width, tin.height, ROUND, 9, 0.4, SHADE), 0, LOWER)
    canvas.box(tin, STEEL, ROUND, mix(STEEL, INK, 0.45), 2)
    canvas.box(tin.inset(4), mix(STEEL, WHITE, 0.55), 25)
    canvas.box(tin.inset(7), MINT, 22, mix(STEEL, INK, 0.3), 2)
    return compact(canvas.image, "mint_works")
