"""Plots of a record, to be looked at rather than read: bars with a mark on each, and columns of the newest matches."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.theme import CARD, FADED, GOLD, INK, LINE, PAPER, SAND, SEATS, WHITE, Colour
from rendering.tokens import token

WIDTH = 1200
MARGIN, GAP = 24, 16
HEAD, LEGEND = 76, 56
"""The heights of the title, and of what colours and marks mean."""
TITLE, LETTERS = 42, 37
ROWS = 12
"""The most bars."""
ROW = 64
"""The height of a bar with the space round it."""
LABEL, NOTE = 352, 236
"""The widths of the texts before and after a bar."""
PLOT = 300
"""The height of the columns."""
COLUMN = 104
"""The most that a column takes across."""
AVERAGE = 190
"""The width of the text beside the line of the average."""
SIGN = 42
"""The size of a sign, and of the token of a game."""
MEANING = 420
"""The most that the meaning of a sign takes across."""

WON: Colour = GOLD
"""A share of wins, or a match that was won."""
AHEAD: Colour = SEATS[2].base
EQUAL: Colour = LINE
BEHIND: Colour = SEATS[1].base
NOT_WON: Colour = SEATS[2].light


class Sign(NamedTuple):
    """What a colour means, or the token of a game, by number; without any, the mark on bars."""

    meaning: str
    colour: Colour | None = None
    game: int | None = None


class Bar(NamedTuple):
    """A row: what it is about, the pieces of its bar, and a text after it."""

    label: str
    pieces: Sequence[tuple[float, Colour]]
    """The length of each, as a share of the room, and its colour."""
    note: str
    mark: float | None = None
    """Where a line crosses the bar, as a share of the room."""
    strong: bool = False
    """Whether it stands out."""
    reach: tuple[float, float] | None = None
    """The interval in which its end surely lies, shown by a thin line."""


class Column(NamedTuple):
    """A match: how high its column is, from 0 to 1, what is written above, and whether it was won."""

    height: float
    text: str
    won: bool
    game: int | None = None
    """The number of its game, for the token at its foot."""


def bars(title: str, rows: Sequence[Bar], signs: Sequence[Sign] = (), label: int = LABEL) -> Image.Image:
    """Returns a title, what colours and the mark mean, and a bar for each of the first rows.

    `label`: the room of the text before a bar.
    """
    rows = rows[:ROWS]
    lines = _lines(signs)
    top = HEAD + LEGEND * len(lines)
    canvas = _sheet(title, lines, top + ROW * len(rows) + MARGIN)
    for number, row in enumerate(rows):
        _put_bar(canvas, row, Box(MARGIN, top + number * ROW, WIDTH - MARGIN, top + (number + 1) * ROW), label)
    return canvas.image


def columns(
    title: str, found: Sequence[Column], signs: Sequence[Sign], average: tuple[float, str] | None = None
) -> Image.Image:
    """Returns a title, what the colours mean, and a column for each of the newest matches, the last one on the right.

    `average`: the height of a line across, and its text.
    """
    lines = _lines(signs)
    top = HEAD + LEGEND * len(lines) + LEGEND
    canvas = _sheet(title, lines, top + PLOT + MARGIN)
    plot = Box(MARGIN, top, WIDTH - MARGIN - (AVERAGE if average else 0), top + PLOT)
    across = min(COLUMN, plot.width // max(1, len(found)))
    canvas.box(Box(plot.left, plot.bottom - 2, plot.right, plot.bottom + 2), LINE, 0)
    if average:
        _put_average(canvas, plot, *average)
    for number, column in enumerate(found):
        left = plot.left + number * across
        _put_column(canvas, column, Box(left + across // 8, plot.top, left + across - across // 8, plot.bottom))
    return canvas.image


def _lines(signs: Sequence[Sign]) -> list[list[Sign]]:
    """Returns the signs in as many lines as they take."""
    lines: list[list[Sign]] = []
    room = 0.0
    for sign in signs:
        across = _across(sign)
        if across > room:
            lines.append([])
            room = WIDTH - 2 * MARGIN
        lines[-1].append(sign)
        room -= across
    return lines


def _across(sign: Sign) -> float:
    return SIGN + GAP + min(lettering.width(sign.meaning, lettering.READABLE), MEANING) + 2 * GAP


def _sheet(title: str, lines: Sequence[Sequence[Sign]], height: int) -> Canvas:
    canvas = Canvas(Image.new("RGB", (WIDTH, height), PAPER))
    canvas.text(MARGIN, HEAD // 2, title, TITLE, INK, bold=True, room=WIDTH - 2 * MARGIN)
    for number, line in enumerate(lines):
        left, y = MARGIN, HEAD + number * LEGEND + LEGEND // 2 - GAP // 2
        for sign in line:
            _put_sign(canvas, sign, left, y)
            left += round(_across(sign))
    return canvas


def _put_sign(canvas: Canvas, sign: Sign, left: int, y: int) -> None:
    half = SIGN // 2
    if sign.game is not None:
        canvas.put_centred(_token(sign.game), left + half, y)
    elif sign.colour is None:
        canvas.box(Box(left + half - 3, y - half, left + half + 3, y + half), INK, 0)
    else:
        canvas.box(Box(left + 3, y - half + 3, left + SIGN - 3, y + half - 3), sign.colour, 6, INK, 2)
    canvas.text(left + SIGN + GAP, y, sign.meaning, lettering.READABLE, FADED, room=MEANING)


def _token(game: int) -> Image.Image:
    """Returns the token of a game: another colour for each of four, then other shapes."""
    shapes, turn = [paint.shape for paint in SEATS], game // len(SEATS)
    paint = SEATS[game % len(SEATS)]
    return token(paint._replace(shape=shapes[(game + turn) % len(shapes)]), SIGN)


def _put_bar(canvas: Canvas, row: Bar, box: Box, label: int) -> None:
    y = box.centre[1]
    canvas.text(box.left, y, row.label, LETTERS, INK, bold=row.strong, room=label - GAP)
    canvas.text(box.right, y, row.note, LETTERS, INK, bold=row.strong, align="right", room=NOTE - GAP)
    ground = box.trimmed(label, 8, NOTE, 8)
    canvas.box(ground, CARD, 8, SAND, 2)
    left = float(ground.left)
    for share, colour in row.pieces:
        right = min(left + share * ground.width, ground.right)
        if round(right) > round(left):
            piece = Box(round(left), ground.top, round(right), ground.bottom)
            canvas.box(piece, colour, min(8, piece.width // 2))
        left = right
    if row.reach is not None:
        _put_reach(canvas, ground, *row.reach)
    if row.mark is not None:
        x = round(ground.left + min(row.mark, 1) * ground.width)
        canvas.box(Box(x - 5, ground.top - 6, x + 5, ground.bottom + 6), WHITE, 0)
        canvas.box(Box(x - 3, ground.top - 6, x + 3, ground.bottom + 6), INK, 0)


def _put_reach(canvas: Canvas, ground: Box, low: float, high: float) -> None:
    """Puts a line from `low` to `high`, with a stroke at each end."""
    left, right = (round(ground.left + min(max(share, 0), 1) * ground.width) for share in (low, high))
    y = ground.centre[1]
    canvas.box(Box(left, y - 2, right, y + 2), INK, 0)
    for x in (left, right):
        canvas.box(Box(x - 2, y - 10, x + 2, y + 10), INK, 0)


def _put_average(canvas: Canvas, plot: Box, height: float, text: str) -> None:
    y = round(plot.bottom - height * plot.height)
    for left in range(plot.left, plot.right, 28):
        canvas.box(Box(left, y - 2, left + 16, y + 2), FADED, 0)
    canvas.text(plot.right + GAP, y, text, lettering.READABLE, FADED, room=AVERAGE - GAP)


def _put_column(canvas: Canvas, column: Column, box: Box) -> None:
    top = round(box.bottom - max(column.height, 0.02) * box.height)
    x, y = box.centre[0], top - LEGEND // 2
    canvas.box(
        Box(box.left, top, box.right, box.bottom), WON if column.won else NOT_WON, 6, INK if column.won else LINE, 2
    )
    if column.text:
        half = round(lettering.width(column.text, lettering.READABLE, column.won)) // 2 + 2
        canvas.box(Box(x - half, y - 20, x + half, y + 20), PAPER, 0)
        canvas.text(x, y, column.text, lettering.READABLE, INK, bold=column.won, align="centre")
    if column.game is not None:
        canvas.put_centred(_token(column.game), x, box.bottom - SIGN // 2 - 8)
