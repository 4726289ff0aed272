"""How promising a move looks before it is searched: what computer players try first, and others in their playouts."""

from rules.game import Move
from rules.mint_works import moves

PRIOR: dict[type[Move], float] = {moves.Build: 3.0, moves.Buy: 2.0, moves.Pass: 0.0}
"""By kind; of any other kind 1."""


def prior(move: Move) -> float:
    """Returns how promising `move` looks. Only which of two is higher counts."""
    return PRIOR.get(type(move), 1.0)
