"""Boards as files, strip by strip: what was painted and compressed before is taken as it was.

From one board to the next, most of it stays. A board is therefore looked at in strips that go all across; a strip on
which exactly the same is to be painted as on one before is the same, wherever it lies.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from struct import Struct
from threading import Lock

from rendering import png
from rendering.box import Box
from rendering.palette import flat
from rendering.png import Strip
from rendering.sketch import MARK, Sketch

HIGH = 64
"""Rows of a strip: of lower ones, fewer change, higher ones compress better."""
ROOM = 24 * 1024 * 1024
"""Bytes of strips that are kept: about two hundred boards."""
_number = Struct("i").pack


class Kept:
    """The strips that were used last."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._strips: OrderedDict[bytes, Strip] = OrderedDict()
        self._lock = Lock()

    def get(self, mark: bytes) -> Strip | None:
        """Returns the strip with this mark, if it is there."""
        with self._lock:
            strip = self._strips.get(mark)
            if strip is not None:
                self._strips.move_to_end(mark)
            return strip

    def keep(self, mark: bytes, strip: Strip) -> None:
        """Keeps a strip, and forgets those that were used least recently if there is no room."""
        with self._lock:
            if mark not in self._strips:
                self._strips[mark] = strip
                self._room -= len(strip.chunk)
            while self._room < 0:
                _, oldest = self._strips.popitem(last=False)
                self._room += len(oldest.chunk)


kept = Kept(ROOM)


def of(sketch: Sketch, area: Box, game: str) -> list[Strip]:
    """Returns `area` of a sketch in strips, in the colours of `game`."""
    tops = range(area.top, area.bottom, HIGH)
    marks = _marks(sketch, area, game)
    found = [kept.get(mark) for mark in marks]
    for first, last in _missing(found):
        box = Box(area.left, tops[first], area.right, min(tops[last] + HIGH, area.bottom))
        made = png.strips(flat(sketch.painted(box), game), HIGH)
        for number, strip in enumerate(made, first):
            kept.keep(marks[number], strip)
            found[number] = strip
    return [strip for strip in found if strip is not None]


def _missing(found: Sequence[Strip | None]) -> Iterator[tuple[int, int]]:
    """Yields the first and the last of all strips in a row that are missing: they are painted together."""
    first = None
    for number, strip in enumerate([*found, Strip(b"", 0, 0)]):
        if strip is None and first is None:
            first = number
        elif strip is not None and first is not None:
            yield first, number - 1
            first = None


def _marks(sketch: Sketch, area: Box, game: str) -> list[bytes]:
    """Returns what distinguishes each strip from others: all that is painted on it, and where."""
    count = -(-area.height // HIGH)
    head = repr((game, sketch.colour, area.left, area.right)).encode()
    painted = [[head, _number(min(HIGH, area.height - number * HIGH))] for number in range(count)]
    above, height = area.top, area.height
    for act in sketch.acts:
        _, top, _, bottom = act.area
        if top - above < height and bottom > above:
            mark, top = act.mark, top - above
            for number in range(max(0, top // HIGH), min(count, -(-(bottom - above) // HIGH))):
                painted[number] += (mark, _number(top - number * HIGH))
    return [blake2b(b"".join(parts), digest_size=MARK).digest() for parts in painted]
