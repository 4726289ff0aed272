"""The board of Auction: the item above, a panel for each team with its points and the cards of its players."""

from collections.abc import Iterator, Sequence

from PIL import Image

from parlour_auction.rules.moves import Bid, Opened
from parlour_auction.rules.steps import TEAMS, PlaceBids, Position
from rendering.canvas import Box, Canvas, Key
from rendering.drawing import Drawing, Words
from rendering.theme import CARD, DEEP, INK, LINE, PAPER, SEATS, WHITE
from rendering.tokens import token
from rules.game import Event, Move

SIZE = (1100, 760)
HEAD = Box(20, 20, 1080, 110)
PANELS = Box(20, 130, 1080, 740).rows(2, 16)
MOST = 6
"""The most cards of a hand."""


def rows(team: int) -> list[Box]:
    """Returns the rows of a team's players."""
    return PANELS[team].trimmed(16, 16, 170, 16).rows(2, 12)


def cards(row: Box) -> list[Box]:
    """Returns the places of a player's cards, lowest first."""
    return row.trimmed(420, 14, 14, 14).columns(MOST, 10)


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board of `view`. Players who have bid are marked; only its own player sees a bid."""
    canvas = Canvas(Image.new("RGB", SIZE, PAPER))
    canvas.box(HEAD, DEEP, 16)
    text = words("board-item", points=view.item, left=len(view.items))
    canvas.text(*HEAD.centre, text, 40, WHITE, bold=True, align="centre", room=1000)
    for team, seats in enumerate(TEAMS):
        canvas.box(PANELS[team], CARD, 16, LINE, 4)
        x, y = PANELS[team].right - 90, PANELS[team].centre[1]
        canvas.text(x, y, str(view.points[team]), 64, INK, bold=True, align="centre")
        for number, row in zip(seats, rows(team), strict=True):
            put_player(canvas, row, view, number, seat, words)
    return canvas


def put_player(canvas: Canvas, row: Box, view: Position, number: int, seat: int | None, words: Words) -> None:
    """Puts the row of a player: name, and the cards that are left."""
    paint, bids = SEATS[number], bids_of(view)
    canvas.box(row, paint.pale, 12, paint.base, 4)
    canvas.put_centred(token(paint, 52), row.left + 44, row.centre[1])
    canvas.text(row.left + 84, row.centre[1], words.player(number), 34, INK, bold=True, room=250)
    if has_bid(view, number):
        canvas.text(row.left + 390, row.centre[1], "✓", 44, INK, bold=True, align="centre")
    canvas.note(row, "row", number)
    for place, card in zip(cards(row), view.hands[number], strict=False):
        chosen = bids.get(number) == card
        canvas.box(place, paint.base if chosen else WHITE, 10, LINE, 3)
        colour = paint.on if chosen else INK
        canvas.text(*place.centre, str(card), 36, colour, bold=True, align="centre")
        if number == seat:
            canvas.note(place, "card", card)


def bids_of(view: Position) -> dict[int, int]:
    """Returns the bids that the view shows."""
    return {} if not view.agenda or not isinstance(view.agenda[-1], PlaceBids) else view.agenda[-1].bids


def has_bid(view: Position, number: int) -> bool:
    """Returns whether a seat has bid in this round."""
    return bool(view.agenda) and isinstance(view.agenda[-1], PlaceBids) and number not in view.agenda[-1].seats


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Yields the lines of the board as text."""
    yield words("board-item", points=view.item, left=len(view.items))
    for team, seats in enumerate(TEAMS):
        first, second = (words.player(number) for number in seats)
        yield words("board-team", first=first, second=second, points=view.points[team])
        for number in seats:
            left = " ".join(map(str, view.hands[number])) or "-"
            yield words("board-cards", player=words.player(number), cards=left)
            if has_bid(view, number):
                yield words("board-bid", player=words.player(number))


def changed(events: Sequence[Event]) -> Iterator[Key]:
    """Yields the rows of players whose bids were opened."""
    for event in events:
        if isinstance(event, Opened):
            yield "row", event.seat


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Yields one's own card."""
    assert isinstance(option, Bid)
    yield "card", option.card


DRAWING = Drawing(board=board, lines=lines, changed=changed, meant=meant)
