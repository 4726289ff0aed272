"""Plans as little cards: to buy, planned, built, or face down."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.mint_works.formulas import SMALLEST, Formula, effect, put_formula, width, worth
from rendering.mint_works.icons import emblem, figure_on_mint, icon
from rendering.mint_works.theme import BLUEPRINT, MINT, TYPES, pale
from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, INK, WHITE, Colour, mix
from rules.mint_works.board import PLANS

OFFER_TITLE = 50
"""The height of the title of a card in the Plan Supply."""
NAME = 46
"""How far from its left edge its name begins."""
COST = 62
"""The size of the mint that shows its cost."""
WORDS = 88
"""The height of two lines of words."""
TITLE = 42
"""The height of the title of a card in a Neighborhood."""
SIGN, BESIDE = 34, 41
"""The size of the sign of the type there, and how far from the left edge the name begins beside it."""
TITLED = 80
"""The height from which on such a card has a title of its own; below, name and stars are in one line."""
PICTURED = 132
"""The height from which on it has a large picture."""
DECISIVE = (200, 220)
"""The size from which on it has its effect in words."""
NARROWEST = 48
"""How wide its picture is at least."""
EFFECT = 44
"""The height of the line that shows in pictures what a card does."""
FIGURE = 46
"""The size of the number of stars."""
LETTERS = 35
"""The size of names and words."""


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
    lost: int = 0
    """How many stars other Buildings take from it."""

    @property
    def value(self) -> Formula:
        """The stars that it is worth, or will be."""
        if self.stars is None:
            return worth(self.plan)
        return (f"{self.stars + self.lost}−{self.lost}" if self.lost else str(self.stars), "star")


class Parts(NamedTuple):
    """What a card of at least PICTURED height has below its title, from the top."""

    face: Box
    """Picture and stars."""
    effect: Box | None
    text: Box | None


def put_offer(canvas: Canvas, box: Box, plan: str, name: str, text: str) -> None:
    """Puts a card of the Plan Supply: name, cost, picture, stars, and what it does in pictures and words."""
    kind = PLANS[plan].type
    canvas.box(box, TYPES[kind], 14)
    canvas.box(box.trimmed(4, OFFER_TITLE, 4, 4), CARD, 10)
    canvas.put(icon(kind, 36), box.left + 6, box.top + 7)
    name_room = box.width - NAME - COST
    canvas.text(box.left + NAME, box.top + OFFER_TITLE // 2, name, LETTERS, WHITE, bold=True, room=name_room)
    canvas.put(figure_on_mint(str(PLANS[plan].cost), COST), box.right - COST, box.top - 2)
    face = box.trimmed(12, OFFER_TITLE, 12, WORDS)
    canvas.put_centred(emblem(plan, 108), face.left + 54, face.centre[1])
    does = effect(plan)
    left, y = face.left + 118, face.centre[1] - (20 if does else 0)
    put_formula(canvas, left, y, worth(plan), 46 if does else 50, INK, face.width - 132, "left")
    put_formula(canvas, left, face.centre[1] + 21, does, 42, INK, face.width - 118, "left")
    canvas.paragraph(box.trimmed(12, box.height - WORDS, 10, 4), text, LETTERS, INK)


def put_tile(canvas: Canvas, box: Box, shown: Tile) -> None:
    """Puts a card in a Neighborhood, with as much of what it says as its size has room for."""
    title = title_height(box)
    colour = _put_ground(canvas, box, title, shown)
    if not title:
        rest = box._replace(right=box.right - _put_value(canvas, box, shown, colour))
        used = _put_title(canvas, rest, shown, colour)
        if used + width(effect(shown.plan), LETTERS) + 12 <= rest.width:
            _put_effect(canvas, rest.trimmed(used, 10, 0, 10), shown)
        return
    _put_title(canvas, box._replace(bottom=box.top + title), shown, WHITE)
    if box.height < PICTURED:
        _put_line(canvas, box.trimmed(8, title + 2, 8, 5), shown, colour)
    else:
        _put_parts(canvas, parts(box, shown), shown, colour)


def need(shown: Tile, height: int) -> int:
    """Returns how wide a card so high is to be, so that nothing is cut or left out."""
    name = BESIDE + 4 + ceil(lettering.width(shown.name, LETTERS, True))
    if height < TITLED:
        return name + width(shown.value, LETTERS) + 10
    across = width(effect(shown.plan), LETTERS) + 24
    return max(name, across if height >= PICTURED else across + width(shown.value, LETTERS) + 18)


def put_back(canvas: Canvas, box: Box) -> None:
    """Puts a card face down."""
    canvas.box(box, DEEP, 12, CARD, 3)
    size = min(box.width, box.height) * 2 // 3
    canvas.put_centred(_back_mark(size), *box.centre)
    canvas.text(*box.centre, "?", max(LETTERS, round(size * 0.62)), DEEP, bold=True, align="centre")


def title_height(box: Box) -> int:
    """Returns how high the title of a card in a Neighborhood is; 0 if it has none of its own."""
    return TITLE if box.height >= TITLED else 0


def parts(box: Box, shown: Tile) -> Parts:
    """Returns where a card of at least PICTURED height has what it shows below its title; words only if all fit."""
    left, right, bottom = box.left + 8, box.right - 8, box.bottom - 6
    text = does = None
    if box.width >= DECISIVE[0] and box.height >= DECISIVE[1]:
        lines = min(3, (box.height - 130) // (WORDS // 2))
        text = Box(left + 2, bottom - lines * WORDS // 2, right - 2, bottom)
        broken, _ = lettering.wrap(shown.text, LETTERS, text.width, lines)
        text = None if broken[-1].endswith("…") else text
        bottom = text.top if text else bottom
    if effect(shown.plan):
        does = Box(left, bottom - EFFECT, right, bottom)
        bottom = does.top - 2
    return Parts(Box(left, box.top + title_height(box) + 3, right, bottom), does, text)


def _put_ground(canvas: Canvas, box: Box, title: int, shown: Tile) -> Colour:
    """Puts the ground of a Building or of a plan, and returns the colour of what is written on it."""
    if shown.stars is None:
        _put_blueprint(canvas, box, box.top + title)
        return WHITE
    kind = PLANS[shown.plan].type
    canvas.box(box, pale(kind), 10, TYPES[kind], 4)
    if title:
        canvas.box(box._replace(bottom=box.top + title), TYPES[kind], 10)
    return INK


def _put_title(canvas: Canvas, title: Box, shown: Tile, colour: Colour) -> int:
    """Puts the sign of the type, and the name. Returns how much room they take."""
    canvas.put_centred(icon(PLANS[shown.plan].type, SIGN), title.left + 3 + SIGN // 2, title.centre[1])
    left = title.left + BESIDE
    room = title.right - left - 3
    return left - title.left + canvas.text(left, title.centre[1], shown.name, LETTERS, colour, bold=True, room=room)


def _put_value(canvas: Canvas, box: Box, shown: Tile, colour: Colour) -> int:
    """Puts the stars at the right end of `box`, and returns how much room they take."""
    across = width(shown.value, LETTERS) + 10
    put_formula(canvas, box.right - across, box.centre[1], shown.value, LETTERS, colour, across, "left")
    return across


def _put_line(canvas: Canvas, place: Box, shown: Tile, colour: Colour) -> None:
    """Puts picture, stars and effect side by side; if it gets narrow without the picture, else without the effect."""
    size = min(42, place.height)
    does = effect(shown.plan)
    if does and width(shown.value, size) + width(does, size) + 24 > place.width:
        size = min(size, LETTERS)
    across = width(shown.value, size)
    spare = place.width - across - (width(does, size) + 24 if does else 0)
    if narrow := spare < 0:
        spare = place.width - across
    left, pictured = place.left, min(place.height * 3 // 2, spare - 8) // 8 * 8
    if pictured >= NARROWEST:
        canvas.put_centred(emblem(shown.plan, pictured), left + pictured // 2, place.centre[1])
        left += pictured + 8
    put_formula(canvas, left, place.centre[1], shown.value, size, colour, across, "left")
    if not narrow:
        _put_effect(canvas, place._replace(left=left + across + 10), shown)


def _put_parts(canvas: Canvas, places: Parts, shown: Tile, colour: Colour) -> None:
    face = places.face
    picture = emblem(shown.plan, min(face.height * 3 // 2, face.width * 9 // 20) // 8 * 8)
    canvas.put_centred(picture, face.left + face.width // 4, face.centre[1])
    half = max(face.width // 4, width(shown.value, SMALLEST) // 2 if shown.lost else 0)
    x = face.right - half
    put_formula(canvas, x, face.centre[1], shown.value, min(FIGURE, face.height), colour, face.width // 2)
    if shown.secret:
        canvas.put(icon("secret", 40), face.left, face.top)
    if places.effect:
        _put_effect(canvas, places.effect, shown)
    if places.text:
        canvas.paragraph(places.text, shown.text, LETTERS, colour, lines=places.text.height // (WORDS // 2))


def _put_effect(canvas: Canvas, place: Box, shown: Tile) -> None:
    """Shows what a card does, in pictures; on a ground of its own if it is not built."""
    if not (does := effect(shown.plan)):
        return
    if shown.stars is None:
        canvas.box(place, CARD, 9)
    put_formula(canvas, *place.centre, does, min(42, place.height - 2), INK, place.width - 8)


@lru_cache(6)
def _back_mark(size: int) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, size, size), MINT)
        pen.ellipse((size * 0.08, size * 0.08, size * 0.92, size * 0.92), None, DEEP, 1.6)

    return painted(size, size, paint)


def _put_blueprint(canvas: Canvas, box: Box, top: int) -> None:
    """Puts the ground of a plan: white lines on blue, from `top` on, in a white frame."""
    line = mix(BLUEPRINT, WHITE, 0.12)
    canvas.box(box, BLUEPRINT, 10, mix(BLUEPRINT, WHITE, 0.55), 2)
    for x in range(box.left + 18, box.right - 8, 18):
        canvas.fill(Box(x, top, x + 1, box.bottom - 4), line)
    for y in range(top, box.bottom - 8, 18):
        canvas.fill(Box(box.left + 4, y, box.right - 4, y + 1), line)
