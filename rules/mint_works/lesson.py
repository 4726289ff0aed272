"""The first two rounds of a match of two, and the end of the match three rounds later."""

from rules.game import Move
from rules.lesson import Lesson, Stage
from rules.mint_works.moves import Build, Buy, Pass, Place

_PRODUCER, _WHOLESALER, _COUNCIL = Place("producer", 1), Place("wholesaler", 1), Place("leadership_council", 1)
_BUILDER = Place("builder", 2)


def _gain(plan: str, cost: int, cheapest: int) -> tuple[Move, Move]:
    """Returns the moves that gain a Plan at the Supplier, which costs at least `cheapest`."""
    return Place("supplier", cheapest), Buy(plan, cost, 0)


def _by(seat: int, *moves: Move) -> tuple[tuple[int, Move], ...]:
    return tuple((seat, move) for move in moves)


_LATER_ROUNDS = (
    # round 3
    *_by(0, *_gain("gardens", 3, 1)),
    *_by(1, _PRODUCER),
    *_by(0, _BUILDER),
    *_by(1, _COUNCIL, _WHOLESALER, *_gain("truck", 2, 1), _BUILDER, _PRODUCER),
    # round 4
    *_by(1, *_gain("plant", 4, 1)),
    *_by(0, _PRODUCER),
    *_by(1, _BUILDER),
    *_by(0, _PRODUCER),
    *_by(1, _WHOLESALER),
    *_by(0, *_gain("factory", 4, 1)),
    *_by(1, _COUNCIL),
    # round 5
    *_by(1, *_gain("co_op", 1, 1)),
    *_by(0, *_gain("windmill", 1, 1)),
    *_by(1, _BUILDER),
    *_by(0, _PRODUCER),
    *_by(1, _PRODUCER),
    *_by(0, _WHOLESALER),
    *_by(1, _COUNCIL),
)

LESSON = Lesson(
    seats=2,
    seed=39149,
    stages=(
        Stage("goal", _PRODUCER, before=_by(1, _PRODUCER)),
        Stage("supplier", Place("supplier", 1), before=_by(1, *_gain("wholesaler", 1, 1))),
        Stage("plan", Buy("mine", 2, 0)),
        Stage("builder", _BUILDER, before=_by(1, _BUILDER)),
        Stage("upkeep"),
        Stage("council", _COUNCIL, before=_by(1, Pass(), _PRODUCER)),
        Stage("wholesaler", _WHOLESALER, before=_by(1, _PRODUCER)),
        Stage("pass", Pass(), before=_by(1, Pass())),
        Stage("last", _BUILDER, before=_LATER_ROUNDS, skips=True),
        Stage("build", Build("factory", 2)),
        Stage("seven"),
    ),
    goes_on_after=7,
)
