"""The titles of this game."""

from collections.abc import Iterable
from functools import partial

from rules.coal_baron import events
from rules.coal_baron.state import Position
from rules.recap import Recap
from rules.titles import Award, Title, most

ORDERS = 5
OF_ONE_TRANSPORT = 3
AT_ONCE = 2
DISPLACED = 15
DUG = 14
TILES = 8
FRANCS = 45


def shipper(transport: str, recap: Recap[Position]) -> Iterable[Award]:
    """Delivered most orders by one of the transports."""
    shipped = [recap.happened(seat, events.Delivered) for seat in recap.seats]
    by_seat = [sum(event.orders for event in own if event.transport == transport) for own in shipped]
    return most(by_seat, OF_ONE_TRANSPORT)


def big_delivery(recap: Recap[Position]) -> Iterable[Award]:
    """Delivered more orders at once than anybody else."""
    shipped = [recap.happened(seat, events.Delivered) for seat in recap.seats]
    return most([max((event.orders for event in own), default=0) for own in shipped], AT_ONCE)


def supplier(recap: Recap[Position]) -> Iterable[Award]:
    """Delivered most orders."""
    return most([len(recap.end.players[seat].delivered) for seat in recap.seats], ORDERS)


def owner(recap: Recap[Position]) -> Iterable[Award]:
    """Has most tiles in its pit at the end."""
    return most([sum(len(level.tiles) for level in player.levels) for player in recap.end.players], TILES)


def displacer(recap: Recap[Position]) -> Iterable[Award]:
    """Sent most workers of others to the canteen."""
    displaced, own = [0] * len(recap.seats), 0
    for event in recap.events:
        if isinstance(event, events.Displaced):
            displaced[own] += event.workers if event.seat != own else 0
        else:
            own = getattr(event, "seat", own)
    return most(displaced, DISPLACED)


def digger(recap: Recap[Position]) -> Iterable[Award]:
    """Brought most coal up or down in its cage."""
    loaded = [recap.happened(seat, events.Loaded) for seat in recap.seats]
    return most([sum(event.cubes for event in own) for own in loaded], DUG)


def financier(recap: Recap[Position]) -> Iterable[Award]:
    """Gained most francs."""
    gained = [recap.happened(seat, events.Earned, events.Banked) for seat in recap.seats]
    return most([sum(event.francs for event in own) for own in gained], FRANCS)


TITLES = (
    Title("handcarts", 8, partial(shipper, "H")),
    Title("carriages", 11, partial(shipper, "C")),
    Title("trucks", 11, partial(shipper, "T")),
    Title("locomotives", 14, partial(shipper, "L")),
    Title("owner", 19, owner),
    Title("displacer", 22, displacer),
    Title("digger", 28, digger),
    Title("big-delivery", 33, big_delivery),
    Title("financier", 36, financier),
    Title("supplier", 39, supplier),
)
