"""What a seat can see: everything but the dice to come."""

from rules import play
from rules.chance import Chance
from rules.rolled_west.steps import State


def view(state: State, seat: int | None) -> State:
    """Everything but the key of chance."""
    return play.redacted(state)


def determinize(view: State, chance: Chance) -> State:
    """What is seen, with new dice to come."""
    return play.determinized(view, chance)
