"""The prior: how promising a move looks before it is searched, in the tree and in playouts."""

from rules.game import Move
from rules.montana import moves

PRIOR: dict[type[Move], float] = {
    moves.Build: 6.0,
    moves.LeaveRight: 0.3,
    moves.StopBuilding: 0.1,
    moves.KeepCanteens: 0.1,
}
"""By kind; of any other kind but Settle 1."""
TILE, CANTEEN, CATTLE = 2.0, 1.0, 0.5
"""What a hex adds for each settlement, canteen and cattle that it brings."""


def prior(move: Move) -> float:
    """Returns how promising `move` looks. Only the order matters."""
    if isinstance(move, moves.Settle):
        return 1.0 + TILE * move.tiles + CANTEEN * move.canteens + CATTLE * move.cattle
    return PRIOR.get(type(move), 1.0)
