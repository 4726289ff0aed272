"""The components: hands, the trick on the table, and what everybody has seen."""

from rules import game
from rules.game import Option

Card = tuple[str, int]
"""A suit and a rank."""

SUITS = ("acorns", "bells", "leaves")
RANKS = range(1, 9)
DECK: tuple[Card, ...] = tuple((suit, rank) for suit in SUITS for rank in RANKS)
HAND = 6
HIDDEN: Card = ("", 0)
DEALS = Option("deals", ("4", "2"))


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    deals: int
    """How many there are in all."""
    deal: int = 0
    points: list[int]
    hands: list[list[Card]] = []
    """By seat, sorted. Hidden cards are HIDDEN."""
    trick: dict[int, Card] = {}
    """By seat, in the order in which they were played."""
    seen: list[Card] = []
    """The cards of earlier tricks of this deal."""
    voids: list[list[str]] = []
    """By seat: the suits that it has not followed in this deal."""


def winner(trick: dict[int, Card]) -> int:
    """Returns the seat with the highest card of the suit that was led."""
    led = next(iter(trick.values()))[0]
    return max((seat for seat, card in trick.items() if card[0] == led), key=lambda seat: trick[seat][1])
