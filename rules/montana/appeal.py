"""How good a move looks at first sight: what computer players try first and imagine others to do."""

from rules.game import Move
from rules.montana import moves

APPEAL: dict[type[Move], float] = {
    moves.Build: 6.0,
    moves.LeaveRight: 0.3,
    moves.StopBuilding: 0.1,
    moves.KeepCanteens: 0.1,
}
"""By kind; of any other kind but Settle 1."""
TILE, CANTEEN, CATTLE = 2.0, 1.0, 0.5
"""What a hex is more appealing for each settlement, canteen and cattle that it brings."""


def appeal(move: Move) -> float:
    """How good `move` looks. Only which of two is better counts."""
    if isinstance(move, moves.Settle):
        return 1.0 + TILE * move.tiles + CANTEEN * move.canteens + CATTLE * move.cattle
    return APPEAL.get(type(move), 1.0)
