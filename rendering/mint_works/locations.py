"""The Locations in the tin: what they do, what they cost, and who has placed mints there."""

from collections import Counter
from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.mint_works.formulas import placement, put_formula
from rendering.mint_works.icons import icon, mint
from rendering.mint_works.theme import FRESH, STEEL, TYPES
from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, INK, SEATS, WHITE, Colour, mix
from rendering.tokens import token
from rules.mint_works.board import LOCATIONS
from rules.mint_works.state import Location, Position

BANDS: dict[str, Colour] = {"core": DEEP, "deed": TYPES["deed"], "advanced": (132, 50, 58)}
"""By type of a Location: the colour of its title."""

LABEL = 124
"""The room for the sign that a Location is closed."""


def put_locations(canvas: Canvas, tin: Box, view: Position, words: Words) -> None:
    """Puts all Locations in the tin, in their order."""
    for location, box in zip(view.locations, layout.locations(tin, len(view.locations)), strict=True):
        _put_location(canvas, box, view, location, words)


def _put_location(canvas: Canvas, box: Box, view: Position, location: Location, words: Words) -> None:
    band = BANDS[LOCATIONS[location.name].type]
    usable = location.open and not location.locked
    canvas.box(box, band if usable else mix(band, STEEL, 0.34), 14)
    ground = CARD if usable else mix(STEEL, CARD, 0.3)
    canvas.box(box.trimmed(4, layout.TITLE, 4, 4), ground, 10)
    right = _put_owner(canvas, box, view, location.name)
    if not location.open:
        text = words("board-closed")
        canvas.text(right - 8, box.top + layout.TITLE // 2, text, 35, WHITE, bold=True, align="right", room=LABEL)
        right -= LABEL
    y = box.top + layout.TITLE // 2
    name = words("location", location=location.name)
    canvas.text(box.left + 14, y, name, 35, WHITE, bold=True, room=right - box.left - 22)
    canvas.note(box, "location", location.name, spot=layout.spot(box))
    places = layout.spaces(box, location.spaces)
    effect = layout.effect(box)
    put_formula(canvas, *effect.centre, placement(location.name), 50, INK, effect.width - 12)
    _put_spaces(canvas, location, places)
    newer = Counter[int]()
    for stack, place in reversed(list(zip(location.stacks, places, strict=False))):
        canvas.note(place, "stack", location.name, stack.player, newer[stack.player])
        newer[stack.player] += 1


def _put_spaces(canvas: Canvas, location: Location, places: list[Box]) -> None:
    """Puts free spaces with what it costs to take them, taken ones with the mints of who is there."""
    for number, place in enumerate(places):
        if number < len(location.stacks):
            stack = location.stacks[number]
            canvas.put(mint(SEATS[stack.player], place.width, stack.mints), place.left, place.top)
        elif location.locked or not location.open:
            canvas.put_centred(icon("lock", 58), *place.centre)
        else:
            _put_free_space(canvas, place, location.name)


def _put_free_space(canvas: Canvas, place: Box, name: str) -> None:
    canvas.put(_hollow(place.width), place.left, place.top)
    card = LOCATIONS[name]
    if not card.cost and not card.extra:
        canvas.put_centred(icon("plan", 42), *place.centre)
    else:
        text = f"{card.extra}+" if card.extra else str(card.cost)
        canvas.text(*place.centre, text, 42, DEEP, bold=True, align="centre", room=place.width - 12)


def _put_owner(canvas: Canvas, box: Box, view: Position, name: str) -> int:
    """Shows who owns a Deed Location, and what it pays; returns how far to the right the title may reach."""
    owner = facts.owner(view, name)
    if owner is None:
        return box.right - 8
    tag = Box(box.right - 140, box.top + 3, box.right - 5, box.top + layout.TITLE - 3)
    canvas.box(tag, SEATS[owner].pale, 12, SEATS[owner].base, 3)
    canvas.note(tag.inset(-13)._replace(left=tag.left - 40), "owner", name)  # so that a ring and a number leave it bare
    canvas.put_centred(token(SEATS[owner], 30), tag.left + 22, tag.centre[1])
    pays = (f"+{LOCATIONS[name].bonus}", "mint")
    put_formula(canvas, tag.left + 86, tag.centre[1], pays, 35, INK, 90)
    return tag.left


@lru_cache(2)
def _hollow(size: int) -> Image.Image:
    """Returns a free space."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, size, size), mix(FRESH, DEEP, 0.5))
        pen.ellipse((3, 3, size - 3, size - 3), FRESH)
        pen.ellipse((7, 7, size - 7, size - 7), None, mix(FRESH, DEEP, 0.18), 2)

    return painted(size, size, paint)
