"""Above the map: the round, whose turn it is or who won, and the deck."""

from functools import lru_cache

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.manhattan import facts, layout
from rendering.palette import CARD, DEEP, INK, LINE, SAND, SEATS, WHITE
from rendering.sprites import Pen, painted
from rendering.tokens import token
from rules.manhattan.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, whose turn it is or who won, and the deck."""
    _put_round(canvas, view, words)
    _put_turn(canvas, view, seat, words)
    box = layout.DECK
    canvas.box(box, CARD, 16, LINE, 2)
    canvas.put_centred(_card_back(), box.left + 48, box.centre[1])
    canvas.text(box.right - 20, box.centre[1], str(facts.deck(view)), 50, INK, bold=True, align="right")


def _put_round(canvas: Canvas, view: Position, words: Words) -> None:
    box = layout.ROUND
    canvas.box(box, DEEP, 16)
    figures = f"{view.round}/{view.rounds}"
    wide = round(lettering.width(figures, 60, True))
    room = box.width - wide - 56
    canvas.text(box.left + 22, box.centre[1], words("board-round"), 34, SAND, bold=True, room=room)
    canvas.text(box.right - 22, box.centre[1], figures, 60, WHITE, bold=True, align="right")


def _put_turn(canvas: Canvas, view: Position, viewer: int | None, words: Words) -> None:
    box, seats = layout.TURN, facts.active(view, viewer)
    first = SEATS[view.players[(seats or [view.starter])[0]].colours[0]]
    canvas.box(box, first.pale, 16, first.base, 5)
    left = box.left + 16
    for seat in seats:
        for colour in view.players[seat].colours:
            canvas.put_centred(token(SEATS[colour], 54), left + 27, box.centre[1])
            left += 60
    text, place = facts.turn(view, viewer, words), Box(left + 8, box.top + 2, box.right - 14, box.bottom - 2)
    fits_one_line = lettering.width(text, 40, True) <= place.width
    canvas.paragraph(place, text, 48 if fits_one_line else 32, INK, bold=True, lines=1 if fits_one_line else 2)


@lru_cache(1)
def _card_back() -> Image.Image:
    def paint(pen: Pen) -> None:
        for shift in (8, 4, 0):
            pen.rectangle((shift, 8 - shift, shift + 42, 64 - shift), CARD, 6, INK, 1.6)
        pen.rectangle((5, 13, 37, 59), DEEP, 3)
        for left, top in ((11, 34), (18, 22), (25, 29)):
            pen.rectangle((left, top, left + 6, 54), CARD)

    return painted(52, 66, paint)
