"""The board of Fox: the wood, with the fox as far as one may see it, and a row for each player beside it."""

from collections.abc import Iterator, Sequence

from PIL import Image

from parlour_fox.rules.moves import Caught, Searched, Seen, Sneak, Walk
from parlour_fox.rules.state import FIELDS, FOX, SIDE, Position
from rendering.canvas import Box, Canvas, Key
from rendering.drawing import Drawing, Words
from rendering.theme import CARD, DEEP, INK, LINE, PAPER, SEATS, WHITE
from rendering.tokens import token
from rules.game import Event, Move

SIZE = (1200, 760)
HEAD = Box(20, 20, 1180, 100)
WOOD = Box(20, 120, 660, 740)
PLACES = dict(zip(FIELDS, WOOD.grid(SIDE, SIDE, 10), strict=True))
ROWS = Box(690, 120, 1180, 740).rows(4, 12)
GREEN, PALE = (110, 150, 96), (206, 222, 190)


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board of `view`. Fields where the fox may be are pale."""
    canvas = Canvas(Image.new("RGB", SIZE, PAPER))
    canvas.box(HEAD, DEEP, 16)
    text = words("board-round", round=view.round, rounds=view.rounds)
    canvas.text(*HEAD.centre, text, 40, WHITE, bold=True, align="centre")
    for field, place in PLACES.items():
        canvas.box(place, PALE if field in view.possible else GREEN, 12, LINE, 3)
        canvas.text(place.left + 14, place.top + 26, field, 36, INK, bold=True)
        canvas.note(place, "field", field)
    for number, field in enumerate(view.hounds):
        put_piece(canvas, field, view.owner(number))
    if view.fox:
        put_piece(canvas, view.fox, FOX)
    for number in range(view.seats):
        put_row(canvas, number, words)
    return canvas


def put_piece(canvas: Canvas, field: str, seat: int) -> None:
    """Puts the fox or a hound on its field."""
    canvas.put_centred(token(SEATS[seat], 84), PLACES[field].centre[0], PLACES[field].centre[1] + 14)


def put_row(canvas: Canvas, number: int, words: Words) -> None:
    """Puts the row of a player: name and side."""
    paint, place = SEATS[number], ROWS[number]
    canvas.box(place, paint.pale, 12, paint.base, 4)
    canvas.put_centred(token(paint, 56), place.left + 50, place.centre[1])
    room = place.width - 110
    canvas.text(place.left + 95, place.centre[1] - 24, words.player(number), 36, INK, bold=True, room=room)
    side = words("board-hounds") if number else words("board-fox")
    canvas.box(Box(place.left + 90, place.centre[1] + 6, place.right - 14, place.centre[1] + 54), CARD, 8)
    canvas.text(place.left + 102, place.centre[1] + 30, side, 36, INK, room=room - 20)


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Yields the lines of the board as text."""
    yield words("board-round", round=view.round, rounds=view.rounds)
    for number, field in enumerate(view.hounds):
        yield words("board-hound", player=words.player(view.owner(number)), field=field)
    if view.fox:
        yield words("board-fox-at", player=words.player(FOX), field=view.fox)
    yield words("board-possible", fields=" ".join(view.possible))


def changed(events: Sequence[Event]) -> Iterator[Key]:
    """Yields the fields where something was seen."""
    for event in events:
        match event:
            case Seen(field) | Searched(_, field) | Caught(_, field):
                yield "field", field


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Yields the field to go to."""
    assert isinstance(option, Sneak | Walk)
    yield "field", option.field


DRAWING = Drawing(board=board, lines=lines, changed=changed, meant=meant)
