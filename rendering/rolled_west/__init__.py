"""Rolled West as an image: the dice, the land and the railways of everybody, then contracts, Boomtown and the players.

In private, the own panel lies beside the dice.
"""

from itertools import pairwise

from rendering.canvas import Box, Canvas
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
    boomtown = layout.FIRST + layout.CONTRACTS
    row = boomtown + layout.BOOMTOWN
    bottom = row + (layout.PANELS[len(view.players)] if view.agenda else 0)
    canvas = Canvas.blank((layout.WIDTH, bottom), PLANK)
    canvas.put_ground(ground.first(written, not view.agenda))
    canvas.put_ground(ground.below(bottom - layout.FIRST), layout.FIRST)
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{ROUNDS}", (36, 54))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words)
    if view.agenda:
        roll.put_roll(canvas, view, seat, words, written)
    else:
        players.put_results(canvas, view, words)
    land.put_land(canvas, view, seat)
    shared.put_contracts(canvas, layout.FIRST, view, written)
    shared.put_boomtown(canvas, boomtown, view, words, written)
    if view.agenda:
        players.put_panels(canvas, layout.panels(row, len(view.players)), view, seat, words, written)
    is_own = seat is not None and bool(view.agenda)
    canvas.part(Box(0, 0, layout.WIDTH, layout.FIRST), always=is_own)
    edges = [layout.FIRST, boomtown, row, bottom] if is_own else [layout.FIRST, bottom]
    for upper, lower in pairwise(edges):
        canvas.part(Box(0, upper, layout.WIDTH, lower))
    return canvas


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
