"""One player's scoreboard, large: tracks, shipping rows and bank, and how far the others are."""

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.palette import INK, SEATS
from rendering.panels import put_panel
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import MY_PRINTED, STAR, UPPER, Lettering, letter, star
from rendering.rolled_west.icons import crate, icon, mark, starter
from rendering.rolled_west.players import put_points, put_stock
from rendering.rolled_west.tables import OPEN
from rendering.tokens import token
from rules.rolled_west.board import METALS, RESOURCES, TERRAINS
from rules.rolled_west.scoring import majorities, scores
from rules.rolled_west.state import Position

TOKEN = 34
"""The size of the tokens that tell where others are."""


def put_scoreboard(canvas: Canvas, view: Position, seat: int, words: Words, written: Lettering) -> None:
    """The scoreboard of `seat`."""
    _put_head(canvas, view, seat, words, written)
    for number, name in enumerate(TERRAINS):
        _put_track(canvas, view, seat, number, name)
    for number, metal in enumerate(METALS):
        _put_row(canvas, view, seat, number, metal)


def _put_head(canvas: Canvas, view: Position, seat: int, words: Words, written: Lettering) -> None:
    box = Box(layout.MINE.left, layout.MINE.top, layout.MINE.right, layout.MINE.top + layout.MINE_HEAD)
    put_panel(canvas, box, SEATS[seat], seat in facts.active(view, seat))
    y = box.centre[1]
    canvas.put_centred(token(SEATS[seat], 62), box.left + 60, y)
    room = layout.MY_SCORE.left - box.left - 164
    across = canvas.text(box.left + 104, y, facts.name(view, seat, words), 46, INK, bold=True, room=room)
    if seat == view.starter:
        canvas.put_centred(starter(56), box.left + 104 + across + 40, y)
    put_points(canvas, layout.MY_SCORE, scores(view)[seat].points, 80)
    canvas.put_centred(icon("banked", 60), layout.my_bank(0).left - 38, y)
    for number, name in enumerate(RESOURCES):
        place = layout.my_bank(number)
        count = view.players[seat].bank[name]
        put_stock(canvas, place.left + 8, place.centre[1], letter(written, name), name, count, 64)


def _put_track(canvas: Canvas, view: Position, seat: int, number: int, name: str) -> None:
    for space, kind in enumerate(view.players[seat].claims[name]):
        box = layout.my_space(number, space)
        canvas.box(box.inset(2), SEATS[seat].pale, 8, SEATS[seat].base, 3)
        canvas.put_centred(mark(SEATS[seat], kind == "settlement", 58), *box.centre)
        if TERRAINS[name].points[space]:
            canvas.put(icon("star", STAR), *star(box))
    reached = {player: len(board.claims[name]) for player, board in enumerate(view.players) if player != seat}
    for space in range(layout.SPACES):
        _put_others(canvas, layout.my_space(number, space), [p for p, count in reached.items() if count == space + 1])
    if points := majorities(view, name).get(seat):
        place = layout.my_bonus(number)
        canvas.text(place.centre[0], place.bottom - 24, f"+{points}", 40, INK, bold=True, align="centre")


def _put_row(canvas: Canvas, view: Position, seat: int, number: int, metal: str) -> None:
    shipped = view.players[seat].shipped[metal]
    for space in facts.STARRED:
        if space >= shipped:
            _put_first(canvas, layout.my_berth(number, space), view, metal, space)
    for space in range(shipped):
        box = layout.my_berth(number, space)
        canvas.box(box.inset(2), SEATS[seat].pale, 8, SEATS[seat].base, 3)
        canvas.put_centred(crate(SEATS[seat], 50), *box.centre)
    for space in facts.STARRED:
        box = layout.my_berth(number, space)
        canvas.put(icon("star", STAR), *star(box))
    reached = {player: board.shipped[metal] for player, board in enumerate(view.players) if player != seat}
    for space in range(layout.BERTHS):
        _put_others(canvas, layout.my_berth(number, space), [p for p, count in reached.items() if count == space + 1])


def _put_first(canvas: Canvas, box: Box, view: Position, metal: str, space: int) -> None:
    """What a starred space pays: more while its first bonus is open, then less, with the token of who has it."""
    points, owner = facts.worth(view, metal, space), facts.first(view, metal, space)
    x, y = box.centre[0], box.top + UPPER
    if owner is None:
        canvas.box(box.inset(2), *OPEN)
        canvas.text(x, box.bottom - 22, f"({facts.later(metal, space)})", 28, INK, bold=True, align="centre")
    else:
        canvas.put_centred(token(SEATS[owner], 30), x, box.bottom - 24)
    canvas.text(x, y, str(points), MY_PRINTED, INK, bold=True, align="centre")


def _put_others(canvas: Canvas, space: Box, players: list[int]) -> None:
    """Tokens of those whose last mark is on a space, below it."""
    step = min(TOKEN, space.width // max(len(players), 1))
    for number, player in enumerate(players):
        x = space.centre[0] + round((number - (len(players) - 1) / 2) * step)
        canvas.put_centred(token(SEATS[player], TOKEN if len(players) < 3 else 26), x, space.bottom + 22)
