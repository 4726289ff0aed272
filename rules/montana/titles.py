"""The titles of this game."""

from collections.abc import Iterable

from rules.course import Course
from rules.montana import events
from rules.montana.state import Position
from rules.titles import Award, Title, most

LINES = 2
CANTEENS = 2
OUTBIDS = 3
CATTLE = 4


def liner(course: Course[Position]) -> Iterable[Award]:
    """Placed most settlements for lines."""
    return most([player.lines for player in course.end.players], LINES)


def water_bearer(course: Course[Position]) -> Iterable[Award]:
    """Used most canteens for another turn."""
    return most([len(course.happened(seat, events.CanteenUsed)) for seat in course.seats], CANTEENS)


def outbidder(course: Course[Position]) -> Iterable[Award]:
    """Outbid others most often."""
    return most([len(course.happened(seat, events.Outbid)) for seat in course.seats], OUTBIDS)


def rancher(course: Course[Position]) -> Iterable[Award]:
    """Has most cattle at the end."""
    return most([player.cattle for player in course.end.players], CATTLE)


def pacemaker(course: Course[Position]) -> Iterable[Award]:
    """Placed all its settlements first, and was overtaken in the final round."""
    for event in course.events:
        if isinstance(event, events.FinalRound) and course.places[event.seat] > 1:
            yield Award(event.seat)


TITLES = (
    Title("liner", 1, liner),
    Title("water-bearer", 1, water_bearer),
    Title("outbidder", 1, outbidder),
    Title("rancher", 1, rancher),
    Title("pacemaker", 1, pacemaker),
)
