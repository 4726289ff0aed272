"""Rolled West as an image: the dice, the land and the railways of everybody, then contracts, Boomtown and the players.

In private, the own panel lies beside the dice.
"""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.panels import put_count, put_turn
from rendering.rolled_west import facts, ground, highlights, land, layout, pieces, players, roll, shared
from rendering.rolled_west.describing import lines
from rendering.rolled_west.signs import SIGNS
from rendering.rolled_west.theme import PLANK, SCHEMES
from rules.rolled_west.board import ROUNDS
from rules.rolled_west.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, that player's panel beside the dice until the end."""
    written = ground.lettering(words)
    bottom = layout.height(len(view.players), not view.agenda)
    canvas = Canvas.blank((layout.WIDTH, bottom), PLANK)
    canvas.put_ground(ground.first(written, not view.agenda))
    canvas.put_ground(ground.below(written, bottom - layout.FIRST), layout.FIRST)
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{ROUNDS}", (35, 40))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words)
    if view.agenda:
        roll.put_roll(canvas, view, seat, words, written)
    else:
        players.put_results(canvas, view, words)
    land.put_land(canvas, view, seat)
    shared.put_contracts(canvas, view, written)
    shared.put_boomtown(canvas, view, words, written)
    if view.agenda:
        players.put_panels(canvas, view, seat, words, written)
    _divide(canvas, is_private=seat is not None and bool(view.agenda))
    return canvas


def _divide(canvas: Canvas, *, is_private: bool) -> None:
    """Divides the board into its parts; in private, every question shows the dice and the land."""
    bottom = canvas.size[1]
    for box in layout.parts_of_question(bottom) if is_private else layout.parts(bottom):
        canvas.part(box, always=is_private and box.bottom == layout.FIRST)


DRAWING = Drawing(
    board=board,
    lines=lines,
    changed=highlights.changed,
    meant=highlights.meant,
    signs=SIGNS,
    placeless=highlights.placeless,
    pieces=pieces.PIECES,
    piece=pieces.piece,
    schemes=SCHEMES,
)
