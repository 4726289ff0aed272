"""The kinds of moves that a person chooses first if there are many: orders by transport, and kinds of work."""

from rules.coal_baron import moves
from rules.game import Kind, Move


class Transport(Kind, frozen=True):
    """Orders of a transport."""

    transport: str


class FillOrders(Kind, frozen=True):
    """Putting cubes on orders."""


class LoadCage(Kind, frozen=True):
    """Loading the cage."""


class StoreCubes(Kind, frozen=True):
    """Storing cubes of the cage."""


class MoveCage(Kind, frozen=True):
    """Only moving the cage."""


class Tiles(Kind, frozen=True):
    """Buying a tile."""


def kind(move: Move) -> Kind | None:
    """Returns the kind of `move`."""
    match move:
        case moves.Draft() | moves.FillSquare():
            return Transport(move.transport)
        case moves.Fill() | moves.FillAll() | moves.Unload() | moves.Substitute():
            return FillOrders()
        case moves.Load():
            return LoadCage()
        case moves.Store() | moves.StoreAll():
            return StoreCubes()
        case moves.Lift():
            return MoveCage()
        case moves.BuyTile():
            return Tiles()
        case moves.WorkOn():
            return {"store": StoreCubes(), "lift": MoveCage()}.get(move.kind, FillOrders())
    return None
