"""One player's scoreboard, large: tracks, shipping rows and bank, and how far the others are."""

from collections.abc import Mapping

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.panels import put_name, put_panel
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import STAR, UPPER, Lettering, letter, star
from rendering.rolled_west.icons import crate, icon, mark, starter
from rendering.rolled_west.players import put_points, put_stock
from rendering.rolled_west.tracks import OPEN
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.rolled_west.board import METALS, RESOURCES, TERRAINS
from rules.rolled_west.scoring import majorities, scores
from rules.rolled_west.state import Position

TOKEN = 28
"""The size of the tokens of others."""


def put_scoreboard(canvas: Canvas, view: Position, seat: int, words: Words, written: Lettering) -> None:
    """Puts the scoreboard of `seat`."""
    _put_head(canvas, view, seat, words, written)
    for number, name in enumerate(TERRAINS):
        _put_track(canvas, view, seat, number, name)
    for number, metal in enumerate(METALS):
        _put_row(canvas, view, seat, number, metal)


def _put_head(canvas: Canvas, view: Position, seat: int, words: Words, written: Lettering) -> None:
    box = layout.MINE._replace(bottom=layout.MINE.top + layout.MINE_HEAD)
    put_panel(canvas, box, SEATS[seat], seat in facts.STATUS.active(view, seat))
    name, marks = facts.STATUS.name(view, seat, words), [starter(56)] if seat == view.starter else []
    row = box._replace(left=box.left + 26, right=layout.MY_SCORE.left - 8)
    put_name(canvas, row, name, 46, [token(SEATS[seat], 54)], marks, indent=8)
    put_points(canvas, layout.MY_SCORE, scores(view)[seat].points, 68)
    canvas.put_centred(icon("banked", 56), layout.my_bank(0).left - 40, box.centre[1])
    for number, name in enumerate(RESOURCES):
        place = layout.my_bank(number)
        count = view.players[seat].bank[name]
        put_stock(canvas, place.left + 6, place.centre[1], letter(written, name), name, count, 56)
        canvas.note(place, "bank", seat, name)


def _put_track(canvas: Canvas, view: Position, seat: int, number: int, name: str) -> None:
    spaces = [layout.my_space(number, space) for space in range(layout.SPACES)]
    for space, (box, kind) in enumerate(zip(spaces, view.players[seat].claims[name], strict=False)):
        canvas.box(box.inset(2), SEATS[seat].pale, 8, SEATS[seat].base, 3)
        canvas.put_centred(mark(SEATS[seat], kind == "settlement", 56), *box.centre)
        if TERRAINS[name].points[space]:
            canvas.put(icon("star", STAR), *star(box))
    for space, box in enumerate(spaces, 1):
        canvas.note(box, "space", name, space, spot=_spot(box))
    canvas.note_row(spaces, "claim", seat, name)
    reached = {player: len(board.claims[name]) for player, board in enumerate(view.players) if player != seat}
    _put_rivals(canvas, layout.my_rivals(number), reached, name)
    place = layout.my_bonus(number)
    canvas.note(layout.around_bonus(number), "majority", name)
    if points := majorities(view, name).get(seat):
        canvas.text(place.right - 6, place.centre[1], f"+{points}", 40, INK, bold=True, align="right")


def _put_row(canvas: Canvas, view: Position, seat: int, number: int, metal: str) -> None:
    shipped = view.players[seat].shipped[metal]
    spaces = [layout.my_berth(number, space) for space in range(layout.BERTHS)]
    for space in facts.STARRED:
        if space >= shipped:
            _put_first(canvas, spaces[space], view, metal, space)
    for box in spaces[:shipped]:
        canvas.box(box.inset(2), SEATS[seat].pale, 8, SEATS[seat].base, 3)
        canvas.put_centred(crate(SEATS[seat], 50), *box.centre)
    for space in facts.STARRED:
        canvas.put(icon("star", STAR), *star(spaces[space]))
    for more, box in enumerate(spaces[shipped:], 1):
        canvas.note(box, "berth", metal, more, spot=_spot(box))
    canvas.note_row(spaces, "shipment", seat, metal)
    reached = {player: board.shipped[metal] for player, board in enumerate(view.players) if player != seat}
    _put_rivals(canvas, layout.my_competitors(number), reached, metal)


def _spot(box: Box) -> Spot:
    return Spot(box.centre[0], box.bottom - layout.BADGE // 2, box.inset(-8), layout.BADGE)


def _put_first(canvas: Canvas, box: Box, view: Position, metal: str, space: int) -> None:
    """Shows what a starred space pays: more while its first bonus is open, then less, with the token of who has it."""
    points, owner = facts.worth(view, metal, space), facts.first(view, metal, space)
    x, y = box.centre[0], box.top + UPPER
    if owner is None:
        canvas.box(box.inset(2), *OPEN)
        canvas.text(x, y, f"{points}/{facts.later(metal, space)}", 36, INK, bold=True, align="centre")
    else:
        canvas.put_centred(token(SEATS[owner], TOKEN), x - 14, y)
        canvas.text(x + 13, y, str(points), 40, INK, bold=True, align="centre")


def _put_rivals(canvas: Canvas, place: Box, reached: Mapping[int, int], row: str) -> None:
    """Says in `place` how many spaces of a `row` each of the others has marked."""
    for number, (player, count) in enumerate(reached.items()):
        box = layout.rival(place, number, len(reached))
        canvas.put_centred(token(SEATS[player], TOKEN), box.left + TOKEN // 2 + 2, box.centre[1])
        canvas.text(box.left + TOKEN + 7, box.centre[1], str(count), 35, INK, bold=True)
        canvas.note(box, "reached", player, row)
