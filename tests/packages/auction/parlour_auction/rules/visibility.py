"""What a seat sees, and random bids that fit it."""

from collections.abc import Callable

from parlour_auction.rules.steps import PlaceBids, State
from rules import play
from rules.chance import Chance


def view(state: State, seat: int | None) -> State:
    """Returns a copy without the bids of other seats, partners included."""
    seen = play.redacted(state, seat)
    for step in seen.agenda:
        if isinstance(step, PlaceBids):
            step.bids = {other: card for other, card in step.bids.items() if other == seat}
    return seen


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that makes copies in which everybody who has bid has bid some card."""
    sample = play.sampler(view)

    def bid(chance: Chance) -> State:
        state = sample(chance)
        for step in state.agenda:
            if isinstance(step, PlaceBids):
                for seat, hand in enumerate(state.hands):
                    if seat not in step.seats and seat not in step.bids:
                        step.bids[seat] = chance.pick(hand)
        return state

    return bid
