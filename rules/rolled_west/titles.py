"""The titles of this game."""

from collections.abc import Iterable

from rules.course import Course
from rules.rolled_west.events import Copied
from rules.rolled_west.scoring import count
from rules.rolled_west.state import Position
from rules.titles import Award, Title, most

ROWS = 2
CONTRACTS = 2
OFFICES = 4
COPIES = 6
TERRAINS = 3
SETTLEMENTS = 3


def shipper(course: Course[Position]) -> Iterable[Award]:
    """Completed most rows of shipping."""
    return most([count(course.end, "rows", seat) for seat in course.seats], ROWS)


def contractor(course: Course[Position]) -> Iterable[Award]:
    """Completed most contracts."""
    return most([count(course.end, "contracts", seat) for seat in course.seats], CONTRACTS)


def official(course: Course[Position]) -> Iterable[Award]:
    """Bought most offices."""
    return most([count(course.end, "offices", seat) for seat in course.seats], OFFICES)


def copier(course: Course[Position]) -> Iterable[Award]:
    """Copied most dice of others."""
    return most([len(course.happened(seat, Copied)) for seat in course.seats], COPIES)


def landowner(course: Course[Position]) -> Iterable[Award]:
    """Is first in most terrains."""
    return most([count(course.end, "majorities", seat) for seat in course.seats], TERRAINS)


def settler(course: Course[Position]) -> Iterable[Award]:
    """Founded most settlements."""
    return most([count(course.end, "settlements", seat) for seat in course.seats], SETTLEMENTS)


TITLES = (
    Title("landowner", 29, landowner),
    Title("official", 31, official),
    Title("copier", 31, copier),
    Title("shipper", 38, shipper),
    Title("settler", 38, settler),
    Title("contractor", 43, contractor),
)
