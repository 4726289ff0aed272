"""The grounds that every board has: the round and whose turn it is above, a panel for each player below."""

from collections.abc import Sequence

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.drawing import View, Words
from rendering.status import Status
from rendering.theme import CARD, DEEP, INK, LINE, SAND, SEATS, WHITE, Paint
from rendering.tokens import token

STRIPE = 14
"""How broad the edge in a player's colour is."""
APART = 6
"""How far tokens and marks beside a name are from each other."""


def put_panel(canvas: Canvas, box: Box, paint: Paint, active: bool) -> None:
    """Puts the ground of what belongs to a player; those to move, or the winners, stand out."""
    if active:
        canvas.box(box, paint.pale, 16, paint.base, 6)
    else:
        canvas.box(box, CARD, 16, LINE, 2)
    canvas.box(Box(box.left, box.top, box.left + STRIPE, box.bottom), paint.base, 7)


def put_count(canvas: Canvas, box: Box, text: str, figures: str, sizes: tuple[int, int]) -> None:
    """Shows what is counted in the header, such as the round: `text` and, larger, `figures`, in their `sizes`."""
    canvas.box(box, DEEP, 16)
    both = lettering.width(figures, sizes[1], True) + lettering.width(text, sizes[0], True)
    margin = 22 if both + 56 <= box.width else 10
    across = canvas.text(box.right - margin, box.centre[1], figures, sizes[1], WHITE, bold=True, align="right")
    room = box.width - across - 2 * margin - 12
    canvas.text(box.left + margin, box.centre[1], text, sizes[0], SAND, bold=True, room=room)


def put_turn(
    canvas: Canvas, box: Box, status: Status[View], view: View, viewer: int | None, words: Words, size: int = 52
) -> None:
    """Shows whose turn it is or who won: text after tokens of `size`, on the ground of the first player's colour."""
    text = status.turn(view, viewer, words)
    colours = [colour for player in status.active(view, viewer) for colour in status.colours(view, player)]
    fill, edge = (SEATS[colours[0]].pale, SEATS[colours[0]].base) if colours else (CARD, LINE)
    canvas.box(box, fill, 16, edge, 5)
    left = box.left + 16
    for colour in colours:
        canvas.put_centred(token(SEATS[colour], size), left + size // 2, box.centre[1])
        left += size + APART
    place = Box(left + 8, box.top + 2, box.right - 14, box.bottom - 2)
    fits_one_line = lettering.width(text, 40, True) <= place.width
    canvas.paragraph(place, text, 48 if fits_one_line else 35, INK, bold=True, lines=1 if fits_one_line else 2)


def put_name(
    canvas: Canvas,
    row: Box,
    name: str,
    size: int,
    tokens: Sequence[Image.Image],
    marks: Sequence[Image.Image] = (),
    indent: int = 2,
) -> None:
    """Puts the name of a player in `row`, between its `tokens` and, at the end, its `marks`.

    Tokens are APART pixels from each other, and the name `indent` pixels more from the last.
    """
    left, right, y = row.left, row.right, row.centre[1]
    for sprite in tokens:
        canvas.put_centred(sprite, left + sprite.width // 2, y)
        left += sprite.width + APART
    for sprite in marks:
        canvas.put_centred(sprite, right - sprite.width + sprite.width // 2, y)
        right -= sprite.width + APART
    left += indent
    canvas.text(left, y, name, size, INK, bold=True, room=right - left - 4)
