"""Above the tin: the round, and whose turn it is or who won."""

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.palette import DEEP, INK, SAND, SEATS, WHITE
from rendering.tokens import token
from rules.mint_works.state import Position


def put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, and whose turn it is or who won."""
    _put_round(canvas, view.round, words)
    _put_turn(canvas, view, seat, words)


def _put_round(canvas: Canvas, number: int, words: Words) -> None:
    box = layout.ROUND
    canvas.box(box, DEEP, 16)
    wide = canvas.text(box.right - 22, box.centre[1], str(number), 58, WHITE, bold=True, align="right")
    room = box.width - wide - 56
    canvas.text(box.left + 22, box.centre[1], words("board-round"), 38, SAND, bold=True, room=room)


def _put_turn(canvas: Canvas, view: Position, viewer: int | None, words: Words) -> None:
    box, players = layout.TURN, facts.active(view, viewer)
    first = SEATS[(players or [view.starter])[0]]
    canvas.box(box, first.pale, 16, first.base, 5)
    left = box.left + 16
    for player in players:
        canvas.put_centred(token(SEATS[player], 52), left + 26, box.centre[1])
        left += 58
    text, place = facts.turn(view, viewer, words), Box(left + 8, box.top + 2, box.right - 14, box.bottom - 2)
    fits_one_line = lettering.width(text, 40, True) <= place.width
    canvas.paragraph(place, text, 48 if fits_one_line else 31, INK, bold=True, lines=1 if fits_one_line else 2)
