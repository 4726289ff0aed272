"""The titles of this game."""

from collections.abc import Iterable

from rules.mint_works import events
from rules.mint_works.board import PLANS
from rules.mint_works.scoring import building_count
from rules.mint_works.state import Position
from rules.recap import Recap
from rules.titles import Award, Title, most

RENT = 4
SMALL = 3
"""Buildings of a Neighborhood that is small for a winner."""
LARGE = 5
EARNED = 20


def landlord(recap: Recap[Position]) -> Iterable[Award]:
    """Was paid most mints for its Deeds."""
    paid = [sum(event.mints for event in recap.happened(seat, events.OwnerPaid)) for seat in recap.seats]
    return most(paid, RENT)


def lucky_draw(recap: Recap[Position]) -> Iterable[Award]:
    """Built a Plan from the Lotto that gives stars."""
    for seat in recap.seats:
        drawn = {event.plan for event in recap.happened(seat, events.PlanDrawn)}
        stars = [PLANS[name].stars for name in recap.end.players[seat].buildings if name in drawn]
        if any(stars):
            yield Award(seat, max(stars))


def small_town(recap: Recap[Position]) -> Iterable[Award]:
    """Won with few Buildings."""
    for seat in recap.seats:
        count = building_count(recap.end.players[seat])
        if recap.places[seat] == 1 and 0 < count <= SMALL:
            yield Award(seat, count)


def builder(recap: Recap[Position]) -> Iterable[Award]:
    """Has most Buildings at the end."""
    return most([building_count(recap.end.players[seat]) for seat in recap.seats], LARGE)


def earner(recap: Recap[Position]) -> Iterable[Award]:
    """Gained most mints by work."""
    return most([sum(event.gain for event in recap.happened(seat, events.Worked)) for seat in recap.seats], EARNED)


TITLES = (
    Title("landlord", 27, landlord),
    Title("lucky-draw", 27, lucky_draw),
    Title("earner", 34, earner),
    Title("small-town", 34, small_town),
    Title("master-builder", 36, builder),
)
