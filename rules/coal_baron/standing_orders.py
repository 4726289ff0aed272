"""Standing orders to send every worker to the bank: for a shift, or for the rest of the game."""

from rules.coal_baron import moves
from rules.coal_baron.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now."""
    if not view.agenda:
        return []
    this_shift = moves.BankForShift(view.shift)
    return [moves.BankForGame()] if is_expired(view, seat, this_shift) else [this_shift, moves.BankForGame()]


def is_expired(state: Position, seat: int, order: moves.AnyStandingOrder) -> bool:
    """Returns whether a standing order can never apply again: its shift is over, at least for `seat`."""
    if isinstance(order, moves.BankForGame):
        return False
    return order.shift < state.shift or not (state.shift and state.players[seat].workers)
