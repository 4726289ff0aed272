"""The newest ratings of somebody as a curve, match by match."""

from collections.abc import Sequence

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.plots import AHEAD, HEAD, LETTERS, MARGIN, TITLE, WIDTH
from rendering.sprites import Pen, painted_over
from rendering.theme import CARD, FADED, INK, LINE, PAPER, mix

HEIGHT = 460
AXIS, END = 116, 132
"""Beside the curve: the width of the figures on the left, and of the newest rating on the right."""
STEPS = (10, 20, 50, 100, 200, 500, 1000)
LINES = 5
"""The most lines across, and the least that they are apart."""
DOT = 9


def picture(title: str, ratings: Sequence[int]) -> Image.Image:
    """Returns a title and the curve of at least two `ratings`, the newest on the right."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), PAPER))
    canvas.text(MARGIN, HEAD // 2, title, TITLE, INK, bold=True, room=WIDTH - 2 * MARGIN)
    plot = Box(AXIS, HEAD + 20, WIDTH - END, HEIGHT - 2 * MARGIN)
    canvas.box(plot, CARD, 0)
    marks = _marks(min(ratings), max(ratings))
    low, across = marks[0], plot.width / (len(ratings) - 1)

    def y(rating: int) -> int:
        return round(plot.bottom - (rating - low) * plot.height / (marks[-1] - low))

    for mark in marks:
        canvas.box(Box(plot.left, y(mark) - 1, plot.right, y(mark) + 2), LINE, 0)
        canvas.text(plot.left - 14, y(mark), str(mark), lettering.READABLE, FADED, align="right")
    path = [(plot.left + number * across, float(y(rating))) for number, rating in enumerate(ratings)]

    def paint(pen: Pen) -> None:
        pen.line(path, mix(AHEAD, INK, 0.3), 10)
        pen.line(path, AHEAD, 6)
        for left, top in path:
            pen.ellipse((left - DOT, top - DOT, left + DOT, top + DOT), AHEAD, INK, 2)

    canvas.put_ground(painted_over(canvas.image, paint))
    canvas.text(plot.right + 20, y(ratings[-1]), str(ratings[-1]), LETTERS, INK, bold=True, room=END - 20)
    return canvas.image


def _marks(least: int, most: int) -> range:
    """Returns where the lines across are: round figures that enclose all ratings."""
    step = next((step for step in STEPS if (most - least) / step <= LINES - 1), STEPS[-1])
    return range(least // step * step, (most // step + 1) * step + 1, step)
