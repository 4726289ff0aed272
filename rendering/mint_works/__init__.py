"""Mint Works as an image: the Locations in their tin, the Plan Supply, and a Neighborhood for each player."""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.mint_works import facts, ground, highlights, layout, locations, neighborhoods, pieces, supply
from rendering.mint_works.describing import lines
from rendering.mint_works.facts import STATUS
from rendering.mint_works.signs import SIGNS
from rendering.mint_works.theme import SCHEMES
from rendering.panels import put_count, put_turn
from rules.mint_works.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, its own secret Plans too."""
    held = [len(facts.cards(view, player)) for player in range(len(view.players))]
    cards = [max(count, not view.is_person(player)) for player, count in enumerate(held)]
    table = layout.table(len(view.locations), cards, seat)
    canvas = ground.empty(table)
    put_count(canvas, layout.ROUND, words("board-round"), str(view.round), (38, 54))
    put_turn(canvas, layout.TURN, STATUS, view, seat, words)
    locations.put_locations(canvas, table.tin, view, words)
    supply.put_supply(canvas, table.supply, view, words)
    neighborhoods.put_neighborhoods(canvas, table.neighborhoods, view, seat, words)
    for part in table.parts:
        canvas.part(part, always=seat is not None and part.holds(table.neighborhoods[seat]))
    return canvas


DRAWING = Drawing(
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    signs=SIGNS,
    placeless=highlights.placeless,
    pieces=pieces.PIECES,
    piece=pieces.piece,
    schemes=SCHEMES,
)
