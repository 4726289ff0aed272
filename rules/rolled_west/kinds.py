"""The kinds of moves that a person chooses first if there are many: the actions of a turn."""

from rules.game import Kind, Move
from rules.rolled_west import moves


class Contracts(Kind, frozen=True):
    """Completing a contract."""


class Offices(Kind, frozen=True):
    """Buying an office."""


class Shipping(Kind, frozen=True):
    """Marking spaces of a shipping row."""

    metal: str


class Banking(Kind, frozen=True):
    """Banking a die."""


def kind(move: Move) -> Kind | None:
    """Returns the kind of `move`."""
    match move:
        case moves.Complete():
            return Contracts()
        case moves.Buy():
            return Offices()
        case moves.Ship():
            return Shipping(move.metal)
        case moves.Bank():
            return Banking()
    return None
