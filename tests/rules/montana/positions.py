"""Builds positions from short texts: `"brown*2 orange copper Stone silver*6 cattle"` is a player board.

`copper` and `stone` are small, `Copper` and `Stone` large. All other pieces are in the supply. The landscape tiles are
in the order of data.toml and not turned, so that hexes are the same in every test.
"""

from collections.abc import Mapping
from typing import Any

from rules import montana
from rules.chance import Chance, key
from rules.game import Options
from rules.montana.board import COLOUR_NAMES, DATA, GOOD_NAMES, land, settlements
from rules.montana.building import reach
from rules.montana.state import COLOURS, GOODS, Contractor, Player, Settlement, Space, Tile
from rules.montana.steps import State, TakeTurn

GOODS_SHORT = ("copper", "stone", "grain", "pumpkin", "Copper", "Stone")


def options(**chosen: str) -> Options:
    """Returns all options, with defaults for those not given."""
    return {option.name: option.values[0] for option in montana.GAME.info.options} | chosen


def counts(text: str) -> dict[str, int]:
    """Returns the words of a text like `grain*3 cattle`, with their numbers."""
    return {name: int(count or 1) for name, _, count in (word.partition("*") for word in text.split())}


def player(text: str, dealt: int) -> Player:
    """Returns a player board; with `left*3`, it has three settlements left to place."""
    have = counts(text)
    assert have.keys() <= {*COLOUR_NAMES, *GOODS_SHORT, "silver", "cattle", "canteen", "left"}
    return Player(
        silver=have.get("silver", 0),
        workers=[have.get(name, 0) for name in COLOUR_NAMES[:COLOURS]],
        goods=[have.get(name, 0) for name in GOODS_SHORT],
        cattle=have.get("cattle", 0),
        canteens=have.get("canteen", 0),
        settlements=have.get("left", dealt),
    )


def position(
    *boards: str,
    turn: int = 0,
    starter: int = 0,
    start: str = "D5",
    settled: Mapping[str, int] | None = None,
    bank: tuple[str, ...] = ("", "", "", ""),
    areas: Mapping[int, tuple[str, ...]] | None = None,
    city: Mapping[int, tuple[int, int]] | None = None,
    chosen: Mapping[str, str] | None = None,
) -> State:
    """Returns a position in which `turn` is to move.

    `settled` has the owners of hexes, `bank` and `areas` the workers on each space (`brown/black` with a right part),
    `city` the seat and the price in each row. Settlements on the map are in addition to those dealt, unless a board has
    `left`.
    """
    seats = len(boards)
    state = montana.GAME.new(seats, options(**chosen or {}), Chance(key(1)))
    dealt = settlements(seats, state.options)
    state.agenda = [TakeTurn([turn])]
    state.starter, state.active, state.start = starter, turn, start
    state.tiles = tuple(Tile(number, 0) for number in range(len(state.tiles)))
    state.settled = {name: Settlement(seat, 1) for name, seat in (settled or {}).items()}
    mine = [sum(built.seat == seat for built in state.settled.values()) for seat in range(seats)]
    state.players = [player(text, dealt - mine[seat]) for seat, text in enumerate(boards)]
    state.bank = [_workers(text) for text in bank]
    for area, spaces in (areas or {}).items():
        state.areas[area] = [_space(text) for text in spaces]
    for row, holder in (city or {}).items():
        state.city[row] = Contractor(*holder)
    _fill_supply(state)
    _lay_map(state)
    return state


def goods(state: State, seat: int = 0) -> str:
    """Returns the goods of a player, as in the text of a board."""
    return _text(GOODS_SHORT, state.players[seat].goods)


def workers(state: State, seat: int = 0) -> str:
    """Returns the workers of a player, as in the text of a board."""
    return _text(COLOUR_NAMES, state.players[seat].workers)


def kinds(events: list[Any]) -> list[str]:
    """Returns the names of the types of `events`."""
    return [type(event).__name__ for event in events]


def of_kind(kind: type[Any], found: list[Any]) -> list[Any]:
    """Returns those of `found` that are of this kind."""
    return [thing for thing in found if isinstance(thing, kind)]


def spin_to(state: State, sector: int) -> None:
    """Makes the next spin show this sector."""
    while Chance(state.chance.key, state.chance.draws).below(8) != sector:
        state.chance.draws += 1


def _text(names: tuple[str, ...], found: list[int]) -> str:
    named = [(name, count) for name, count in zip(names, found, strict=False) if count]
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in named)


def _workers(text: str) -> list[int]:
    return [COLOUR_NAMES.index(name) for name in text.split()]


def _space(text: str) -> Space:
    left, _, right = text.partition("/")
    return Space(_workers(left), _workers(right))


def _fill_supply(state: State) -> None:
    """Puts all remaining pieces into the supply. Raises AssertionError if there are not enough."""
    seats = len(state.players)
    placed = [colour for workers in state.bank for colour in workers]
    placed += [colour for area in state.areas for space in area for colour in space.left + space.right]
    state.workers = [
        DATA.workers - placed.count(colour) - sum(player.workers[colour] for player in state.players)
        for colour in range(COLOURS)
    ]
    state.goods = [
        DATA.supply[seats]
        + seats * (GOOD_NAMES[good] in DATA.starting_goods)
        - sum(player.goods[good] for player in state.players)
        for good in range(GOODS)
    ]
    assert min(*state.workers, *state.goods) >= 0


def _lay_map(state: State) -> None:
    plots = land(state.tiles).plots
    state.cattle_at = [name for name, plot in plots.items() if plot.cattle and name not in state.settled]
    lakes = [name for name, plot in plots.items() if plot.terrain == "lake"]
    held = sum(player.canteens for player in state.players)
    state.canteens_at = lakes[: len(lakes) - held]
    state.cattle = DATA.cattle - len(state.cattle_at) - sum(player.cattle for player in state.players)
    state.reach = reach(state)
