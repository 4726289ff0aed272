"""What a seat may answer in advance."""

from rules.mint_works import moves
from rules.mint_works.state import Position


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """The standing orders that `seat` could give now."""
    if not view.agenda:
        return []
    found: list[moves.AnyStandingOrder] = [moves.PassUntilEnd(view.round)]
    if "co_op" in view.players[seat].buildings and len(view.players) > 2:
        found += [moves.GiveCoopTo(other) for other in range(len(view.players)) if other != seat]
    return found
