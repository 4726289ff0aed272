"""The board: components, the reading of cards, ownership of buildings and where blocks may be placed."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from rules.game import Options
from rules.manhattan.state import CELLS, SIZES, Building, Player, Position

COLOURS = 4


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of rounds and of blocks in each, for a number of players."""

    players: int
    rounds: int
    quota: int
    """Blocks of each colour that a player chooses per round."""
    colours: int
    """Colours per seat."""
    rulesets: list[str]
    """The rulesets in which it is the default."""


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """The points of a scoring, without promo cards."""

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
    """Returns the cell that looks to the next side clockwise as `cell` looks to this one."""
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
"""By side: the cell that each card means to a player at that side."""


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 3)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * 3 + c for r, c in around if r in range(3) and c in range(3))


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(CELLS))
"""By cell: the orthogonally adjacent cells of its city."""


def schedule(players: int, options: Options) -> Schedule:
    """Returns the schedule that `options` select."""
    fitting = [schedule for schedule in DATA.schedules if schedule.players == players]
    wanted = {2: options["two_player_rounds"], 3: options["three_player_rounds"]}.get(players, "by_ruleset")
    if wanted == "by_ruleset":
        return next(schedule for schedule in fitting if options["ruleset"] in schedule.rulesets)
    return next(schedule for schedule in fitting if schedule.rounds == int(wanted))


def has_several_schedules(players: int) -> bool:
    """Returns whether that number of players can choose between schedules."""
    return sum(schedule.players == players for schedule in DATA.schedules) > 1


def has_two_colours(players: int, options: Options) -> bool:
    """Returns whether each player has two colours."""
    return schedule(players, options).colours > 1


def reading(state: Position, player: Player) -> tuple[int, ...]:
    """Returns by card the cell that it means to `player`."""
    return CELL_OF["S" if state.options["card_reading"] == "fixed" else player.side]


def height(building: Building) -> int:
    """Returns the number of floors of `building`."""
    floors = 0
    for block in building:
        floors += block.floors
    return floors


def blocks_left(player: Player) -> int:
    """Returns how many blocks `player` has left to build this round."""
    left = 0
    for counts in player.chosen.values():
        left += sum(counts)
    return left


def largest(player: Player) -> list[tuple[int, int]]:
    """Returns each colour of `player` with the floors of its largest block left this round, or 0."""
    found = []
    for colour in player.colours:
        counts = player.chosen[colour]
        floors = SIZES
        while floors and not counts[floors - 1]:
            floors -= 1
        found.append((colour, floors))
    return found


def needed(building: Building, colour: int, parties: Sequence[int]) -> int:
    """Returns the fewest floors that a block of `colour` needs to go on `building`, from 1."""
    if not building:
        return 1
    mine = parties[colour]
    if parties[building[-1].colour] == mine:  # nobody has more floors than the owner
        return 1
    shares = [0] * COLOURS
    for block in building:
        shares[parties[block.colour]] += block.floors
    lack = max(shares) - shares[mine]
    return lack if lack > 1 else 1


def reachable(building: Building, blocks: list[tuple[int, int]], parties: Sequence[int]) -> bool:
    """Returns whether one of `blocks`, as `largest` returns them, may go on `building`."""
    for colour, floors in blocks:  # noqa: SIM110 - any() of a generator takes twice as long
        if floors and floors >= needed(building, colour, parties):
            return True
    return False
