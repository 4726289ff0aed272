"""When two images count as the same: golden images are compared by what an eye could notice."""

from PIL import Image, ImageChops

VISIBLE = 48
"""How far a colour must be off, of 255, to count as another one; palettes and fonts vary by less."""
ALLOWED = 0.0005
"""The part of the pixels that may be off."""


def difference(one: Image.Image, other: Image.Image) -> float:
    """The part of the pixels that look different."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    off = most.point(lambda by: 255 * (by > VISIBLE))
    return off.histogram()[255] / (off.width * off.height)
