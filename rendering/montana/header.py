"""Above the boards: the round, and whose turn it is or who won."""

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.montana import facts, layout
from rendering.palette import SEATS
from rendering.panels import put_count, put_turn
from rules.montana.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, said to be the last if it is, and whose turn it is or who won."""
    text = words("board-last-round" if view.final else "board-round")
    put_count(canvas, layout.ROUND, text, str(view.round), (34, 54))
    paints = [SEATS[player] for player in facts.active(view, seat)]
    ground = (paints or [SEATS[view.active]])[0]
    put_turn(canvas, layout.TURN, facts.turn(view, seat, words), paints, ground, 52)
