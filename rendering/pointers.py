"""What is pointed out on a board: rings round what changed, numbers on what can be chosen."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.palette import ALERT, CHOICE, WHITE, Colour
from rendering.sprites import Pen, painted
from rules.game import Move

REACH = 8
"""How far a ring lies outside what it is put round."""
BADGE = 46
"""How high a number's badge is, where nothing else is said."""


class Spot(NamedTuple):
    """Where a number goes: the middle of its badge, what the badge may not leave, and how high it is."""

    x: int
    y: int
    within: Box
    size: int = BADGE


def put_ring(canvas: Canvas, box: Box, colour: Colour = ALERT, reach: int = REACH) -> None:
    """A ring round `box`: ALERT for what changed last, CHOICE for what is being decided on."""
    ring = box.inset(-reach)
    canvas.box(ring, None, 16, WHITE, 9)
    canvas.box(ring.inset(2), None, 14, colour, 5)


def put_numbers(canvas: Canvas, options: Sequence[Move], spots: Callable[[Move], Iterable[Spot]]) -> None:
    """Numbers from 1, as in the menu, at the spots that each of `options` means; those at one spot share a badge."""
    found: dict[Spot, list[int]] = {}
    for number, option in enumerate(options, 1):
        for spot in spots(option):
            found.setdefault(spot, []).append(number)
    for spot, numbers in found.items():
        put_badge(canvas, span(numbers), spot)


def put_badge(canvas: Canvas, text: str, spot: Spot) -> None:
    """A number, or a few, on a badge."""
    badge = _badge(text, spot.size)
    left = max(spot.within.left, min(spot.x - badge.width // 2, spot.within.right - badge.width))
    canvas.put(badge, left, spot.y - badge.height // 2)


def span(numbers: Sequence[int]) -> str:
    """Rising numbers in short: "3", "2–5", "1, 4–6"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


@lru_cache(64)
def _badge(text: str, size: int) -> Image.Image:
    width = max(size, size // 2 * len(text) + 12)

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, size), WHITE, size / 2)
        pen.rectangle((2.2, 2.2, width - 2.2, size - 2.2), CHOICE, size / 2 - 2.2)

    canvas = Canvas(painted(width, size, paint))
    canvas.text(width // 2, size // 2, text, round(size * 0.74), WHITE, bold=True, align="centre")
    return canvas.image
