"""Determinizations of a view. Only the key of chance is hidden, so there is nothing to guess."""

from collections.abc import Callable

from msgspec.structs import replace

from rules import play
from rules.chance import Chance
from rules.montana.board import land
from rules.montana.steps import State


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that copies `view`, to draw from a given chance. All copies share the tiles, as none moves."""
    sample = play.sampler(replace(view, tiles=()))
    tiles = land(view.tiles).tiles  # the object that `land` knows, which it need not compare tile by tile

    def copied(chance: Chance) -> State:
        state = sample(chance)
        state.tiles = tiles
        return state

    return copied
