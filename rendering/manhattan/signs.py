"""What is explained on the board of Manhattan."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("round", ("round",)),
    Sign("deck", ("deck",)),
    Sign("building", ("building",)),
    Sign("shares", ("shares",)),
    Sign("safe", ("safe",)),
    Sign("majority", ("majority",)),
    Sign("card", ("card",)),
    Sign("points", ("score", OWN)),
    Sign("starts", ("starts",)),
    Sign("blocks", ("blocks", OWN)),
    Sign("paid", ("paid",)),
)
