"""The first round of a match of two, the learner's second turn, and what would score if the match ended then."""

from rules.lesson import Lesson, Stage
from rules.rolled_west.moves import Bank, Buy, Claim, Complete, Copy, SetTerrain, Ship
from rules.rolled_west.steps import EndGame

_COPY_COPPER, _COPY_GOLD = (1, Copy("copper")), (1, Copy("gold"))

LESSON = Lesson(
    seats=2,
    seed=1650,
    stages=(
        Stage("goal", SetTerrain("mountains", 1, 0, "")),
        Stage("claim", Claim("settlement", "mountains", 1, 2)),
        Stage("bank", Bank("copper")),
        Stage("spent"),
        Stage(
            "copy",
            Copy("copper"),
            before=(_COPY_COPPER, (1, SetTerrain("valley", 1, 0, "")), (1, Complete("C2S2", 9))),
        ),
        Stage("terrain", SetTerrain("valley", 1, 0, ""), before=(_COPY_GOLD,)),
        Stage("ship", Ship("copper", 3, 8, 1)),
        Stage("office", Buy("SG", 0)),
        Stage("last", preview=EndGame()),
    ),
)
