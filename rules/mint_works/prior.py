"""The prior: how promising a move looks before it is searched, in the tree and in playouts."""

from rules.game import Move
from rules.mint_works import moves

PRIOR: dict[type[Move], float] = {moves.Build: 3.0, moves.Buy: 2.0, moves.Pass: 0.0}
"""By kind of move; 1 for all other kinds."""


def prior(move: Move) -> float:
    """Returns how promising `move` looks. Only the order matters."""
    return PRIOR.get(type(move), 1.0)
