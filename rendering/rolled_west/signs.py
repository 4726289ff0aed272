"""What is explained on the board of Rolled West."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("die", ("die",)),
    Sign("copiers", ("copiers",)),
    Sign("bank", ("bank", OWN)),
    Sign("space", ("space", "woods", 4)),
    Sign("majority", ("majority", "valley")),
    Sign("berth", ("berth",)),
    Sign("contract", ("contract", "C4")),
    Sign("office", ("office", "CS")),
    Sign("points", ("score",)),
)
