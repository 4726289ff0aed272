"""What never changes: the table and the open tin."""

from functools import cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.mint_works.layout import SIZE, TIN
from rendering.mint_works.tones import MINT, STEEL, TABLE
from rendering.palette import INK, WHITE, mix
from rendering.sprites import rounded, shadow

SHADE = 24
"""How far the shadow of the tin reaches."""


@cache
def ground() -> Image.Image:
    """The table with the empty tin."""
    canvas = Canvas(Image.new("RGB", SIZE, TABLE))
    tin = rounded(TIN.width, TIN.height, 28, STEEL, mix(STEEL, INK, 0.45), 2)
    canvas.put(shadow(tin, 9, 0.4, SHADE), TIN.left - SHADE, TIN.top - SHADE + 5)
    canvas.put(tin, TIN.left, TIN.top)
    canvas.box(TIN.inset(4), mix(STEEL, WHITE, 0.55), 25)
    canvas.box(TIN.inset(7), MINT, 22, mix(STEEL, INK, 0.3), 2)
    return canvas.image
