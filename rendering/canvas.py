"""A board in the making: an image on which pieces, boxes and text are put, and where they lie."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Literal, NamedTuple

from PIL import Image

from rendering import lettering, sprites
from rendering.box import Box as Box
from rendering.sketch import Act, Ground, Plate, Sketch
from rendering.theme import Colour

Align = Literal["left", "centre", "right"]
Key = tuple[str | int, ...]
"""Names what lies somewhere: a kind of thing, then whose or which it is."""
BADGE = 50
"""How high the badge of a number usually is."""
LINE = 1.22
"""The distance of two lines of text, in sizes."""
SMALL = 8_000
"""Pixels up to which a box is laid faster in one piece than in eleven."""
_TEXTS = "texts"


class Spot(NamedTuple):
    """Where a number goes: the middle of its badge, what the badge may not leave on the sides, and how high it is."""

    x: int
    y: int
    within: Box
    size: int = BADGE


class Place(NamedTuple):
    """Where something lies, and how it is pointed out there."""

    box: Box
    spot: Spot | None = None
    """Where its number goes; None: onto its upper left corner."""
    frame: Callable[[Colour], Image.Image] | None = None
    """Renders what goes round it, if that is no ring with round corners."""


class Text(NamedTuple):
    """A line of text: where its letters lie, their font, and their colour."""

    letters: str
    box: Box
    size: int
    bold: bool
    colour: Colour


class Part(NamedTuple):
    """A part of a board that is shown as a picture of its own."""

    box: Box
    always: bool = False
    """Whether it is shown with every question, even if the question is about other parts."""


class Canvas:
    """Draws on `image`, which it changes, or on a sketch, and remembers where things lie."""

    def __init__(self, image: Image.Image | Sketch) -> None:
        self.sketch = image if isinstance(image, Sketch) else Sketch.on(image)
        self.parts: list[Part] = []
        """From top to bottom; none: the whole is one part."""
        self.texts: list[Text] = [] if isinstance(image, Sketch) else [*image.info.get(_TEXTS, ())]
        """All lines of text."""
        self._places: dict[Key, Place] = {}
        self._rows: dict[Key, Sequence[Box]] = {}

    @classmethod
    def blank(cls, size: tuple[int, int], colour: Colour) -> "Canvas":
        """Returns an empty board. What is drawn on it is painted when somebody takes its image, or parts of it."""
        return cls(Sketch(size, colour))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.sketch.size

    @property
    def image(self) -> Image.Image:
        """What was drawn. It keeps the lines of text with its pixels."""
        image = self.sketch.image
        image.info[_TEXTS] = tuple(self.texts)
        return image

    def cut(self, box: Box) -> Image.Image:
        """Returns what was drawn in `box`, with the lines of text on it."""
        image = self.image.crop(box)
        image.info[_TEXTS] = tuple(text._replace(box=text.box.moved(-box.left, -box.top)) for text in self.texts)
        return image

    @property
    def smallest_text(self) -> float:
        """The size of the smallest text, in pixels; infinity if there is none."""
        return min((text.size for text in self.texts), default=inf)

    def part(self, box: Box, *, always: bool = False) -> None:
        """Remembers that `box` is shown as a picture of its own, below the parts before it."""
        self.parts.append(Part(box, always))

    def note(
        self,
        box: Box,
        *key: str | int,
        spot: Spot | None = None,
        frame: Callable[[Colour], Image.Image] | None = None,
    ) -> None:
        """Remembers that `key` lies in `box`, to be pointed out there; of several alike, the first."""
        if key not in self._places:
            self._places[key] = Place(box, spot, frame)

    def note_all(self, places: Mapping[Key, Place]) -> None:
        """Remembers where many things lie that are nowhere else."""
        self._places |= places

    def note_row(self, boxes: Sequence[Box], *key: str | int) -> None:
        """Remembers a row of things: the key of several together is `key`, the first and the last, counted from 1.

        Of several rows alike, the first.
        """
        self._rows.setdefault(key, boxes)

    def place(self, key: Key) -> Place | None:
        """Returns where `key` lies; None if it is not on the board."""
        if row := self._rows.get(key[:-2]):
            first, last = (row[int(number) - 1] for number in key[-2:])
            return Place(Box(first.left, first.top, last.right, last.bottom))
        return self._places.get(key)

    def keys_in(self, box: Box) -> set[Key]:
        """Returns the keys of all single things that lie in `box`."""
        return {key for key, place in self._places.items() if box.holds(place.box)}

    def first_place(self, beginning: Key) -> Place | None:
        """Returns where the first thing lies whose key begins so; None if there is none."""
        found = (place for key, place in self._places.items() if key[: len(beginning)] == beginning)
        return next(found, None)

    def sprites_near(self, box: Box, most: int) -> list[Box]:
        """Returns where the sprites lie that meet `box` and are at most this number of pixels wide and high."""
        left, top, right, bottom = box
        areas = ((act, act.area) for act in self.sketch.acts)
        near = [act for act, at in areas if at[0] < right and at[2] > left and at[1] < bottom and at[3] > top]
        found = []
        for act in near:
            if isinstance(act, Act) and isinstance(act.what, Image.Image) and max(act.what.size) <= most:
                inner = act.what.getbbox()
                found += [Box(*inner).moved(act.area.left, act.area.top)] if inner else []
        return found

    def put(self, sprite: Image.Image, left: int, top: int) -> None:
        """Lays `sprite` on the board. Nobody may change it afterwards."""
        box = _box(sprite, left, top)
        self.sketch.add(Act(sprite, box, sprite))
        self._keep_texts(sprite, box)

    def put_ground(self, ground: Image.Image, top: int = 0, left: int = 0) -> None:
        """Lays `ground`, which is not clear anywhere, so far below the top."""
        box = _box(ground, left, top)
        self.sketch.add(Ground(ground, box))
        self._keep_texts(ground, box)

    def _keep_texts(self, image: Image.Image, box: Box) -> None:
        for letters, at, size, bold, colour in image.info.get(_TEXTS, ()):
            self.texts.append(Text(letters, at.moved(box.left, box.top), size, bold, colour))

    def put_centred(self, sprite: Image.Image, x: int, y: int) -> None:
        """Lays `sprite` on the board with its middle at `x`, `y`."""
        self.put(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def box(
        self, box: Box, fill: Colour | None, radius: int, outline: Colour | None = None, thickness: int = 0
    ) -> None:
        """Puts a rectangle with round corners: a small one as a sprite, a large one as a plate."""
        if box.width * box.height < SMALL or min(box.width, box.height) < 2 * (radius + thickness):
            self.put(sprites.rounded(box.width, box.height, radius, fill, outline, thickness), box.left, box.top)
        else:
            corners = sprites.corners(radius, fill, outline, thickness)
            self.sketch.add(Plate(box, corners, fill, outline, radius + thickness, thickness if outline else 0))

    def fill(self, box: Box, colour: Colour) -> None:
        """Fills a rectangle."""
        self.sketch.add(Act(colour, box))

    def text(
        self,
        x: int,
        y: int,
        text: str,
        size: int,
        colour: Colour,
        *,
        bold: bool = False,
        align: Align = "left",
        room: float | None = None,
    ) -> int:
        """Puts one line whose capitals are centred on `y`, fitted into `room`. Returns the pixels it takes across."""
        if room is not None:
            text, size = lettering.fit(text, size, room, bold)
        across = round(lettering.width(text, size, bold))
        start = x - {"left": 0, "centre": across // 2, "right": across}[align]
        mask, left, middle = lettering.label(text, size, bold)
        left, top = start + left, y + middle
        box = Box(left, top, left + mask.width, top + mask.height)
        self.sketch.add(Act(colour, box, mask))
        self.texts.append(Text(text, box, size, bold, colour))
        return across

    def paragraph(self, box: Box, text: str, size: int, colour: Colour, *, bold: bool = False, lines: int = 2) -> None:
        """Puts text broken into at most `lines` lines, centred vertically in `box`."""
        broken, size = lettering.wrap(text, size, box.width, lines, bold)
        step = round(size * LINE)
        y = box.centre[1] - step * (len(broken) - 1) // 2
        for number, line in enumerate(broken):
            self.text(box.left, y + number * step, line.strip(), size, colour, bold=bold, room=box.width)


def _box(image: Image.Image, left: int, top: int) -> Box:
    width, height = image.size
    return Box(left, top, left + width, top + height)


def labelled(
    sprite: Image.Image,
    text: str,
    size: int,
    colour: Colour,
    *,
    at: tuple[int, int] | None = None,
    room: float | None = None,
) -> Image.Image:
    """Returns a copy of `sprite` with a bold `text` in its middle, or centred on `at`, fitted into `room`."""
    canvas = Canvas(sprite.copy())
    x, y = at or (sprite.width // 2, sprite.height // 2)
    canvas.text(x, y, text, size, colour, bold=True, align="centre", room=room)
    return canvas.image
