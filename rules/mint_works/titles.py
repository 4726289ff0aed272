"""The titles of this game."""

from collections.abc import Iterable

from rules.course import Course
from rules.mint_works import events
from rules.mint_works.board import PLANS
from rules.mint_works.scoring import building_count
from rules.mint_works.state import Position
from rules.titles import Award, Title, most

RENT = 4
SMALL = 3
"""Buildings of a Neighborhood that is small for a winner."""
LARGE = 5
EARNED = 20


def landlord(course: Course[Position]) -> Iterable[Award]:
    """Was paid most mints for its Deeds."""
    paid = [sum(event.mints for event in course.happened(seat, events.OwnerPaid)) for seat in course.seats]
    return most(paid, RENT)


def lucky_draw(course: Course[Position]) -> Iterable[Award]:
    """Built a Plan from the Lotto that gives stars."""
    for seat in course.seats:
        drawn = {event.plan for event in course.happened(seat, events.PlanDrawn)}
        stars = [PLANS[name].stars for name in course.end.players[seat].buildings if name in drawn]
        if any(stars):
            yield Award(seat, max(stars))


def small_town(course: Course[Position]) -> Iterable[Award]:
    """Won with few Buildings."""
    for seat in course.seats:
        count = building_count(course.end.players[seat])
        if course.places[seat] == 1 and 0 < count <= SMALL:
            yield Award(seat, count)


def builder(course: Course[Position]) -> Iterable[Award]:
    """Has most Buildings at the end."""
    return most([building_count(course.end.players[seat]) for seat in course.seats], LARGE)


def earner(course: Course[Position]) -> Iterable[Award]:
    """Gained most mints by work."""
    return most([sum(event.gain for event in course.happened(seat, events.Worked)) for seat in course.seats], EARNED)


TITLES = (
    Title("landlord", 27, landlord),
    Title("lucky-draw", 27, lucky_draw),
    Title("earner", 34, earner),
    Title("small-town", 34, small_town),
    Title("master-builder", 36, builder),
)
