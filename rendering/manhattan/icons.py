"""Small pictures with a meaning: what pays points, who goes first, the deck."""

from functools import cache

from PIL import Image

from rendering.canvas import labelled
from rendering.pictures import load
from rendering.theme import INK


@cache
def icon(name: str) -> Image.Image:
    """The picture called `name`; for a category of points that is a field of `Round`."""
    return load("manhattan", name).image()


@cache
def crown() -> Image.Image:
    """The mark of the tallest building."""
    return icon("tallest").resize((30, 26), Image.Resampling.LANCZOS)


@cache
def first_player(text: str) -> Image.Image:
    """The start player's marker: a coin."""
    return labelled(icon("coin"), text, 26, INK, room=34)
