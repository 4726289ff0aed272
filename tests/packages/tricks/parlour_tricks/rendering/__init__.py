"""The board of Tricks: the cards on the table above, a row for each player, one's own hand at the bottom."""

from collections.abc import Iterator, Sequence

from PIL import Image

from parlour_tricks.rules.moves import Play, Played, Won
from parlour_tricks.rules.state import Card, Position
from rendering.canvas import Box, Canvas, Key
from rendering.drawing import Drawing, Words
from rendering.theme import CARD, DEEP, INK, LINE, PAPER, SEATS, WHITE
from rendering.tokens import token
from rules.game import Event, Move

SIZE = (1000, 720)
HEAD = Box(20, 20, 980, 100)
ROWS = Box(20, 120, 980, 520).rows(4, 10)
HAND = Box(20, 540, 980, 700).columns(6, 12)
COLOURS = {"acorns": (150, 96, 40), "bells": (196, 140, 10), "leaves": (40, 120, 60)}


def put_card(canvas: Canvas, box: Box, card: Card, words: Words) -> None:
    """Puts a card: its rank above the name of its suit."""
    canvas.box(box, CARD, 12, COLOURS[card[0]], 5)
    middle, room = box.centre[0], box.width - 16
    canvas.text(middle, box.top + box.height // 3, str(card[1]), 44, INK, bold=True, align="centre")
    suit = words("suit", suit=card[0])
    canvas.text(middle, box.bottom - box.height // 4, suit, 36, COLOURS[card[0]], bold=True, align="centre", room=room)


def put_played(canvas: Canvas, box: Box, card: Card, words: Words) -> None:
    """Puts a card that lies on the table: its rank beside the name of its suit."""
    canvas.box(box, CARD, 12, COLOURS[card[0]], 5)
    canvas.text(box.left + 40, box.centre[1], str(card[1]), 44, INK, bold=True, align="centre")
    suit = words("suit", suit=card[0])
    canvas.text(box.left + 80, box.centre[1], suit, 36, COLOURS[card[0]], bold=True, room=box.width - 96)


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board of `view`, with the hand of `seat`."""
    canvas = Canvas(Image.new("RGB", SIZE, PAPER))
    canvas.box(HEAD, DEEP, 16)
    canvas.text(
        *HEAD.centre, words("board-deal", deal=view.deal, deals=view.deals), 40, WHITE, bold=True, align="centre"
    )
    for number, points in enumerate(view.points):
        put_row(canvas, view, number, points, words)
    for place, card in zip(HAND, view.hands[seat] if seat is not None and view.hands else [], strict=False):
        put_card(canvas, place, card, words)
        canvas.note(place, "card", *card)
    return canvas


def put_row(canvas: Canvas, view: Position, number: int, points: int, words: Words) -> None:
    """Puts the row of a player: name, card on the table, and points."""
    paint, place = SEATS[number], ROWS[number]
    leads = bool(view.agenda) and number in view.agenda[-1].seats
    canvas.box(place, paint.pale if leads else CARD, 12, paint.base if leads else LINE, 4)
    canvas.put_centred(token(paint, 52), place.left + 50, place.centre[1])
    canvas.text(place.left + 95, place.centre[1], words.player(number), 36, INK, room=480)
    canvas.text(place.right - 30, place.centre[1], str(points), 44, INK, bold=True, align="right")
    canvas.note(place, "row", number)
    if number in view.trick:
        put_played(
            canvas,
            Box(place.right - 370, place.top + 8, place.right - 130, place.bottom - 8),
            view.trick[number],
            words,
        )


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Yields the lines of the board as text."""
    yield words("board-deal", deal=view.deal, deals=view.deals)
    for number, points in enumerate(view.points):
        yield words("board-player", player=words.player(number), points=points)
        if number in view.trick:
            yield words("board-card", suit=view.trick[number][0], rank=view.trick[number][1])
    if seat is not None and view.hands and view.hands[seat]:
        yield words("board-hand")
        for suit, rank in view.hands[seat]:
            yield words("board-card", suit=suit, rank=rank)


def changed(events: Sequence[Event]) -> Iterator[Key]:
    """Yields the rows of players who played or took a trick."""
    for event in events:
        match event:
            case Played(seat) | Won(seat):
                yield "row", seat


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Yields the card in the hand."""
    assert isinstance(option, Play)
    yield "card", option.suit, option.rank


DRAWING = Drawing(board=board, lines=lines, changed=changed, meant=meant)
