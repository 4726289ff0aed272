"""The kinds of moves that a person chooses first if there are many: cards that are still Plans, and Buildings."""

from rules.game import Kind, Move
from rules.mint_works import moves


class Plans(Kind, frozen=True):
    """Cards that are still Plans."""


class Buildings(Kind, frozen=True):
    """Cards that are built."""


def kind(move: Move) -> Kind | None:
    """Returns the kind of `move`."""
    match move:
        case moves.Give() | moves.Recycle():
            return Buildings() if move.built else Plans()
    return None
