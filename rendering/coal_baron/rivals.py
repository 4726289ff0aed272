"""In a private view: the others in short."""

from rendering.canvas import Box
from rendering.coal_baron import facts, layout
from rendering.coal_baron.icons import icon, worker
from rendering.coal_baron.table import Table
from rendering.drawing import Words
from rendering.palette import INK, SEATS
from rendering.panels import STRIPE, put_panel
from rendering.tokens import token
from rules.coal_baron.state import Position


def put_rivals(table: Table, view: Position, seat: int, words: Words) -> None:
    """Everybody but `seat`, the next one first."""
    players = len(view.players)
    active = facts.active(view, seat)
    for number, box in enumerate(layout.rivals(players), 1):
        rival = (seat + number) % players
        put_panel(table, box, SEATS[rival], rival in active)
        _put_rival(table, box, view, rival, words)


def _put_rival(table: Table, box: Box, view: Position, seat: int, words: Words) -> None:
    left, y = box.left + STRIPE + 10, box.top + 34
    table.put_centred(token(SEATS[seat], 40), left + 20, y)
    right = box.right - 10
    if seat == view.starter and view.agenda:
        right -= 48
        table.put_centred(icon("first", 46), right + 24, y)
    table.text(left + 50, y, facts.name(seat, words), 36, INK, bold=True, room=right - left - 54)
    y, step = box.bottom - 36, (box.right - left - 4) // 4
    player = view.players[seat]
    counts = (
        ("points", icon("star", 40), facts.points(view, seat)),
        ("francs", icon("francs", 38), player.francs),
        ("workers", worker(SEATS[seat], 42), player.workers),
        ("orders", icon("sheet", 38), len(player.orders)),
    )
    for number, (name, sprite, count) in enumerate(counts):
        x = left + number * step
        table.put_centred(sprite, x + 20, y)
        table.text(x + 42, y, str(count), 36, INK, bold=True, room=step - 42)
        table.note(Box(x, y - 26, x + step - 4, y + 26), name, seat)
