"""Small pictures with a meaning: what pays points, who goes first."""

from functools import cache

from PIL import Image

from rendering.canvas import labelled
from rendering.pictures import load
from rendering.theme import INK


@cache
def payment(category: str) -> Image.Image:
    """The picture of a category of points: a field of `Round`."""
    return load("manhattan", category).image()


@cache
def crown() -> Image.Image:
    """The mark of the tallest building."""
    return payment("tallest").resize((30, 26), Image.Resampling.LANCZOS)


@cache
def first_player(text: str) -> Image.Image:
    """The start player's marker: a coin."""
    return labelled(load("manhattan", "coin").image(), text, 26, INK, room=34)
