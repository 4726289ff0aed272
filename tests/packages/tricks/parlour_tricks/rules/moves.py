"""The moves, events and refusals of the game."""

from rules.game import Event, Move, Refusal


class Play(Move, frozen=True):
    """Plays a card of one's hand."""

    suit: str
    rank: int


class Dealt(Event, frozen=True):
    """Everybody got new cards, and `seat` leads."""

    seat: int
    deal: int


class Played(Event, frozen=True):
    """A seat played a card."""

    seat: int
    suit: str
    rank: int


class Won(Event, frozen=True):
    """A seat won a trick."""

    seat: int
    points: int


class HasToFollow(Refusal, frozen=True):
    """The suit that was led has to be followed."""

    suit: str


AnyMove = Play
AnyEvent = Dealt | Played | Won
