"""What is pointed out: what happened last, what is being decided on, and what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import Any

from rendering.canvas import Key
from rules.coal_baron import events, moves, steps
from rules.coal_baron.board import SPACES, TILES
from rules.game import Event, Move, Step

DELIVERIES = {space.transport: space.name for space in SPACES.values() if space.transport}
PEEKS = {space.area: space.name for space in SPACES.values() if space.peek}

AtSpace = events.TileBought | events.MineEntered | events.Earned | events.OrderTaken
NewTile = events.TileBought | events.TileKept
NewCart = events.CartLoaded | events.CartsEmpty
OnOrder = events.Drafted | events.OrderTaken | events.OrderKept | events.Filled | events.Substituted
Paid = events.Delivered | events.GameWon
Earned = events.Earned | events.Banked


def changed(happened: Sequence[Event]) -> dict[Key, None]:
    """Names what `happened` changed, each once; not what a shift or the end brings to everybody."""
    found: dict[Key, None] = {}
    for event in happened:
        if isinstance(event, events.ShiftStarted):  # all workers are back
            found = {key: None for key in found if key[0] not in ("space", "canteen")}
        found.update(dict.fromkeys(_changed(event)))
    return found


def _changed(event: Event) -> Iterator[Key]:
    if isinstance(event, AtSpace):
        yield "space", event.space
    if isinstance(event, OnOrder):
        yield _order(event.seat, event.transport, event.coal)
    if isinstance(event, NewTile):
        yield "newest tile", event.seat, TILES[event.tile].level
    if isinstance(event, NewCart):
        yield "newest tile", event.seat, event.level
    if isinstance(event, Paid):
        yield "points", event.seat
    if isinstance(event, Earned):
        yield "francs", event.seat
    yield from _changed_besides(event)


def _changed_besides(event: Event) -> Iterator[Key]:
    """Yields what single kinds of events change."""
    match event:
        case events.Displaced():
            yield ("canteen",)
        case events.Banked():
            yield "space", "bank"
        case events.Delivered():
            yield "space", DELIVERIES[event.transport]
            yield "delivered", event.seat
        case events.TilesPeeked():
            yield "space", PEEKS["factory"]
        case events.OrdersPeeked():
            yield "space", PEEKS["order"]
        case events.Loaded():
            yield "cage", event.seat
        case events.Stored():
            yield "storage", event.seat


def decided(step: Step[Any, Any]) -> Iterator[Key]:
    """Names the order or the tile that a cube is being chosen for."""
    match step:
        case steps.ChooseCubes():
            yield _order(step.seats[0], step.square.transport, step.square.coal)
        case steps.LoadCarts():
            yield "newest tile", step.seats[0], step.level


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Names the space, the card or the part of the own pit that `option` means."""
    match option:
        case moves.BuyTile() | moves.Mine() | moves.Earn() | moves.TakeOrder():
            yield "space", option.space
        case moves.PeekTiles():
            yield "space", PEEKS["factory"]
        case moves.PeekOrders():
            yield "space", PEEKS["order"]
        case moves.Deliver():
            yield "space", DELIVERIES[option.transport]
        case moves.Visit():
            yield "area", option.area
        case moves.Bank():
            yield "area", "bank"
        case moves.Draft() | moves.KeepOrder() | moves.NextOrder():
            yield "offer", f"{option.transport}-{option.coal}"
        case moves.KeepTile() | moves.NextTile():
            yield "offer", option.tile
        case moves.LoadCart():
            yield "supply", option.colour
        case _:
            yield from _meant_below(seat, option)


def _meant_below(seat: int, option: Move) -> Iterator[Key]:
    """Yields what options of the miner mean."""
    match option:
        case moves.Fill() | moves.FillAll() | moves.Unload() | moves.FillSquare():
            yield _order(seat, option.transport, option.coal)
        case moves.Lift():
            yield "stop", seat, option.level
        case moves.Load():
            yield "cart", seat, option.level, option.colour
        case moves.Store() | moves.StoreAll():
            yield "storage", seat
        case moves.WorkOn("store" | "stored"):
            yield "storage", seat
        case moves.WorkOn("lift"):
            yield "cage", seat


def placeless(option: Move) -> bool:
    """Returns whether `option` turns down, puts back, pays or leads to several orders: these have no place."""
    unplaced = moves.KeepNone | moves.PutBack | moves.Arrange | moves.Substitute | moves.UseCubes | moves.StopMining
    return isinstance(option, unplaced) or (isinstance(option, moves.WorkOn) and option.kind == "fill")


def _order(seat: int, transport: str, coal: str) -> Key:
    return "order", seat, f"{transport}-{coal}"
