"""What lies on the table: the map, the work board, the wheel and what everybody has.

Colours of workers are 0 to 3 (brown, black, yellow, orange; WHITE on the wheel), and so are the areas in which they
work: mine, quarry, grain field, farm. Goods are 0 to 5: what these areas give (small copper, small stone, grain,
pumpkin), then large copper and large stone. Rows of the city are 0 to 3. Hexes are called by their names.
"""

from typing import NamedTuple

from msgspec import Struct

from rules import game
from rules.seats import clockwise

COLOURS = 4
WHITE = 4
"""A worker on the wheel that may be of any colour."""
NONE = -1
"""No worker, or no good, in a field that could name one."""
COPPER, STONE, GRAIN, PUMPKIN = range(4)
GOODS = 6
LARGER = 4
"""A large good has the number of its small one and so much more."""


class Tile(NamedTuple):
    """A landscape tile as it lies: its number, and how often it was turned."""

    number: int
    turns: int


class Settlement(Struct, frozen=True, array_like=True):
    """A settled hex: whose it is, and how many tiles lie on it."""

    seat: int
    tiles: int


class Space(Struct, array_like=True):
    """A space of an area: the workers on its left and on its right part, by colour."""

    left: list[int]
    right: list[int]


class Contractor(Struct, frozen=True, array_like=True):
    """Who stands in a row of the city, and for how many pumpkins."""

    seat: int
    price: int


class Player(Struct, kw_only=True, omit_defaults=True):
    """A player board."""

    silver: int
    workers: list[int]
    """How many of each colour."""
    goods: list[int]
    """How many of each kind."""
    cattle: int = 0
    canteens: int = 0
    settlements: int
    """Tiles that are still to be placed."""
    doubles: int = 0
    """Tiles placed for a double icon."""
    lines: int = 0
    """Tiles placed for a line."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    starter: int
    """Who has the start-player tile."""
    active: int
    """Whose turn it is."""
    round: int = 1
    final: bool = False
    """Somebody has placed the last tile: this round is the last."""
    players: list[Player]
    workers: list[int]
    """By colour: how many are in the supply."""
    goods: list[int]
    """By kind: how many are in the supply."""
    cattle: int
    """How many are in the supply."""
    canteens_used: int = 0
    """Canteens that have left the game."""
    pointer: int = 0
    """The sector of the wheel at which the pointer stands."""
    bank: list[list[int]]
    """By space: the workers on it, by colour; empty: it is free."""
    areas: list[list[Space]]
    """By area: its spaces; one is free if nobody is on its left part."""
    city: list[Contractor | None]
    """By row: who stands there."""
    auctions: int = 0
    """How often the city has been opened."""
    tiles: tuple[Tile, ...]
    """By place of the layout: the landscape tile that lies there."""
    start: str
    """The hex with the start tile."""
    settled: dict[str, Settlement] = {}
    """By hex: what is built there, in the order of building."""
    reach: list[str]
    """Empty plains next to the start tile or a settlement, in the order of the map."""
    cattle_at: list[str]
    """Hexes on which cattle still stand, in the order of the map."""
    canteens_at: list[str]
    """Lakes that still have their canteen, in the order of the map."""

    def turn_order(self) -> list[int]:
        """All seats clockwise from the one whose turn it is."""
        return clockwise(len(self.players), self.active)
