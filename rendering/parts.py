"""The parts of a board: each is posted as a picture of its own.

Discord fits a picture into 600 by 350 on a computer, and into the width of a phone. Parts that lie one below the other
are therefore shown much larger than a board in one piece.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas, Key, Part
from rendering.sketch import Sketch


class Screen(NamedTuple):
    """The most pixels that Discord gives a picture on a screen."""

    width: int
    height: int

    def scale(self, width: int, height: int) -> float:
        """Returns how much smaller a picture of this size in pixels is shown; Discord enlarges none."""
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
QUESTION, GAP = 335, 8
"""How high the pictures of a question may be together on a phone, and the gap between them there."""
READABLE = 9
"""How high the smallest letters are to be on both screens, in pixels of the screen: the size of their font."""


def shown(canvas: Canvas, keys: Iterable[Key]) -> list[Box]:
    """Returns the parts that a question shows, as far as they leave room on a phone for its choices.

    First those that belong to every question, then those in which most of what `keys` name lies. If nothing of it is on
    the board, the first ones.
    """
    if not canvas.parts:
        return all_of(canvas)
    places = [place.box for key in keys if (place := canvas.place(key))]
    meant = Counter({part: sum(part.box.meets(box) for box in places) for part in canvas.parts})
    kept = [part for part in canvas.parts if part.always]
    others = [part for part, count in meant.most_common() if not part.always and (count or not places)]
    needs = bool(places) and not any(meant[part] for part in kept)
    for number, part in enumerate(others):
        if _height([*kept, part]) <= QUESTION or (needs and number == 0):
            kept.append(part)
    return [part.box for part in canvas.parts if part in kept]


def _height(kept: Sequence[Part]) -> float:
    """Returns how high parts are below each other on a phone."""
    return sum(PHONE.scale(part.box.width, part.box.height) * part.box.height for part in kept) + GAP * (len(kept) - 1)


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
