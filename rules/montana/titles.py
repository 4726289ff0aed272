"""The titles of this game."""

from collections.abc import Iterable

from rules.montana import events
from rules.montana.state import Position
from rules.recap import Recap
from rules.titles import Award, Title, most

LINES = 1
DOUBLES = 3
CANTEENS = 3
REWARDS = 8
TRADES = 5
CATTLE = 2
SILVER = 14
RECRUITMENTS = 4


def liner(recap: Recap[Position]) -> Iterable[Award]:
    """Placed most settlements for lines."""
    return most([player.lines for player in recap.end.players], LINES)


def doubler(recap: Recap[Position]) -> Iterable[Award]:
    """Placed most settlements for double icons."""
    return most([player.doubles for player in recap.end.players], DOUBLES)


def water_bearer(recap: Recap[Position]) -> Iterable[Award]:
    """Used most canteens for another turn."""
    return most([len(recap.happened(seat, events.CanteenUsed)) for seat in recap.seats], CANTEENS)


def councillor(recap: Recap[Position]) -> Iterable[Award]:
    """Gained most rewards of the city."""
    return most([len(recap.happened(seat, events.Rewarded)) for seat in recap.seats], REWARDS)


def trader(recap: Recap[Position]) -> Iterable[Award]:
    """Traded most cattle."""
    kinds = (events.TradedForGood, events.TradedForSilver, events.TradedForWorker)
    return most([len(recap.happened(seat, *kinds)) for seat in recap.seats], TRADES)


def rancher(recap: Recap[Position]) -> Iterable[Award]:
    """Has most cattle at the end."""
    return most([player.cattle for player in recap.end.players], CATTLE)


def banker(recap: Recap[Position]) -> Iterable[Award]:
    """Has most silver at the end."""
    return most([player.silver for player in recap.end.players], SILVER)


def recruiter(recap: Recap[Position]) -> Iterable[Award]:
    """Recruited most often."""
    return most([len(recap.happened(seat, events.Recruited)) for seat in recap.seats], RECRUITMENTS)


def pacemaker(recap: Recap[Position]) -> Iterable[Award]:
    """Placed all its settlements first, and was overtaken in the final round."""
    for event in recap.events:
        if isinstance(event, events.FinalRound) and recap.places[event.seat] > 1:
            yield Award(event.seat)


TITLES = (
    Title("rancher", 8, rancher),
    Title("pacemaker", 11, pacemaker),
    Title("doubler", 17, doubler),
    Title("water-bearer", 25, water_bearer),
    Title("banker", 31, banker),
    Title("recruiter", 31, recruiter),
    Title("liner", 39, liner),
    Title("councillor", 39, councillor),
    Title("trader", 42, trader),
)
