"""What a seat can see: everything but the key of chance."""

from rules import play
from rules.chance import Chance
from rules.montana.steps import State


def view(state: State, seat: int | None) -> State:
    """The whole position; nothing in Montana is hidden."""
    return play.redacted(state)


def determinize(view: State, chance: Chance) -> State:
    """The same position with other spins to come."""
    return play.determinized(view, chance)
