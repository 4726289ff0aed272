"""The result of a match as two pictures: a sheet of points by category, and a curve of points."""

from collections.abc import Sequence

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.curve import curve
from rendering.lines import Line, ResultWords
from rendering.panels import put_name
from rendering.theme import CARD, DEEP, FADED, GOLD, INK, LINE, PAPER, SEATS, WHITE
from rendering.tokens import token
from rules.recap import AnyRecap

WIDTH = 1200
MARGIN, GAP = 16, 8
LABELS = 372
"""The width of the column of categories."""
HEAD, TOTAL, ROW = 96, 92, 62
"""The heights of the rows of names, of totals, and the most that of a category takes."""
TALLEST = 700
LETTERS, FIGURES, SUMS = 38, 40, 58
"""Sizes of text."""


def pictures(lines: Sequence[Line], recap: AnyRecap | None, words: ResultWords) -> list[Image.Image]:
    """Returns the sheet, unless points have no categories, and the curve, unless nobody ever had points.

    `lines`: all who compete, best first. `recap`: None if it is not known.
    """
    categories = _categories(lines)
    sheets = [_sheet(lines, categories, words)] if categories else []
    has_curve = recap is not None and any(any(points) for points in recap.points)
    return [*sheets, curve(lines, recap, words)] if recap and has_curve else sheets


def _categories(lines: Sequence[Line]) -> list[str]:
    """Returns the categories in which anybody has points, in the order of the game."""
    order = dict.fromkeys(part.category for line in lines for part in line.score.parts)
    return [name for name in order if any(_points(line, name) for line in lines)]


def _points(line: Line, category: str) -> int:
    return sum(part.points for part in line.score.parts if part.category == category)


def _sheet(lines: Sequence[Line], categories: Sequence[str], words: ResultWords) -> Image.Image:
    row = min(ROW, (TALLEST - HEAD - TOTAL - 2 * MARGIN) // len(categories))
    height = HEAD + TOTAL + 2 * MARGIN + max(row, lettering.READABLE + GAP) * len(categories)
    canvas = Canvas(Image.new("RGB", (WIDTH, height), PAPER))
    table = Box(0, 0, WIDTH, height).inset(MARGIN)
    columns = table.trimmed(LABELS, 0, 0, 0).columns(len(lines), GAP)
    rows = table.trimmed(0, HEAD, 0, TOTAL).rows(len(categories))
    for line, column in zip(lines, columns, strict=True):
        _put_column(canvas, line, column)
    for number, (category, box) in enumerate(zip(categories, rows, strict=True)):
        if number:
            canvas.box(Box(box.left, box.top - 1, box.right, box.top + 1), LINE, 0)
        canvas.text(box.left, box.centre[1], words(f"category-{category}"), LETTERS, INK, room=LABELS - 2 * GAP)
        points = [_points(line, category) for line in lines]
        for line, value, column in zip(lines, points, columns, strict=True):
            is_best = value == max(points) > 0
            colour = INK if is_best or line.place == 1 else FADED
            canvas.text(
                column.centre[0], box.centre[1], lettering.figure(value), FIGURES, colour, bold=is_best, align="centre"
            )
    canvas.text(
        table.left, table.bottom - TOTAL // 2, words.of_game("result-total"), LETTERS, INK, bold=True, room=LABELS
    )
    return canvas.image


def _put_column(canvas: Canvas, line: Line, column: Box) -> None:
    """Puts the ground of a seat with its name above and its total below; that of the winner stands out."""
    paint = SEATS[line.colour % len(SEATS)]
    is_first = line.place == 1
    canvas.box(column, paint.pale if is_first else CARD, 16, GOLD if is_first else LINE, 6 if is_first else 2)
    head = Box(column.left + 12, column.top, column.right - 10, column.top + HEAD)
    put_name(canvas, head, line.name, LETTERS, [token(paint, 44)])
    total = Box(column.left, column.bottom - TOTAL, column.right, column.bottom).inset(10)
    canvas.box(total, DEEP, 12)
    canvas.text(*total.centre, lettering.figure(line.score.points), SUMS, WHITE, bold=True, align="centre")
