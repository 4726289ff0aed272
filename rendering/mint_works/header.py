"""Above the tin: the round, and whose turn it is or who won."""

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.palette import SEATS
from rendering.panels import put_count, put_turn
from rules.mint_works.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, and whose turn it is or who won."""
    put_count(canvas, layout.ROUND, words("board-round"), str(view.round), (38, 58))
    paints = [SEATS[player] for player in facts.active(view, seat)]
    ground = (paints or [SEATS[view.starter]])[0]
    put_turn(canvas, layout.TURN, facts.turn(view, seat, words), paints, ground, 52)
