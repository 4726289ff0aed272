"""The ways to work in the mine that are offered: as much as orders need or as possible, and what leads to others."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from rules.coal_baron import moves
from rules.coal_baron.board import DATA
from rules.coal_baron.hauling import CAGE, STORAGE, Haul
from rules.coal_baron.pit import face
from rules.coal_baron.state import COLOURS, SURFACE, Player

FILLING, USING_STORAGE, STORING, LIFTING = "fill", "stored", "store", "lift"
"""Kinds of work with a question of their own: putting single cubes from the cage on orders, using the storage,
storing some of the cubes in the cage, only moving it."""
LIFTS = [[moves.Lift(level, held) for held in range(DATA.cage + 1)] for level in range(len(COLOURS) + 1)]
"""By the level that the cage goes to and cubes in it: the move."""
TRIPS = [moves.WorkOn(LIFTING, len(COLOURS) - 1), moves.WorkOn(LIFTING, len(COLOURS))]
"""By whether the cage is at the surface: the move that leads to all other levels below."""

OPEN_SQUARES = {
    "".join(open_) for coal in DATA.points for count in range(1, len(coal) + 1) for open_ in combinations(coal, count)
}
"""The colours that the open squares of an order can have."""
ALIKE = max(coal.count(colour) for coal in DATA.points for colour in COLOURS)
"""The most squares of one colour on an order."""
UP_TO_ALIKE = [min(count, ALIKE) for count in range(DATA.cubes + 1)]
"""By number of cubes of one colour: on how many squares of an order they can be put."""

SUBSTITUTE = moves.Substitute()
STOPS = [moves.StopMining(steps) for steps in range(max(space.value for space in DATA.spaces) + 1)]
"""By steps left: the move that leaves the mine."""

Work = Haul | moves.WorkOn | moves.Substitute | moves.StopMining

Wanting = dict[str, str]
"""By order with open squares: the colours of these."""


def _one_or_more(kind: str, ways: list[Haul]) -> Sequence[Haul | moves.WorkOn]:
    """Returns the move that leads to the `ways` to do a kind of work; if there is only one, that."""
    return [moves.WorkOn(kind, len(ways))] if len(ways) > 1 else ways


def fills(player: Player, wanting: Wanting, steps: int) -> list[Work]:
    """Returns the moves that put cubes on orders: from the cage all that fit, if the steps suffice, and other ways."""
    found: list[Work] = []
    there = stored = sum(player.storage)
    if player.cage_level == SURFACE and (held := sum(player.cage)):
        there += held
        whole, single = _fill_ways(wanting, tuple(player.cage), CAGE, steps)
        found += whole
        found += _one_or_more(FILLING, single)
    if stored:
        found += _one_or_more(USING_STORAGE, _stored_fills(player, wanting, steps))
    if steps > 1 and there > 1:
        found.append(SUBSTITUTE)
    return found


def _fill_ways(wanting: Wanting, cubes: tuple[int, ...], origin: str, steps: int) -> tuple[list[Haul], list[Haul]]:
    """Returns the moves that put all of `cubes` that fit on an order, if the steps suffice, and one of several."""
    whole: list[Haul] = []
    single: list[Haul] = []
    fits, there = _fitting(cubes), tuple(map(bool, cubes))
    for order, colours in wanting.items():
        if fitting := fits[colours]:
            if fitting == 1:
                whole += _single_fills(order, colours, there, origin)
            else:
                single += _single_fills(order, colours, there, origin)
                if fitting <= steps:
                    whole.append(_fill_all(order, fitting, origin, len(colours) - fitting))
    return whole, single


def _cage_fills(player: Player, wanting: Wanting, steps: int) -> list[Haul]:
    """Returns the moves that put one of several fitting cubes in the cage on an order."""
    return _fill_ways(wanting, tuple(player.cage), CAGE, steps)[1]


def _stored_fills(player: Player, wanting: Wanting, steps: int) -> list[Haul]:
    """Returns all moves that put cubes of the storage on an order."""
    whole, single = _fill_ways(wanting, tuple(map(UP_TO_ALIKE.__getitem__, player.storage)), STORAGE, steps)
    return whole + single


@cache
def _single_fills(order: str, colours: str, there: tuple[bool, ...], origin: str) -> list[moves.Fill]:
    """Returns the moves that put a cube of a colour on an order. `there`: by colour, whether there is a cube."""
    return [
        moves.Fill(*face(order), colour, origin, len(colours) - 1)
        for colour, is_there in zip(COLOURS, there, strict=True)
        if is_there and colour in colours
    ]


@cache
def _fitting(cubes: tuple[int, ...]) -> dict[str, int]:
    """Returns how many of `cubes`, given by colour, fit on open squares, by the colours of these."""
    return {
        colours: sum([min(count, colours.count(colour)) for colour, count in zip(COLOURS, cubes, strict=True)])
        for colours in OPEN_SQUARES
    }


@cache
def _fill_all(order: str, cubes: int, origin: str, left: int) -> moves.FillAll:
    return moves.FillAll(*face(order), cubes, origin, left)


def unloads(wanting: Wanting, cubes: list[int], steps: int) -> list[moves.Unload]:
    """Returns the moves that raise the cage and put all that fits on an order, if the steps suffice."""
    found, fits = [], _fitting(tuple(cubes))
    for order, colours in wanting.items():
        fitting = fits[colours]
        if 0 < fitting < steps:
            found.append(_unload(order, fitting, len(colours) - fitting))
    return found


@cache
def _unload(order: str, cubes: int, left: int) -> moves.Unload:
    return moves.Unload(*face(order), cubes, cubes + 1, left)


def loads(player: Player, wanted: str, steps: int, held: int) -> list[moves.Load]:
    """Returns the loads worth offering: as much as orders need, or as possible; on the cage's level also one cube."""
    room, cage, cage_level = DATA.cage - held, player.cage, player.cage_level
    here, elsewhere = (room, room) if room < steps else (steps, steps - 1)
    found: list[moves.Load] = []
    for level, tunnel in enumerate(player.levels, 1):
        travel = level != cage_level
        most = elsewhere if travel else here
        if most and any(tunnel.coal):
            for index, colour, count in _heaps(tuple(tunnel.coal)):
                limit, useful = count if count < most else most, 0
                if limit > 1:
                    useful = wanted.count(colour) - cage[index]
                found += _amounts(level, colour, limit, useful if 0 < useful < limit else 0, travel, held)
    return found


@cache
def _heaps(cubes: tuple[int, ...]) -> list[tuple[int, str, int]]:
    """Returns each colour that `cubes` has, with its index and its count."""
    return [(index, COLOURS[index], count) for index, count in enumerate(cubes) if count]


@cache
def _amounts(level: int, colour: str, most: int, useful: int, travel: bool, held: int) -> list[moves.Load]:
    """Returns the loads of a colour: `most` cubes, and `useful` cubes unless that is 0."""
    amounts = {most, useful} if travel else {1, most, useful}
    return [moves.Load(level, colour, cubes, travel + cubes, held + cubes) for cubes in sorted(amounts - {0})]


def stores(player: Player, steps: int, held: int) -> list[Work]:
    """Returns the move that stores all cubes in the cage, if the steps suffice, and other ways."""
    found: list[Work] = []
    if held <= steps:
        most = max(player.cage)
        found.append(moves.StoreAll(held) if most < held else moves.Store(COLOURS[player.cage.index(most)], held))
    return [*found, *_one_or_more(STORING, _partial_stores(player, {}, steps))]


def _partial_stores(player: Player, wanting: Wanting, steps: int) -> list[Haul]:
    """Returns the moves that store some of the cubes in the cage: one of a colour, or as many as possible."""
    held = sum(player.cage)
    found: list[Haul] = []
    for index, count in enumerate(player.cage):
        if count:
            found += _stores_of(COLOURS[index], count, steps, held)
    return found


@cache
def _stores_of(colour: str, count: int, steps: int, held: int) -> list[moves.Store]:
    """Returns the moves that store one of `count` cubes of a colour, or as many as possible, unless it is all held."""
    return [moves.Store(colour, cubes) for cubes in sorted({1, min(count, steps)} - {held})]


def _empty_trips(player: Player, wanting: Wanting, steps: int) -> list[Haul]:
    """Returns the moves that only move the cage, to another level below the surface."""
    held = sum(player.cage)
    return [LIFTS[level][held] for level in range(1, len(COLOURS) + 1) if level != player.cage_level]


BY_KIND: dict[str, Callable[[Player, Wanting, int], list[Haul]]] = {
    FILLING: _cage_fills,
    USING_STORAGE: _stored_fills,
    STORING: _partial_stores,
    LIFTING: _empty_trips,
}
"""By kind of work: the ways to do it, for a player with these open orders and this number of steps left."""
