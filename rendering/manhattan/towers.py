"""Buildings: towers as high as they have floors, gathered by colour, and the signs at their feet."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas, labelled
from rendering.sprites import Pen, Point, painted
from rendering.theme import INK, SEATS, WHITE, Colour, Paint, Shape, mix
from rules.manhattan.state import Block

FRONT = 33
"""The width of a tower's front."""
DEPTH = (8, 7)
"""How far its roof goes to the right and up."""
FLOOR, MOST = 10, 12
"""The height of a floor, and how many floors the sky has room for above the farthest row of a city."""
BREAK, JAG = 5, 3
"""How high the gap is that marks a tower as shortened, and how far its edges go up and down."""
FIGURE = 35
"""The size of numbers."""
PLAIN, WIDE = 33, 52
"""How wide a sign is: with a digit, and with more."""
SIGN, SHACKLE = 33, 7
"""How high a sign is, and how far the shackle of a lock rises above it."""
BELOW = SIGN + SHACKLE
"""How high the part of a building's picture is that is below its foot."""
PANE = 29
"""The fewest pixels of a colour on a front on which a number fits."""
LEFT, RIGHT = 1, 1 + FRONT
"""The sides of a front."""

Tower = tuple[Block, ...]
Shares = tuple[tuple[int, int], ...]
"""Colours with their floors, from the ground up."""


def shares(tower: Tower) -> dict[int, int]:
    """Returns the floors of each colour in `tower`, the owner's first, then by colour."""
    floors = {tower[-1].colour: 0}
    for block in sorted(tower, key=lambda block: block.colour):
        floors[block.colour] = floors.get(block.colour, 0) + block.floors
    return floors


def gathered(tower: Tower) -> Shares:
    """Returns the floors of each colour from the ground up: the founder's first, the owner's last."""
    founder, owner = tower[0].colour, tower[-1].colour
    return tuple(sorted(shares(tower).items(), key=lambda share: (share[0] == owner, share[0] != founder)))


def rise(floors: int, most: int = MOST) -> int:
    """Returns how many pixels the roof of a tower is above its foot, by its floors; there is room for `most`."""
    return min(floors, most) * FLOOR + DEPTH[1]


class Layer(NamedTuple):
    """The floors of one colour, from `low` up to `top`: pixels below the top of the picture."""

    paint: Paint
    floors: int
    low: float
    top: float
    has_figure: bool
    """Whether the number of floors stands on its front."""


@lru_cache(256)
def building(tower: Tower, *, is_safe: bool, most: int = MOST) -> Image.Image:
    """Returns a building with its sign: with a lock if it `is_safe`. Its foot is BELOW above the lower edge.

    One of more than `most` floors is shortened, with a gap that says so.
    """
    shares = gathered(tower)
    floors = sum(count for _, count in shares)
    foot = rise(floors, most) + 1
    layers = _layers(shares, foot, FLOOR * min(1, most / floors))
    figure = sign(tower[-1].colour, str(floors), locked=is_safe)
    width = LEFT + max(FRONT + DEPTH[0] + 1, figure.width)
    canvas = Canvas(painted(width, foot + BELOW, lambda pen: _paint_tower(pen, layers, is_whole=floors <= most)))
    canvas.put(figure, LEFT, foot + BELOW - figure.height)
    for (_, count), layer in zip(shares, layers, strict=True):
        y = round((layer.low + layer.top) / 2)
        across = FRONT
        if layer.has_figure and count > 9:  # on the side as well
            across += DEPTH[0]
            canvas.box(Box(LEFT, y - PANE // 2, LEFT + across, y + PANE // 2), layer.paint.base, 0)
        if layer.has_figure:
            canvas.text(LEFT + across // 2, y, str(count), FIGURE, layer.paint.on, bold=True, align="centre")
    return canvas.image


def _layers(shares: Shares, foot: int, floor: float) -> list[Layer]:
    low = float(foot)
    layers: list[Layer] = []
    for colour, count in shares:
        top = low - count * floor
        layers.append(Layer(SEATS[colour], count, low, top, len(shares) > 1 and low - top >= PANE))
        low = top
    return layers


@lru_cache(128)
def sign(colour: int, text: str, *, locked: bool = False) -> Image.Image:
    """Returns a number in the shape of a colour; with the shackle of a lock above it, if it is `locked`."""
    paint, width, top = SEATS[colour], PLAIN if len(text) == 1 else WIDE, SHACKLE if locked else 0

    def paint_sign(pen: Pen) -> None:
        if locked:
            pen.rectangle((width / 2 - 11, 0, width / 2 + 11, 2 * SHACKLE + 8), None, 11, INK, 5)
        _paint_plaque(pen, paint.shape, Box(0, top, width, top + SIGN), INK)
        _paint_plaque(pen, paint.shape, Box(0, top, width, top + SIGN).inset(2), paint.base)

    low = 1 if paint.shape == "triangle" else 0
    at = (width // 2, top + SIGN // 2 + low)
    return labelled(painted(width, top + SIGN, paint_sign), text, FIGURE, paint.on, at=at)


def _paint_plaque(pen: Pen, shape: Shape, box: Box, fill: Colour) -> None:
    """Paints a shape as wide as a number needs: a circle with straight sides, a roof, or six corners."""
    left, top, right, bottom = box
    match shape:
        case "circle":
            pen.rectangle(box, fill, box.height / 2)
        case "square":
            pen.rectangle(box, fill, 3)
        case "triangle":
            eaves = top + box.height * 0.26
            pen.polygon(
                [(box.left + box.width / 2, top), (right, eaves), (right, bottom), (left, bottom), (left, eaves)], fill
            )
        case "diamond":
            middle, tip = top + box.height / 2, 6
            upper = [(left, middle), (left + tip, top), (right - tip, top), (right, middle)]
            pen.polygon([*upper, (right - tip, bottom), (left + tip, bottom)], fill)


def _paint_tower(pen: Pen, layers: list[Layer], *, is_whole: bool) -> None:
    for layer in layers:
        _paint_layer(pen, layer)
    foot, top, owner = layers[0].low, layers[-1].top, layers[-1].paint
    pen.line([(LEFT, top), (LEFT, foot), (RIGHT, foot), _behind(RIGHT, foot), _behind(RIGHT, top)], INK, 1.5)
    pen.line([(RIGHT, foot), (RIGHT, top)], INK, 0.8)
    pen.polygon([(LEFT, top), (RIGHT, top), _behind(RIGHT, top), _behind(LEFT, top)], owner.light, INK, 1.5)
    if not is_whole:
        _paint_break(pen, layers[0].top if len(layers) > 1 else (foot + top) / 2)


def _paint_break(pen: Pen, y: float) -> None:
    """Paints a jagged gap across a tower, as an axis is broken."""
    low = y + (BREAK + JAG) / 2
    edge = [(LEFT + number * (FRONT + DEPTH[0]) / 4, low - (JAG if number % 2 else 0)) for number in range(5)]
    pen.polygon([*edge, *((x, level - BREAK) for x, level in reversed(edge))], WHITE, INK, 1.2)


def _paint_layer(pen: Pen, layer: Layer) -> None:
    paint, low, top = layer.paint, layer.low, layer.top
    pen.polygon([(LEFT, low), (RIGHT, low), (RIGHT, top), (LEFT, top)], paint.base)
    pen.polygon([(RIGHT, low), _behind(RIGHT, low), _behind(RIGHT, top), (RIGHT, top)], paint.dark)
    figure = (low + top - PANE) / 2, (low + top + PANE) / 2
    floor = (low - top) / layer.floors
    for number in range(layer.floors):
        level = low - number * floor
        if number:
            pen.line([(RIGHT, level), _behind(RIGHT, level)], mix(paint.dark, INK, 0.5), 0.8)
        if not layer.has_figure or level <= figure[0] or level - floor >= figure[1]:
            _paint_windows(pen, level, paint, floor)
    pen.line([(LEFT, top), (RIGHT, top), _behind(RIGHT, top)], INK, 1.5)


def _paint_windows(pen: Pen, bottom: float, paint: Paint, floor: float) -> None:
    """Paints one floor's windows: round, narrow, square or in a band, so that a colour is known by them too."""
    top, low = bottom - floor * 0.8, bottom - floor * 0.22
    sizes = {"circle": (low - top, 8), "triangle": (2.4, 5.6), "square": (7.0, 11.0), "diamond": (FRONT - 9.0, FRONT)}
    wide, step = sizes[paint.shape]
    count = max(1, int((FRONT - 5) // step))
    start = LEFT + (FRONT - (count - 1) * step - wide) / 2
    glass = mix(paint.base, WHITE, 0.72) if paint.on == WHITE else mix(paint.base, INK, 0.62)
    paint_window = pen.ellipse if paint.shape == "circle" else pen.rectangle
    for number in range(count):
        paint_window((start + number * step, top, start + number * step + wide, low), glass)


def _behind(x: float, y: float) -> Point:
    return x + DEPTH[0], y - DEPTH[1]
