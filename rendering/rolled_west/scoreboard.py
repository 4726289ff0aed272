"""One player's scoreboard, large: tracks, shipping rows and bank, and how far the others are."""

from collections.abc import Mapping, Sequence

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.panels import put_panel
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import MY_PRINTED, STAR, UPPER, Lettering, letter, star
from rendering.rolled_west.icons import crate, icon, mark, starter
from rendering.rolled_west.players import put_points, put_stock
from rendering.rolled_west.tracks import OPEN
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.rolled_west.board import METALS, RESOURCES, TERRAINS
from rules.rolled_west.scoring import majorities, scores
from rules.rolled_west.state import Position

TOKEN = 34
"""The size of the tokens that show where others are."""
TOKENS = 44
"""How deep the row is in which they lie."""


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
    y = box.centre[1]
    canvas.put_centred(token(SEATS[seat], 62), box.left + 60, y)
    room = layout.MY_SCORE.left - box.left - 164
    across = canvas.text(box.left + 104, y, facts.STATUS.name(view, seat, words), 46, INK, bold=True, room=room)
    if seat == view.starter:
        canvas.put_centred(starter(56), box.left + 104 + across + 40, y)
    put_points(canvas, layout.MY_SCORE, scores(view)[seat].points, 80)
    canvas.put_centred(icon("banked", 60), layout.my_bank(0).left - 38, y)
    for number, name in enumerate(RESOURCES):
        place = layout.my_bank(number)
        count = view.players[seat].bank[name]
        put_stock(canvas, place.left + 8, place.centre[1], letter(written, name), name, count, 64)
        canvas.note(place, "bank", seat, name)


def _put_track(canvas: Canvas, view: Position, seat: int, number: int, name: str) -> None:
    spaces = [layout.my_space(number, space) for space in range(layout.SPACES)]
    for space, (box, kind) in enumerate(zip(spaces, view.players[seat].claims[name], strict=False)):
        canvas.box(box.inset(2), SEATS[seat].pale, 8, SEATS[seat].base, 3)
        canvas.put_centred(mark(SEATS[seat], kind == "settlement", 58), *box.centre)
        if TERRAINS[name].points[space]:
            canvas.put(icon("star", STAR), *star(box))
    for space, box in enumerate(spaces, 1):
        canvas.note(box, "space", name, space, spot=_spot(box, box.bottom - 18))
    reached = {player: len(board.claims[name]) for player, board in enumerate(view.players) if player != seat}
    _put_others(canvas, spaces, reached, name)
    canvas.note_row(spaces, "claim", seat, name)
    if points := majorities(view, name).get(seat):
        place = layout.my_bonus(number)
        canvas.text(place.centre[0], place.bottom - 24, f"+{points}", 40, INK, bold=True, align="centre")


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
        canvas.note(box, "berth", metal, more, spot=_spot(box, box.top - 16))
    reached = {player: board.shipped[metal] for player, board in enumerate(view.players) if player != seat}
    _put_others(canvas, spaces, reached, metal)
    canvas.note_row(spaces, "shipment", seat, metal)


def _spot(box: Box, y: int) -> Spot:
    return Spot(box.centre[0], y, box.inset(-8), layout.BADGE)


def _put_first(canvas: Canvas, box: Box, view: Position, metal: str, space: int) -> None:
    """Shows what a starred space pays: more while its first bonus is open, then less, with the token of who has it."""
    points, owner = facts.worth(view, metal, space), facts.first(view, metal, space)
    x, y = box.centre[0], box.top + UPPER
    if owner is None:
        canvas.box(box.inset(2), *OPEN)
        canvas.text(x, box.bottom - 22, f"({facts.later(metal, space)})", 28, INK, bold=True, align="centre")
    else:
        canvas.put_centred(token(SEATS[owner], 30), x, box.bottom - 24)
    canvas.text(x, y, str(points), MY_PRINTED, INK, bold=True, align="centre")


def _put_others(canvas: Canvas, spaces: Sequence[Box], reached: Mapping[int, int], row: str) -> None:
    """Puts tokens of the others below the spaces of a `row` that they have `reached`, counted from 1."""
    for number, space in enumerate(spaces, 1):
        players = [player for player, count in reached.items() if count == number]
        step = min(TOKEN, space.width // max(len(players), 1))
        for place, player in enumerate(players):
            x = space.centre[0] + round((place - (len(players) - 1) / 2) * step)
            canvas.put_centred(token(SEATS[player], TOKEN if len(players) < 3 else 26), x, space.bottom + 22)
    tokens = [space._replace(top=space.bottom, bottom=space.bottom + TOKENS) for space in spaces]
    for player in reached:
        canvas.note_row(tokens, "token", player, row)
