"""Images of positions, and where things lie on them."""

from functools import partial

from rendering.canvas import Box
from rendering.coal_baron import facts, layout
from rendering.coal_baron.work_board import ROWS
from rules.coal_baron.steps import State
from rules.game import Event, Move
from tests.rendering import scenes
from tests.rendering.comparing import changed
from tests.rendering.text_words import TextWords

ENGLISH = TextWords("coal_baron", "en")
BELOW = layout.PART
"""Where pits begin below the work board."""
TALL = layout.own_pit(layout.TOP, layout.PART)
"""The pit of the miner, of four."""

draw = partial(scenes.draw, "coal_baron")


def grown(box: Box) -> Box:
    """Returns `box` with the ring round it and the badges at its edge."""
    return box.inset(-16)


def space(name: str) -> Box:
    """Returns where a work space lies on the work board."""
    for row, areas in enumerate(ROWS):
        names = [printed.name for area in areas for printed in facts.row(area)]
        if name in names:
            return layout.work_space(row, names.index(name))
    raise LookupError(name)


def order_of(state: State, seat: int, number: int, pit: Box) -> Box:
    """Returns where an outstanding order lies."""
    return layout.order_cards(layout.pit(pit).orders, len(state.players[seat].orders))[number]


def ringed(state: State, event: Event, seat: int | None = None) -> Box:
    """Returns what an image has more because of an event."""
    found = changed(draw(state, seat), draw(state, seat, [event]))
    assert found, f"{event} is not ringed"
    return found


def numbered(state: State, seat: int, option: Move) -> Box:
    """Returns what an image has more because of an option."""
    found = changed(draw(state, seat), draw(state, seat, options=[option]))
    assert found, f"{option} is not numbered"
    return found
