"""A table of people, a line for each: the standing of a league or a Swiss tournament, or the results of a deal."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.theme import CARD, DEEP, FADED, GOLD, INK, LINE, PAPER, SEATS, WHITE, Colour, mix

WIDTH = 1200
MARGIN, GAP = 24, 12
TITLE, HEAD, ROW = 84, 56, 68
"""The heights of the title, of the names of columns, and of a line."""
HEADING, LETTERS, SMALL = 44, 38, 35
"""Sizes of text."""
PLACE, COUNTS, POINTS = 112, 192, 128
"""The widths of the place with its arrow, of all counts together, and of the points."""
LAST = 340
"""The width of the last column, with the ranks or the rounds."""
RADIUS = 10
FIGURES = 8
"""The most people with whom ranks are wide enough for figures."""

POSSIBLE: Colour = SEATS[2].light
"""The ranks that are still possible."""
NOW: Colour = DEEP
"""The rank of the moment."""
WON: Colour = GOLD
TIED: Colour = LINE
LOST: Colour = SEATS[2].pale


class Zone(Enum):
    """What a place would bring at the end."""

    UP = "▲"
    STAY = ""
    DOWN = "▼"


_GROUNDS = {Zone.UP: mix(GOLD, CARD, 0.72), Zone.STAY: CARD, Zone.DOWN: SEATS[1].pale}
_ARROWS = {Zone.UP: INK, Zone.STAY: INK, Zone.DOWN: SEATS[1].dark}


class Cell(NamedTuple):
    """What somebody got in a round, and the colour that says how good it was."""

    text: str
    colour: Colour | None


class Line(NamedTuple):
    """A person in the standing."""

    place: int
    name: str
    counts: Sequence[str]
    """What the columns in the middle count, such as wins."""
    points: str
    zone: Zone = Zone.STAY
    ranks: tuple[int, int] | None = None
    """The best and the worst rank that is still possible."""
    rounds: Sequence[Cell] = ()
    """What they got in each round, instead of ranks."""
    left: bool = False
    """Whether they have withdrawn."""


class Heads(NamedTuple):
    """The names of the columns."""

    title: str
    note: str
    """Beside the title: how far it is."""
    counts: Sequence[str]
    points: str
    last: str
    """Empty: there is no such column."""


def table(heads: Heads, lines: Sequence[Line]) -> Image.Image:
    """Returns the picture of a standing; `lines`: everybody, the best first."""
    height = TITLE + HEAD + ROW * len(lines) + MARGIN
    canvas = Canvas(Image.new("RGB", (WIDTH, height), PAPER))
    sheet = Box(MARGIN, 0, WIDTH - MARGIN, height)
    across = canvas.text(sheet.right, TITLE // 2 + 2, heads.note, SMALL, FADED, align="right", room=sheet.width // 2)
    canvas.text(sheet.left, TITLE // 2, heads.title, HEADING, INK, bold=True, room=sheet.width - across - 2 * GAP)
    _put_heads(canvas, heads, Box(sheet.left, TITLE, sheet.right, TITLE + HEAD))
    for number, line in enumerate(lines):
        top = TITLE + HEAD + number * ROW
        _put_line(canvas, heads, line, Box(sheet.left, top, sheet.right, top + ROW - 6), len(lines))
    return canvas.image


def _columns(heads: Heads, box: Box) -> tuple[list[Box], Box, Box]:
    """Returns where the counts, the points and the last column are."""
    counts = len(heads.counts)
    last = Box(box.right - (LAST if heads.last else 0), box.top, box.right, box.bottom)
    points = Box(last.left - POINTS - GAP, box.top, last.left - GAP, box.bottom)
    middle = Box(points.left - GAP - COUNTS, box.top, points.left - GAP, box.bottom)
    return middle.columns(counts) if counts else [], points, last


def _put_heads(canvas: Canvas, heads: Heads, box: Box) -> None:
    counts, points, last = _columns(heads, box)
    for text, column in zip(heads.counts, counts, strict=True):
        canvas.text(column.centre[0], column.centre[1], text, SMALL, FADED, align="centre", room=column.width)
    canvas.text(points.centre[0], points.centre[1], heads.points, SMALL, FADED, align="centre", room=points.width)
    canvas.text(last.centre[0], last.centre[1], heads.last, SMALL, FADED, align="centre", room=last.width)


def _put_line(canvas: Canvas, heads: Heads, line: Line, box: Box, people: int) -> None:
    counts, points, last = _columns(heads, box)
    canvas.box(box, _GROUNDS[line.zone], RADIUS, LINE, 2)
    y, colour = box.centre[1], FADED if line.left else INK
    canvas.text(box.left + 54, y, str(line.place), LETTERS, colour, bold=True, align="right")
    canvas.text(box.left + 64, y, line.zone.value, SMALL, _ARROWS[line.zone])
    name = Box(box.left + PLACE, box.top, (counts[0] if counts else points).left - GAP, box.bottom)
    across = canvas.text(name.left, y, line.name, LETTERS, colour, bold=line.place == 1, room=name.width)
    if line.left:
        canvas.box(Box(name.left, y - 2, name.left + across, y + 2), FADED, 0)
    for text, column in zip(line.counts, counts, strict=True):
        canvas.text(column.centre[0], y, text, LETTERS, colour, align="centre", room=column.width)
    ground = points.inset(0, 5)
    canvas.box(ground, DEEP, RADIUS)
    canvas.text(*ground.centre, line.points, LETTERS, WHITE, bold=True, align="centre", room=points.width - GAP)
    place = last.trimmed(2 * GAP, 10, GAP, 10)
    if line.ranks:
        _put_ranks(canvas, line, place, people)
    else:
        _put_rounds(canvas, line.rounds, place)


def _put_ranks(canvas: Canvas, line: Line, box: Box, people: int) -> None:
    """Puts a place for each rank, from the first to the last: filled if it is possible, dark if it is that of now."""
    assert line.ranks
    best, worst = line.ranks
    for rank, cell in enumerate(box.columns(people, 3), 1):
        possible = best <= rank <= worst
        canvas.box(cell, NOW if rank == line.place else POSSIBLE if possible else PAPER, 5, LINE, 2)
        if rank in (best, worst, line.place) and people <= FIGURES:
            colour = WHITE if rank == line.place else INK
            canvas.text(*cell.centre, str(rank), SMALL, colour, align="centre")


def _put_rounds(canvas: Canvas, rounds: Sequence[Cell], box: Box) -> None:
    if not rounds:
        return
    for cell, ground in zip(rounds, box.columns(max(len(rounds), 4), 4), strict=False):
        canvas.box(ground, cell.colour or PAPER, 6, LINE, 2)
        canvas.text(*ground.centre, cell.text, SMALL, INK, align="centre", room=ground.width - 2)
