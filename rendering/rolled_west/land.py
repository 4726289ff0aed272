"""The land, where everybody has marks, and the railways, where everybody has a wagon for each metal."""

from rendering.canvas import Box, Canvas, Spot
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import lay_sign
from rendering.rolled_west.icons import icon, mark, wagon
from rendering.rolled_west.theme import BRASS
from rendering.theme import INK, SEATS, WHITE
from rendering.tokens import token
from rules.rolled_west import board
from rules.rolled_west.board import METALS
from rules.rolled_west.scoring import majorities
from rules.rolled_west.state import Position

TOKEN = 28
"""The size of tokens beside what they are paid."""


def put_land(canvas: Canvas, view: Position, seat: int | None) -> None:
    """Puts marks, ranks and wagons, and notes where `seat` can go."""
    for terrain in layout.LAND:
        _put_marks(canvas, view, terrain, seat)
        _put_ranks(canvas, view, terrain)
    for metal in METALS:
        _put_rail(canvas, view, metal, seat)


def _put_marks(canvas: Canvas, view: Position, terrain: str, seat: int | None) -> None:
    players = len(view.players)
    for number in range(layout.SPACES):
        plot = layout.plot(terrain, number)
        for player, own in enumerate(view.players):
            if number < len(own.claims[terrain]):
                place, kind = layout.slot(plot, player, players), own.claims[terrain][number]
                canvas.put(mark(SEATS[player], kind == "settlement", layout.MARK), place.left, place.top)
                canvas.note(place, "claim", player, terrain, number + 1)
        canvas.note(plot, "space", terrain, number + 1, spot=_spot(layout.slot(plot, seat or 0, players)))


def _put_ranks(canvas: Canvas, view: Position, terrain: str) -> None:
    """Shows what the first rank pays, with who would be paid now, and then the same of those behind."""
    plate, card, paid = layout.plate(terrain), board.TERRAINS[terrain], majorities(view, terrain)
    if view.agenda and view.terrain == terrain:
        canvas.box(plate.inset(-3), None, 14, WHITE, 6)
    canvas.note(plate, "majority", terrain)
    x, y = plate.left + 22, plate.bottom - 20
    canvas.put_centred(icon("majorities", 28), x, y)
    x += 18
    for points in (card.first, card.lower):
        x += canvas.text(x, y, str(points), 35, INK, bold=True) + 4
        for player in (player for player, own in paid.items() if own == points):
            canvas.put_centred(token(SEATS[player], TOKEN), x + TOKEN // 2, y)
            x += TOKEN
        x += 16


def _put_rail(canvas: Canvas, view: Position, metal: str, seat: int | None) -> None:
    players = len(view.players)
    for number in facts.STARRED:
        station, owner = layout.station(metal, number), facts.first(view, metal, number)
        sign, later = (layout.sign(station, place) for place in range(2))
        canvas.note(sign._replace(right=later.right), "first", metal, number + 1)
        if owner is None:
            lay_sign(canvas, sign, str(facts.worth(view, metal, number)), BRASS)
        else:
            canvas.put_centred(token(SEATS[owner], TOKEN + 8), *sign.centre)
    for player, own in enumerate(view.players):
        if own.shipped[metal]:
            place = layout.berth(layout.station(metal, own.shipped[metal] - 1), player, players)
            canvas.put(wagon(SEATS[player], layout.MARK), place.left, place.top)
            canvas.note(place, "shipment", player, metal)
    shipped = 0 if seat is None else view.players[seat].shipped[metal]
    for number in range(shipped, len(layout.STATIONS)):
        station = layout.station(metal, number)
        spot = _spot(layout.berth(station, seat or 0, players))
        canvas.note(station, "berth", metal, number - shipped + 1, spot=spot)


def _spot(place: Box) -> Spot:
    return Spot(place.centre[0] + 3, place.centre[1], place.inset(-20), layout.BADGE)
