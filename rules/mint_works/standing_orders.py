"""Standing orders: to pass until the round ends, and who gains the other mint of the Co-Op."""

from rules.mint_works import moves
from rules.mint_works.board import GIVING, added
from rules.mint_works.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now."""
    if not view.agenda:
        return []
    found: list[moves.AnyStandingOrder] = [moves.PassUntilEnd(_round(view))]
    if added(view.players[seat], GIVING) and len(view.players) > 2:
        found += [moves.GiveCoopTo(other) for other in range(len(view.players)) if other != seat]
    return found


def is_expired(state: Position, seat: int, order: moves.AnyStandingOrder) -> bool:
    """Returns whether a standing order can never apply again: its round is over."""
    return isinstance(order, moves.PassUntilEnd) and order.round < _round(state)


def _round(state: Position) -> int:
    """Returns the round in which the next turn will be taken: in Upkeep, when all have passed, the next one."""
    return state.round + (len(state.passed) == len(state.players))
