"""The set-up, before the first turn."""

from rules.chance import Chance
from rules.game import Options
from rules.montana.board import DATA, GOOD_NAMES, PRINTED, Land, land, settlements
from rules.montana.building import reach
from rules.montana.recruiting import SpinFirst
from rules.montana.state import COLOURS, GOODS, Player, Tile
from rules.montana.steps import StartTurn, State
from rules.montana.working import empty_area

LEAST_PLAINS = 4
"""The fewest plains around the start tile; there is at least one per player, too."""


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the initial position: the map is laid out, and nobody has spun the wheel."""
    starter = chance.below(seats)
    tiles = _draw_tiles(seats, options, chance)
    ground = land(tiles)
    cattle_at = [name for name, plot in ground.plots.items() if plot.cattle]
    state = State(
        chance=chance,
        agenda=[StartTurn(), SpinFirst()],
        options=options,
        starter=starter,
        active=starter,
        players=[_player((seat - starter) % seats, settlements(seats, options)) for seat in range(seats)],
        workers=[DATA.workers] * COLOURS,
        goods=[DATA.supply[seats]] * GOODS,
        cattle=DATA.cattle - DATA.starting_cattle * seats - len(cattle_at),
        bank=[[] for _ in DATA.bank],
        areas=[empty_area() for _ in DATA.areas],
        city=[None] * len(DATA.city.rows),
        tiles=tiles,
        start=chance.pick(start_hexes(ground, seats)),
        reach=[],
        cattle_at=cattle_at,
        canteens_at=[name for name, plot in ground.plots.items() if plot.terrain == "lake"],
    )
    state.reach = reach(state)
    return state


def start_hexes(ground: Land, seats: int) -> list[str]:
    """Returns the possible places of the start tile: plains without an icon, with enough plains around them."""
    plots, plains = ground.plots, ground.plains
    bare = [name for name in plains if not (plots[name].double or plots[name].cattle)]
    least = max(LEAST_PLAINS, seats)
    return [name for name in bare if sum([other in plains for other in ground.grid.neighbours[name]]) >= least]


def _draw_tiles(seats: int, options: Options, chance: Chance) -> tuple[Tile, ...]:
    numbers = list(range(len(PRINTED)))
    chance.shuffle(numbers)
    turned = options["tile_rotation"] == "random"
    return tuple(Tile(number, chance.below(6) if turned else 0) for number in numbers[: len(DATA.layouts[seats])])


def _player(place: int, dealt: int) -> Player:
    """Returns the player who is `place` seats after the first."""
    return Player(
        silver=DATA.starting_silver[place],
        workers=[0] * COLOURS,
        goods=[int(good in DATA.starting_goods) for good in GOOD_NAMES],
        cattle=DATA.starting_cattle,
        settlements=dealt,
    )
