"""A small picture for each city: a tower, a bridge, a junk, a mountain, pyramids, sails."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, mix

WIDTH, HEIGHT = 64, 40
MIDDLE = mix(DEEP, CARD, 0.35)
FAR = mix(DEEP, CARD, 0.62)


@cache
def emblem(city: int) -> Image.Image:
    """The picture of `city`."""
    return painted(WIDTH, HEIGHT, _PICTURES[city])


def _manhattan(pen: Pen) -> None:
    for left, top, right, shade in ((3, 20, 15, FAR), (12, 12, 24, MIDDLE), (42, 15, 53, MIDDLE), (50, 23, 61, FAR)):
        pen.rectangle((left, top, right, HEIGHT), shade)
    pen.rectangle((25, 16, 41, HEIGHT), DEEP)
    pen.rectangle((28, 10, 38, 17), DEEP)
    pen.polygon([(30, 10), (33, 1), (36, 10)], DEEP)


def _frankfurt(pen: Pen) -> None:
    pen.rectangle((4, 18, 14, HEIGHT), FAR)
    pen.rectangle((47, 8, 57, HEIGHT), MIDDLE)
    pen.polygon([(47, 8), (57, 3), (57, 8)], MIDDLE)
    pen.rectangle((18, 15, 28, HEIGHT), DEEP)
    pen.polygon([(17, 15), (23, 1), (29, 15)], DEEP)
    pen.polygon([(26, 27), (33, 20), (44, 20), (48, 27)], DEEP)
    pen.rectangle((27, 27, 47, HEIGHT), DEEP)


def _hong_kong(pen: Pen) -> None:
    pen.polygon([(0, 30), (14, 14), (26, 24), (42, 10), (64, 30)], FAR)
    pen.polygon([(18, 27), (22, 5), (34, 9), (32, 27)], MIDDLE)
    pen.polygon([(34, 27), (37, 2), (50, 9), (47, 27)], DEEP)
    pen.polygon([(9, 29), (57, 29), (50, 38), (16, 38)], DEEP)


def _sao_paulo(pen: Pen) -> None:
    pen.polygon([(0, HEIGHT), (12, 20), (26, 30), (40, 9), (64, HEIGHT)], FAR)
    pen.line([(20, HEIGHT), (23, 26), (21, 13)], DEEP, 3)
    for tip in ((8, 12), (10, 21), (33, 12), (34, 21), (21, 3)):
        pen.polygon([(21, 11), ((21 + tip[0]) / 2, tip[1] - 5), tip, (21, 15)], DEEP)
    pen.rectangle((44, 17, 54, HEIGHT), MIDDLE)
    pen.rectangle((55, 24, 62, HEIGHT), DEEP)


def _cairo(pen: Pen) -> None:
    pen.ellipse((46, 2, 58, 14), FAR)
    pen.polygon([(30, HEIGHT), (46, 14), (63, HEIGHT)], MIDDLE)
    pen.polygon([(1, HEIGHT), (23, 5), (45, HEIGHT)], MIDDLE)
    pen.polygon([(1, HEIGHT), (23, 5), (28, HEIGHT)], DEEP)


def _sydney(pen: Pen) -> None:
    pen.line([(0, 30), (12, 18), (32, 12), (52, 18), (64, 30)], FAR, 3)
    for left in (12, 24, 52, 40):
        pen.line([(left, 18), (left, 32)], FAR, 1.4)
    pen.polygon([(8, 33), (12, 18), (24, 13), (27, 33)], DEEP)
    pen.polygon([(23, 33), (27, 12), (40, 5), (43, 33)], MIDDLE)
    pen.polygon([(40, 33), (43, 18), (53, 14), (56, 33)], DEEP)
    pen.rectangle((3, 33, 61, 39), DEEP, 3)


_PICTURES: tuple[Callable[[Pen], None], ...] = (_manhattan, _frankfurt, _hong_kong, _sao_paulo, _cairo, _sydney)
