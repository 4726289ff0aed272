"""Buildings: towers whose floors can be counted by colour, with their height and shares beside them."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.lettering import width as text_width
from rendering.manhattan.layout import SITE_SIZE
from rendering.sprites import Pen, Point, painted
from rendering.theme import INK, SEATS, WHITE, Paint, mix
from rendering.tokens import outline, token
from rules.manhattan.state import Block

FRONT = 42
"""The width of a tower's front."""
DEPTH = (17, 11)
"""How far its roof goes to the right and up."""
FOOT = (9, 95)
"""Where the near left corner of a tower stands on its site."""
TALLEST = 76
"""The most pixels that a tower's front may be high."""
FLOOR = 9.0
"""The height of a floor, unless the tower is too tall for its site."""
FIGURE = 40
"""The size of the number that tells the height."""
BADGE = Box(72, 12, 122, 58)
SHARES = Box(69, 63, 124, 97)

Tower = tuple[Block, ...]


@lru_cache(128)
def site(tower: Tower) -> Image.Image:
    """A site with a building."""
    owner = SEATS[tower[-1].colour]
    ground = painted(*SITE_SIZE, lambda pen: _paint_site(pen, tower, owner))
    canvas = Canvas(ground)
    canvas.box(BADGE, owner.base, 10, INK, 2)
    height = sum(block.floors for block in tower)
    canvas.text(*BADGE.centre, str(height), FIGURE, owner.on, bold=True, align="centre", room=BADGE.width - 4)
    _put_shares(canvas, tower)
    return ground


def shares(tower: Tower) -> dict[int, int]:
    """The floors of each colour in `tower`, the owner's first, then by colour."""
    floors = {tower[-1].colour: 0}
    for block in sorted(tower, key=lambda block: block.colour):
        floors[block.colour] = floors.get(block.colour, 0) + block.floors
    return floors


def _put_shares(canvas: Canvas, tower: Tower) -> None:
    floors = shares(tower)
    if len(floors) == 1:
        canvas.put_centred(token(SEATS[tower[-1].colour], 32), *SHARES.centre)
        return
    for number, (colour, count) in enumerate(floors.items()):
        row, column = divmod(number, 2)
        _put_share(canvas, SHARES.left + column * 28, SHARES.top + row * 18, SEATS[colour], count)


def _put_share(canvas: Canvas, left: int, top: int, paint: Paint, floors: int) -> None:
    canvas.box(Box(left, top, left + 27, top + 17), paint.base, 4, INK, 1)
    text, size = str(floors), 15 if floors < 10 else 13
    start = left + (28 - round(text_width(text, size, True)) - 9) // 2
    canvas.put(_small_shape(paint), start, top + 4)
    canvas.text(start + 9, top + 9, text, size, paint.on, bold=True)


@lru_cache(8)
def _small_shape(paint: Paint) -> Image.Image:
    corners = [(4 + 4 * x, 4.5 + 4 * y) for x, y in outline(paint.shape)]
    return painted(8, 9, lambda pen: pen.polygon(corners, paint.on))


def _paint_site(pen: Pen, tower: Tower, owner: Paint) -> None:
    width, height = SITE_SIZE
    pen.rectangle((0, 0, width, height), owner.pale, 10, owner.base, 4)
    floor = min(FLOOR, TALLEST / sum(block.floors for block in tower))
    foot, ground = FOOT
    reach = min(62.0, 16 + 46 * sum(block.floors for block in tower) * floor / TALLEST)
    shade = mix(owner.pale, INK, 0.22)
    back = (foot + FRONT + DEPTH[0], ground - DEPTH[1])
    pen.polygon(
        [(foot + FRONT, ground), back, (back[0] + reach - 14, back[1]), (foot + FRONT + reach - 14, ground)], shade
    )
    level: float = ground
    for block in tower:
        _paint_block(pen, level, block, floor)
        level -= block.floors * floor
    _paint_roof(pen, level, owner)


def _paint_block(pen: Pen, level: float, block: Block, floor: float) -> None:
    paint = SEATS[block.colour]
    left, right = FOOT[0], FOOT[0] + FRONT
    top = level - block.floors * floor
    pen.polygon([(left, level), (right, level), (right, top), (left, top)], paint.base)
    pen.polygon(_side(right, level, top), paint.dark)
    for number in range(block.floors):
        bottom = level - number * floor
        _paint_windows(pen, bottom, paint, floor)
        if number and floor > 2.5:
            pen.line([(left, bottom), (right, bottom), _behind(right, bottom)], mix(paint.dark, INK, 0.3), 0.8)
    pen.line([(left, level), (right, level), _behind(right, level)], INK, min(1.6, floor / 2))
    pen.line([(left, level), (left, top)], INK, 1.2)
    pen.line([(right, level), (right, top)], INK, 0.8)
    pen.line([_behind(right, level), _behind(right, top)], INK, 1.2)


def _paint_windows(pen: Pen, bottom: float, paint: Paint, floor: float) -> None:
    """One floor's windows: round, narrow, square or in a band, so that a colour is known by them too."""
    if floor < 4:
        return
    left, top, low = FOOT[0], bottom - floor * 0.78, bottom - floor * 0.24
    glass = mix(paint.base, WHITE, 0.72) if paint.on == WHITE else mix(paint.base, INK, 0.62)
    if paint.shape == "diamond":
        pen.rectangle((left + 5, top, left + FRONT - 5, low), glass)
        return
    wide, step = {"circle": (low - top, 9), "triangle": (2.2, 5.6), "square": (8.0, 12.4)}[paint.shape]
    count = int((FRONT - 6) // step)
    start = left + (FRONT - (count - 1) * step - wide) / 2
    for number in range(count):
        box = (start + number * step, top, start + number * step + wide, low)
        if paint.shape == "circle":
            pen.ellipse(box, glass)
        else:
            pen.rectangle(box, glass)


def _paint_roof(pen: Pen, level: float, owner: Paint) -> None:
    left, right = FOOT[0], FOOT[0] + FRONT
    corners = [(left, level), (right, level), _behind(right, level), _behind(left, level)]
    pen.polygon(corners, owner.light, INK, 1.4)
    middle = (left + FRONT / 2 + DEPTH[0] / 2, level - DEPTH[1] / 2)
    pen.polygon(
        [
            (middle[0] + 9 * across - 0.5 * DEPTH[0] * 0.8 * down, middle[1] + 4.4 * down)
            for across, down in outline(owner.shape)
        ],
        owner.dark,
    )


def _side(right: float, level: float, top: float) -> list[Point]:
    return [(right, level), _behind(right, level), _behind(right, top), (right, top)]


def _behind(x: float, y: float) -> Point:
    return x + DEPTH[0], y - DEPTH[1]


@lru_cache(64)
def block(colour: int, floors: int, width: int, floor: int) -> Image.Image:
    """A block seen from the front, for counting: `floors` storeys of `floor` pixels."""
    paint = SEATS[colour]

    def paint_block(pen: Pen) -> None:
        height = floors * floor + 2
        pen.rectangle((0, 0, width, height), INK, 3)
        pen.rectangle((1.5, 1.5, width - 1.5, height - 1.5), paint.base, 2)
        for number in range(1, floors):
            pen.line([(1, number * floor + 1), (width - 1, number * floor + 1)], INK, 1.2)

    return painted(width, floors * floor + 2, paint_block)
