"""The components of a position: dice, scoreboards, contracts and offices.

Resources, metals, terrains, contracts and offices have the names in data.toml. Players are numbered from 0. In a game
for two, the ghost rolls too: as `roller`, it has the number after theirs.
"""

from functools import cache
from typing import Literal

from msgspec import Struct

from rules import game
from rules.seats import clockwise

GHOST_AT = 2
"""The number of players with a ghost."""

Use = Literal["free", "terrain", "spent", "banked"]


class Die(Struct, gc=False):
    """A rolled die, and its use in this turn."""

    face: str
    """The resource it shows."""
    use: Use = "free"


class Player(Struct, kw_only=True):
    """A scoreboard, without contracts and offices."""

    bank: dict[str, int]
    """By resource."""
    claims: dict[str, list[str]]
    """By terrain: the marks from left to right, each a "camp" or a "settlement"."""
    shipped: dict[str, int]
    """By metal: the number of marked spaces of its row."""
    has_copied: bool = False
    """Whether the player has copied a die since its own last turn (by the option: in this round)."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    round: int = 1
    starter: int
    """The player with the first turn of every round."""
    roller: int
    """The player who has rolled, or the ghost."""
    terrain: str = ""
    """The terrain of this turn; empty before it is chosen, and for the ghost."""
    dice: list[Die] = []
    acted: list[str] = []
    """The actions that the roller may not do again in this turn: claim, contract, office, bank."""
    players: list[Player]
    contracts: dict[str, int] = {}
    """By completed contract: its player."""
    offices: dict[str, int] = {}
    """By sold office: its player."""
    firsts: dict[str, int] = {}
    """By starred space of a shipping row that was reached, such as "gold_3": its first player."""

    final: list[dict[str, int]] = []
    """By player: points by category; empty before the end."""

    def has_ghost(self) -> bool:
        """Returns whether a ghost rolls after the last player of a round."""
        return len(self.players) == GHOST_AT

    def turn_order(self) -> tuple[int, ...]:
        """Returns the players in turn order; the ghost comes last."""
        return turn_order(len(self.players), self.starter)

    def owned(self, what: dict[str, int], player: int) -> list[str]:
        """Returns the names in `contracts`, `offices` or `firsts` that `player` owns, oldest first."""
        return [name for name, owner in what.items() if owner == player]


@cache
def turn_order(players: int, starter: int) -> tuple[int, ...]:
    """Returns the turn order of a number of players, from `starter` on."""
    ghost = [players] if players == GHOST_AT else []
    return (*clockwise(players, starter), *ghost)
