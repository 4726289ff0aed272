"""The kinds of moves that a person chooses first if there are many: places, rows, and what is listed first."""

from rules.game import Kind, Move
from rules.montana import moves


class Bank(Kind, frozen=True):
    """The spaces of the bank."""


class Area(Kind, frozen=True):
    """The spaces of an area."""

    area: int


class Row(Kind, frozen=True):
    """The bids in a row of the city."""

    row: int


class Workers(Kind, frozen=True):
    """Workers, the first of this colour."""

    first: int


class Goods(Kind, frozen=True):
    """Goods, the first of this kind."""

    first: int


class LargeCopper(Kind, frozen=True):
    """Upgrades to a number of large copper."""

    copper: int


class Hexes(Kind, frozen=True):
    """The hexes of a line of the map, by its letter."""

    letter: str


def kind(move: Move) -> Kind | None:
    """Returns the kind of `move`."""
    match move:
        case moves.UseBank():
            return Bank()
        case moves.UseArea():
            return Area(move.area)
        case moves.Bid():
            return Row(move.row)
        case moves.TakeColours() | moves.Send() | moves.AddWorkers():
            return Workers(move.first)
        case moves.TakeGoods():
            return Goods(move.first)
        case moves.Upgrade():
            return LargeCopper(move.copper)
        case moves.Settle():
            return Hexes(move.hex[0])
    return None
