"""Standing orders."""

from rules.mint_works import moves
from rules.mint_works.board import GIVING, added
from rules.mint_works.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now."""
    if not view.agenda:
        return []
    found: list[moves.AnyStandingOrder] = [moves.PassUntilEnd(view.round)]
    if added(view.players[seat], GIVING) and len(view.players) > 2:
        found += [moves.GiveCoopTo(other) for other in range(len(view.players)) if other != seat]
    return found
