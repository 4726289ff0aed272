"""What is explained on the board of Manhattan."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("round", ("round",)),
    Sign("deck", ("deck",)),
    Sign("site", ("site", 0, 4)),
    Sign("majority", ("majority",)),
    Sign("card", ("card",)),
    Sign("points", ("score", OWN)),
    Sign("starts", ("starts",)),
    Sign("side", ("side", OWN)),
    Sign("blocks", ("blocks", OWN)),
    Sign("paid", ("paid",)),
)
