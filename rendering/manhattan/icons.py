"""Small pictures with a meaning: what pays points, who goes first."""

from functools import cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, GOLD, INK, mix

WIDTH, HEIGHT = 36, 32


@cache
def payment(category: str) -> Image.Image:
    """The picture of a category of points: a field of `Round`."""
    paint = {"tallest": _crown, "majorities": _flag, "buildings": _house, "promo": _star}[category]
    return painted(WIDTH, HEIGHT, paint)


@cache
def crown() -> Image.Image:
    """The mark of the tallest building."""
    return payment("tallest").resize((30, 26), Image.Resampling.LANCZOS)


def _crown(pen: Pen) -> None:
    pen.polygon([(3, 27), (1, 9), (10, 17), (18, 4), (26, 17), (35, 9), (33, 27)], GOLD, INK, 2)


def _flag(pen: Pen) -> None:
    pen.line([(7, 2), (7, 31)], INK, 3)
    pen.polygon([(8, 3), (33, 3), (26, 11), (33, 19), (8, 19)], (206, 70, 58), INK, 2)


def _house(pen: Pen) -> None:
    pen.polygon([(8, 30), (8, 10), (24, 10), (24, 30)], mix(DEEP, CARD, 0.35), INK, 2)
    pen.polygon([(24, 30), (24, 10), (31, 4), (31, 24)], DEEP, INK, 2)
    pen.polygon([(8, 10), (15, 4), (31, 4), (24, 10)], mix(DEEP, CARD, 0.7), INK, 2)
    for top in (14, 20):
        for left in (11, 18):
            pen.rectangle((left, top, left + 3.4, top + 3.4), CARD)


def _star(pen: Pen) -> None:
    pen.rectangle((5, 1, 31, 31), CARD, 4, INK, 2)
    points = [(18, 5), (21, 13), (29, 13), (22.5, 18), (25, 26), (18, 21), (11, 26), (13.5, 18), (7, 13), (15, 13)]
    pen.polygon(points, GOLD, INK, 1)


@cache
def first_player(text: str) -> Image.Image:
    """The start player's marker: a coin."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, 44, 44), GOLD, INK, 2)
        pen.ellipse((4, 4, 40, 40), None, mix(GOLD, INK, 0.35), 1.2)

    canvas = Canvas(painted(44, 44, paint))
    canvas.text(22, 22, text, 26, INK, bold=True, align="centre", room=34)
    return canvas.image
