"""Standing orders."""

from rules.coal_baron import moves
from rules.coal_baron.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now."""
    if not view.agenda:
        return []
    this_shift = [moves.BankForShift(view.shift)] if view.shift and view.players[seat].workers else []
    return [*this_shift, moves.BankForGame()]
