"""Shapes: stars, and the mark of a colour, for eyes that cannot distinguish the colours."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from rendering.sprites import Pen, Point, painted
from rendering.theme import INK, WHITE, Paint, Shape

ROUND = 40
"""How many corners a circle has."""


def outline(shape: Shape) -> list[Point]:
    """Returns the corners of `shape` in a square from -1 to 1."""
    if shape == "circle":
        turns = [2 * pi * number / ROUND for number in range(ROUND)]
        return [(0.92 * cos(turn), 0.92 * sin(turn)) for turn in turns]
    if shape == "triangle":
        return [(0, -0.98), (1, 0.82), (-1, 0.82)]
    if shape == "square":
        return [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)]
    return [(0, -1), (1, 0), (0, 1), (-1, 0)]


def placed(shape: Shape, x: float, y: float, radius: float) -> list[Point]:
    """Returns the corners of `shape` around `x`, `y`."""
    return [(x + radius * across, y + radius * down) for across, down in outline(shape)]


def rays(middle: Point, outer: float, inner: float, count: int) -> list[Point]:
    """Returns the corners of a star of `count` points round `middle`, whose points and notches are so far from it."""
    turns = [pi * (number / count - 0.5) for number in range(2 * count)]
    reaches = [inner if number % 2 else outer for number in range(2 * count)]
    return [(middle[0] + r * cos(turn), middle[1] + r * sin(turn)) for r, turn in zip(reaches, turns, strict=True)]


@lru_cache(128)
def token(paint: Paint, size: int) -> Image.Image:
    """Returns the shape in its colour, with a dark edge inside a light one, `size` pixels across."""

    def paint_token(pen: Pen) -> None:
        middle = size / 2
        pen.polygon(placed(paint.shape, middle, middle, middle), WHITE)
        pen.polygon(placed(paint.shape, middle, middle, middle * 0.9), INK)
        pen.polygon(placed(paint.shape, middle, middle, middle * 0.9 - max(1.2, size * 0.05)), paint.base)

    return painted(size, size, paint_token)
