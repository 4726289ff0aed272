"""What a seat sees, and a random field for the fox that fits it."""

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


def determinize(view: State, chance: Chance) -> State:
    """Returns a copy with the fox on one of the fields where it may be."""
    state = play.determinized(view, chance)
    if state.fox == HIDDEN:
        state.fox = chance.pick(state.possible)
    return state
