"""Plans as little cards: to buy, planned, built, or face down."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.mint_works.formulas import effect, put_formula, worth
from rendering.mint_works.icons import emblem, figure_on_mint, icon
from rendering.mint_works.theme import BLUEPRINT, MINT, TYPES, pale
from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, INK, WHITE, Colour, mix
from rules.mint_works.board import PLANS

TITLE = 50
"""The height of the title of a card in the Plan Supply."""
ROOMY = 92
"""The height from which on a card in a Neighborhood shows more than its title and stars."""
PICTURED = 120
"""The height from which on it has a picture too."""
DECISIVE = (210, 190)
"""The size from which on it has its effect in words."""
FIGURE = 44
"""The size of the number of stars of a Building."""
EFFECT = 40
"""The height of the line that shows in pictures what a card does."""


class Tile(NamedTuple):
    """A card in a Neighborhood."""

    plan: str
    name: str
    text: str
    """What it does, in a few words."""
    stars: int | None
    """None: it is not built."""
    secret: bool
    """Only its owner may know it."""


class Parts(NamedTuple):
    """Where a roomy card has what, from the top: its face with picture and stars, its effect, the words."""

    face: Box
    effect: Box | None
    text: Box | None


def put_offer(canvas: Canvas, box: Box, plan: str, name: str, text: str) -> None:
    """Puts a card of the Plan Supply: name, cost, picture, stars, and what it does in pictures and words."""
    kind = PLANS[plan].type
    canvas.box(box, TYPES[kind], 14)
    canvas.box(box.trimmed(4, TITLE, 4, 4), CARD, 10)
    canvas.put(icon(kind, 40), box.left + 7, box.top + 5)
    canvas.text(box.left + 54, box.top + TITLE // 2, name, 35, WHITE, bold=True, room=box.width - 138)
    canvas.put(figure_on_mint(str(PLANS[plan].cost), 76), box.right - 80, box.top + 3)
    canvas.put(emblem(plan, 114), box.left + 12, box.top + TITLE + 14)
    does = effect(plan)
    left, y = box.left + 138, box.top + TITLE + (28 if does else 52)
    put_formula(canvas, left, y, worth(plan), 50, INK, box.width - 138 - (84 if does else 14), "left")
    if does:
        put_formula(canvas, left, box.top + TITLE + 76, does, 42, INK, box.width - 148, "left")
    place = box.trimmed(14, TITLE + 102, 12, 6)
    canvas.paragraph(place, text, 32, INK)


def put_tile(canvas: Canvas, box: Box, shown: Tile) -> None:
    """Puts a card in a Neighborhood."""
    if shown.stars is None:
        _put_plan(canvas, box, shown)
    else:
        _put_building(canvas, box, shown, shown.stars)


def put_back(canvas: Canvas, box: Box) -> None:
    """Puts a card face down."""
    canvas.box(box, DEEP, 12, CARD, 3)
    size = min(box.width, box.height) * 2 // 3
    canvas.put_centred(_back_mark(size), *box.centre)
    canvas.text(*box.centre, "?", round(size * 0.62), DEEP, bold=True, align="centre")


def parts(box: Box, plan: str) -> Parts:
    """Returns where a card of at least ROOMY height has what it shows below its title."""
    left, right, bottom = box.left + 8, box.right - 8, box.bottom - 6
    text = does = None
    if box.width >= DECISIVE[0] and box.height >= DECISIVE[1]:
        text = Box(left + 2, bottom - 68, right - 2, bottom)
        bottom = text.top
    if effect(plan):
        does = Box(left, bottom - (EFFECT if box.height >= PICTURED else 32), right, bottom)
        bottom = does.top - 2
    return Parts(Box(left, box.top + title_height(box) + 3, right, bottom), does, text)


def title_height(box: Box) -> int:
    """Returns how high the title of a card in a Neighborhood is."""
    if box.height < ROOMY:
        return max(22, box.height * 2 // 5)
    return 42 if box.height >= PICTURED else 30


def title_size(name: str, height: int, room: int) -> int:
    """Returns the size of a name in a title `height` pixels high: half of it if more would not fit into `room`."""
    size = round(height * 0.68)
    return size if lettering.fit(name, size, room, bold=True)[0] == name else height // 2


def _put_building(canvas: Canvas, box: Box, shown: Tile, stars: int) -> None:
    kind = PLANS[shown.plan].type
    canvas.box(box, pale(kind), 10, TYPES[kind], 4)
    title = title_height(box)
    canvas.box(box._replace(bottom=box.top + title), TYPES[kind], 10)
    _put_title(canvas, box, shown)
    if box.height < ROOMY:
        _put_stars(canvas, box.centre[0], (box.top + title + box.bottom) // 2, stars, min(30, box.height - title - 6))
        return
    places = parts(box, shown.plan)
    x = _put_picture(canvas, box, places.face, shown.plan)
    _put_stars(canvas, x, places.face.centre[1], stars, min(FIGURE, places.face.height))
    _put_effect(canvas, places, shown, INK)


def _put_plan(canvas: Canvas, box: Box, shown: Tile) -> None:
    _put_blueprint(canvas, box)
    _put_title(canvas, box, shown)
    if box.height < ROOMY:
        middle = (box.top + title_height(box) + box.bottom) // 2
        put_formula(canvas, box.centre[0], middle, worth(shown.plan), 22, WHITE, box.width - 10)
        return
    places = parts(box, shown.plan)
    x = _put_picture(canvas, box, places.face, shown.plan)
    room = 2 * (places.face.right - x)
    put_formula(canvas, x, places.face.centre[1], worth(shown.plan), min(42, places.face.height), WHITE, room)
    if shown.secret:
        canvas.put(icon("secret", 34), places.face.left, places.face.top)
    if places.effect:
        canvas.box(places.effect, CARD, 9)
    _put_effect(canvas, places, shown, WHITE)


def _put_title(canvas: Canvas, box: Box, shown: Tile) -> None:
    height = title_height(box)
    sign = height - 6
    canvas.put(icon(PLANS[shown.plan].type, sign), box.left + 4, box.top + 3)
    left, y = box.left + sign + 8, box.top + height // 2
    room = box.right - left - 5
    size = title_size(shown.name, height, room)
    canvas.text(left, y, shown.name, size, WHITE, bold=True, room=room)


def _put_picture(canvas: Canvas, box: Box, face: Box, plan: str) -> int:
    """Puts the picture of a plan on the left of its `face`, if there is room; returns the middle of what is left."""
    if box.height < PICTURED:
        return face.centre[0]
    picture = emblem(plan, min(face.height * 3 // 2, face.width * 9 // 20) // 8 * 8)
    canvas.put_centred(picture, face.left + face.width // 4, face.centre[1])
    return face.right - face.width // 4


def _put_stars(canvas: Canvas, x: int, y: int, stars: int, size: int) -> None:
    canvas.text(x, y, str(stars), size, INK, bold=True, align="right")
    canvas.put_centred(icon("star", size * 4 // 5), x + 3 + size * 2 // 5, y)


def _put_effect(canvas: Canvas, places: Parts, shown: Tile, colour: Colour) -> None:
    """Shows what a card does, in pictures, and below in words of this colour, as far as there is room."""
    if places.effect:
        put_formula(
            canvas, *places.effect.centre, effect(shown.plan), places.effect.height - 4, INK, places.effect.width - 8
        )
    if places.text:
        canvas.paragraph(places.text, shown.text, 28, colour)


@lru_cache(6)
def _back_mark(size: int) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, size, size), MINT)
        pen.ellipse((size * 0.08, size * 0.08, size * 0.92, size * 0.92), None, DEEP, 1.6)

    return painted(size, size, paint)


def _put_blueprint(canvas: Canvas, box: Box) -> None:
    """Puts the ground of a plan: white lines on blue, in a white frame."""
    line, top = mix(BLUEPRINT, WHITE, 0.12), box.top + title_height(box)
    canvas.box(box, BLUEPRINT, 10, mix(BLUEPRINT, WHITE, 0.55), 2)
    for x in range(box.left + 18, box.right - 8, 18):
        canvas.image.paste(line, (x, top, x + 1, box.bottom - 4))
    for y in range(top, box.bottom - 8, 18):
        canvas.image.paste(line, (box.left + 4, y, box.right - 4, y + 1))
