"""The components of the game with their costs and yields, and the map."""

from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rules.game import Options
from rules.games import resolve
from rules.montana import hexes
from rules.montana.hexes import Axial, Grid
from rules.montana.state import NONE, Position, Tile

Terrain = Literal["plain", "lake", "mountain"]
COLOUR_NAMES = ("brown", "black", "yellow", "orange", "white")
GOOD_NAMES = ("small_copper", "small_stone", "grain", "pumpkin", "large_copper", "large_stone")
MOST_GOODS = 4
"""The most goods that a hex costs."""


class PrintedHex(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of a landscape tile."""

    terrain: Terrain = "plain"
    cost: list[str] = []
    double: bool = False
    cattle: bool = False


class LandscapeTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A landscape tile: the hex in its centre, then the ring."""

    hexes: list[PrintedHex]


class BankSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the bank: workers of any colours for silver."""

    workers: int
    silver: int


class AreaSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """The left part of a space in an area: silver for goods."""

    silver: int
    goods: int


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A production area."""

    name: str
    good: str
    spaces: list[AreaSpace]


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """The reward of a row of the city: cattle and silver, then goods or upgrades of choice, up to a number."""

    cattle: int = 0
    silver: int = 0
    goods: int = 0
    upgrades: int = 0


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """The city centre: the prices of its columns in pumpkins, and its rows."""

    prices: list[int]
    rows: list[Reward]


class Wheel(Struct, frozen=True, forbid_unknown_fields=True):
    """The recruitment wheel, clockwise."""

    sectors: list[tuple[str, str]]


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that a value of the option `ruleset` stands for."""

    recruit_grain: Literal["replace", "additional"]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of data.toml."""

    workers: int
    cattle: int
    settlements: int
    cap: int
    builds: int
    unused_silver: int
    line: int
    right_goods: int
    opener_pumpkins: int
    trade_silver: int
    spins: int
    stall: int
    starting_silver: list[int]
    starting_cattle: int
    starting_goods: list[str]
    dealt: dict[int, int]
    supply: dict[int, int]
    rulesets: dict[str, Ruleset]
    wheel: Wheel
    bank: list[BankSpace]
    areas: list[Area]
    city: City
    layouts: dict[int, tuple[Axial, ...]]
    tiles: list[LandscapeTile]

    def __post_init__(self) -> None:
        if any(len(tile.hexes) != hexes.ON_TILE for tile in self.tiles):
            raise ValueError(f"a landscape tile does not have {hexes.ON_TILE} hexes")
        if any(left >= right for left, right in pairwise(self.city.prices)):
            raise ValueError("the prices of the city do not rise")


class Plot(Struct, frozen=True):
    """A hex of the map as printed."""

    terrain: Terrain
    cost: tuple[int, ...]
    """Its goods, one by one."""
    padded: tuple[int, ...]
    """The same as moves name them: four goods, or NONE."""
    needs: tuple[tuple[int, int], ...]
    """The same as numbers of goods."""
    double: bool
    cattle: bool


class Land(Struct, frozen=True):
    """The map of a game."""

    tiles: tuple[Tile, ...]
    grid: Grid
    plots: dict[str, Plot]
    plains: dict[str, int]
    """The plains in the order of the map, numbered."""
    shores: dict[str, list[str]]
    """By hex: the adjacent lakes, for hexes that have any."""


def _plot(printed: PrintedHex) -> Plot:
    cost = tuple(GOOD_NAMES.index(good) for good in printed.cost)
    needs = tuple((good, cost.count(good)) for good in dict.fromkeys(cost))
    padded = (*cost, *[NONE] * (MOST_GOODS - len(cost)))
    return Plot(printed.terrain, cost, padded, needs, printed.double, printed.cattle)


DATA = msgspec.toml.decode(Path(__file__).with_name("data.toml").read_bytes(), type=Data, strict=False)

SECTORS = tuple((COLOUR_NAMES.index(first), COLOUR_NAMES.index(second)) for first, second in DATA.wheel.sectors)
"""By sector of the wheel: the colours of its two workers."""
LAYOUTS = {len(centres): centres for centres in DATA.layouts.values()}
"""By number of landscape tiles: the places of their centres."""
PRINTED = tuple([_plot(printed) for printed in tile.hexes] for tile in DATA.tiles)
"""By number of the landscape tile: its hexes."""


@lru_cache(maxsize=256)
def land(tiles: tuple[Tile, ...]) -> Land:
    """Returns the map made of `tiles`, in order."""
    grid = hexes.grid(LAYOUTS[len(tiles)])
    plots = {}
    for name, (place, number) in grid.places.items():
        tile = tiles[place]
        plots[name] = PRINTED[tile.number][hexes.unturned(number, tile.turns)]
    plains = {name: number for number, name in enumerate(_of(plots, "plain"))}
    shores: dict[str, list[str]] = {}
    for lake in _of(plots, "lake"):
        for name in grid.neighbours[lake]:
            shores.setdefault(name, []).append(lake)
    return Land(tiles, grid, plots, plains, shores)


def _of(plots: dict[str, Plot], terrain: Terrain) -> list[str]:
    return [name for name, plot in plots.items() if plot.terrain == terrain]


def rule(state: Position, option: str) -> str:
    """Returns the value of an option that may be left to the ruleset."""
    return resolve(state.options, DATA.rulesets, option)


def settlements(seats: int, options: Options) -> int:
    """Returns the number of settlements of each player."""
    return DATA.settlements if options["long_game"] == "on" else DATA.dealt[seats]
