"""The invariants of a position."""

from collections import Counter
from collections.abc import Iterator

from rules.montana.board import DATA, GOOD_NAMES, land, settlements
from rules.montana.building import reach
from rules.montana.state import COLOURS, Position


def violations(state: Position) -> list[str]:
    """Returns the violated invariants of `state`, as sentences for a bug report."""
    return [*_wrong_pieces(state), *_wrong_map(state), *_wrong_settlements(state), *_wrong_places(state)]


def _wrong_pieces(state: Position) -> Iterator[str]:
    seats = len(state.players)
    placed = Counter(colour for workers in state.bank for colour in workers)
    placed.update(colour for area in state.areas for space in area for colour in space.left + space.right)
    for colour in range(COLOURS):
        count = state.workers[colour] + placed[colour] + sum(player.workers[colour] for player in state.players)
        if count != DATA.workers:
            yield f"{count} workers of colour {colour}"
    for good, name in enumerate(GOOD_NAMES):
        count = state.goods[good] + sum(player.goods[good] for player in state.players)
        if count != DATA.supply[seats] + seats * (name in DATA.starting_goods):
            yield f"{count} goods {name}"
    cattle = state.cattle + len(state.cattle_at) + sum(player.cattle for player in state.players)
    if cattle != DATA.cattle:
        yield f"{cattle} cattle"
    stocks = [*state.workers, *state.goods, state.cattle]
    for player in state.players:
        stocks += [*player.workers, *player.goods, player.silver, player.cattle, player.canteens, player.settlements]
    if min(stocks) < 0:
        yield "less than nothing of something"


def _wrong_map(state: Position) -> Iterator[str]:
    numbers = {tile.number for tile in state.tiles}
    if len(state.tiles) != len(DATA.layouts[len(state.players)]) or len(numbers) < len(state.tiles):
        yield f"landscape tiles: {state.tiles}"
    plots = land(state.tiles).plots
    lakes = sum(plot.terrain == "lake" for plot in plots.values())
    canteens = len(state.canteens_at) + state.canteens_used + sum(player.canteens for player in state.players)
    if canteens != lakes:
        yield f"{canteens} canteens for {lakes} lakes"
    if not all(plots[name].cattle and name not in state.settled for name in state.cattle_at):
        yield f"cattle at {state.cattle_at}"
    if state.reach != reach(state):
        yield f"within reach are {state.reach}"


def _wrong_settlements(state: Position) -> Iterator[str]:
    plots = land(state.tiles).plots
    for name, settlement in state.settled.items():
        if plots[name].terrain != "plain" or name == state.start or settlement.tiles < 1:
            yield f"{settlement.tiles} tiles on {name}"
    dealt = settlements(len(state.players), state.options)
    for seat, player in enumerate(state.players):
        tiles = [settlement.tiles for settlement in state.settled.values() if settlement.seat == seat]
        if sum(tiles) + player.settlements != dealt or sum(tiles) - len(tiles) != player.doubles + player.lines:
            yield f"seat {seat} has {sum(tiles)} tiles on {len(tiles)} hexes and {player.settlements} left"


def _wrong_places(state: Position) -> Iterator[str]:
    for area, spaces in enumerate(state.areas):
        if any(space.right and not space.left for space in spaces):
            yield f"in area {area} only the right part of a space is taken"
    holders = [holder.seat for holder in state.city if holder]
    if len(set(holders)) < len(holders):
        yield f"in the city stand {holders}"
    for seat, player in enumerate(state.players):
        if sum(player.workers) > DATA.cap and seat != state.active:
            yield f"seat {seat} has {sum(player.workers)} workers"
