"""The four means of transport: a handcart, a carriage, a truck, a locomotive."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.sprites import Pen, painted
from rendering.theme import Colour, mix

WIDTH, HEIGHT = 96, 64
Painter = Callable[[Pen, Colour, Colour], None]


@lru_cache(256)
def transport(name: str, width: int, ink: Colour, paper: Colour) -> Image.Image:
    """The silhouette of a transport in `ink` on a ground of `paper`, two thirds as high as `width`."""
    large = painted(WIDTH, HEIGHT, lambda pen: _PICTURES[name](pen, ink, paper))
    return large.resize((width, width * 2 // 3), Image.Resampling.LANCZOS)


def _wheel(pen: Pen, x: float, y: float, radius: float, ink: Colour, paper: Colour) -> None:
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), paper)
    pen.ellipse((x - radius + 2, y - radius + 2, x + radius - 2, y + radius - 2), ink)
    inner = radius * 0.5
    pen.ellipse((x - inner, y - inner, x + inner, y + inner), paper)
    pen.ellipse((x - 2.4, y - 2.4, x + 2.4, y + 2.4), ink)


def _spokes(pen: Pen, x: float, y: float, radius: float, ink: Colour, paper: Colour) -> None:
    pen.ellipse((x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2), paper)
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), None, ink, 4.4)
    reach = radius * 0.7
    for across, down in ((1.0, 0.0), (0.0, 1.0), (0.7, 0.7), (0.7, -0.7)):
        start, end = (x - reach * across, y - reach * down), (x + reach * across, y + reach * down)
        pen.line([start, end], ink, 2.6)


def _handcart(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(8, 16), (70, 16), (62, 42), (18, 42)], ink)
    for left in (24, 36, 48):
        pen.line([(left, 19), (left + 2, 39)], mix(ink, paper, 0.55), 2)
    pen.line([(62, 38), (94, 22)], ink, 6)
    pen.line([(72, 34), (76, 58)], ink, 4.4)
    _spokes(pen, 36, 45, 16, ink, paper)


def _carriage(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(4, 12), (78, 12), (72, 40), (10, 40)], ink)
    pen.line([(7, 22), (76, 22)], mix(ink, paper, 0.55), 2)
    pen.line([(9, 31), (74, 31)], mix(ink, paper, 0.55), 2)
    pen.line([(70, 36), (95, 28)], ink, 5)
    _spokes(pen, 22, 46, 14, ink, paper)
    _spokes(pen, 62, 46, 14, ink, paper)


def _truck(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(2, 20), (52, 20), (52, 46), (2, 46)], ink)
    for top in (29, 38):
        pen.line([(4, top), (50, top)], mix(ink, paper, 0.55), 2)
    pen.polygon([(55, 8), (76, 8), (78, 24), (92, 27), (94, 48), (55, 48)], ink)
    pen.polygon([(60, 13), (72, 13), (73, 24), (60, 24)], paper)
    _wheel(pen, 20, 50, 13, ink, paper)
    _wheel(pen, 76, 50, 13, ink, paper)


def _locomotive(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.rectangle((3, 4, 36, 10), ink, 2)
    pen.rectangle((7, 9, 33, 46), ink)
    pen.rectangle((13, 14, 27, 26), paper)
    pen.rectangle((32, 20, 84, 46), ink, 9)
    pen.polygon([(66, 20), (63, 3), (79, 3), (76, 20)], ink)
    pen.ellipse((44, 13, 58, 27), ink)
    pen.polygon([(80, 42), (95, 55), (80, 55)], ink)
    pen.rectangle((4, 44, 84, 50), ink)
    for x in (18, 42, 66):
        _wheel(pen, x, 51, 12, ink, paper)


_PICTURES: dict[str, Painter] = {
    "H": _handcart,
    "C": _carriage,
    "T": _truck,
    "L": _locomotive,
}
