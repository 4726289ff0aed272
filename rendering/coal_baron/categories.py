"""At the bottom: the majorities of every category, and what it pays to the first and the second."""

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.coal_baron import layout
from rendering.coal_baron.coal import cart, cube
from rendering.coal_baron.icons import icon, transport
from rendering.coal_baron.theme import TRANSPORTS
from rendering.drawing import Words
from rendering.theme import CARD, FADED, GOLD, INK, LINE, SEATS, Colour, mix
from rendering.tokens import token
from rules.coal_baron import scoring
from rules.coal_baron.scoring import CategoryState
from rules.coal_baron.state import COLOURS, Position

MINUS = "−"
GROUP = 4
"""How many categories begin to pay in the same shift."""


def put_categories(canvas: Canvas, box: Box, view: Position, words: Words) -> None:
    """Puts the whole comparison, and below it what its figures mean."""
    canvas.box(box, CARD, 14, LINE, 2)
    players = len(view.players)
    for seat in range(players):
        canvas.put_centred(token(SEATS[seat], 42), *layout.category_player(box, seat).centre)
    categories = scoring.category_states(view)
    for number, status in enumerate(categories):
        _put_heading(canvas, layout.category_field(box, number, -1), number, status, view)
        for seat in range(players):
            _put_count(canvas, layout.category_field(box, number, seat), status, seat)
    _put_closing(canvas, box, view, words)
    unsure = sum(bool(status.unsure) for status in categories)
    legend = words("board-legend", players=players, unsure=unsure)
    canvas.paragraph(layout.legend(box), legend, lettering.READABLE, FADED)


def _put_closing(canvas: Canvas, box: Box, view: Position, words: Words) -> None:
    """Shows what everybody would get for francs, cubes, orders left and the balance if the game ended now."""
    last = layout.CATEGORIES
    _put_title(canvas, layout.category_field(box, last, -1), icon("scales", 42), words("board-end"))
    for seat, player in enumerate(view.players):
        field = layout.category_field(box, last, seat)
        worth = sum(player.closing or scoring.closing(view, player))
        canvas.text(*field.centre, signed(worth), 38, INK, align="centre", room=field.width - 6)
        canvas.note(field, "closing", seat)


def _put_heading(canvas: Canvas, box: Box, number: int, status: CategoryState, view: Position) -> None:
    """Shows what is counted, with its prizes; paler before the shift in which it pays for the first time."""
    kind, which = divmod(number, GROUP)
    colour = COLOURS[which]
    transports = list(TRANSPORTS)
    sprite = (
        cube(colour, 44),
        transport(transports[which], 68, TRANSPORTS[transports[which]], CARD),
        cart(colour, "", 48),
    )[kind]
    paid = status.category
    prizes = f"{paid.first}/{paid.second}" if len(view.players) > 2 else str(paid.first)
    _put_title(canvas, box, sprite, prizes, INK if paid.shift <= max(view.shift, 1) else FADED)
    canvas.note(box, "category", number)


def _put_title(canvas: Canvas, box: Box, sprite: Image.Image, text: str, colour: Colour = INK) -> None:
    """Puts a picture with a text below it."""
    canvas.put_centred(sprite, box.centre[0], box.top + 28)
    canvas.text(box.centre[0], box.bottom - 20, text, 35, colour, bold=True, align="centre", room=box.width)


def _put_count(canvas: Canvas, box: Box, status: CategoryState, seat: int) -> None:
    count, points = status.counts[seat], status.points[seat]
    if points == status.category.first:
        canvas.box(box.inset(2), mix(GOLD, CARD, 0.35), 7, mix(GOLD, INK, 0.25), 2)
    elif points:
        canvas.box(box.inset(2), mix(LINE, CARD, 0.45), 7)
    figure = f"{count}+" if seat in status.unsure else str(count)
    canvas.text(*box.centre, figure, 38, INK if count else FADED, bold=bool(points), align="centre", room=box.width - 6)


def signed(points: int) -> str:
    """Returns a number with its sign."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}" if points else "0"
