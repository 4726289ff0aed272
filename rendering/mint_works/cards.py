"""Plans as little cards: to buy, planned, built, or face down."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.mint_works.emblems import emblem
from rendering.mint_works.formulas import effect, put_formula, worth
from rendering.mint_works.icons import figure_on_mint, icon
from rendering.mint_works.tones import BLUEPRINT, MINT, TYPES, pale
from rendering.palette import CARD, DEEP, INK, WHITE, mix
from rendering.sprites import Pen, painted
from rules.mint_works.board import PLANS

TITLE = 48
"""The height of the title of a card in the Plan Supply."""
ROOMY = 84
"""The height from which on a card shows more than its title and stars."""
FIGURE = 44
"""The size of the number that tells the stars of a Building."""


class Tile(NamedTuple):
    """A card in a Neighborhood."""

    plan: str
    name: str
    stars: int | None
    """None: it is not built."""
    secret: bool
    """Only its owner may know it."""


@lru_cache(32)
def offer(width: int, height: int, plan: str, name: str, text: str) -> Image.Image:
    """A card of the Plan Supply: name, cost, picture, stars, and what it does in pictures and words."""
    canvas, box = Canvas(Image.new("RGBA", (width, height))), Box(0, 0, width, height)
    kind = PLANS[plan].type
    canvas.box(box, TYPES[kind], 14)
    canvas.box(Box(box.left + 4, box.top + TITLE, box.right - 4, box.bottom - 4), CARD, 10)
    canvas.put(icon(kind, 38), box.left + 7, box.top + 5)
    canvas.text(box.left + 53, box.top + TITLE // 2, name, 33, WHITE, bold=True, room=box.width - 136)
    canvas.put(figure_on_mint(str(PLANS[plan].cost), 72), box.right - 77, box.top + 3)
    canvas.put(emblem(plan, 102), box.left + 12, box.top + TITLE + 7)
    does = effect(plan)
    y = box.top + TITLE + (24 if does else 42)
    left = box.left + 128
    put_formula(canvas, left, y, worth(plan), 44, INK, box.width - 210, "left")
    if does:
        put_formula(canvas, left, box.top + TITLE + 62, does, 34, INK, box.width - 138, "left")
    place = Box(box.left + 14, box.top + TITLE + 80, box.right - 12, box.bottom - 6)
    canvas.paragraph(place, text, 28, INK)
    return canvas.image


@lru_cache(128)
def tile(width: int, height: int, shown: Tile) -> Image.Image:
    """A card in a Neighborhood."""
    canvas, box = Canvas(Image.new("RGBA", (width, height))), Box(0, 0, width, height)
    if shown.stars is None:
        _put_plan(canvas, box, shown)
    else:
        _put_building(canvas, box, shown, shown.stars)
    return canvas.image


@lru_cache(16)
def back(width: int, height: int) -> Image.Image:
    """A card face down."""
    canvas, box = Canvas(Image.new("RGBA", (width, height))), Box(0, 0, width, height)
    canvas.box(box, DEEP, 12, CARD, 3)
    size = min(box.width, box.height) * 2 // 3
    canvas.put_centred(_back_mark(size), *box.centre)
    canvas.text(*box.centre, "?", round(size * 0.62), DEEP, bold=True, align="centre")
    return canvas.image


def _put_building(canvas: Canvas, box: Box, shown: Tile, stars: int) -> None:
    kind = PLANS[shown.plan].type
    canvas.box(box, pale(kind), 10, TYPES[kind], 4)
    title = _title_height(box)
    canvas.box(Box(box.left, box.top, box.right, box.top + title), TYPES[kind], 10)
    _put_title(canvas, box, shown)
    if box.height < ROOMY:
        _put_stars(canvas, box.centre[0], (box.top + title + box.bottom) // 2, stars, min(30, box.height - title - 6))
        return
    does = effect(shown.plan)
    y = _put_picture(canvas, box, shown.plan, bool(does))
    _put_stars(canvas, box.right - box.width // 4 - 2, y, stars, FIGURE)
    if does:
        put_formula(canvas, box.centre[0], box.bottom - 20, does, 28, INK, box.width - 14)


def _put_plan(canvas: Canvas, box: Box, shown: Tile) -> None:
    canvas.put(_blueprint(box.width, box.height), box.left, box.top)
    _put_title(canvas, box, shown)
    title = _title_height(box)
    if box.height < ROOMY:
        middle = (box.top + title + box.bottom) // 2
        put_formula(canvas, box.centre[0], middle, worth(shown.plan), 22, WHITE, box.width - 10)
        return
    does = effect(shown.plan)
    y = _put_picture(canvas, box, shown.plan, bool(does))
    if shown.secret:
        canvas.put(icon("secret", 34), box.left + 4, box.top + title)
    put_formula(canvas, box.right - box.width // 4 - 4, y, worth(shown.plan), 36, WHITE, box.width // 2 - 8)
    if does:
        canvas.box(Box(box.left + 8, box.bottom - 36, box.right - 8, box.bottom - 7), CARD, 9)
        put_formula(canvas, box.centre[0], box.bottom - 21, does, 24, INK, box.width - 28)


def _put_title(canvas: Canvas, box: Box, shown: Tile) -> None:
    height = _title_height(box)
    sign = height - 6
    canvas.put(icon(PLANS[shown.plan].type, sign), box.left + 4, box.top + 3)
    left, y = box.left + sign + 8, box.top + height // 2
    room = box.right - left - 5
    size = title_size(shown.name, height, room)
    canvas.text(left, y, shown.name, size, WHITE, bold=True, room=room)


def title_size(name: str, height: int, room: int) -> int:
    """The size of a name in a title `height` pixels high: half of it where more would not fit into `room`."""
    size = round(height * 0.68)
    return size if lettering.fit(name, size, room, bold=True)[0] == name else height // 2


def _put_picture(canvas: Canvas, box: Box, plan: str, has_effect: bool) -> int:
    """The picture of a plan, on the left; gives the height of its middle."""
    title = _title_height(box)
    bottom = box.bottom - (38 if has_effect else 6)
    y = (box.top + title + bottom) // 2
    high = bottom - box.top - title - 6
    picture = emblem(plan, min(high * 3 // 2, round(box.width * 0.44)))
    canvas.put_centred(picture, box.left + 6 + round(box.width * 0.25), y)
    return y


def _put_stars(canvas: Canvas, x: int, y: int, stars: int, size: int) -> None:
    canvas.text(x, y, str(stars), size, INK, bold=True, align="right")
    canvas.put_centred(icon("star", size * 4 // 5), x + 3 + size * 2 // 5, y)


def _title_height(box: Box) -> int:
    return 38 if box.height >= ROOMY else max(22, box.height * 2 // 5)


def _back_mark(size: int) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, size, size), MINT)
        pen.ellipse((size * 0.08, size * 0.08, size * 0.92, size * 0.92), None, DEEP, 1.6)

    return painted(size, size, paint)


def _blueprint(width: int, height: int) -> Image.Image:
    """The ground of a plan: white lines on blue, in a broken frame."""

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, height), BLUEPRINT, 10)
        for x in range(18, width - 8, 18):
            pen.line([(x, 38), (x, height - 4)], mix(BLUEPRINT, WHITE, 0.12), 1)
        for y in range(38, height - 8, 18):
            pen.line([(4, y), (width - 4, y)], mix(BLUEPRINT, WHITE, 0.12), 1)
        pen.rectangle((1, 1, width - 1, height - 1), None, 9, mix(BLUEPRINT, WHITE, 0.55), 2)

    return painted(width, height, paint)
