"""Standing orders for the rolls of others. All but one are cleared at the start of one's own turn."""

from rules.rolled_west import moves
from rules.rolled_west.board import RESOURCES, ROUNDS
from rules.rolled_west.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now; none if it has no turn left to bank for."""
    order = view.turn_order()
    until = view.round + (order.index(view.roller) >= order.index(seat))
    if not view.agenda or until > ROUNDS:
        return []
    copies = [moves.CopyIfShown(resource, until) for resource in reversed(RESOURCES)]
    return [*copies, moves.DeclineOtherwise(0, until), moves.DeclineOtherwise(1, until), moves.AlwaysDecline()]


def is_expired(state: Position, seat: int, order: moves.AnyStandingOrder) -> bool:
    """Returns whether the turn of `seat` that clears a standing order has begun; the last one clears all."""
    until = ROUNDS if isinstance(order, moves.AlwaysDecline) else order.round
    if not until:
        return state.roller == seat
    turns = state.turn_order()
    return (state.round, turns.index(state.roller)) >= (until, turns.index(seat))
