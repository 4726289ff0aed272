"""The board and its rules of place: what the box holds, how a side reads cards, who owns and who may build on."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from rules.game import Options
from rules.manhattan.state import CELLS, SIZES, Building, Player, Position

COLOURS = 4


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a game of so many players is, and how many blocks each round takes."""

    players: int
    rounds: int
    quota: int
    """Blocks of each own colour to choose a round."""
    colours: int
    """Colours of each seat."""
    rulesets: list[str]
    """Where it is the default."""


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scoring pays, but for promo cards."""

    tallest: int
    majority: int
    building: int


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of data.toml."""

    blocks: list[int]
    hand: int
    points: Points
    schedules: list[Schedule]
    sides: dict[int, list[str]]
    promos: dict[str, int]

    def __post_init__(self) -> None:
        for schedule in self.schedules:
            if schedule.rounds * schedule.quota != sum(self.blocks):
                raise ValueError(f"{schedule} does not use up {sum(self.blocks)} blocks")


DATA = msgspec.toml.decode(Path(__file__).with_name("data.toml").read_bytes(), type=Data, strict=False)


def _quarter_turn(cell: int) -> int:
    """The cell that the next side clockwise means by what this side calls `cell`."""
    row, column = divmod(cell, 3)
    return column * 3 + 2 - row


def _readings() -> dict[str, tuple[int, ...]]:
    readings = {}
    cells = tuple(range(CELLS))
    for side in "SWNE":
        readings[side] = cells
        cells = tuple(_quarter_turn(cell) for cell in cells)
    return readings


CELL_OF = _readings()
"""By side: the cell that each card means to whoever sits there."""


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 3)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * 3 + c for r, c in around if r in range(3) and c in range(3))


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(CELLS))
"""By cell: the cells beside it in its city, not diagonally."""


def schedule(players: int, options: Options) -> Schedule:
    """The schedule that `options` ask for."""
    fitting = [schedule for schedule in DATA.schedules if schedule.players == players]
    wanted = {2: options["two_player_rounds"], 3: options["three_player_rounds"]}.get(players, "by_ruleset")
    if wanted == "by_ruleset":
        return next(schedule for schedule in fitting if options["ruleset"] in schedule.rulesets)
    return next(schedule for schedule in fitting if schedule.rounds == int(wanted))


def reading(state: Position, player: Player) -> tuple[int, ...]:
    """The cell that each card means to `player`."""
    return CELL_OF["S" if state.options["card_reading"] == "fixed" else player.side]


def height(building: Building) -> int:
    """Floors of `building`."""
    floors = 0
    for block in building:
        floors += block.floors
    return floors


def blocks_left(player: Player) -> int:
    """How many blocks `player` has still to build this round."""
    return sum([sum(counts) for counts in player.chosen.values()])


def largest(player: Player) -> list[tuple[int, int]]:
    """Each colour of `player` with the floors of the largest block still to be built this round; 0: none."""
    found = []
    for colour in player.colours:
        counts = player.chosen[colour]
        floors = SIZES
        while floors and not counts[floors - 1]:
            floors -= 1
        found.append((colour, floors))
    return found


def needed(building: Building, colour: int, parties: Sequence[int]) -> int:
    """The fewest floors that a block of `colour` must have to be put on `building`; 1: any block will do."""
    if not building:
        return 1
    mine = parties[colour]
    if parties[building[-1].colour] == mine:  # an owner has no smaller share than anybody
        return 1
    shares = [0] * COLOURS
    for block in building:
        shares[parties[block.colour]] += block.floors
    lack = max(shares) - shares[mine]
    return lack if lack > 1 else 1


def reachable(building: Building, blocks: list[tuple[int, int]], parties: Sequence[int]) -> bool:
    """Whether one of the `largest` blocks of a player may be put on `building`."""
    for colour, floors in blocks:  # noqa: SIM110 - any() of a generator takes twice as long
        if floors and floors >= needed(building, colour, parties):
            return True
    return False
