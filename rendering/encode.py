"""An image as the bytes of a file.

Boards are flat art with few colours. Measured once at 1400 by 1268: PNG with the 256 nearest colours, found anew, takes
23 ms and 123 KiB and looks the same; WebP at quality 85 takes 45 ms and 224 KiB and smears thin lines; PNG in full
colour takes 51 ms and 317 KiB. The colours of a game are always the same, so they are chosen beforehand: given,
they take half of the time, and are nearer to the image.
"""

from functools import cache
from io import BytesIO

from PIL import Image, ImageChops

from rendering import colours

SUFFIX = "png"
"""The ending of the file's name."""
_EFFORT = 3
"""How hard to compress, 0 to 9: above 3 the time grows faster than the file shrinks."""
NEAR = 24
"""How far a given colour may be off, of 255, where it stands for another."""
FEW = 0.0001
"""The part of the pixels that may be off further."""


def encode(image: Image.Image, game: str | None = None) -> bytes:
    """`image` as a PNG file with a palette: that of `game` if it is a board, else one of its own."""
    plain = image if image.mode == "RGB" else image.convert("RGB")
    if given := _given(game):
        few = plain.quantize(palette=given, dither=Image.Dither.NONE)
    else:
        few = plain.quantize(colours.COUNT, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "PNG", compress_level=_EFFORT)
    return file.getvalue()


def compact(image: Image.Image, game: str) -> Image.Image:
    """`image` in the colours of `game`, a quarter as large in memory; as it is if they do not suit it.

    For what is kept to be drawn on: nothing more is lost when the board is encoded.
    """
    given = _given(game)
    if not given:
        return image
    few = image.quantize(palette=given, dither=Image.Dither.NONE)
    return few if _alike(image, few.convert("RGB")) else image


def _alike(image: Image.Image, other: Image.Image) -> bool:
    """Whether hardly a pixel looks different."""
    red, green, blue = ImageChops.difference(image, other).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(off[NEAR + 1 :]) <= FEW * image.width * image.height


@cache
def _given(game: str | None) -> Image.Image | None:
    """A picture with the colours of `game` as its palette; None where none were chosen."""
    if not game or not colours.path(game).exists():
        return None
    with Image.open(colours.path(game)) as swatches:
        swatches.load()
        return swatches
