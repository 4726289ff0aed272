"""What a seat can see: everything but the key of chance."""

from rules import play
from rules.chance import Chance
from rules.montana.steps import State


def view(state: State, seat: int | None) -> State:
    """The whole position; nothing in Montana is hidden."""
    seen = play.copy(state)
    seen.chance = state.chance.hidden()
    seen.events = []
    return seen


def guess(view: State, chance: Chance) -> State:
    """The same position with other spins to come."""
    state = play.copy(view)
    state.chance = chance
    return state
