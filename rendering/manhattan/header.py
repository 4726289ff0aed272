"""Above the map: the round, whose turn it is or who won, and the deck."""

from functools import cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.manhattan import facts, layout
from rendering.panels import put_count, put_turn
from rendering.pictures import load
from rendering.theme import CARD, INK, LINE
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


@cache
def _card_back() -> Image.Image:
    return load("manhattan", "deck").image()
