"""A small landscape for each terrain: pines, a river, hills with a cactus, peaks with snow."""

from functools import lru_cache

from PIL import Image

from rendering.pictures import load
from rendering.rolled_west.theme import LEATHER
from rendering.sprites import rounded


@lru_cache(32)
def emblem(terrain: str, size: int) -> Image.Image:
    """Returns the picture of `terrain`, `size` pixels across, in a frame like an old photograph's."""
    picture = load("rolled_west", terrain).image()
    framed = Image.new("RGBA", picture.size)
    framed.paste(picture, mask=rounded(*picture.size, 16, LEATHER).getchannel("A"))
    return framed.resize((size, size), Image.Resampling.LANCZOS)
