"""Determinizations of a view. Only the key of chance is hidden, so there is nothing to guess."""

from rules import play
from rules.chance import Chance
from rules.montana.board import land
from rules.montana.steps import State


def determinize(view: State, chance: Chance) -> State:
    """Returns a copy of `view` that draws from `chance`."""
    state = play.determinized(view, chance)
    state.tiles = land(view.tiles).tiles  # the object that `land` knows, which it need not compare tile by tile
    return state
