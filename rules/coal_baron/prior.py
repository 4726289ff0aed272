"""The prior: how promising a move looks before it is searched, in the tree and in playouts."""

from rules.coal_baron import moves
from rules.game import Move

PRIOR: dict[type[Move], float] = {
    moves.Unload: 7.0,
    moves.FillAll: 6.0,
    moves.Deliver: 5.0,
    moves.Fill: 4.0,
    moves.Load: 3.0,
    moves.Lift: 2.0,
    moves.Substitute: 0.6,
    moves.Store: 0.5,
    moves.PeekTiles: 0.5,
    moves.PeekOrders: 0.5,
    moves.StopMining: 0.2,
    moves.Bank: 0.1,
}
"""By kind of move; 1 for all other kinds."""
WORK = {"stored": 3.8, "fill": 1.0, "store": 0.5, "lift": 0.3}
"""By kind of work that is chosen in two questions."""
BRINGS_UP = 3.5
"""The prior of raising a cage with coal to the surface."""


def prior(move: Move) -> float:
    """Returns how promising `move` looks. Only the order matters."""
    if type(move) is moves.Lift and move.cage and not move.level:
        return BRINGS_UP
    if type(move) is moves.WorkOn:
        return WORK[move.kind]
    return PRIOR.get(type(move), 1.0)
