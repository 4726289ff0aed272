"""An image as the bytes of a file.

Boards are flat art with few colours. Measured once at 1400 by 1268: PNG with the 256 nearest colours, chosen for the
image, takes 23 ms and 123 KiB and looks the same; WebP at quality 85 takes 45 ms and 224 KiB and smears thin lines; PNG
in full colour takes 51 ms and 317 KiB. The colours of a game are always the same, so they are chosen beforehand: given,
they take half of the time, and are nearer to the image.
"""

from PIL import Image

from rendering import png, strips
from rendering.palette import flat, given
from rendering.parts import Piece
from rendering.schemes import USUAL, recoloured

SUFFIX = "png"
"""The ending of the file's name."""


def encode(image: Image.Image, game: str | None = None, scheme: str = USUAL) -> bytes:
    """Returns `image` as a PNG file with a palette: that of `game` if it is a board, else one of its own.

    `scheme`: in whose colours of the module `schemes`.
    """
    plain = image if image.mode == "RGB" else image.convert("RGB")
    found = flat(plain, game)
    return png.file(*image.size, _colours(found, game, scheme), png.strips(found, image.height))


def encode_piece(piece: Piece, game: str, scheme: str = USUAL) -> bytes:
    """Returns a piece of a board in the same way; what has not changed since an earlier one costs next to nothing."""
    colours = given(game)
    if colours is None or piece.sketch.is_painted:
        return encode(piece.image, game, scheme)
    found = strips.of(piece.sketch, piece.box, game)
    return png.file(piece.box.width, piece.box.height, _colours(colours, game, scheme), found)


def _colours(image: Image.Image, game: str | None, scheme: str) -> list[int]:
    return recoloured(image, game, scheme).getpalette() or []
