"""The titles of this game."""

from collections.abc import Iterable
from functools import partial

from rules.coal_baron import events
from rules.coal_baron.state import Position
from rules.course import Course
from rules.titles import Award, Title, most

OF_ONE_TRANSPORT = 5
AT_ONCE = 3
DISPLACED = 8
DUG = 20


def shipper(transport: str, course: Course[Position]) -> Iterable[Award]:
    """Delivered most orders by one of the transports."""
    shipped = [course.happened(seat, events.Delivered) for seat in course.seats]
    by_seat = [sum(event.orders for event in own if event.transport == transport) for own in shipped]
    return most(by_seat, OF_ONE_TRANSPORT)


def big_delivery(course: Course[Position]) -> Iterable[Award]:
    """Delivered more orders at once than anybody else."""
    shipped = [course.happened(seat, events.Delivered) for seat in course.seats]
    return most([max((event.orders for event in own), default=0) for own in shipped], AT_ONCE)


def clean_desk(course: Course[Position]) -> Iterable[Award]:
    """Was the only one without points taken off at the end."""
    clean = [seat for seat in course.seats if not any(points < 0 for points in course.end.players[seat].closing)]
    return [Award(clean[0])] if len(clean) == 1 and course.end.players[clean[0]].closing else []


def displacer(course: Course[Position]) -> Iterable[Award]:
    """Sent most workers of others to the canteen."""
    displaced, own = [0] * len(course.seats), 0
    for event in course.events:
        if isinstance(event, events.Displaced):
            displaced[own] += event.workers if event.seat != own else 0
        else:
            own = getattr(event, "seat", own)
    return most(displaced, DISPLACED)


def digger(course: Course[Position]) -> Iterable[Award]:
    """Brought most coal up or down in its cage."""
    loaded = [course.happened(seat, events.Loaded) for seat in course.seats]
    return most([sum(event.cubes for event in own) for own in loaded], DUG)


TITLES = (
    Title("handcarts", 1, partial(shipper, "H")),
    Title("carriages", 1, partial(shipper, "C")),
    Title("trucks", 1, partial(shipper, "T")),
    Title("locomotives", 1, partial(shipper, "L")),
    Title("big-delivery", 1, big_delivery),
    Title("clean-desk", 1, clean_desk),
    Title("displacer", 1, displacer),
    Title("digger", 1, digger),
)
