"""Standing orders for the rolls of others."""

from rules.rolled_west import moves
from rules.rolled_west.board import RESOURCES, ROUNDS
from rules.rolled_west.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now; none if it has no turn left to bank for."""
    order = view.turn_order()
    if not view.agenda or (view.round == ROUNDS and order.index(view.roller) >= order.index(seat)):
        return []
    copies = [moves.CopyIfShown(resource) for resource in reversed(RESOURCES)]
    return [*copies, moves.DeclineOtherwise(0), moves.DeclineOtherwise(1)]
