"""An image as the bytes of a file.

Boards are flat art with few colours. Measured once at 1400 by 1268: PNG with the 256 nearest colours, chosen for the
image, takes 23 ms and 123 KiB and looks the same; WebP at quality 85 takes 45 ms and 224 KiB and smears thin lines; PNG
in full colour takes 51 ms and 317 KiB. The colours of a game are always the same, so they are chosen beforehand: given,
they take half of the time, and are nearer to the image.
"""

from io import BytesIO

from PIL import Image

from rendering.palette import flat
from rendering.schemes import USUAL, recoloured

SUFFIX = "png"
"""The ending of the file's name."""
_EFFORT = 3
"""How hard to compress, 0 to 9: above 3 the time grows faster than the file shrinks."""


def encode(image: Image.Image, game: str | None = None, scheme: str = USUAL) -> bytes:
    """Returns `image` as a PNG file with a palette: that of `game` if it is a board, else one of its own.

    `scheme`: in whose colours of the module `schemes`.
    """
    plain = image if image.mode == "RGB" else image.convert("RGB")
    file = BytesIO()
    recoloured(flat(plain, game), game, scheme).save(file, "PNG", compress_level=_EFFORT)
    return file.getvalue()
