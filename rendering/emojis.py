"""Pieces of the games as emojis: square PNG files, named so that a changed picture has another name.

Discord stores them for the application. Its limits: names of 2 to 32 letters, digits and underscores, 256 KiB a file.
"""

import re
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageFilter, ImageOps

from rendering import drawing
from rendering.theme import SEATS, WHITE
from rendering.tokens import token

SIZE = 128
"""The width and height of an emoji in pixels: Discord shows none larger."""
EDGE = 5
"""The light edge round a piece, in pixels, so that a dark one can be seen on Discord's dark ground."""
LONGEST = 20
"""The most letters of a piece's name that are used."""
_OWN = re.compile(r"[a-z0-9_]{1,20}_plr[0-9a-f]{8}")


class Emoji(NamedTuple):
    """An emoji as it is uploaded."""

    name: str
    image: bytes


def emoji(piece: str, give: Callable[[int], Image.Image]) -> Emoji:
    """Returns the emoji of a piece, which `give` gives at any width."""
    image, file = _with_edge(give(SIZE - 2 * EDGE)), BytesIO()
    image.save(file, "PNG")
    name = re.sub(r"[^a-z0-9]+", "_", piece.lower())[:LONGEST]
    return Emoji(f"{name}_plr{blake2b(image.tobytes(), digest_size=4).hexdigest()}", file.getvalue())


def of_game(game: str) -> dict[str, Emoji]:
    """Returns the emojis of the pieces of `game` by their names there."""
    return {piece: emoji(piece, give) for piece, give in drawing.load(game).pieces.items()}


def of_seats() -> list[Emoji]:
    """Returns the tokens of seats, by number of their colour."""
    return [emoji(f"{paint.name}_{paint.shape}", partial(token, paint)) for paint in SEATS]


def is_own(name: str) -> bool:
    """Checks whether an emoji is called as only Parlour calls them."""
    return _OWN.fullmatch(name) is not None


def _with_edge(piece: Image.Image) -> Image.Image:
    """Returns the piece in the middle of a clear square, with a light edge."""
    piece = ImageOps.contain(piece, (SIZE - 2 * EDGE, SIZE - 2 * EDGE))
    ground = Image.new("RGBA", (SIZE, SIZE))
    ground.paste(piece, ((SIZE - piece.width) // 2, (SIZE - piece.height) // 2))
    wide = ground.getchannel("A").filter(ImageFilter.GaussianBlur(EDGE / 2)).point(lambda alpha: min(255, 10 * alpha))
    edged = Image.new("RGBA", (SIZE, SIZE), (*WHITE, 0))
    edged.putalpha(wide)
    edged.alpha_composite(ground)
    return edged
