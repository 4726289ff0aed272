"""How good a move looks at first sight: what computer players try first and imagine others to do."""

from rules.game import Move
from rules.mint_works import moves

APPEAL: dict[type[Move], float] = {moves.Build: 3.0, moves.Buy: 2.0, moves.Pass: 0.0}
"""By kind; of any other kind 1."""


def appeal(move: Move) -> float:
    """How good `move` looks. Only which of two is better counts."""
    return APPEAL.get(type(move), 1.0)
