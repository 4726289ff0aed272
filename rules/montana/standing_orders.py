"""What a seat may answer in advance in the city."""

from rules.montana import moves
from rules.montana.board import DATA
from rules.montana.state import PUMPKIN, Position

SHOWN = 4
"""Ceilings offered for a row, at most."""


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """The standing orders that `seat` could give now, for the auction that goes on or else for the next one."""
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
    """The lowest prices, and the highest that so many pumpkins can pay."""
    payable = [price for price in DATA.city.prices if price <= pumpkins]
    return payable if len(payable) <= SHOWN else [*payable[: SHOWN - 1], payable[-1]]
