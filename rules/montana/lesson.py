"""Three turns of a match of two: the learner recruits, works, and builds the first two settlements."""

from rules.lesson import Lesson, Stage
from rules.montana.moves import Build, LeaveRight, Recruit, Send, Settle, StopBuilding, TurnWheel, UseArea, UseBank

_NONE = -1
_STONE, _GRAIN, _PUMPKIN, _COPPER = 1, 2, 3, 0
_RIVAL_FARMS = ((1, UseArea(3, 1, 1, 2)), (1, Send(3, _NONE, _NONE)), (1, LeaveRight()))
_RIVAL_AT_BANK = ((1, UseBank(1, 1, 5)), (1, Send(0, _NONE, _NONE)))

LESSON = Lesson(
    seats=2,
    seed=3,
    stages=(
        Stage("goal", Recruit()),
        Stage("wheel", TurnWheel(0, 2, 3, 0)),
        Stage("done"),
        Stage("work", UseArea(1, 1, 1, 1), before=_RIVAL_FARMS),
        Stage("worker", Send(1, _NONE, _NONE)),
        Stage("right", LeaveRight()),
        Stage("build", Build(), before=_RIVAL_AT_BANK),
        Stage("first", Settle("F1", _STONE, _GRAIN, _PUMPKIN, _NONE, 1, 1, 0)),
        Stage("second", Settle("G3", _COPPER, _STONE, _NONE, _NONE, 1, 0, 0)),
        Stage("stop", StopBuilding(1)),
        Stage("settled"),
    ),
)
