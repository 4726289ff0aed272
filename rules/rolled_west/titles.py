"""The titles of this game."""

from collections.abc import Iterable

from rules.recap import Recap
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


def shipper(recap: Recap[Position]) -> Iterable[Award]:
    """Completed most rows of shipping."""
    return most([count(recap.end, "rows", seat) for seat in recap.seats], ROWS)


def contractor(recap: Recap[Position]) -> Iterable[Award]:
    """Completed most contracts."""
    return most([count(recap.end, "contracts", seat) for seat in recap.seats], CONTRACTS)


def official(recap: Recap[Position]) -> Iterable[Award]:
    """Bought most offices."""
    return most([count(recap.end, "offices", seat) for seat in recap.seats], OFFICES)


def copier(recap: Recap[Position]) -> Iterable[Award]:
    """Copied most dice of others."""
    return most([len(recap.happened(seat, Copied)) for seat in recap.seats], COPIES)


def landowner(recap: Recap[Position]) -> Iterable[Award]:
    """Is first in most terrains."""
    return most([count(recap.end, "majorities", seat) for seat in recap.seats], TERRAINS)


def settler(recap: Recap[Position]) -> Iterable[Award]:
    """Founded most settlements."""
    return most([count(recap.end, "settlements", seat) for seat in recap.seats], SETTLEMENTS)


TITLES = (
    Title("landowner", 29, landowner),
    Title("official", 31, official),
    Title("copier", 31, copier),
    Title("shipper", 38, shipper),
    Title("settler", 38, settler),
    Title("contractor", 43, contractor),
)
