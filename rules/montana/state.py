"""The components of a position: the map, the work board, the wheel and the player boards.

Colours of workers are 0 to 3 (brown, black, yellow, orange; WHITE on the wheel), and so are their areas: mine, quarry,
grain field, farm. Goods are 0 to 5: those of the areas (small copper, small stone, grain, pumpkin), then large copper
and large stone. Rows of the city are 0 to 3. Hexes have names.
"""

from typing import NamedTuple

from msgspec import Struct

from rules import game
from rules.seats import clockwise

COLOURS = 4
WHITE = 4
"""A worker of any colour, on the wheel."""
NONE = -1
"""No worker or no good, in a field for one."""
COPPER, STONE, GRAIN, PUMPKIN = range(4)
GOODS = 6
LARGER = 4
"""The difference between the numbers of a large good and its small one."""


class Tile(NamedTuple):
    """A landscape tile of the map: its number, and how many times it was turned."""

    number: int
    turns: int


class Settlement(Struct, frozen=True, array_like=True):
    """A settled hex: its owner, and the number of settlements on it."""

    seat: int
    tiles: int


class Space(Struct, array_like=True):
    """A space of an area: the colours of the workers on its left and right parts."""

    left: list[int]
    right: list[int]


class Contractor(Struct, frozen=True, array_like=True):
    """A contractor in a row of the city: its seat and its price in pumpkins."""

    seat: int
    price: int


class Player(Struct, kw_only=True, omit_defaults=True):
    """A player board."""

    silver: int
    workers: list[int]
    """By colour."""
    goods: list[int]
    """By kind."""
    cattle: int = 0
    canteens: int = 0
    settlements: int
    """Settlements left to place."""
    doubles: int = 0
    """Settlements placed for double icons."""
    lines: int = 0
    """Settlements placed for lines."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    starter: int
    """The start player."""
    active: int
    """The seat whose turn it is."""
    round: int = 1
    final: bool = False
    """Whether somebody has placed the last settlement, so that this round is the last."""
    players: list[Player]
    workers: list[int]
    """In the supply, by colour."""
    goods: list[int]
    """In the supply, by kind."""
    cattle: int
    """In the supply."""
    canteens_used: int = 0
    """Canteens that have left the game."""
    pointer: int = 0
    """The sector of the wheel that the pointer shows."""
    bank: list[list[int]]
    """By space: the colours of the workers on it; empty if free."""
    areas: list[list[Space]]
    """By area: its spaces; one is free if its left part is empty."""
    city: list[Contractor | None]
    """By row: its contractor."""
    auctions: int = 0
    """How many times the city has been opened."""
    tiles: tuple[Tile, ...]
    """By place of the layout: its landscape tile."""
    start: str
    """The hex with the start tile."""
    settled: dict[str, Settlement] = {}
    """By hex: its settlement, in the order of building."""
    reach: list[str]
    """Empty plains next to the start tile or a settlement, in the order of the map."""
    cattle_at: list[str]
    """Hexes that still have cattle, in the order of the map."""
    canteens_at: list[str]
    """Lakes that still have their canteen, in the order of the map."""

    def turn_order(self) -> tuple[int, ...]:
        """Returns all seats clockwise from the one whose turn it is."""
        return clockwise(len(self.players), self.active)
