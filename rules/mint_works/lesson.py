"""The first round of a match of two, and the beginning of the second, with a Plan bought and built."""

from rules.lesson import Lesson, Stage
from rules.mint_works.moves import Buy, Pass, Place

_PRODUCER, _SUPPLIER, _BUILDER = Place("producer", 1), Place("supplier", 1), Place("builder", 2)
_WHOLESALER = Buy("wholesaler", 1, 0)

LESSON = Lesson(
    seats=2,
    seed=51,
    stages=(
        Stage("goal", _PRODUCER),
        Stage("done"),
        Stage("supplier", _SUPPLIER, before=((1, _PRODUCER),)),
        Stage("plan", Buy("mine", 2, 0)),
        Stage("builder", _BUILDER, before=((1, _SUPPLIER), (1, _WHOLESALER))),
        Stage("upkeep"),
        Stage("round", _PRODUCER, before=((1, _BUILDER), (1, Pass()))),
        Stage("council", Place("leadership_council", 1), before=((1, Place("wholesaler", 1)),)),
        Stage("pass", Pass(), before=((1, _PRODUCER),)),
        Stage("stars"),
    ),
)
