"""Work in the mine, carried out: moving the cage, loading and storing cubes, putting them on orders."""

from collections.abc import Callable
from typing import Any

from rules.coal_baron import events, moves
from rules.coal_baron.pit import coal_of, find_order
from rules.coal_baron.state import INDEX, SURFACE, Player, Position
from rules.game import Move

CAGE, STORAGE = "cage", "storage"

Haul = moves.Lift | moves.Load | moves.Fill | moves.FillAll | moves.Unload | moves.Store | moves.StoreAll


def haul(state: Position, seat: int, move: Move) -> int:
    """Carries out `move`, a Haul. Returns the steps it took."""
    return _HAULING[type(move)](state, seat, move)


def _lift(state: Position, seat: int, move: moves.Lift) -> int:
    state.players[seat].cage_level = move.level
    return 1


def _load(state: Position, seat: int, move: moves.Load) -> int:
    player = state.players[seat]
    player.cage_level = move.level
    coal_of(player, move.level)[INDEX[move.colour]] -= move.cubes
    player.cage[INDEX[move.colour]] += move.cubes
    state.emit(events.Loaded(seat, move.level, move.colour, move.cubes, move.cage))
    return move.steps


def _store(state: Position, seat: int, move: moves.Store) -> int:
    _put_away(state.players[seat], INDEX[move.colour], move.cubes)
    state.emit(events.Stored(seat, move.cubes))
    return move.cubes


def _store_all(state: Position, seat: int, move: moves.StoreAll) -> int:
    player = state.players[seat]
    for colour, count in enumerate(player.cage):
        _put_away(player, colour, count)
    state.emit(events.Stored(seat, move.cubes))
    return move.cubes


def _put_away(player: Player, colour: int, cubes: int) -> None:
    player.cage[colour] -= cubes
    player.storage[colour] += cubes


def _unload(state: Position, seat: int, move: moves.Unload) -> int:
    state.players[seat].cage_level = SURFACE
    return _put_on_order(state, seat, move, CAGE) + 1


def _fill(state: Position, seat: int, move: moves.Fill) -> int:
    return _put_on_order(state, seat, move, move.origin, move.colour)


def _fill_all(state: Position, seat: int, move: moves.FillAll) -> int:
    return _put_on_order(state, seat, move, move.origin)


def _put_on_order(
    state: Position, seat: int, move: moves.Fill | moves.FillAll | moves.Unload, origin: str, only: str = ""
) -> int:
    """Puts all cubes that fit on an order, or one of the colour `only`. Returns how many."""
    player = state.players[seat]
    cubes = player.cage if origin == CAGE else player.storage
    squares = find_order(player, move.transport, move.coal).squares
    filled = 0
    for number, colour in enumerate(move.coal):
        if not squares[number] and cubes[INDEX[colour]] and (not only or colour == only):
            cubes[INDEX[colour]] -= 1
            squares[number] = colour
            filled += 1
            if only:
                break
    state.emit(events.Filled(seat, move.transport, move.coal, filled, move.left))
    return filled


_HAULING: dict[type[Move], Callable[[Position, int, Any], int]] = {
    moves.Lift: _lift,
    moves.Load: _load,
    moves.Store: _store,
    moves.StoreAll: _store_all,
    moves.Unload: _unload,
    moves.Fill: _fill,
    moves.FillAll: _fill_all,
}
