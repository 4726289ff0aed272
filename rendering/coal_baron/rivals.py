"""In a private view: the others in short."""

from rendering.canvas import Box, Canvas
from rendering.coal_baron import facts, layout
from rendering.coal_baron.icons import icon, worker
from rendering.drawing import Words
from rendering.panels import STRIPE, put_panel
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.coal_baron.state import Position


def put_rivals(canvas: Canvas, top: int, view: Position, seat: int, words: Words) -> None:
    """Puts everybody but `seat` below `top`, the next one first."""
    players = len(view.players)
    active = facts.STATUS.active(view, seat)
    for number, box in enumerate(layout.rivals(players, top), 1):
        rival = (seat + number) % players
        put_panel(canvas, box, SEATS[rival], rival in active)
        _put_rival(canvas, box, view, rival, words)


def _put_rival(canvas: Canvas, box: Box, view: Position, seat: int, words: Words) -> None:
    left, y = box.left + STRIPE + 10, box.top + 34
    canvas.put_centred(token(SEATS[seat], 40), left + 20, y)
    right = box.right - 10
    if seat == view.starter and view.agenda:
        right -= 48
        canvas.put_centred(icon("first", 46), right + 24, y)
        canvas.note(Box(right - 24, y - 24, right + 48, y + 24), "starter")
    canvas.text(left + 50, y, facts.STATUS.name(view, seat, words), 36, INK, bold=True, room=right - left - 54)
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
        canvas.put_centred(sprite, x + 20, y)
        canvas.text(x + 42, y, str(count), 36, INK, bold=True, room=step - 42)
        canvas.note(Box(x, y - 26, x + step - 4, y + 26), name, seat)
