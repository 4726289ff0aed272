"""The first round of a match of two, in which the learner makes three turns and sees the round scored."""

from rules.game import Move
from rules.lesson import Lesson, Stage
from rules.manhattan.moves import NO_COLOUR, BuildIn, BuildWith, TakeBlocks, UseCard

_COLOURS = (0, 2)
"""By seat."""
_BLOCKS = (
    *((1, TakeBlocks(_COLOURS[1], floors, 1, 0)) for floors in (4, 3, 2)),
    (0, TakeBlocks(_COLOURS[0], 4, 1, 0)),
)
"""The computer takes the blocks that the learner will take; the learner, the first of them."""


def _turn(seat: int, card: int, city: int, floors: int) -> tuple[tuple[int, Move], ...]:
    """Returns the moves of a turn. The site that a card shows depends on the side at which its seat sits."""
    cell = card if seat == 0 else 8 - card
    built = BuildWith(_COLOURS[seat], floors, 0)
    return (seat, UseCard(card, cell)), (seat, BuildIn(city, cell, 0, NO_COLOUR)), (seat, built)


_REST_OF_ROUND = (
    *_turn(1, 5, 5, 4),
    *_turn(0, 2, 4, 1),
    *_turn(1, 7, 2, 1),
    *_turn(0, 6, 5, 3),
    *_turn(1, 4, 3, 1),
    *_turn(0, 7, 5, 1),
    *_turn(1, 3, 5, 3)[:2],  # its last block needs no choice
)

LESSON = Lesson(
    seats=2,
    seed=10,
    stages=(
        Stage("goal", TakeBlocks(0, 3, 1, 0), before=_BLOCKS),
        Stage("rest", TakeBlocks(0, 2, 1, 0)),
        Stage("card", UseCard(4, 4), before=_turn(1, 3, 2, 2)),
        Stage("city", BuildIn(0, 4, 0, NO_COLOUR)),
        Stage("block", BuildWith(0, 1, 0)),
        Stage("done"),
        Stage("rival", UseCard(5, 5), before=_turn(1, 3, 1, 1)),
        Stage("higher", BuildIn(2, 5, 0, NO_COLOUR)),
        Stage("level", BuildWith(0, 2, 0)),
        Stage("finish", UseCard(5, 5), before=_REST_OF_ROUND),
        Stage("last", BuildIn(1, 5, 0, NO_COLOUR)),
        Stage("scoring"),
    ),
)
