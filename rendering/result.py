"""The result of a match as two pictures: a sheet of points by category, and a curve of points by round."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.panels import put_name
from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, FADED, GOLD, INK, LINE, PAPER, SEATS, WHITE, Paint, mix
from rendering.tokens import token
from rules.game import Score

WIDTH = 1200
MARGIN, GAP = 16, 8
LABELS = 372
"""The width of the column of categories."""
HEAD, TOTAL, ROW = 96, 92, 62
"""The heights of the rows of names, of totals, and the most that of a category takes."""
TALLEST = 700
LETTERS, FIGURES, SUMS = 38, 40, 58
"""Sizes of text."""
CURVE = 480
AXIS, ENDS = 96, 250
"""Beside the curve: the width of the figures on its left, and of the totals on its right."""


class Line(NamedTuple):
    """The result of a seat."""

    name: str
    colour: int
    place: int
    score: Score


def pictures(lines: Sequence[Line], words: Words) -> list[Image.Image]:
    """Returns the sheet, and the curve if there were several rounds; nothing if points have no categories.

    `lines`: best first.
    """
    categories = _categories(lines)
    if not categories:
        return []
    rounds = sorted({part.round for line in lines for part in line.score.parts} - {0})
    return [_sheet(lines, categories, words), *([_curve(lines, rounds, words)] if len(rounds) > 1 else [])]


def _categories(lines: Sequence[Line]) -> list[str]:
    """Returns the categories in which anybody has points, in the order of the game."""
    order = dict.fromkeys(part.category for line in lines for part in line.score.parts)
    return [name for name in order if any(_points(line, name) for line in lines)]


def _points(line: Line, category: str) -> int:
    return sum(part.points for part in line.score.parts if part.category == category)


def _sheet(lines: Sequence[Line], categories: Sequence[str], words: Words) -> Image.Image:
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
            canvas.text(column.centre[0], box.centre[1], _signed(value), FIGURES, colour, bold=is_best, align="centre")
    canvas.text(table.left, table.bottom - TOTAL // 2, words("result-total"), LETTERS, INK, bold=True, room=LABELS)
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
    canvas.text(*total.centre, str(line.score.points), SUMS, WHITE, bold=True, align="centre")


def _signed(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


def _curve(lines: Sequence[Line], rounds: Sequence[int], words: Words) -> Image.Image:
    """Draws how many points each seat had after each round, and at the end if that brought more."""
    curves = [_sums(line, rounds) for line in lines]
    names = [str(number) for number in rounds]
    if any(line.score.points != sums[-1] for line, sums in zip(lines, curves, strict=True)):
        names.append(words("result-end"))
        curves = [[*sums, line.score.points] for line, sums in zip(lines, curves, strict=True)]
    canvas = Canvas(Image.new("RGB", (WIDTH, CURVE), PAPER))
    canvas.text(MARGIN, 36, words("result-rounds"), LETTERS, INK, bold=True, room=WIDTH - 2 * MARGIN)
    plot = Box(AXIS, 84, WIDTH - ENDS, CURVE - 64)
    scale = _Scale(plot, len(names), [0, *(points for curve in curves for points in curve)])
    _put_grid(canvas, plot, scale, names)
    paints = [SEATS[line.colour % len(SEATS)] for line in lines]
    for paint, curve in reversed([*zip(paints, curves, strict=True)]):
        _put_curve(canvas, paint, [scale.point(number, points) for number, points in enumerate(curve)])
    _put_ends(canvas, plot, lines, [scale.point(len(names) - 1, curve[-1])[1] for curve in curves])
    return canvas.image


def _sums(line: Line, rounds: Sequence[int]) -> list[int]:
    """Returns the points after each of `rounds`."""
    return [sum(part.points for part in line.score.parts if 0 < part.round <= number) for number in rounds]


class _Scale:
    """Where points lie on a curve."""

    STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
    LINES = 5

    def __init__(self, plot: Box, count: int, points: Sequence[int]) -> None:
        self._plot = plot
        self._across = plot.width / max(1, count - 1)
        least, most = min(points), max(points)
        step = next((step for step in self.STEPS if (most - least) / step <= self.LINES), most - least)
        self.marks = range(least // step * step, most + step, step)
        """The points at the lines of the grid."""
        self._down = plot.height / (self.marks[-1] - self.marks[0] or 1)

    def point(self, number: int, points: int) -> tuple[int, int]:
        return self.x(number), self.y(points)

    def x(self, number: int) -> int:
        return round(self._plot.left + number * self._across)

    def y(self, points: int) -> int:
        return round(self._plot.bottom - (points - self.marks[0]) * self._down)


def _put_grid(canvas: Canvas, plot: Box, scale: _Scale, names: Sequence[str]) -> None:
    for points in scale.marks:
        y = scale.y(points)
        canvas.box(Box(plot.left, y - 1, plot.right, y + 2), INK if points == 0 else LINE, 0)
        canvas.text(plot.left - 18, y, _signed(points), lettering.READABLE, FADED, align="right")
    for number, name in enumerate(names):
        canvas.text(scale.x(number), plot.bottom + 38, name, lettering.READABLE, FADED, align="centre")


def _put_curve(canvas: Canvas, paint: Paint, points: Sequence[tuple[int, int]]) -> None:
    def paint_line(pen: Pen) -> None:
        pen.line(points, mix(paint.dark, INK, 0.2), 12)
        pen.line(points, paint.base, 8)

    canvas.put(painted(*canvas.image.size, paint_line), 0, 0)
    for x, y in points:
        canvas.put_centred(token(paint, 40), x, y)


def _put_ends(canvas: Canvas, plot: Box, lines: Sequence[Line], heights: Sequence[int]) -> None:
    """Puts the name of each seat where its curve ends, apart from the next."""
    free = plot.top - LETTERS
    by_height = sorted(zip(heights, lines, strict=True), key=lambda end: end[0])
    for number, (height, line) in enumerate(by_height):
        below = (len(lines) - 1 - number) * (LETTERS + GAP)
        y = max(free + LETTERS + GAP, min(height, plot.bottom - below))
        canvas.text(plot.right + 34, y, line.name, LETTERS, INK, bold=line.place == 1, room=ENDS - 34 - MARGIN)
        free = y
