"""Above the map: the round, whose turn it is or who won, and the deck."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.manhattan import facts, layout
from rendering.panels import put_count, put_turn
from rendering.sprites import Pen, painted
from rendering.theme import CARD, DEEP, INK, LINE
from rules.manhattan.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, whose turn it is or who won, and the deck."""
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{view.rounds}", (34, 60))
    colours = [colour for active in facts.STATUS.active(view, seat) for colour in view.players[active].colours]
    starter = view.players[view.starter].colours[0]
    put_turn(canvas, layout.TURN, facts.STATUS.turn(view, seat, words), colours, starter, 54)
    box = layout.DECK
    canvas.box(box, CARD, 16, LINE, 2)
    canvas.put_centred(_card_back(), box.left + 48, box.centre[1])
    canvas.text(box.right - 20, box.centre[1], str(facts.deck(view)), 50, INK, bold=True, align="right")


@lru_cache(1)
def _card_back() -> Image.Image:
    def paint(pen: Pen) -> None:
        for shift in (8, 4, 0):
            pen.rectangle((shift, 8 - shift, shift + 42, 64 - shift), CARD, 6, INK, 1.6)
        pen.rectangle((5, 13, 37, 59), DEEP, 3)
        for left, top in ((11, 34), (18, 22), (25, 29)):
            pen.rectangle((left, top, left + 6, 54), CARD)

    return painted(52, 66, paint)
