"""The components of the game, with their costs and points."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rules.coal_baron.state import COLOURS, TRANSPORTS, Level, Position
from rules.games import resolve

Side = Literal["L", "D"]
"""Light or dark."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What each player starts with, by number of players."""

    players: int
    workers: int
    francs: int


class WorkSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A work space as printed."""

    name: str
    area: Literal["factory", "mine", "delivery", "money", "order", "bank"]
    value: int = 0
    transport: str = ""
    peek: bool = False
    covered: list[int] = []


class Category(Struct, frozen=True, forbid_unknown_fields=True):
    """A majority that is scored at the end of each shift from `shift` on."""

    name: str
    first: int
    second: int
    shift: int


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """The points for what is left when the game is over."""

    francs: int
    cubes: int
    order: int
    tile: int


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that a value of the option `ruleset` stands for."""

    balance: Literal["level", "pit"]
    tile_peek: Literal["must_buy", "may_decline"]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of data.toml."""

    shifts: int
    cubes: int
    workers: int
    cage: int
    peek: int
    draft: int
    copies: int
    carts: list[int]
    prices: dict[str, int]
    printed: dict[str, Side]
    setups: list[Setup]
    orders: dict[str, list[str]]
    points: dict[str, int]
    closing: Closing
    spaces: list[WorkSpace]
    categories: list[Category]
    rulesets: dict[str, Ruleset]

    def __post_init__(self) -> None:
        if {coal for cards in self.orders.values() for coal in cards} != self.points.keys():
            raise ValueError("orders and points have different coal squares")
        if len({space.name for space in self.spaces}) < len(self.spaces):
            raise ValueError("a work space is listed twice")


class Tile(Struct, frozen=True):
    """A tunnel tile as printed."""

    name: str
    level: int
    carts: int
    side: Side
    price: int


class OrderCard(Struct, frozen=True):
    """An order as printed."""

    name: str
    transport: str
    coal: str
    points: int


DATA = msgspec.toml.decode(Path(__file__).with_name("data.toml").read_bytes(), type=Data, strict=False)


def _areas(players: int) -> dict[str, slice]:
    spaces = [space.area for space in DATA.spaces if players not in space.covered]
    areas = [area for area in dict.fromkeys(spaces) if area != "bank"]
    return {area: slice(spaces.index(area), spaces.index(area) + spaces.count(area)) for area in areas}


TILES = {
    tile.name: tile
    for level, colour in enumerate(COLOURS, 1)
    for side in ("L", "D")
    for carts in DATA.carts
    for tile in [Tile(f"{colour}{carts}{side}", level, carts, side, DATA.prices[colour] * carts)]
}
CARTS = {name: tile.carts for name, tile in TILES.items()}
ORDERS = {
    order.name: order
    for transport in TRANSPORTS
    for coal in DATA.orders[transport]
    for order in [OrderCard(f"{transport}-{coal}", transport, coal, DATA.points[coal])]
}
SPACES = {space.name: space for space in DATA.spaces}
NEVER = 1_000_000
PRICES = {"": NEVER} | {tile.name: tile.price for tile in TILES.values()}
"""By the tile that a space displays. An empty space has none that anybody can afford."""
TILE_SPACES = {space.name for space in DATA.spaces if space.area == "factory" and not space.peek}
ORDER_SPACES = {space.name for space in DATA.spaces if space.area == "order" and not space.peek}
SETUPS = {setup.players: setup for setup in DATA.setups}
AREAS = {setup.players: _areas(setup.players) for setup in DATA.setups}
"""By number of players and area: its slice of the spaces in play. The bank has none."""
PLACES = {
    setup.players: {
        name: index
        for index, name in enumerate(name for name, space in SPACES.items() if setup.players not in space.covered)
    }
    for setup in DATA.setups
}
"""By number of players: the index of each work space among those in play."""
PRINTED = {level: DATA.printed[colour] for level, colour in enumerate(COLOURS, 1)}
"""By level: the side of the printed cart."""


def rule(state: Position, option: str) -> str:
    """Returns the value of an option that may be left to the ruleset."""
    return resolve(state.options, DATA.rulesets, option)


def carts(level: Level) -> int:
    """Returns the number of carts on `level`, including the printed one."""
    found = 1
    for tile in level.tiles:
        found += CARTS[tile]
    return found
