"""Pictures that are files, not computed: SVG files in the folder `pictures` of a game, made of a few plain shapes.

Any SVG editor shows them. Known are rect, circle, ellipse, line, polyline and polygon with fill, stroke and
stroke-width; a colour is `#rrggbb`, `none`, or `var(--name)` for one that is given when the picture is loaded.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PIL import Image, ImageColor

from rendering.sprites import Pen, Point, fitted, painted
from rendering.theme import Colour
from rules import games

EXACT = 4
"""Decimals to which measures are rounded after an edge was taken off or added."""


class Picture(NamedTuple):
    """A picture with the size in pixels that its file gives it, and the colours that are filled in."""

    width: int
    height: int
    shapes: tuple[Element, ...]
    colours: Mapping[str, Colour]

    def paint(self, pen: Pen) -> None:
        """Paints all shapes."""
        for shape in self.shapes:
            _paint(pen, shape, self.colours)

    def image(self) -> Image.Image:
        """Returns it in its own size."""
        return painted(self.width, self.height, self.paint)

    def sized(self, width: int) -> Image.Image:
        """Returns it made `width` pixels wide."""
        return self.image().resize((width, width * self.height // self.width), Image.Resampling.LANCZOS)

    def sharp(self, width: int) -> Image.Image:
        """Returns it made `width` pixels wide, which may be several times its own size."""
        return fitted(self.width, self.height, self.paint, width)


def load(game: str, name: str, **colours: Colour) -> Picture:
    """Returns the picture `name` of `game` with its `colours` filled in. Raises FileNotFoundError if there is none."""
    root = _root(game, name)
    return Picture(int(root.attrib["width"]), int(root.attrib["height"]), tuple(root), colours)


@lru_cache(1024)
def icon(game: str, name: str, size: int = 0, **colours: Colour) -> Image.Image:
    """Returns the picture `name` of `game` as an image that is kept: in its own size, or `size` pixels wide."""
    picture = load(game, name, **colours)
    return picture.sized(size) if size else picture.image()


def sharp(game: str, name: str, **colours: Colour) -> Callable[[int], Image.Image]:
    """Returns what gives the picture `name` of `game` at any width, and keeps nothing: a piece of `Drawing.pieces`."""
    return lambda width: load(game, name, **colours).sharp(width)


@cache
def _root(game: str, name: str) -> Element:
    with (files(games.parts(game).rendering) / "pictures" / f"{name}.svg").open("rb") as file:
        return ElementTree.parse(file).getroot()


def _paint(pen: Pen, shape: Element, colours: Mapping[str, Colour]) -> None:
    fill, stroke = (_colour(shape.get(part, "none"), colours) for part in ("fill", "stroke"))
    thickness = _number(shape, "stroke-width")
    match shape.tag.rpartition("}")[2]:
        case "rect":
            radius = _number(shape, "rx")
            edge = thickness / 2 if stroke else 0
            pen.rectangle(_box(shape, edge), fill, radius + edge if radius else 0, stroke, thickness)
        case "circle" | "ellipse":
            pen.ellipse(_round_box(shape, thickness / 2 if stroke else 0), fill, stroke, thickness)
        case "polygon" if fill:
            pen.polygon(_points(shape), fill, stroke, thickness)
        case "polyline" if stroke:
            pen.line(_points(shape), stroke, thickness)
        case "line" if stroke:
            ends = [(_number(shape, f"x{end}"), _number(shape, f"y{end}")) for end in (1, 2)]
            pen.line(ends, stroke, thickness)
        case other:
            raise ValueError(f"a picture cannot have such a {other}: {shape.attrib}")


def _box(shape: Element, edge: float) -> tuple[float, float, float, float]:
    """Returns the corners of a rectangle; SVG has half of its `edge`'s line outside."""
    left, top, width, height = (_number(shape, name) for name in ("x", "y", "width", "height"))
    return _exact(left - edge, top - edge, left + width + edge, top + height + edge)


def _round_box(shape: Element, edge: float) -> tuple[float, float, float, float]:
    x, y = _number(shape, "cx"), _number(shape, "cy")
    across, down = (_number(shape, name if name in shape.attrib else "r") + edge for name in ("rx", "ry"))
    return _exact(x - across, y - down, x + across, y + down)


def _exact(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
    return round(left, EXACT), round(top, EXACT), round(right, EXACT), round(bottom, EXACT)


def _points(shape: Element) -> list[Point]:
    pairs = (pair.split(",") for pair in shape.attrib["points"].split())
    return [(float(x), float(y)) for x, y in pairs]


def _number(shape: Element, name: str) -> float:
    return float(shape.get(name, 0))


def _colour(value: str, colours: Mapping[str, Colour]) -> Colour | None:
    if value == "none":
        return None
    if value.startswith("var(--"):
        return colours[value[len("var(--") : -1]]
    red, green, blue = ImageColor.getrgb(value)[:3]
    return red, green, blue
