"""Rolled West as an image: the dice, contracts and Boomtown, and every claim track with a line for each player.

In private, the own scoreboard lies below the dice: what is decided with these alone needs no other part.
"""

from itertools import pairwise

from rendering.canvas import Box, Canvas
from rendering.drawing import Drawing, Words
from rendering.panels import put_count, put_turn
from rendering.rolled_west import facts, ground, highlights, layout, pieces, players, roll, scoreboard, shared, tracks
from rendering.rolled_west.describing import lines
from rendering.rolled_west.signs import SIGNS
from rendering.rolled_west.theme import PLANK, SCHEMES
from rules.rolled_west.board import ROUNDS
from rules.rolled_west.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, that player's scoreboard too as long as the game lasts."""
    written, is_own = ground.lettering(words, facts.counts_units(view)), seat is not None and bool(view.agenda)
    field = layout.PART if is_own else layout.HEAD
    everybody = field + layout.FIELD
    canvas = Canvas.blank((layout.WIDTH, everybody + _height(view)), PLANK)
    if seat is not None and is_own:
        _put_own(canvas, view, seat, words, written)
        canvas.part(Box(0, 0, layout.WIDTH, field), always=True)
    else:
        _put_head(canvas, view, words, written)
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{ROUNDS}", (36, 54))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words)
    canvas.put_ground(ground.shared(written), field)
    shared.put_shared(canvas, layout.shared(field), view, written)
    canvas.part(Box(0, field if is_own else 0, layout.WIDTH, everybody))
    _put_everybody(canvas, everybody, view, seat, words, written)
    return canvas


def _height(view: Position) -> int:
    """Returns how high tracks and panels are together; once the game is over, there are no panels."""
    return layout.tracks(len(view.players)) + (layout.PANELS[len(view.players)] if view.agenda else 0)


def _put_own(canvas: Canvas, view: Position, seat: int, words: Words, written: ground.Lettering) -> None:
    canvas.put_ground(ground.scoreboard(written.letters))
    roll.put_roll(canvas, view, seat, words, written)
    scoreboard.put_scoreboard(canvas, view, seat, words, written)


def _put_head(canvas: Canvas, view: Position, words: Words, written: ground.Lettering) -> None:
    """Puts the dice, or the points of a finished game."""
    canvas.put_ground(ground.head(not view.agenda))
    if view.agenda:
        roll.put_roll(canvas, view, None, words, written)
    else:
        players.put_results(canvas, view, words)


def _put_everybody(
    canvas: Canvas, top: int, view: Position, seat: int | None, words: Words, written: ground.Lettering
) -> None:
    """Puts tracks and panels, as one part if they are low enough."""
    canvas.put_ground(ground.tracks(len(view.players), written.letters), top)
    tracks.put_tracks(canvas, top, view)
    middle, bottom = top + layout.tracks(len(view.players)), canvas.size[1]
    if view.agenda:
        players.put_panels(canvas, layout.panels(middle, len(view.players)), view, seat, words, written)
    edges = [top, bottom] if bottom - top <= layout.PART else [top, middle, bottom]
    for upper, lower in pairwise(edges):
        canvas.part(Box(0, upper, layout.WIDTH, lower))


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
