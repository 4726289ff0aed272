"""What is pointed out: rings round what happened last and what is being decided on, numbers on what can be chosen."""

from collections.abc import Iterator, Sequence

from rendering import pointers
from rendering.coal_baron.table import Place, Table
from rendering.palette import ALERT, CHOICE, Colour
from rendering.pointers import BADGE, Spot, put_ring
from rules.coal_baron import events as told
from rules.coal_baron import moves, steps
from rules.coal_baron.board import SPACES, TILES
from rules.coal_baron.state import Position
from rules.game import Event, Move

REACH = 6
"""How far a ring lies outside."""
LARGE = 56
"""The height of a number on what is drawn large."""
OUTSIDE = 14
"""How far a number lies outside of what it is put on."""
DELIVERIES = {space.transport: space.name for space in SPACES.values() if space.transport}
PEEKS = {space.area: space.name for space in SPACES.values() if space.peek}

AtSpace = told.TileBought | told.MineEntered | told.Earned | told.OrderTaken
NewTile = told.TileBought | told.TileKept | told.CartLoaded | told.CartsEmpty
OnOrder = told.Drafted | told.OrderTaken | told.OrderKept | told.Filled | told.Substituted
Paid = told.Delivered | told.ShiftScored | told.GameWon
Earned = told.Earned | told.Banked
Job = moves.BuyTile | moves.Mine | moves.Earn | moves.TakeOrder
OrderOffer = moves.Draft | moves.KeepOrder | moves.NextOrder
Filling = moves.Fill | moves.FillAll | moves.Unload | moves.FillSquare


def put_rings(table: Table, view: Position, events: Sequence[Event]) -> None:
    """Rings what changed as far as it is in the picture, and what a cube is being chosen for."""
    found: dict[Place, None] = {}
    for event in events:
        if isinstance(event, told.ShiftStarted):  # all workers are back
            found = {place: None for place in found if place[0] not in ("space", "canteen")}
        found.update(dict.fromkeys(_changed(view, event)))
    _put_rings(table, list(found))
    for step in view.agenda[-1:]:
        if isinstance(step, steps.ChooseCubes):
            square = step.square
            _put_rings(table, [_order(step.seats[0], square.transport, square.coal)], CHOICE)
        elif isinstance(step, steps.LoadCarts):
            _put_rings(table, [_newest(view, step.seats[0], step.level)], CHOICE)


def _put_rings(table: Table, places: Sequence[Place], colour: Colour = ALERT) -> None:
    for place in places:
        if place in table.places:
            put_ring(table, table.places[place], colour, REACH)


def _changed(view: Position, event: Event) -> Iterator[Place]:
    """What `event` changed."""
    if isinstance(event, AtSpace):
        yield "space", event.space
    if isinstance(event, OnOrder):
        yield _order(event.seat, event.transport, event.coal)
    if isinstance(event, NewTile):
        level = event.level if isinstance(event, told.CartLoaded | told.CartsEmpty) else TILES[event.tile].level
        yield _newest(view, event.seat, level)
    if isinstance(event, Paid):
        yield "points", event.seat
    if isinstance(event, Earned):
        yield "francs", event.seat
    yield from _changed_besides(event)


def _changed_besides(event: Event) -> Iterator[Place]:
    """What single kinds of events change."""
    match event:
        case told.Displaced():
            yield ("canteen",)
        case told.Banked():
            yield "space", "bank"
        case told.Delivered():
            yield "space", DELIVERIES[event.transport]
            yield "delivered", event.seat
        case told.TilesPeeked():
            yield "space", PEEKS["factory"]
        case told.OrdersPeeked():
            yield "space", PEEKS["order"]
        case told.GameScored():
            yield "closing", event.seat
        case told.Loaded():
            yield "cage", event.seat
        case told.Stored():
            yield "storage", event.seat


def put_numbers(table: Table, seat: int, options: Sequence[Move]) -> None:
    """Numbers what the `options` of a seat mean, from 1."""

    def spots(option: Move) -> Iterator[Spot]:
        place = _meant(seat, option)
        if place in table.places:
            yield _spot(table, place)

    pointers.put_numbers(table, options, spots)


def _meant(seat: int, option: Move) -> Place:
    """What is chosen by `option`."""
    if isinstance(option, Job):
        return "space", option.space
    if isinstance(option, OrderOffer):
        return "offer", f"{option.transport}-{option.coal}"
    if isinstance(option, moves.KeepTile | moves.NextTile):
        return "offer", option.tile
    if isinstance(option, Filling):
        return _order(seat, option.transport, option.coal)
    return _meant_besides(seat, option)


def _meant_besides(seat: int, option: Move) -> Place:
    """What single kinds of options mean; nothing that has a place: ()."""
    match option:
        case moves.Visit():
            return "area", option.area
        case moves.PeekTiles():
            return "space", PEEKS["factory"]
        case moves.PeekOrders():
            return "space", PEEKS["order"]
        case moves.Deliver():
            return "space", DELIVERIES[option.transport]
        case moves.Bank():
            return "area", "bank"
        case moves.LoadCart():
            return "supply", option.colour
        case moves.Lift():
            return "stop", seat, option.level
        case moves.Load():
            return "cart", seat, option.level, option.colour
        case moves.Store() | moves.StoreAll():
            return "storage", seat
    return ()


def _spot(table: Table, place: Place) -> Spot:
    """Where the number of a place goes: mostly at its upper left."""
    box = table.places[place]
    size = LARGE if box.width > 170 or place[0] in ("stop", "cart", "storage") else BADGE
    size = min(size, max(40, box.height))
    if place[0] == "stop":
        return Spot(box.right - size // 2, box.top + size // 2 + 3, box, size)
    if place[0] == "storage":
        return Spot(box.left + size // 2, box.bottom - size // 2, box, size)
    if place[0] == "area":
        return Spot(box.left + size // 2 - 8, box.centre[1], box.inset(-8), size)
    return Spot(box.left + size // 2 - OUTSIDE, box.top + size // 2 - OUTSIDE, box.inset(-OUTSIDE), size)


def _order(seat: int, transport: str, coal: str) -> Place:
    return "order", seat, f"{transport}-{coal}"


def _newest(view: Position, seat: int, level: int) -> Place:
    """The tile that came to a level last."""
    return "tile", seat, level, len(view.players[seat].levels[level - 1].tiles) - 1
