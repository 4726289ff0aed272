"""How high a message is on a phone of 393 by 852: a model of the measures of Discord, as the sandbox's page has them.

Letters are as wide as those of the boards' font, which is nearly as wide as the fonts of phones.
`tests/end_to_end/test_phone.py` compares the model with the page in a browser.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from discord import ui

from rendering import lettering
from rendering.box import Box

WIDTH, HEIGHT = 393, 852
HEADER, COMPOSER = 52, 80
"""The heights of the channel's name, and of the box in which one writes with the line above it."""
ROOM = HEIGHT - HEADER - COMPOSER
"""How high the part of the screen is that shows messages."""
COLUMN = 327
"""How wide the content of a message is, beside the avatar."""
PICTURE = (317, 400)
"""The widest and the highest picture."""
GAP = 8
BOX = (28, 2, 12)
"""What a box with a coloured edge takes: margins on the sides, edges, and margins above and below."""
TEXT, SMALL, HEADING, LABEL = 16, 13, 16.5, 15
"""The sizes of letters."""
LINE = 1.375
HEADING_LINE = 1.3
HEADING_END = 2
"""The margin below a heading."""
BUTTON = (42, 28, 16, 1.25, 56)
"""A button: its least height, its margins on the sides, and above and below, the distance of lines, its least width."""
EMOJI = 1.35
"""How wide an emoji is, in sizes of letters."""
EMOJI_GAP = 6
MENU = 42
END = 78
"""What follows the last row: that the message was edited, that only one person sees it, and a margin."""


class Heights(NamedTuple):
    """The heights of what a panel consists of, in pixels, with the gaps within."""

    pictures: float
    text: float
    """What stands between the pictures and the rows."""
    rows: float
    """All buttons and menus."""

    @property
    def whole(self) -> float:
        """From the top of the pictures to the end of the message: what is seen when the list is at its end."""
        return stacked(height for height in self if height) + END


def picture(box: Box) -> float:
    """Returns the height of a picture of a board."""
    widest, highest = PICTURE
    return min(widest / box.width, highest / box.height, 1) * box.height


def stacked(heights: Iterable[float]) -> float:
    """Returns the height of things below each other."""
    found = [*heights]
    return sum(found) + GAP * max(0, len(found) - 1)


def box(texts: Sequence[str]) -> float:
    """Returns the height of a box with texts; 0 if there are none."""
    sides, edges, margin = BOX
    shown = [text_height(text, COLUMN - sides - edges) for text in texts]
    return stacked(shown) + 2 * margin + edges if shown else 0


def text_height(text: str, room: float) -> float:
    """Returns the height of a text of several lines."""
    total = 0.0
    for line in text.split("\n"):
        if line.startswith("### "):
            total += _lines(line[4:], HEADING, room, bold=True) * HEADING * HEADING_LINE + HEADING_END
        elif line.startswith("-# "):
            total += _lines(line[3:], SMALL, room) * SMALL * LINE
        else:
            inner = line.removeprefix("> ")
            total += _lines(inner, TEXT, room - (16 if inner != line else 0)) * TEXT * LINE
    return total


def row(items: Sequence[Any]) -> float:
    """Returns the height of a row of buttons, which wraps as Discord's do, or of a menu."""
    if any(not isinstance(item, ui.Button) for item in items):
        return MENU
    lines: list[list[tuple[float, float]]] = [[]]
    for width, height in map(_button, items):
        if lines[-1] and sum(each for each, _ in lines[-1]) + GAP * len(lines[-1]) + width > COLUMN:
            lines.append([])
        lines[-1].append((width, height))
    return stacked(max(height for _, height in line) for line in lines)


def _button(item: ui.Button[Any]) -> tuple[float, float]:
    """Returns the width and the height of a button."""
    least, sides, margin, line, narrowest = BUTTON
    emoji = EMOJI * LABEL + EMOJI_GAP if item.emoji else 0
    inner = width(item.label or "", LABEL, bold=True) + emoji
    lines = 1 if inner + sides <= COLUMN else _lines(item.label or "", LABEL, COLUMN - sides - emoji, bold=True)
    return min(COLUMN, max(narrowest, inner + sides)), max(least, lines * LABEL * line + margin)


def _lines(text: str, size: float, room: float, *, bold: bool = False) -> int:
    """Returns in how many lines a text is broken."""
    lines, used = 1, 0.0
    for piece in _pieces(re.sub(r"\*\*", "", text)):
        wide = width(piece, size, bold=bold)
        if used and used + width(piece.rstrip(), size, bold=bold) > room:
            lines, used = lines + 1, 0.0
        used += wide
        while used > room:
            lines, used = lines + 1, used - room
    return lines


def width(text: str, size: float, *, bold: bool = False) -> float:
    """Returns the width of a text of one line."""
    return lettering.width(text, 100, bold) * size / 100


def _pieces(text: str) -> Iterator[str]:
    """Yields what is not broken: words with the space after them, and single Japanese characters."""
    for word in re.findall(r"\S+\s*|\s+", text):
        yield from re.findall(r"[^\u2e80-\U0010ffff]+|[\u2e80-\U0010ffff]", word)
