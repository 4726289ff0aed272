"""The moves and events of the game."""

from rules.game import Event, Move


class Bid(Move, frozen=True):
    """Bids a card, face down."""

    card: int


class Offered(Event, frozen=True):
    """An item was drawn, worth `points`."""

    points: int


class Opened(Event, frozen=True):
    """A seat showed its bid."""

    reveals = True

    seat: int
    card: int


class Sold(Event, frozen=True):
    """A team got the item: that of `first_seat` and `second_seat`."""

    first_seat: int
    second_seat: int
    points: int


class Tied(Event, frozen=True):
    """Both teams bid the same, so the item waits for the next winner."""

    points: int


AnyMove = Bid
AnyEvent = Offered | Opened | Sold | Tied
