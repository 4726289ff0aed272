"""An image as the bytes of a file.

Boards are flat art with few colours. Measured once at 1400 by 1268: PNG with the 256 nearest colours, found anew, takes
23 ms and 123 KiB and looks the same; WebP at quality 85 takes 45 ms and 224 KiB and smears thin lines; PNG in full
colour takes 51 ms and 317 KiB. The colours of a game are always the same, so they stand in `colours/`: given, they
take half of the time, and are nearer to the image.
"""

from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

SUFFIX = "png"
"""The ending of the file's name."""
COLOURS = 256
"""How many colours a file has at most."""
_EFFORT = 3
"""How hard to compress, 0 to 9: above 3 the time grows faster than the file shrinks."""


def encode(image: Image.Image, game: str = "") -> bytes:
    """`image` as a PNG file with a palette: that of `game` if it is a board, else one of its own."""
    plain = image if image.mode == "RGB" else image.convert("RGB")
    if colours := _colours(game):
        flat = plain.quantize(palette=colours, dither=Image.Dither.NONE)
    else:
        flat = plain.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    flat.save(file, "PNG", compress_level=_EFFORT)
    return file.getvalue()


@cache
def _colours(game: str) -> Image.Image | None:
    """A picture with the colours of a game's boards as its palette; None where none were chosen."""
    path = Path(__file__).parent / "colours" / f"{game}.png"
    if not path.exists():
        return None
    with Image.open(path) as swatches:
        swatches.load()
        return swatches
