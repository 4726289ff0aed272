"""Claim tracks and shipping rows of everybody: for each one panel, in which every player has a line."""

from rendering.canvas import Box, Canvas
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import PRINTED
from rendering.rolled_west.icons import crate, icon, mark
from rendering.rolled_west.theme import BRASS, LEDGER
from rendering.theme import INK, SEATS, mix
from rendering.tokens import token
from rules.rolled_west.board import METALS, TERRAINS
from rules.rolled_west.scoring import majorities
from rules.rolled_west.state import Position

OPEN = (mix(BRASS, LEDGER, 0.25), 8, mix(BRASS, INK, 0.4), 3)
"""How a box stands out whose first bonus is open."""
LARGEST = 56
"""How large a mark grows if there is room."""


def put_tracks(canvas: Canvas, top: int, view: Position) -> None:
    """Shows what everybody claimed and shipped, in the part that begins at `top`."""
    players = len(view.players)
    for number, name in enumerate(TERRAINS):
        _put_terrain(canvas, layout.terrain(top, number, players), view, name)
    for number, metal in enumerate(METALS):
        _put_freight(canvas, layout.freight(top, number, players), view, metal)


def _put_terrain(canvas: Canvas, panel: Box, view: Position, name: str) -> None:
    paid, players = majorities(view, name), len(view.players)
    for player, board in enumerate(view.players):
        line = layout.line(panel, player, players)
        _put_owner(canvas, line, player)
        spaces = [layout.column(panel, line, number, layout.SPACES) for number in range(layout.SPACES)]
        for space, kind in zip(spaces, board.claims[name], strict=False):
            picture = mark(SEATS[player], kind == "settlement", _size(line))
            canvas.put_centred(picture, *space.centre)
        canvas.note_row(spaces, "claim", player, name)
        if player in paid:
            place = layout.bonus(panel, line)
            canvas.text(*place.centre, f"+{paid[player]}", 36, INK, bold=True, align="centre")


def _put_freight(canvas: Canvas, panel: Box, view: Position, metal: str) -> None:
    for player, board in enumerate(view.players):
        line = layout.line(panel, player, len(view.players))
        _put_owner(canvas, line, player)
        spaces = [layout.column(panel, line, number, layout.BERTHS) for number in range(layout.BERTHS)]
        for space in spaces[: board.shipped[metal]]:
            canvas.put_centred(crate(SEATS[player], _size(line) - 4), *space.centre)
        canvas.note_row(spaces, "shipment", player, metal)
    for number in facts.STARRED:
        _put_first(canvas, layout.printed(panel, number, layout.BERTHS), view, metal, number)


def _put_first(canvas: Canvas, box: Box, view: Position, metal: str, space: int) -> None:
    """Shows what a starred space pays: more while its first bonus is open, then less, with the token of who has it."""
    points, owner = facts.worth(view, metal, space), facts.first(view, metal, space)
    x, y = box.centre
    if owner is None:
        canvas.box(Box(box.left + 1, box.top, box.right - 1, box.bottom), *OPEN)
        canvas.text(x, y + 3, f"{points}/{facts.later(metal, space)}", 36, INK, bold=True, align="centre")
    else:
        canvas.put_centred(token(SEATS[owner], 30), x - 14, y + 2)
        canvas.text(x + 12, y + 2, str(points), PRINTED, INK, bold=True, align="centre")
    canvas.put(icon("star", 20), box.right - 16, box.top - 4)


def _put_owner(canvas: Canvas, line: Box, player: int) -> None:
    canvas.put_centred(token(SEATS[player], min(line.height - 6, 46)), line.left + 32, line.centre[1])


def _size(line: Box) -> int:
    return min(line.height - 1, LARGEST)
