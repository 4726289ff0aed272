"""The colours in which boards of a game are sent: `colours.png` in its folder."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageChops

from rules import games

COUNT = 256
"""The most colours of an image that has a palette of its own."""
GIVEN = 208
"""The colours of a game: with more, edges are no smoother to an eye, but files are larger."""
NEAR = 24
"""How far a colour may be off, of 255, if it stands for another."""
FEW = 0.0001
"""The part of the pixels that may be off further."""


def path(game: str) -> Path:
    """Returns where the colours of `game` are kept: a picture with a pixel of each."""
    return Path(str(files(games.parts(game).rendering) / "colours.png"))


def flat(image: Image.Image, game: str | None) -> Image.Image:
    """Returns `image`, which is in full colour, in the colours of `game`; in some of its own if none were chosen."""
    if colours := given(game):
        return image.quantize(palette=colours, dither=Image.Dither.NONE)
    return image.quantize(COUNT, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def compact(image: Image.Image, game: str) -> Image.Image:
    """Returns `image` in the colours of `game`, a quarter as large in memory; as it is if they do not suit it.

    For grounds, which are kept: hardly anything more is lost when the whole board is sent in these colours.
    """
    if not given(game):
        return image
    small = flat(image, game)
    return small if differing(image, small.convert("RGB"), NEAR) <= FEW else image


def differing(one: Image.Image, other: Image.Image, by: int) -> float:
    """Returns the part of the pixels that are off by more than `by`, of 255, in some channel."""
    red, green, blue = ImageChops.difference(one, other).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(off[by + 1 :]) / (one.width * one.height)


@cache
def given(game: str | None) -> Image.Image | None:
    """Returns a picture with the colours of `game` as its palette; None if none were chosen."""
    if not game or game not in games.names() or not path(game).exists():
        return None
    with Image.open(path(game)) as swatches:
        swatches.load()
        return swatches
