"""Rolled West as a picture: the dice, every claim track with a line for each player, contracts and Boomtown.

In private it is a page of one's own: the own scoreboard large, the others in a strip.
"""

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Marks, Words
from rendering.rolled_west import ground, header, layout, players, roll, scoreboard, shared, tables
from rendering.rolled_west import marks as pointers
from rendering.rolled_west.describing import describe
from rendering.rolled_west.layout import SIZE
from rendering.rolled_west.places import Places
from rules.rolled_west.state import Position


def draw(view: Position, seat: int | None, marks: Marks, words: Words) -> Image.Image:
    """The table as `view` shows it; with `seat`, that player's page as long as the game lasts."""
    owner = seat if view.agenda else None
    canvas = _table(view, words) if owner is None else _page(view, owner, words)
    header.put_header(canvas, view, seat, words)
    places = Places(owner, len(view.players))
    pointers.put_rings(canvas, view, places, marks.events)
    pointers.put_numbers(canvas, view, places, marks.options)
    return canvas.image


def _table(view: Position, words: Words) -> Canvas:
    """What everybody sees; once the game is over, the points instead of dice and banks."""
    everybody, written = range(len(view.players)), ground.lettering(words)
    canvas = Canvas(ground.table(len(everybody), written).convert("RGB"))
    if view.agenda:
        roll.put_roll(canvas, view, None, words, written)
        players.put_players(canvas, layout.PLAYERS, view, everybody, None, words)
        players.put_banks(canvas, layout.PLAYERS, view, everybody, written)
    else:
        players.put_players(canvas, layout.RESULTS, view, everybody, None, words)
        players.put_sources(canvas, layout.RESULTS, view, words)
    tables.put_tables(canvas, view)
    shared.put_shared(canvas, layout.SHARED, view, written)
    return canvas


def _page(view: Position, seat: int, words: Words) -> Canvas:
    """What `seat` decides with."""
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


__all__ = ["SIZE", "describe", "draw"]
