"""Where the hexes of a map lie, in pixels."""

from functools import lru_cache
from typing import NamedTuple

from rendering.canvas import Box
from rendering.montana.hexes import ACROSS, FLAT

EDGE = 6
"""The room round a map."""
LETTERS = 40
"""The room on its left, where rows have their letters."""


class Grid(NamedTuple):
    """A map fitted into its box: the middle of the hex (0, 0), and the radius of a hex, as if it was regular."""

    x: float
    y: float
    radius: int

    def at(self, q: int, r: int) -> tuple[int, int]:
        """Returns the middle of a hex."""
        return round(self.x + ACROSS * self.radius * (q + r / 2)), round(self.y + 1.5 * FLAT * self.radius * r)


@lru_cache(64)
def grid(box: Box, hexes: tuple[tuple[int, int], ...]) -> Grid:
    """Returns the largest map of `hexes` in `box`."""
    across = [q + r / 2 for q, r in hexes]
    down = [r for _, r in hexes]
    wide, high = ACROSS * (max(across) - min(across) + 1), FLAT * (1.5 * (max(down) - min(down)) + 2)
    room = box.trimmed(LETTERS, EDGE, EDGE, EDGE)
    radius = int(min(room.width / wide, room.height / high))
    x = room.centre[0] - ACROSS * radius * (max(across) + min(across)) / 2
    return Grid(x, room.centre[1] - 0.75 * FLAT * radius * (max(down) + min(down)), radius)
