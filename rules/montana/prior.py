"""The prior: how promising a move looks before it is searched, in the tree and in playouts."""

from rules.game import Move
from rules.montana import moves

PRIOR: dict[type[Move], float] = {
    moves.Build: 6.0,
    moves.LeaveRight: 0.3,
    moves.StopBuilding: 0.1,
    moves.KeepCanteens: 0.1,
}
"""By kind of move; 1 for all other kinds except Settle."""
TILE, CANTEEN, CATTLE = 2.0, 1.0, 0.5
"""The prior of a hex for each settlement, canteen and cattle that it gives."""


def prior(move: Move) -> float:
    """Returns how promising `move` looks. Only the order matters."""
    if type(move) is moves.Settle:
        return 1.0 + TILE * move.tiles + CANTEEN * move.canteens + CATTLE * move.cattle
    return PRIOR.get(type(move), 1.0)
