"""The beginning of a match of two: one tile bought, two cubes of coal dug, and one order shipped."""

from rules.coal_baron.moves import BuyTile, Deliver, Draft, Earn, Load, Mine, Unload, Visit
from rules.lesson import Lesson, Stage

_DRAFTED = (
    (1, Draft("C", "KK", 9)),
    (0, Draft("H", "G", 4)),
    (1, Draft("H", "KK", 9)),
    (0, Draft("L", "Y", 2)),
    (1, Draft("H", "YY", 3)),
)
_RIVAL_BUYS = ((1, Visit("factory", 7)), (1, BuyTile("factory_7", 1, "B2L", 4)))
_RIVAL_EARNS = ((1, Visit("money", 2)), (1, Earn("money_4", 1, 4)))

LESSON = Lesson(
    seats=2,
    seed=1,
    stages=(
        Stage("goal", Draft("C", "YY", 3), before=_DRAFTED),
        Stage("done"),
        Stage("factory", Visit("factory", 7)),
        Stage("tile", BuyTile("factory_1", 1, "Y1L", 1)),
        Stage("mine", Visit("mine", 2), before=_RIVAL_BUYS),
        Stage("steps", Mine("mine_6", 1, 6)),
        Stage("load", Load(1, "Y", 2, 3, 2)),
        Stage("unload", Unload("C", "YY", 2, 3, 0)),
        Stage("deliver", Deliver("C", 1, 1, 3), before=_RIVAL_EARNS),
        Stage("shift"),
    ),
)
