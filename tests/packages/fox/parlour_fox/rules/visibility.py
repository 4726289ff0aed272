"""What a seat sees, and a random field for the fox that fits it."""

from collections.abc import Callable

from parlour_fox.rules.state import FOX, HIDDEN
from parlour_fox.rules.steps import State
from rules import play
from rules.chance import Chance


def view(state: State, seat: int | None) -> State:
    """Returns a copy in which only the fox knows where it is, unless it is caught or was just seen."""
    seen = play.redacted(state, seat)
    if seat != FOX and len(state.possible) > 1:
        seen.fox = HIDDEN
    return seen


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that makes copies with the fox on one of the fields where it may be."""
    sample = play.sampler(view)

    def place(chance: Chance) -> State:
        state = sample(chance)
        if state.fox == HIDDEN:
            state.fox = chance.pick(state.possible)
        return state

    return place
