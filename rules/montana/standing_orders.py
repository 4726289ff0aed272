"""Standing orders for auctions in the city."""

from rules.montana import moves
from rules.montana.board import DATA
from rules.montana.city import PayOut
from rules.montana.state import PUMPKIN, Position

SHOWN = 4
"""The most ceilings offered for a row."""


def standing_orders(view: Position, seat: int) -> list[moves.AnyStandingOrder]:
    """Returns the standing orders that `seat` can give now, for the current auction or else the next one."""
    if not view.agenda:
        return []
    auction = _auction(view)
    return [
        moves.PassAlways(),
        moves.PassBids(auction),
        *(
            moves.BidUpTo(auction, row, price)
            for row in range(len(view.city))
            for price in _ceilings(view.players[seat].goods[PUMPKIN])
        ),
    ]


def is_expired(state: Position, seat: int, order: moves.AnyStandingOrder) -> bool:
    """Returns whether a standing order can never apply again: its auction is over."""
    return not isinstance(order, moves.PassAlways) and order.auction < _auction(state)


def _auction(state: Position) -> int:
    """Returns the number of the auction that takes bids, or else of the next one: a payout takes none."""
    takes_bids = any(isinstance(step, PayOut) for step in state.agenda)
    return state.auctions + (not takes_bids)


def _ceilings(pumpkins: int) -> list[int]:
    """Returns the lowest prices, and the highest one that a number of pumpkins can pay."""
    payable = [price for price in DATA.city.prices if price <= pumpkins]
    return payable if len(payable) <= SHOWN else [*payable[: SHOWN - 1], payable[-1]]
