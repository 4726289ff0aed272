"""The invariants of a position."""

from collections import Counter
from collections.abc import Iterator

from rules.montana.board import DATA, GOOD_NAMES, land, settlements
from rules.montana.building import reach
from rules.montana.state import COLOURS, Position


def violations(state: Position) -> list[str]:
    """Returns the violated invariants of `state`, as sentences for a bug report."""
    return [
        *_piece_violations(state),
        *_map_violations(state),
        *_hex_violations(state),
        *_place_violations(state),
    ]


def _piece_violations(state: Position) -> Iterator[str]:
    seats = len(state.players)
    placed = Counter(colour for workers in state.bank for colour in workers)
    placed.update(colour for area in state.areas for space in area for colour in space.left + space.right)
    for colour in range(COLOURS):
        count = state.workers[colour] + placed[colour] + sum(player.workers[colour] for player in state.players)
        if count != DATA.workers:
            yield f"there are {count} workers of colour {colour}"
    for good, name in enumerate(GOOD_NAMES):
        count = state.goods[good] + sum(player.goods[good] for player in state.players)
        if count != DATA.supply[seats] + seats * (name in DATA.starting_goods):
            yield f"there are {count} goods of {name}"
    cattle = state.cattle + len(state.cattle_at) + sum(player.cattle for player in state.players)
    if cattle != DATA.cattle:
        yield f"there are {cattle} cattle"
    stocks = [*state.workers, *state.goods, state.cattle]
    for player in state.players:
        stocks += [*player.workers, *player.goods, player.silver, player.cattle, player.canteens, player.settlements]
    if min(stocks) < 0:
        yield "there is a negative number of something"


def _map_violations(state: Position) -> Iterator[str]:
    numbers = {tile.number for tile in state.tiles}
    if len(state.tiles) != len(DATA.layouts[len(state.players)]) or len(numbers) < len(state.tiles):
        yield f"the landscape tiles are {state.tiles}"
    plots = land(state.tiles).plots
    lakes = sum(plot.terrain == "lake" for plot in plots.values())
    canteens = len(state.canteens_at) + state.canteens_used + sum(player.canteens for player in state.players)
    if canteens != lakes:
        yield f"there are {canteens} canteens for {lakes} lakes"
    if not all(plots[name].cattle and name not in state.settled for name in state.cattle_at):
        yield f"there are cattle at {state.cattle_at}"
    if state.reach != reach(state):
        yield f"the reach is {state.reach}"


def _hex_violations(state: Position) -> Iterator[str]:
    plots = land(state.tiles).plots
    for name, settlement in state.settled.items():
        if plots[name].terrain != "plain" or name == state.start or settlement.tiles < 1:
            yield f"there are {settlement.tiles} tiles on {name}"
    dealt = settlements(len(state.players), state.options)
    for seat, player in enumerate(state.players):
        tiles = [settlement.tiles for settlement in state.settled.values() if settlement.seat == seat]
        if sum(tiles) + player.settlements != dealt or sum(tiles) - len(tiles) != player.doubles + player.lines:
            yield f"seat {seat} has {sum(tiles)} tiles on {len(tiles)} hexes and {player.settlements} left"


def _place_violations(state: Position) -> Iterator[str]:
    for area, spaces in enumerate(state.areas):
        if any(space.right and not space.left for space in spaces):
            yield f"only the right part of a space in area {area} is occupied"
    holders = [holder.seat for holder in state.city if holder]
    if len(set(holders)) < len(holders):
        yield f"the contractors in the city are of {holders}"
    for seat, player in enumerate(state.players):
        if sum(player.workers) > DATA.cap and seat != state.active:
            yield f"seat {seat} has {sum(player.workers)} workers"
