"""The invariants of a position."""

from collections import Counter
from collections.abc import Iterator

from rules.coal_baron.board import DATA, ORDERS, SETUPS, SPACES, TILES, carts
from rules.coal_baron.scoring import IN_ORDERS
from rules.coal_baron.state import COLOURS, Outstanding, Player, Position, Stack


def violations(state: Position) -> list[str]:
    """Returns the violated invariants of `state`, as sentences for a bug report."""
    return [*_card_violations(state), *_cube_violations(state), *_worker_violations(state), *_player_violations(state)]


def _card_violations(state: Position) -> Iterator[str]:
    displayed = [space.card for space in state.spaces if space.card]
    tiles = Counter([*_in(state.tiles), *(card for card in displayed if card in TILES)])
    orders = Counter([*_in(state.deck), *state.row, *(card for card in displayed if card not in TILES)])
    for player in state.players:
        tiles.update(tile for level in player.levels for tile in level.tiles)
        orders.update([*(order.name for order in player.orders), *player.delivered])
    for found, expected in ((tiles, dict.fromkeys(TILES, DATA.copies)), (orders, dict.fromkeys(ORDERS, 1))):
        for card in sorted(found.keys() | expected.keys()):
            if found[card] != expected.get(card, 0):
                yield f"there are {found[card]} of {card}"
    for stack in (state.tiles, state.deck):
        if stack.unseen != sorted(stack.unseen):
            yield "a stack is not sorted"


def _in(stack: Stack) -> list[str]:
    return [*stack.unseen, *stack.peek, *(known.card for known in (*stack.top, *stack.bottom))]


def _cube_violations(state: Position) -> Iterator[str]:
    for index, colour in enumerate(COLOURS):
        total = state.supply[index] + sum(_cubes(player, index) for player in state.players)
        if total != DATA.cubes:
            yield f"there are {total} cubes of {colour}"
    if min(state.supply) < 0:
        yield f"the supply is {state.supply}"


def _cubes(player: Player, index: int) -> int:
    on_orders = "".join(square for order in player.orders for square in order.squares)
    in_carts = sum(level.coal[index] for level in player.levels)
    return in_carts + player.cage[index] + player.storage[index] + on_orders.count(COLOURS[index])


def _worker_violations(state: Position) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        placed = sum(space.workers for space in state.spaces if space.seat == seat)
        total = player.workers + placed + state.bank[seat] + state.canteen[seat]
        if player.workers < 0 or total != SETUPS[len(state.players)].workers:
            yield f"seat {seat} has {total} workers, {player.workers} of them available"
    for space in state.spaces:
        if (space.seat < 0) != (space.workers == 0) or space.workers < 0:
            yield f"there are {space.workers} workers of seat {space.seat} on {space.name}"
        if len(state.players) in SPACES[space.name].covered:
            yield f"{space.name} is out of play"


def _player_violations(state: Position) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.francs < 0:
            yield f"seat {seat} has {player.francs} francs"
        if min(player.cage) < 0 or min(player.storage) < 0 or sum(player.cage) > DATA.cage:
            yield f"seat {seat} has {player.cage} in the cage and {player.storage} in the storage"
        if not 0 <= player.cage_level <= len(COLOURS):
            yield f"the cage of seat {seat} is at level {player.cage_level}"
        if any(min(level.coal) < 0 or sum(level.coal) > carts(level) for level in player.levels):
            yield f"the carts of seat {seat} hold too many cubes or too few"
        if any(TILES[tile].level != number for number, level in enumerate(player.levels, 1) for tile in level.tiles):
            yield f"seat {seat} has a tile on the wrong level"
        if any(_is_invalid(order) for order in player.orders):
            yield f"seat {seat} has impossible cubes on a square"
        if len(player.shown) != IN_ORDERS or player.counted > len(player.delivered):
            yield f"the counts shown of seat {seat} are impossible"
        if sum(shipment.orders for shipment in player.shipments) > len(player.delivered):
            yield f"the shipments of seat {seat} are more than its delivered orders"


def _is_invalid(order: Outstanding) -> bool:
    """Returns whether a square holds anything but nothing, a cube of its colour, or two cubes."""
    coal = ORDERS[order.name].coal
    return len(coal) != len(order.squares) or any(
        len(cubes) > 2 or (len(cubes) == 1 and cubes != colour)
        for colour, cubes in zip(coal, order.squares, strict=True)
    )
