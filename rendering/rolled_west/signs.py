"""What is explained on the board of Rolled West."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("die", ("die",)),
    Sign("terrain", ("terrain",)),
    Sign("standings", ("standings",)),
    Sign("majority", ("majority", "hills")),
    Sign("space", ("space", "woods", 4)),
    Sign("berth", ("berth",)),
    Sign("first", ("first", "gold", 5)),
    Sign("contract", ("contract", "S4")),
    Sign("office", ("office", "CS")),
    Sign("panel", ("panel", OWN)),
    Sign("ghost", ("ghost",)),
    Sign("result", ("result",)),
)
