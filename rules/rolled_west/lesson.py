"""The first round of a match of two, and the learner's second turn, with a claim, two offices and a shipment."""

from rules.lesson import Lesson, Stage
from rules.rolled_west.moves import Buy, Claim, Complete, Copy, SetTerrain, Ship

_COPY_SILVER, _COPY_WOOD = (1, Copy("silver")), (1, Copy("wood"))

LESSON = Lesson(
    seats=2,
    seed=3,
    stages=(
        Stage("goal", SetTerrain("mountains", 1, 0, "")),
        Stage("done"),
        Stage("camp", Claim("camp", "mountains", 1, 0), before=(_COPY_SILVER,)),
        Stage("office", Buy("SS", 0)),
        Stage("spent"),
        Stage("copy", Copy("gold"), before=((1, SetTerrain("valley", 1, 0, "")),)),
        Stage("terrain", SetTerrain("woods", 1, 1, ""), before=((1, Complete("S2G2", 11)), _COPY_WOOD)),
        Stage("ship", Ship("copper", 2, 2, 0)),
        Stage("bank", Buy("SG", 0)),
        Stage("total"),
    ),
)
