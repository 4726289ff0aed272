"""Standing orders for auctions in the city."""

from rules.montana import moves
from rules.montana.board import DATA
from rules.montana.state import PUMPKIN, Position

SHOWN = 4
"""The most ceilings offered for a row."""


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now, for the current auction or else the next one."""
    if not view.agenda:
        return []
    auction = view.auctions + (not any(view.city))
    found: list[moves.AnyStandingOrder] = [
        moves.BidUpTo(auction, row, price)
        for row in range(len(view.city))
        for price in _ceilings(view.players[seat].goods[PUMPKIN])
    ]
    return [*found, moves.PassBids(auction), moves.PassAlways()]


def _ceilings(pumpkins: int) -> list[int]:
    """Returns the lowest prices, and the highest one that so many pumpkins can pay."""
    payable = [price for price in DATA.city.prices if price <= pumpkins]
    return payable if len(payable) <= SHOWN else [*payable[: SHOWN - 1], payable[-1]]
