"""What lies on the table: dice, scoreboards and what has an owner.

Resources, metals, terrains, contracts and offices are called by the names that data.toml gives them. Players are
numbered from 0. With two of them the ghost rolls too: as `roller` it has the number that follows theirs.
"""

from functools import cache
from typing import Literal

from msgspec import Struct

from rules import game
from rules.seats import clockwise

GHOST_AT = 2
"""So many players are joined by a ghost."""

Use = Literal["free", "terrain", "spent", "banked"]


class Die(Struct):
    """A die as rolled, and what became of it in this turn."""

    face: str
    """The resource that it shows."""
    use: Use = "free"


class Player(Struct, kw_only=True):
    """A scoreboard, but for contracts and offices."""

    bank: dict[str, int]
    """By resource."""
    claims: dict[str, list[str]]
    """By terrain the marks from left to right, each a "camp" or a "settlement"."""
    shipped: dict[str, int]
    """By metal how many spaces of its row are marked."""
    has_copied: bool = False
    """Whether it has copied a die since its own last turn (or in this round, by the option)."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    round: int = 1
    starter: int
    """Who has the first turn of every round."""
    roller: int
    """Whose roll it is: a player, or the ghost."""
    terrain: str = ""
    """The terrain of this turn; empty before it is chosen, and when the ghost has rolled."""
    dice: list[Die] = []
    acted: list[str] = []
    """What the roller has done in this turn and may not do again: claim, contract, office, bank."""
    players: list[Player]
    contracts: dict[str, int] = {}
    """By contract who completed it; the others are open."""
    offices: dict[str, int] = {}
    """By office who owns it; the others are for sale."""
    firsts: dict[str, int] = {}
    """By starred space of a shipping row, such as "gold_3", who reached it first; the others are open."""

    final: list[dict[str, int]] = []
    """By player the points of each category; empty as long as the game goes on."""

    def has_ghost(self) -> bool:
        """Whether a ghost rolls after the last player of a round."""
        return len(self.players) == GHOST_AT

    def turn_order(self) -> tuple[int, ...]:
        """Who rolls in a round, one after the other; the ghost comes last."""
        return _turn_order(len(self.players), self.starter)

    def owned(self, what: dict[str, int], player: int) -> list[str]:
        """What `player` owns of `contracts`, `offices` or `firsts`, in the order in which it came by them."""
        return [name for name, owner in what.items() if owner == player]


@cache
def _turn_order(players: int, starter: int) -> tuple[int, ...]:
    ghost = [players] if players == GHOST_AT else []
    return (*clockwise(players, starter), *ghost)
