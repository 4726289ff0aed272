"""What is explained on the board of Mint Works."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("location", ("location", "producer")),
    Sign("mint", ("stack",)),
    Sign("owner", ("owner",)),
    Sign("deck", ("stacks",)),
    Sign("plan", ("offer",)),
    Sign("token", ("token",)),
    Sign("building", ("card", OWN)),
    Sign("stars", ("stars", OWN)),
    Sign("mints", ("mints", OWN)),
)
