"""At the top: the shift, or the work steps that are left, and whose turn it is or who won."""

from rendering.canvas import Canvas
from rendering.coal_baron import facts, layout
from rendering.drawing import Words
from rendering.panels import put_count, put_turn
from rules.coal_baron.board import DATA
from rules.coal_baron.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """Puts the shift, or the work steps that are left; and whose turn it is, or who won."""
    left = facts.steps_left(view)
    if not view.shift:
        put_count(canvas, layout.SHIFT, words("board-drafting"), "", (44, 54))
    elif left is None:
        put_count(canvas, layout.SHIFT, words("board-shift"), f"{view.shift}/{DATA.shifts}", (38, 54))
    else:
        put_count(canvas, layout.SHIFT, words("board-steps"), str(left), (38, 58))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words)
