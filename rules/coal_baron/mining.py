"""Work steps in the mine: moving the cage, loading coal and filling orders. A move takes one step or several."""

from collections.abc import Iterator
from functools import cache, lru_cache

from rules.coal_baron import events, moves
from rules.coal_baron.board import DATA
from rules.coal_baron.pit import coal_of, face, fill_square, find_order, open_orders, open_squares
from rules.coal_baron.state import COLOURS, INDEX, SURFACE, Player, Position
from rules.game import Refusal, Step

CAGE, STORAGE = "cage", "storage"
LIFTS = [
    [[moves.Lift(level, held) for level in range(len(COLOURS) + 1) if level != at] for held in range(DATA.cage + 1)]
    for at in range(len(COLOURS) + 1)
]
"""By level of the cage and cubes in it: the moves of the cage."""

STOPS = [moves.StopMining(steps) for steps in range(max(space.value for space in DATA.spaces) + 1)]
"""By steps left: the move that leaves the mine."""

Haul = moves.Lift | moves.Load | moves.Fill | moves.FillAll | moves.Unload | moves.Store | moves.StoreAll
Work = Haul | moves.Substitute | moves.StopMining


class MineCoal(Step[Position, Work], kw_only=True):
    """Choose the next work steps."""

    steps: int
    """Steps left."""

    def options(self, state: Position, seat: int) -> list[Work]:
        player, steps = state.players[seat], self.steps
        at_surface = player.cage_level == SURFACE
        held = sum(player.cage)
        wanting = open_orders(player)
        found: list[Work] = []
        if wanting:
            if held and at_surface:
                found += _fills(wanting, player.cage, CAGE, steps)
            elif held:
                found += _unloads(wanting, player.cage, steps)
            stored = sum(player.storage)
            if stored:
                found += _fills(wanting, player.storage, STORAGE, steps)
            if steps > 1 and stored + held * at_surface > 1:
                found.append(moves.Substitute())
        if held < DATA.cage:
            found += _loads(player, "".join([colours for _, colours in wanting]), steps, held)
        if held and at_surface:
            found += _stores(player, steps, held)
        found += LIFTS[player.cage_level][held]
        found.append(STOPS[steps])
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        held = sum(player.cage)
        reasons: list[Refusal] = []
        if held and player.cage_level != SURFACE:
            reasons.append(moves.CageBelow(player.cage_level))
        if held == DATA.cage:
            reasons.append(moves.CageFull(held))
        return reasons

    def take(self, state: Position, seat: int, move: Work) -> None:
        if isinstance(move, moves.Substitute):
            state.push(ChooseSquare([seat], steps=self.steps))
        elif not isinstance(move, moves.StopMining):
            continue_mining(state, seat, self.steps - _work(state, seat, move))


class ChooseSquare(Step[Position, moves.FillSquare], kw_only=True):
    """Choose the square that two cubes of any colours will fill."""

    steps: int

    def options(self, state: Position, seat: int) -> list[moves.FillSquare]:
        found = []
        for order in state.players[seat].orders:
            colours = open_squares(order)
            for colour in dict.fromkeys(colours):
                found.append(moves.FillSquare(*face(order.name), colour, len(colours) - 1))
        return found

    def take(self, state: Position, seat: int, move: moves.FillSquare) -> None:
        state.push(ChooseCubes([seat], steps=self.steps, square=move))


class ChooseCubes(Step[Position, moves.UseCubes], kw_only=True):
    """Choose the two cubes from the storage and, if it is at the surface, from the cage."""

    steps: int
    square: moves.FillSquare

    def options(self, state: Position, seat: int) -> list[moves.UseCubes]:
        sources = _sources(state.players[seat])
        return [
            moves.UseCubes(first, first_origin, second, second_origin)
            for number, (first, first_origin, count) in enumerate(sources)
            for second, second_origin, _ in sources[number if count > 1 else number + 1 :]
        ]

    def take(self, state: Position, seat: int, move: moves.UseCubes) -> None:
        player, square = state.players[seat], self.square
        for colour, origin in ((move.first, move.first_origin), (move.second, move.second_origin)):
            (player.cage if origin == CAGE else player.storage)[INDEX[colour]] -= 1
        order = find_order(player, square.transport, square.coal)
        fill_square(order, square.colour, move.first + move.second)
        state.emit(
            events.Substituted(seat, square.transport, square.coal, square.colour, move.first, move.second, square.left)
        )
        continue_mining(state, seat, self.steps - 2)


def continue_mining(state: Position, seat: int, steps: int) -> None:
    """Pushes the next choice of work steps if any are left."""
    if steps:
        state.push(MineCoal([seat], steps=steps))


Wanting = list[tuple[str, str]]
"""The names of orders with open squares, and the colours of these."""


def _fills(wanting: Wanting, cubes: list[int], origin: str, steps: int) -> Iterator[moves.Fill | moves.FillAll]:
    """Yields the moves that put `cubes` on open squares: one cube, or all that fit on an order if the steps suffice."""
    counts = tuple(cubes)
    for order, colours in wanting:
        if fitting := _fitting(colours, counts):
            for colour, count in zip(COLOURS, counts, strict=True):
                if count and colour in colours:
                    yield _fill_one(order, colour, origin, len(colours) - 1)
            if 1 < fitting <= steps:
                yield moves.FillAll(*face(order), fitting, origin, len(colours) - fitting)


@lru_cache(maxsize=1 << 14)
def _fitting(colours: str, cubes: tuple[int, ...]) -> int:
    """Returns how many of `cubes`, given by colour, fit on open squares of `colours`."""
    return sum([min(count, colours.count(colour)) for colour, count in zip(COLOURS, cubes, strict=True)])


@cache
def _fill_one(order: str, colour: str, origin: str, left: int) -> moves.Fill:
    return moves.Fill(*face(order), colour, origin, left)


def _unloads(wanting: Wanting, cubes: list[int], steps: int) -> list[moves.Unload]:
    """Returns the moves that raise the cage and put all that fits on an order, if the steps suffice."""
    found, counts = [], tuple(cubes)
    for order, colours in wanting:
        fitting = _fitting(colours, counts)
        if 0 < fitting < steps:
            found.append(_unload(order, fitting, len(colours) - fitting))
    return found


@cache
def _unload(order: str, cubes: int, left: int) -> moves.Unload:
    return moves.Unload(*face(order), cubes, cubes + 1, left)


def _sources(player: Player) -> list[tuple[str, str, int]]:
    """Returns the cubes that a substitution can use: colour, origin and number."""
    found = [(colour, STORAGE, count) for colour, count in zip(COLOURS, player.storage, strict=True) if count]
    if player.cage_level == SURFACE:
        found += [(colour, CAGE, count) for colour, count in zip(COLOURS, player.cage, strict=True) if count]
    return found


def _loads(player: Player, wanted: str, steps: int, held: int) -> list[moves.Load]:
    """Returns the loads worth offering: as much as orders need, or as possible; on the cage's level also one cube."""
    room, cage = DATA.cage - held, player.cage
    here, elsewhere = min(room, steps), min(room, steps - 1)
    found: list[moves.Load] = []
    for level, tunnel in enumerate(player.levels, 1):
        travel = level != player.cage_level
        most = elsewhere if travel else here
        if most and any(tunnel.coal):
            for index, count in enumerate(tunnel.coal):
                if count:
                    limit, useful = count if count < most else most, 0
                    if limit > 1:
                        useful = wanted.count(COLOURS[index]) - cage[index]
                    found += _amounts(level, index, limit, useful if 0 < useful < limit else 0, travel, held)
    return found


@cache
def _amounts(level: int, index: int, most: int, useful: int, travel: bool, held: int) -> list[moves.Load]:
    """Returns the loads of a colour: `most` cubes, and `useful` cubes unless that is 0."""
    amounts = {most, useful} if travel else {1, most, useful}
    return [moves.Load(level, COLOURS[index], cubes, travel + cubes, held + cubes) for cubes in sorted(amounts - {0})]


def _stores(player: Player, steps: int, held: int) -> Iterator[moves.Store | moves.StoreAll]:
    for colour, count in zip(COLOURS, player.cage, strict=True):
        if count:
            yield moves.Store(colour, 1)
            if (cubes := min(count, steps)) > 1:
                yield moves.Store(colour, cubes)
    if max(player.cage) < held <= steps:
        yield moves.StoreAll(held)


def _work(state: Position, seat: int, move: Haul) -> int:
    """Carries out `move` and returns the steps it took."""
    player = state.players[seat]
    match move:
        case moves.Lift():
            player.cage_level = move.level
            return 1
        case moves.Load():
            player.cage_level = move.level
            coal_of(player, move.level)[INDEX[move.colour]] -= move.cubes
            player.cage[INDEX[move.colour]] += move.cubes
            state.emit(events.Loaded(seat, move.level, move.colour, move.cubes, move.cage))
            return move.steps
        case moves.Unload():
            player.cage_level = SURFACE
            return _fill(state, seat, move) + 1
        case moves.Store():
            _store(player, move.colour, move.cubes)
            state.emit(events.Stored(seat, move.cubes))
            return move.cubes
        case moves.StoreAll():
            for colour, count in zip(COLOURS, player.cage, strict=True):
                _store(player, colour, count)
            state.emit(events.Stored(seat, move.cubes))
            return move.cubes
        case _:
            return _fill(state, seat, move)


def _store(player: Player, colour: str, cubes: int) -> None:
    player.cage[INDEX[colour]] -= cubes
    player.storage[INDEX[colour]] += cubes


def _fill(state: Position, seat: int, move: moves.Fill | moves.FillAll | moves.Unload) -> int:
    player = state.players[seat]
    cubes = player.cage if isinstance(move, moves.Unload) or move.origin == CAGE else player.storage
    order = find_order(player, move.transport, move.coal)
    filled = 0
    for colour in [move.colour] if isinstance(move, moves.Fill) else open_squares(order):
        if cubes[INDEX[colour]]:
            cubes[INDEX[colour]] -= 1
            fill_square(order, colour, colour)
            filled += 1
    state.emit(events.Filled(seat, move.transport, move.coal, filled, move.left))
    return filled
