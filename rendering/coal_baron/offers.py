"""Orders that are drafted, and what is looked at in a peek: large, in place of the work board."""

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.coal_baron import cards, facts, layout
from rendering.coal_baron.coal import cube
from rendering.coal_baron.icons import icon
from rendering.coal_baron.theme import BRICK
from rendering.drawing import Words
from rendering.theme import CARD, INK, WHITE
from rules.coal_baron.state import COLOURS, Position


def put_offers(canvas: Canvas, view: Position, words: Words) -> None:
    """Shows what is offered."""
    names = facts.offered(view)
    box = layout.offers(len(names))
    _put_ground(canvas, box, icon("deck" if view.row else "eye", 46), facts.offer_title(view, words))
    for name, place in zip(names, layout.offered(len(names)), strict=True):
        cards.put_card(canvas, place, name)
        canvas.note(place, "offer", name)


def put_supply(canvas: Canvas, view: Position, words: Words) -> None:
    """Puts the coal that a cart can be loaded with in place of its own."""
    box = layout.offers(len(COLOURS))
    _put_ground(canvas, box, cube(COLOURS[-1], 46), words("board-coal"))
    for colour, count, place in zip(COLOURS, view.supply, layout.offered(len(COLOURS)), strict=False):
        canvas.box(place, CARD, 10)
        canvas.put_centred(cube(colour, 120), place.left + 80, place.centre[1])
        canvas.text(place.right - 46, place.centre[1], str(count), 72, INK, bold=True, align="centre", room=84)
        canvas.note(place, "supply", colour)


def _put_ground(canvas: Canvas, box: Box, sign: Image.Image, title: str) -> None:
    canvas.box(box, BRICK, 14, INK, 2)
    middle = box.top + layout.OFFER_TITLE // 2
    canvas.put_centred(sign, box.left + 40, middle)
    canvas.text(box.left + 78, middle, title, 38, WHITE, bold=True, room=box.width - 100)
