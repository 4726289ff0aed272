"""The work spaces that a seat can use, the workers needed, and what each of them does."""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any

from rules.coal_baron import events, moves, pit, stacks
from rules.coal_baron.board import AREAS, ORDERS, PLACES, PRICES, SPACES, TILES
from rules.coal_baron.mining import MineCoal
from rules.coal_baron.peeking import ChooseOrder, ChooseTile
from rules.coal_baron.state import INDEX, Outstanding, Player, Position, Shipment, Space
from rules.game import Refusal

Job = (
    moves.BuyTile
    | moves.PeekTiles
    | moves.Mine
    | moves.Deliver
    | moves.Earn
    | moves.TakeOrder
    | moves.PeekOrders
    | moves.Bank
)
"""A move that places workers on a space."""

SHIPS = {space.name: space.transport for space in SPACES.values()}
"""By work space: the transport that it ships; empty for all other spaces."""
PEEKS: dict[str, type[moves.PeekTiles | moves.PeekOrders]] = {
    "factory_peek": moves.PeekTiles,
    "order_peek": moves.PeekOrders,
}
"""By work space: the job that looks at a stack."""
VARYING = {name for name, transport in SHIPS.items() if transport} | PEEKS.keys()
"""The work spaces whose job depends on more than what they display."""
BANK = moves.Bank(1, SPACES["bank"].value)
"""The job that is always available."""


def spaces_of(state: Position, area: str) -> list[Space]:
    """Returns the work spaces of `area`."""
    return state.spaces[AREAS[len(state.players)][area]]


def usable(state: Position, player: Player, area: str, spaces: list[Space]) -> list[Space]:
    """Returns those of `spaces`, all of `area`, that `player` can use. The bank is no part of any area."""
    have, found = player.workers, []
    if area == "mine" or area == "money":
        for space in spaces:
            if space.workers < have:
                found.append(space)
    elif area == "delivery":
        done = ""
        for order in player.orders:
            if "" not in order.squares:
                done += order.name[0]
        if done:
            for space in spaces:
                if SHIPS[space.name] in done and space.workers < have:
                    found.append(space)
    else:
        if area == "factory":
            francs, stack = player.francs, state.tiles
            for space in spaces:
                if space.workers < have and PRICES[space.card] <= francs:
                    found.append(space)
        else:
            stack = state.deck
            for space in spaces:
                if space.card and space.workers < have:
                    found.append(space)
        peeking = spaces[-1]  # the last space of its area
        if peeking.workers < have and (stack.unseen or stack.size()):
            found.append(peeking)
    return found


def jobs_at(state: Position, player: Player, spaces: list[Space]) -> list[Job]:
    """Returns the jobs of `player` on work spaces that it can use."""
    found = []
    for space in spaces:
        name = space.name
        if name in VARYING:
            found.append(_varying_job(state, player, name, space.workers + 1))
        else:
            found.append(_job(name, space.card, space.workers + 1))
    return found


def _varying_job(state: Position, player: Player, space: str, workers: int) -> Job:
    """Returns the job on a space of VARYING."""
    if transport := SHIPS[space]:
        done = completed(player, transport)
        points = 0
        for order in done:
            points += ORDERS[order.name].points
        return moves.Deliver(transport, workers, len(done), points)
    return PEEKS[space](workers, stacks.peek_size(state.tiles if space == "factory_peek" else state.deck))


@cache
def _job(space: str, card: str, workers: int) -> Job:
    """Returns the job on a space that displays `card`, or nothing."""
    printed = SPACES[space]
    if printed.area == "factory":
        return moves.BuyTile(space, workers, card, PRICES[card])
    if printed.area == "order":
        return moves.TakeOrder(space, workers, *pit.face(card), ORDERS[card].points)
    return (moves.Mine if printed.area == "mine" else moves.Earn)(space, workers, printed.value)


def completed(player: Player, transport: str) -> list[Outstanding]:
    """Returns the completed orders of a transport."""
    found = []
    for order in player.orders:
        if order.name[0] == transport and "" not in order.squares:
            found.append(order)
    return found


def refusals(state: Position, seat: int, areas: Collection[str]) -> Iterator[Refusal]:
    """Yields the reasons why spaces of `areas` are not offered, except deliveries for which there is no order."""
    player = state.players[seat]
    transports = {order.name[0] for order in player.orders}
    for area in areas:
        spaces = spaces_of(state, area)
        offered = [space.name for space in usable(state, player, area, spaces)]
        for space in spaces:
            if space.name not in offered and (area != "delivery" or SHIPS[space.name] in transports):
                yield _why_not(player, space)


def _why_not(player: Player, space: Space) -> Refusal:
    """Returns the reason why `player` cannot use `space`, which `usable` has left out."""
    printed = SPACES[space.name]
    if space.workers >= player.workers:
        return moves.TooFewWorkers(space.name, space.workers + 1, player.workers)
    if printed.area == "delivery":
        return moves.NothingToDeliver(printed.transport)
    if printed.peek:
        return moves.StackEmpty(space.name)
    if not space.card:
        return moves.NothingThere(space.name)
    return moves.TileTooDear(space.card, PRICES[space.card], player.francs)


def do(state: Position, seat: int, job: Job) -> None:
    """Places the workers and carries out the job."""
    DOING[type(job)](state, seat, job)


def _buy_tile(state: Position, seat: int, job: moves.BuyTile) -> None:
    state.emit(events.TileBought(seat, job.space, job.workers, job.tile, job.price))
    _send(state, seat, job.space, job.workers).card = ""
    pit.add_tile(state, seat, job.tile)


def _peek_tiles(state: Position, seat: int, job: moves.PeekTiles) -> None:
    cards = stacks.peek(state.tiles, state.chance)
    state.emit(events.TilesPeeked(seat, job.workers, len(cards)))
    _send(state, seat, "factory_peek", job.workers)
    for card in cards:
        state.emit(events.TileSeen(seat, card, TILES[card].price))
    state.push(ChooseTile([seat]))


def _mine(state: Position, seat: int, job: moves.Mine) -> None:
    state.emit(events.MineEntered(seat, job.space, job.workers, job.steps))
    _send(state, seat, job.space, job.workers)
    state.push(MineCoal([seat], steps=job.steps))


def _deliver(state: Position, seat: int, job: moves.Deliver) -> None:
    player = state.players[seat]
    done = completed(player, job.transport)
    name = next(space.name for space in SPACES.values() if space.transport == job.transport)
    state.emit(events.Delivered(seat, job.transport, job.workers, job.orders, job.points))
    _send(state, seat, name, job.workers)
    for order in done:
        player.orders.remove(order)
        player.delivered.append(order.name)
        for cube in "".join(order.squares):
            state.supply[INDEX[cube]] += 1
    player.shipments.append(Shipment(job.transport, job.orders, job.points))
    player.shipped[state.shift - 1] += job.points


def _earn(state: Position, seat: int, job: moves.Earn) -> None:
    state.emit(events.Earned(seat, job.space, job.workers, job.francs))
    _send(state, seat, job.space, job.workers)
    state.players[seat].francs += job.francs


def _take_order(state: Position, seat: int, job: moves.TakeOrder) -> None:
    state.emit(events.OrderTaken(seat, job.space, job.workers, job.transport, job.coal))
    space = _send(state, seat, job.space, job.workers)
    state.players[seat].orders.append(Outstanding(space.card, [""] * len(job.coal)))
    space.card = ""


def _peek_orders(state: Position, seat: int, job: moves.PeekOrders) -> None:
    cards = stacks.peek(state.deck, state.chance)
    state.emit(events.OrdersPeeked(seat, job.workers, len(cards)))
    _send(state, seat, "order_peek", job.workers)
    for card in cards:
        state.emit(events.OrderSeen(seat, *pit.face(card), ORDERS[card].points))
    state.push(ChooseOrder([seat]))


def _bank(state: Position, seat: int, job: moves.Bank) -> None:
    player = state.players[seat]
    player.workers -= 1
    player.francs += job.francs
    state.bank[seat] += 1
    state.emit(events.Banked(seat, job.francs))


DOING: dict[type[Job], Callable[[Position, int, Any], None]] = {
    moves.BuyTile: _buy_tile,
    moves.PeekTiles: _peek_tiles,
    moves.Mine: _mine,
    moves.Deliver: _deliver,
    moves.Earn: _earn,
    moves.TakeOrder: _take_order,
    moves.PeekOrders: _peek_orders,
    moves.Bank: _bank,
}
"""How a job is carried out, by kind."""


def _send(state: Position, seat: int, name: str, workers: int) -> Space:
    """Puts workers on a space and displaces those on it. To be called after the event of the job."""
    space = state.spaces[PLACES[len(state.players)][name]]
    if space.workers:
        state.canteen[space.seat] += space.workers
        state.emit(events.Displaced(space.seat, name, space.workers))
    space.workers, space.seat = workers, seat
    state.players[seat].workers -= workers
    return space
