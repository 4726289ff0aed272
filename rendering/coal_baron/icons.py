"""Small pictures with a meaning: workers, money, points, work steps, the lift, lamps and locks."""

from functools import lru_cache, partial

from PIL import Image

from rendering import pictures
from rendering.canvas import labelled
from rendering.pictures import load
from rendering.sprites import Pen, painted
from rendering.theme import INK, Colour, Paint, mix
from rendering.tokens import placed

TRANSPORTS = {"H": "handcart", "C": "carriage", "T": "truck", "L": "locomotive"}
"""The pictures of the means of transport."""


icon = partial(pictures.icon, "coal_baron")
"""The picture of a name, as many pixels wide as it is given."""


@lru_cache(64)
def worker(paint: Paint, size: int) -> Image.Image:
    """Returns a miner in a seat's colour, with its shape on the chest."""
    miner = load("coal_baron", "miner", coat=paint.base)

    def paint_worker(pen: Pen) -> None:
        miner.paint(pen)
        pen.polygon(placed(paint.shape, 32, 50, 11), paint.on)

    return painted(miner.width, miner.height, paint_worker).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(64)
def figure_on(name: str, figure: str, size: int, colour: Colour = INK) -> Image.Image:
    """Returns a number on a picture: francs on a coin, steps on a sign."""
    return labelled(icon(name, size), figure, round(size * 0.72), colour, room=size * 0.9)


def transport(name: str, width: int, ink: Colour, paper: Colour) -> Image.Image:
    """Returns the silhouette of a transport in `ink` on a ground of `paper`, two thirds as high as `width`."""
    return icon(TRANSPORTS[name], width, ink=ink, paper=paper, faint=mix(ink, paper, 0.55))
