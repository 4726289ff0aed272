"""What differs between two images, and when they count as the same to an eye; which boxes overlap."""

from collections.abc import Sequence
from itertools import combinations

from PIL import Image, ImageChops

from rendering.canvas import Box
from rendering.palette import differing

VISIBLE = 48
"""How far a colour must be off, of 255, to count as another one; palettes and fonts vary by less."""
ALLOWED = 0.0005
"""The part of the pixels that may be off."""


def difference(one: Image.Image, other: Image.Image, visible: int = VISIBLE) -> float:
    """Returns the part of the pixels that look different."""
    return differing(one, other, visible)


def changed(one: Image.Image, other: Image.Image) -> Box | None:
    """Returns the smallest box around all pixels that differ."""
    found = ImageChops.difference(one, other).getbbox()
    return Box(*found) if found else None


def overlapping(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    """Returns the boxes that share a pixel."""
    return [(one, other) for one, other in combinations(boxes, 2) if one.meets(other)]
