"""How a match went, as curves of the points or the expected leads of all who compete, divided into rounds."""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.lines import Line, ResultWords
from rendering.sprites import Pen, Point, painted_over
from rendering.theme import CARD, FADED, INK, LINE, PAPER, SEATS, mix
from rendering.tokens import token
from rules.recap import AnyRecap, Part

WIDTH, HEIGHT = 1200, 620
MARGIN, GAP = 16, 8
TITLE, LETTERS = 40, 38
"""Sizes of text; others are as small as can be read."""
AXIS, ENDS = 88, 278
"""Beside the curves: the width of the figures on the left, and of tokens and names on the right."""
ABOVE, BELOW = 84, 72
"""Above the curves the title, below them the rounds."""
TOKEN, LEADER = 44, 32
"""The sizes of a token, and of the thin line that leads to it from the end of its curve."""
FEWEST_LETTERS = 74
"""How far the numbers of rounds are apart at least."""


class Graph(NamedTuple):
    """The figures of curves."""

    figures: Sequence[Sequence[float]]
    """Of all who compete: before the first turn, and after each turn."""
    parts: Sequence[Part]
    """The rounds."""
    moments: Sequence[int]
    """After how many turns the curves have their points."""


def curve(lines: Sequence[Line], recap: AnyRecap, words: ResultWords) -> Image.Image:
    """Returns the picture of the points; `lines`: all who compete, best first."""
    moments = _moments(recap)
    is_by_round = [*moments] == _ends_of_rounds(recap)
    titles = ("result-curve-rounds",) * 2 if is_by_round else ("result-curve", "result-curve-numbered")
    return _painted(lines, Graph(recap.points, recap.parts, moments), titles, words)


def expected(lines: Sequence[Line], graph: Graph, words: ResultWords) -> Image.Image:
    """Returns the picture of the leads that could be expected."""
    return _painted(lines, graph, ("analysis-curve", "analysis-curve-numbered"), words)


def _painted(lines: Sequence[Line], graph: Graph, titles: tuple[str, str], words: ResultWords) -> Image.Image:
    """Returns a picture. `titles`: the texts of its title if rounds have their names, and if they have numbers only."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), PAPER))
    plot = Box(AXIS, ABOVE, WIDTH - ENDS, HEIGHT - BELOW)
    scale = _Scale(plot, len(graph.figures) - 1, [0, *(figure for after in graph.figures for figure in after)])
    canvas.box(plot, CARD, 0)
    are_named = _put_rounds(canvas, plot, scale, graph.parts, words)
    canvas.text(MARGIN, 42, words.of_game(titles[not are_named]), TITLE, INK, bold=True, room=WIDTH - 2 * MARGIN)
    _put_figures(canvas, plot, scale)
    ends = _ends(plot, [scale.y(graph.figures[-1][line.number]) for line in lines])
    _put_curves(canvas, plot, scale, lines, graph, ends)
    _put_names(canvas, plot, lines, ends)
    return canvas.image


class _Scale:
    """Where points after a number of turns lie."""

    STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
    LINES = 5

    def __init__(self, plot: Box, turns: int, points: Sequence[float]) -> None:
        self._plot = plot
        self._across = plot.width / max(1, turns)
        least, most = floor(min(points)), ceil(max(points))
        step = next((step for step in self.STEPS if (most - least) / step <= self.LINES), most - least)
        self.marks = range(least // step * step, most + step, step)
        """The points at the lines of the grid."""
        self._down = plot.height / (self.marks[-1] - self.marks[0] or 1)

    def x(self, turns: int) -> int:
        return round(self._plot.left + turns * self._across)

    def y(self, points: float) -> int:
        return round(self._plot.bottom - (points - self.marks[0]) * self._down)


def _put_rounds(canvas: Canvas, plot: Box, scale: _Scale, parts: Sequence[Part], words: ResultWords) -> bool:
    """Puts a line where each round ends, and below the rounds; returns whether by their names, or only numbers.

    Of very many rounds, some have a number.
    """
    name = "round-of-game" if "round-of-game" in words else "round-name"
    names = [words(name, round=part.round) if part.round else "" for part in parts]
    widths = [scale.x(part.stop) - scale.x(part.first) - GAP for part in parts]
    fit = all(lettering.width(each, lettering.READABLE) <= room for each, room in zip(names, widths, strict=True))
    every = ceil(len(parts) * FEWEST_LETTERS / plot.width)
    for number, (part, each) in enumerate(zip(parts, names, strict=True)):
        if number % every == 0:
            middle = (scale.x(part.first) + scale.x(part.stop)) // 2
            label = each if fit else str(part.round or "")
            canvas.text(middle, plot.bottom + 38, label, lettering.READABLE, FADED, align="centre")
        if every == 1 and part.stop < parts[-1].stop:
            x = scale.x(part.stop)
            canvas.box(Box(x - 1, plot.top, x + 2, plot.bottom + 14), LINE, 0)
    return fit


def _put_figures(canvas: Canvas, plot: Box, scale: _Scale) -> None:
    for points in scale.marks:
        y = scale.y(points)
        canvas.box(Box(plot.left, y - 1, plot.right, y + 2), INK if points == 0 else LINE, 0)
        canvas.text(plot.left - 14, y, lettering.figure(points), lettering.READABLE, FADED, align="right")


def _put_curves(
    canvas: Canvas,
    plot: Box,
    scale: _Scale,
    lines: Sequence[Line],
    graph: Graph,
    ends: Sequence[int],
) -> None:
    """Puts the curves, the winner's on top; equal ones run side by side.

    A curve ends at its last figure. From there, a thin line leads to its name, which may have had to make room.
    """

    def paint_lines(pen: Pen) -> None:
        for number, (line, end) in reversed([*enumerate(zip(lines, ends, strict=True))]):
            aside = 5 * (2 * number - len(lines) + 1) / 2
            own = [(turns, graph.figures[turns][line.number]) for turns in graph.moments]
            path: list[Point] = [(scale.x(turns), scale.y(points) + aside) for turns, points in own]
            pen.line([path[-1], (plot.right + LEADER + TOKEN // 2, end)], FADED, 2)
            paint = SEATS[line.colour % len(SEATS)]
            pen.line(path, mix(paint.dark, INK, 0.2), 11)
            pen.line(path, paint.base, 7)

    canvas.put_ground(painted_over(canvas.image, paint_lines))


def _moments(recap: AnyRecap) -> Sequence[int]:
    """Returns after how many turns the curves have their points: every turn, or every round if nothing came between."""
    every = range(len(recap.points))
    changes = {turns for turns in every[1:] if recap.points[turns] != recap.points[turns - 1]}
    ends = _ends_of_rounds(recap)
    return ends if changes <= {*ends} else every


def _ends_of_rounds(recap: AnyRecap) -> list[int]:
    return [0, *(part.stop for part in recap.parts)]


def _ends(plot: Box, heights: Sequence[int]) -> list[int]:
    """Returns how high each name stands: where its curve ends, but apart from the others."""
    apart = TOKEN + GAP
    found = [0] * len(heights)
    free = plot.top - apart // 2
    for place, number in enumerate(sorted(range(len(heights)), key=lambda each: (heights[each], each))):
        lowest = plot.bottom - (len(heights) - 1 - place) * apart
        found[number] = free = max(free + apart, min(heights[number], lowest))
    return found


def _put_names(canvas: Canvas, plot: Box, lines: Sequence[Line], ends: Sequence[int]) -> None:
    left = plot.right + LEADER
    for line, y in zip(lines, ends, strict=True):
        canvas.put_centred(token(SEATS[line.colour % len(SEATS)], TOKEN), left + TOKEN // 2, y)
        name = left + TOKEN + GAP
        canvas.text(name, y, line.name, LETTERS, INK, bold=line.place == 1, room=WIDTH - MARGIN - name)
