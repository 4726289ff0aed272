"""A sketch: what is to be painted on a board, one thing over the other, before any of it has been painted."""

from hashlib import blake2b
from struct import Struct, pack
from threading import Lock
from typing import NamedTuple
from weakref import ref

from PIL import Image

from rendering.box import Box
from rendering.theme import Colour

MARK = 16
"""Bytes of a mark: too many for two different images to have the same."""
NONE = (-1, -1, -1)
"""Stands for no colour."""
_sides = Struct("3i").pack


class Ground(NamedTuple):
    """An image that is clear nowhere: in full colour or, a quarter as large in memory, with a palette."""

    image: Image.Image
    area: Box

    def cut(self, area: Box) -> Image.Image:
        """Returns the piece in `area`, in full colour."""
        return self.image.crop(area.moved(-self.area.left, -self.area.top)).convert("RGB")

    def paint(self, image: Image.Image, left: int, top: int) -> None:
        """Paints on `image`, whose upper left corner is at `left`, `top`."""
        seen = self.area.within(Box(left, top, left + image.width, top + image.height))
        image.paste(self.cut(seen), (seen.left - left, seen.top - top))

    @property
    def mark(self) -> bytes:
        """What distinguishes this ground from others, except for how far from the top it lies."""
        left, top, right, bottom = self.area
        return b"%b/%b" % (marks.of(self.image), _sides(left, right, bottom - top))


class Act(NamedTuple):
    """One thing that is painted: an image, or a colour, in an area; `mask` says where it covers what is below."""

    what: Image.Image | Colour
    area: Box
    mask: Image.Image | None = None

    def paint(self, image: Image.Image, left: int, top: int) -> None:
        """Paints on `image`, whose upper left corner is at `left`, `top`."""
        image.paste(self.what, self.area.moved(-left, -top), self.mask)

    @property
    def mark(self) -> bytes:
        """What distinguishes this thing from others, except for how far from the top it lies."""
        left, top, right, bottom = self.area
        what = bytes(self.what) if isinstance(self.what, tuple) else marks.of(self.what)
        mask = b"" if self.mask is None else b"=" if self.mask is self.what else marks.of(self.mask)
        return b"%b/%b/%b" % (what, mask, _sides(left, right, bottom - top))


class Plate(NamedTuple):
    """A large rectangle with round corners: four sprites with plain colour between."""

    area: Box
    corners: tuple[Image.Image, ...]
    """Row by row."""
    fill: Colour | None
    outline: Colour | None
    size: int
    """How wide and how high a corner is."""
    edge: int
    """How thick the outline is."""

    def paint(self, image: Image.Image, left: int, top: int) -> None:
        """Paints on `image`, whose upper left corner is at `left`, `top`."""
        box, height = self.area.moved(-left, -top), image.height
        across, down = (box.left, box.right - self.size), (box.top, box.bottom - self.size)
        for sprite, (x, y) in zip(self.corners, ((x, y) for y in down for x in across), strict=True):
            if -self.size < y < height:
                image.paste(sprite, (x, y), sprite)
        for colour, parts in ((self.fill, self._inside(box)), (self.outline, self._edges(box))):
            if colour:
                for part in parts:
                    if part.top < height and part.bottom > 0:  # a strip is painted, and the rest lies beside it
                        image.paste(colour, part)

    @property
    def mark(self) -> bytes:
        """What distinguishes this plate from others, except for how far from the top it lies."""
        left, top, right, bottom = self.area
        colours = (*(self.fill or NONE), *(self.outline or NONE))
        return b"plate/" + pack("11i", *colours, left, right, bottom - top, self.size, self.edge)

    def _inside(self, box: Box) -> tuple[Box, ...]:
        """Returns all of `box` but its corners and edges."""
        size, edge = self.size, self.edge
        left, top, right, bottom = box.inset(edge)
        within, above, beyond, below = box.inset(size)
        return Box(left, above, within, below), Box(within, top, beyond, bottom), Box(beyond, above, right, below)

    def _edges(self, box: Box) -> tuple[Box, ...]:
        """Returns the edges of `box` without its corners."""
        left, top, right, bottom = box
        inner, (within, above, beyond, below) = box.inset(self.edge), box.inset(self.size)
        return (
            Box(within, top, beyond, inner.top),
            Box(within, inner.bottom, beyond, bottom),
            Box(left, above, inner.left, below),
            Box(inner.right, above, right, below),
        )


class Sketch:
    """What is to be painted on a plain ground. Once somebody has taken its image, everything is painted at once."""

    def __init__(self, size: tuple[int, int], colour: Colour) -> None:
        self.size = size
        self.colour = colour
        self.acts: list[Ground | Act | Plate] = []
        self._image: Image.Image | None = None

    @classmethod
    def on(cls, image: Image.Image) -> "Sketch":
        """Returns a sketch that paints on `image` at once."""
        sketch = cls(image.size, (0, 0, 0))
        sketch._image = image
        return sketch

    @property
    def is_painted(self) -> bool:
        """Whether there is an image, on which others may have painted as well."""
        return self._image is not None

    @property
    def image(self) -> Image.Image:
        """The image, on which more may be painted."""
        if self._image is None:
            self._image = self.painted(Box(0, 0, *self.size))
        return self._image

    def add(self, act: Ground | Act | Plate) -> None:
        """Adds what lies over everything else."""
        if self._image is None:
            self.acts.append(act)
        else:
            act.paint(self._image, 0, 0)

    def painted(self, area: Box) -> Image.Image:
        """Returns what will be seen in `area`."""
        if self._image is not None:
            return self._image.crop(area)
        acts = [act for act in self.acts if act.area.top < area.bottom and area.top < act.area.bottom]
        lowest = acts[0] if acts else None
        if isinstance(lowest, Ground) and lowest.area.holds(area):
            image = lowest.cut(area)
            del acts[0]
        else:
            image = Image.new("RGB", (area.width, area.height), self.colour)
        for act in acts:
            act.paint(image, area.left, area.top)
        return image


class Marks:
    """Distinguishes images by their pixels. Those that are kept elsewhere, such as pieces, are looked at once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[ref[Image.Image], bytes]] = {}
        self._lock = Lock()

    def of(self, image: Image.Image) -> bytes:
        """Returns the mark of `image`, which nobody changes any more."""
        number = id(image)
        known = self._known.get(number)
        if known is not None and known[0]() is image:
            return known[1]
        colours = bytes(image.getpalette() or ()) if image.mode == "P" else b""
        head = b"%b %d %d " % (image.mode.encode(), *image.size)
        mark = blake2b(head + colours + image.tobytes(), digest_size=MARK).digest()
        self._known[number] = ref(image, lambda gone: self._forget(number, gone)), mark
        return mark

    def __len__(self) -> int:
        return len(self._known)

    def _forget(self, number: int, gone: "ref[Image.Image]") -> None:
        """Forgets an image that is gone, unless another one has its place by now."""
        known = self._known.get(number)
        if known is not None and known[0] is gone:
            del self._known[number]


marks = Marks()
