"""The titles of this game."""

from collections.abc import Iterable

from rules.manhattan.events import Raised, TakenOver
from rules.manhattan.state import Position
from rules.manhattan.towers import survey
from rules.recap import Recap
from rules.titles import Award, Title, most

SKYSCRAPER = 17
"""Floors of a building that only every third match sees."""
TAKEOVERS = 13
LOSSES = 8
"""Buildings lost to others, at most, by somebody who has hardly lost any."""
CITIES = 3
RAISED = 3


def skyscraper(recap: Recap[Position]) -> Iterable[Award]:
    """Owns the only building of its height at the end, and a very tall one."""
    parties, owners = recap.end.parties, [0] * len(recap.end.parties)
    for seat, player in enumerate(recap.end.players):
        for colour in player.colours:
            owners[colour] = seat
    tallest = [0] * len(parties)
    for tower in survey(recap.end.sites, owners):
        tallest[tower.owner] = max(tallest[tower.owner], tower.height)
    return most(tallest, SKYSCRAPER)


def takeovers(recap: Recap[Position]) -> Iterable[Award]:
    """Took over most buildings of others."""
    return most([len(recap.happened(seat, TakenOver)) for seat in recap.seats], TAKEOVERS)


def untouched(recap: Recap[Position]) -> Iterable[Award]:
    """Lost fewest buildings to others, and only a few."""
    taken = [event.from_seat for event in recap.events if isinstance(event, TakenOver)]
    losses = [taken.count(seat) for seat in recap.seats]
    fewest = min(losses)
    return [Award(losses.index(fewest), fewest)] if fewest <= LOSSES and losses.count(fewest) == 1 else []


def cities(recap: Recap[Position]) -> Iterable[Award]:
    """Leads most cities at the end."""
    return most([score.tie_breaks[1] for score in recap.scores], CITIES)


def loyal(recap: Recap[Position]) -> Iterable[Award]:
    """Raised most buildings of its own."""
    return most([len(recap.happened(seat, Raised)) for seat in recap.seats], RAISED)


TITLES = (
    Title("loyal", 26, loyal),
    Title("untouched", 29, untouched),
    Title("cities", 31, cities),
    Title("skyscraper", 33, skyscraper),
    Title("takeovers", 38, takeovers),
)
