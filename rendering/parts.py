"""The parts of a board: each is posted as a picture of its own.

Discord fits a picture into 600 by 350 on a computer, and into the width of a phone. Parts that lie one below the other
are therefore shown much larger than a board in one piece.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas, Key
from rendering.sketch import Sketch


class Screen(NamedTuple):
    """The most pixels that Discord gives a picture on a screen."""

    width: int
    height: int

    def scale(self, width: int, height: int) -> float:
        """Returns how much smaller a picture of so many pixels is shown; Discord enlarges none."""
        return min(1, self.width / width, self.height / height)


class Piece(NamedTuple):
    """A piece of a board that need not have been painted yet."""

    sketch: Sketch
    box: Box

    @property
    def image(self) -> Image.Image:
        """The piece as an image."""
        return self.sketch.painted(self.box)


COMPUTER = Screen(600, 350)
PHONE = Screen(314, 400)
"""A phone 390 wide, without the column of the avatar and the margin."""
READABLE = 9
"""How high the smallest letters are to be on both screens, in pixels of the screen: the size of their font."""


def shown(canvas: Canvas, keys: Iterable[Key]) -> list[Box]:
    """Returns the parts in which something lies that `keys` name, and those that belong to every question.

    All parts if nothing is on the board.
    """
    places = [place.box for key in keys if (place := canvas.place(key))]
    meant = [part for part in canvas.parts if any(part.box.meets(box) for box in places)]
    if not meant:
        return all_of(canvas)
    return [part.box for part in canvas.parts if part in meant or part.always]


def all_of(canvas: Canvas) -> list[Box]:
    """Returns all parts; a board that names none is one part."""
    return [part.box for part in canvas.parts] or [Box(0, 0, *canvas.size)]


def cut(canvas: Canvas, boxes: Iterable[Box]) -> list[Piece]:
    """Returns the piece of the board in each of `boxes`."""
    return [Piece(canvas.sketch, box) for box in boxes]


def smallest_letters(canvas: Canvas) -> float:
    """Returns how high the smallest letters are on the screen that shows them smallest, in its pixels.

    Infinity if there are none.
    """
    scale = min(screen.scale(box.width, box.height) for box in all_of(canvas) for screen in (COMPUTER, PHONE))
    return canvas.smallest_text * scale
