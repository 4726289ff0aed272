"""Rolled West as an image: the dice, every claim track with a line for each player, contracts and Boomtown.

In private it is a page of one's own: the own scoreboard large, the others in a strip.
"""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.panels import put_count, put_turn
from rendering.rolled_west import facts, ground, highlights, layout, players, roll, scoreboard, shared, tracks
from rendering.rolled_west.describing import lines
from rules.rolled_west.board import ROUNDS
from rules.rolled_west.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, that player's page as long as the game lasts."""
    canvas = _overview(view, words) if seat is None or not view.agenda else _page(view, seat, words)
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{ROUNDS}", (34, 58))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words)
    return canvas


def _overview(view: Position, words: Words) -> Canvas:
    """Returns what everybody sees; once the game is over, the points instead of dice and banks."""
    everybody, written = range(len(view.players)), ground.lettering(words)
    canvas = Canvas(ground.overview(len(everybody), written).convert("RGB"))
    if view.agenda:
        roll.put_roll(canvas, view, None, words, written)
        players.put_players(canvas, layout.PLAYERS, view, everybody, None, words)
        players.put_banks(canvas, layout.PLAYERS, view, everybody, written)
    else:
        players.put_players(canvas, layout.RESULTS, view, everybody, None, words)
        players.put_sources(canvas, layout.RESULTS, view, words)
    tracks.put_tracks(canvas, view)
    shared.put_shared(canvas, layout.SHARED, view, written)
    return canvas


def _page(view: Position, seat: int, words: Words) -> Canvas:
    """Returns what `seat` decides with."""
    others, written = layout.others(seat, len(view.players)), ground.lettering(words)
    canvas = Canvas(ground.page(written).convert("RGB"))
    roll.put_roll(canvas, view, seat, words, written)
    scoreboard.put_scoreboard(canvas, view, seat, words, written)
    shared.put_shared(canvas, layout.MY_SHARED, view, written)
    players.put_players(canvas, layout.OTHERS, view, others, seat, words)
    players.put_banks(canvas, layout.OTHERS, view, others, written)
    if view.has_ghost():
        players.put_ghost(canvas, view, words)
    return canvas


DRAWING = Drawing(
    size=layout.SIZE,
    board=board,
    lines=lines,
    changed=highlights.changed,
    meant=highlights.meant,
    placeless=highlights.placeless,
    reach=5,
)
