"""Mint Works as an image: the Locations in their tin, the Plan Supply, and a Neighborhood for each player."""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.mint_works import ground, highlights, layout, locations, neighborhoods, supply
from rendering.mint_works.describing import lines
from rendering.mint_works.facts import STATUS
from rendering.panels import put_count, put_turn
from rules.mint_works.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, its own secret Plans too."""
    canvas = Canvas(ground.ground())
    put_count(canvas, layout.ROUND, words("board-round"), str(view.round), (38, 58))
    put_turn(canvas, layout.TURN, STATUS, view, seat, words)
    locations.put_locations(canvas, view, words)
    supply.put_supply(canvas, view, words)
    neighborhoods.put_neighborhoods(canvas, view, seat, words)
    return canvas


DRAWING = Drawing(
    size=layout.SIZE,
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    placeless=highlights.placeless,
)
