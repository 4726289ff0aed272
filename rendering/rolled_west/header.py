"""Above everything: the round, and whose answers are awaited or who won."""

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.palette import SEATS
from rendering.panels import put_count, put_turn
from rendering.rolled_west import facts, layout
from rules.rolled_west.board import ROUNDS
from rules.rolled_west.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, and whose answers are awaited or who won."""
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{ROUNDS}", (34, 58))
    paints = [SEATS[player] for player in facts.active(view, seat)]
    put_turn(canvas, layout.TURN, facts.turn(view, seat, words), paints, (paints or SEATS)[0], 52)
