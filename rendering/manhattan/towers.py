"""Buildings: towers whose floors can be counted by colour, with their height and shares beside them."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, labelled
from rendering.manhattan.layout import SITE_SIZE
from rendering.sprites import Pen, Point, painted
from rendering.theme import INK, SEATS, WHITE, Paint, mix
from rendering.tokens import outline, token
from rules.manhattan.state import Block

FRONT = 40
"""The width of a tower's front."""
DEPTH = (16, 9)
"""How far its roof goes to the right and up."""
FOOT = (6, 72)
"""Where the near left corner of a tower stands on its site."""
LEFT, RIGHT = FOOT[0], FOOT[0] + FRONT
TALLEST = 60
"""The most pixels that a tower's front may be high."""
FLOOR = 4.6
"""The height of a floor: the same for all buildings of up to thirteen floors, so that they can be compared."""
FIGURE = 42
"""The size of the number that shows the height."""
BADGE = Box(66, 4, 121, 41)
SHARES = Box(66, 42, 121, 74)
SHARE, APART = 36, 30
"""How large the mark of a share is, and how far it is from the next."""
COUNTED = 32, 9
"""The width and the height of a floor of blocks that are counted."""

Tower = tuple[Block, ...]


@lru_cache(128)
def site(tower: Tower) -> Image.Image:
    """Returns a site with a building."""
    owner, height = SEATS[tower[-1].colour], sum(block.floors for block in tower)
    canvas = Canvas(painted(*SITE_SIZE, lambda pen: _paint_site(pen, tower, height, owner)))
    canvas.box(BADGE, owner.base, 10, INK, 2)
    canvas.text(*BADGE.centre, str(height), FIGURE, owner.on, bold=True, align="centre")
    floors = shares(tower)
    if len(floors) == 1:
        canvas.put_centred(token(owner, 30), *SHARES.centre)
    for number, (colour, count) in enumerate(reversed(floors.items()) if len(floors) > 1 else ()):
        canvas.put_centred(_share(colour, count), SHARES.right - SHARE // 2 - number * APART, SHARES.centre[1])
    return canvas.image


def shares(tower: Tower) -> dict[int, int]:
    """Returns the floors of each colour in `tower`, the owner's first, then by colour."""
    floors = {tower[-1].colour: 0}
    for block in sorted(tower, key=lambda block: block.colour):
        floors[block.colour] = floors.get(block.colour, 0) + block.floors
    return floors


@lru_cache(64)
def _share(colour: int, floors: int) -> Image.Image:
    """Returns the number of floors on the shape of their colour."""
    paint = SEATS[colour]
    low = SHARE // 8 if paint.shape == "triangle" else 0
    return labelled(token(paint, SHARE + 4), str(floors), 35, paint.on, at=(SHARE // 2 + 2, SHARE // 2 + 2 + low))


def _paint_site(pen: Pen, tower: Tower, height: int, owner: Paint) -> None:
    pen.rectangle((0, 0, *SITE_SIZE), owner.pale, 10, owner.base, 4)
    floor, level = min(FLOOR, TALLEST / height), float(FOOT[1])
    reach = min(58.0, 16 + 46 * height * floor / TALLEST) - 14
    back = _behind(RIGHT, level)
    shade = [(RIGHT, level), back, (back[0] + reach, back[1]), (RIGHT + reach, level)]
    pen.polygon(shade, mix(owner.pale, INK, 0.22))
    for block in tower:
        _paint_block(pen, level, block, floor)
        level -= block.floors * floor
    _paint_roof(pen, level, owner)


def _paint_block(pen: Pen, level: float, block: Block, floor: float) -> None:
    paint, top = SEATS[block.colour], level - block.floors * floor
    pen.polygon([(LEFT, level), (RIGHT, level), (RIGHT, top), (LEFT, top)], paint.base)
    pen.polygon([(RIGHT, level), _behind(RIGHT, level), _behind(RIGHT, top), (RIGHT, top)], paint.dark)
    for number in range(block.floors):
        bottom = level - number * floor
        _paint_windows(pen, bottom, paint, floor)
        if number and floor > 2.5:
            pen.line([(LEFT, bottom), (RIGHT, bottom), _behind(RIGHT, bottom)], mix(paint.dark, INK, 0.3), 0.8)
    pen.line([(LEFT, level), (RIGHT, level), _behind(RIGHT, level)], INK, min(1.6, floor / 2))
    pen.line([(LEFT, level), (LEFT, top)], INK, 1.2)
    pen.line([(RIGHT, level), (RIGHT, top)], INK, 0.8)
    pen.line([_behind(RIGHT, level), _behind(RIGHT, top)], INK, 1.2)


def _paint_windows(pen: Pen, bottom: float, paint: Paint, floor: float) -> None:
    """Paints one floor's windows: round, narrow, square or in a band, so that a colour is known by them too."""
    top, low = bottom - floor * 0.78, bottom - floor * 0.24
    sizes = {"circle": (low - top, 9), "triangle": (2.2, 5.6), "square": (8.0, 12.4), "diamond": (FRONT - 10.0, FRONT)}
    wide, step = sizes[paint.shape]
    count = max(1, int((FRONT - 6) // step))
    start = LEFT + (FRONT - (count - 1) * step - wide) / 2
    glass = mix(paint.base, WHITE, 0.72) if paint.on == WHITE else mix(paint.base, INK, 0.62)
    paint_window = pen.ellipse if paint.shape == "circle" else pen.rectangle
    for number in range(count):
        paint_window((start + number * step, top, start + number * step + wide, low), glass)


def _paint_roof(pen: Pen, level: float, owner: Paint) -> None:
    corners = [(LEFT, level), (RIGHT, level), _behind(RIGHT, level), _behind(LEFT, level)]
    pen.polygon(corners, owner.light, INK, 1.4)
    x, y = LEFT + FRONT / 2 + DEPTH[0] / 2, level - DEPTH[1] / 2
    slant = 0.4 * DEPTH[0]
    sign = [(x + 9 * across - slant * down, y + 4.4 * down) for across, down in outline(owner.shape)]
    pen.polygon(sign, owner.dark)


def _behind(x: float, y: float) -> Point:
    return x + DEPTH[0], y - DEPTH[1]


@lru_cache(64)
def block(colour: int, floors: int) -> Image.Image:
    """Returns a block seen from the front, for counting."""
    width, floor = COUNTED
    height = floors * floor + 2

    def paint_block(pen: Pen) -> None:
        pen.rectangle((0, 0, width, height), INK, 3)
        pen.rectangle((1.5, 1.5, width - 1.5, height - 1.5), SEATS[colour].base, 2)
        for level in range(floor + 1, floors * floor, floor):
            pen.line([(1, level), (width - 1, level)], INK, 1.2)

    return painted(width, height, paint_block)
