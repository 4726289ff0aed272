"""Three turns of a match of two: the learner recruits, works, outbids the rival, and builds three hexes in one turn."""

from rules.lesson import Lesson, Stage
from rules.montana.moves import (
    AddWorkers,
    Bid,
    Build,
    LeaveRight,
    OpenCity,
    Recruit,
    Send,
    Settle,
    TakeGoods,
    TurnWheel,
    Upgrade,
    UseArea,
    UseCanteen,
)

_NONE = -1
_COPPER, _STONE, _GRAIN, _PUMPKIN = 0, 1, 2, 3
_RIVAL_AT_QUARRY = ((1, UseArea(1, 1, 1, 1)), (1, Send(1, _NONE, _NONE)), (1, LeaveRight()))
_RIVAL_OPENS_CITY = ((1, OpenCity()), (1, Bid(1, 1, 0)))
_RIVAL_MOVES_ON = ((1, Bid(2, 1, 0)), (1, Upgrade(1, 1)))

LESSON = Lesson(
    seats=2,
    seed=3,
    stages=(
        Stage("goal", Recruit()),
        Stage("wheel", TurnWheel(0, 2, 3, 0)),
        Stage("work", UseArea(3, 1, 1, 2), before=_RIVAL_AT_QUARRY),
        Stage("worker", Send(3, _NONE, _NONE)),
        Stage("right", AddWorkers(3, _NONE, _PUMPKIN, 1)),
        Stage("city", Bid(1, 2, 1), before=_RIVAL_OPENS_CITY),
        Stage("goods", TakeGoods(_STONE, _STONE, _GRAIN), before=_RIVAL_MOVES_ON),
        Stage("build", Build()),
        Stage("first", Settle("E3", _STONE, _GRAIN, _NONE, _NONE, 1, 0, 0)),
        Stage("lake", Settle("D4", _COPPER, _PUMPKIN, _NONE, _NONE, 1, 0, 2)),
        Stage("double", Settle("D5", _STONE, _STONE, _GRAIN, _PUMPKIN, 2, 0, 1)),
        Stage("canteen", UseCanteen(2)),
    ),
)
