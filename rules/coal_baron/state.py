"""The components of a position: pits, coal, orders, workers, tiles and cards.

Colours are the letters of COLOURS, and lists by colour are in that order. The level of a colour is its index plus one;
level 0 is the surface. A tunnel tile is named by colour, carts and side ("K2D": black, two carts, dark), an order by
transport and coal squares ("T-KK": truck, two black).
"""

from msgspec import Struct

from rules import game

COLOURS = "YBGK"
INDEX = {colour: index for index, colour in enumerate(COLOURS)}
TRANSPORTS = "HCTL"
SURFACE = 0
HIDDEN = "hidden"
"""A tile or an order that a view does not show."""


class Known(Struct, frozen=True, array_like=True):
    """A card that was put back into a stack by `seat`, which knows it."""

    card: str
    seat: int


class Stack(Struct, kw_only=True, omit_defaults=True):
    """A face-down stack: cards put back on top, unseen cards, cards put back at the bottom.

    The cards being looked at are seen only by the seat whose turn it is.
    """

    top: list[Known] = []
    """The next one first."""
    unseen: list[str]
    """Sorted; HIDDEN in a view. Drawn at random when needed, so there is no shuffling."""
    bottom: list[Known] = []
    """The next one first."""
    peek: list[str] = []
    """Cards being looked at, and not yet bought, taken or put back."""

    def size(self) -> int:
        """Returns the number of cards in the stack, without those being looked at."""
        return len(self.top) + len(self.unseen) + len(self.bottom)


class Space(Struct, kw_only=True, omit_defaults=True):
    """A work space in play, with the workers on it and what is displayed there."""

    name: str
    card: str = ""
    """The tunnel tile or order displayed; empty if the stack ran out, or the space has none."""
    workers: int = 0
    seat: int = -1
    """The owner of the workers; -1 if there are none."""


class Level(Struct, array_like=True):
    """A level of a pit: its tiles, oldest first and without the printed cart, and the cubes in its carts by colour.

    It makes no difference which cart a cube is in.
    """

    tiles: list[str]
    coal: list[int]


class Outstanding(Struct, array_like=True):
    """An outstanding order and the colours of the cubes on each of its squares ("", "K", or two as "YB")."""

    name: str
    squares: list[str]


class Shipment(Struct, frozen=True, array_like=True):
    """What everybody knows of a delivery: the transport, the number of orders and their points."""

    transport: str
    orders: int
    points: int


class Player(Struct, kw_only=True, omit_defaults=True):
    """The pit, orders, available workers, francs and points of a seat."""

    workers: int
    francs: int
    levels: list[Level]
    """Yellow first."""
    cage_level: int = SURFACE
    cage: list[int]
    """Cubes by colour."""
    storage: list[int]
    """Cubes by colour."""
    orders: list[Outstanding] = []
    delivered: list[str] = []
    """HIDDEN in the views of others, unless played face up."""
    shipments: list[Shipment] = []
    """The deliveries of the last entries of `delivered`; in matches of version 1 these may not be all."""
    shown: list[int]
    """The public counts of the last scoring on delivered orders: squares by colour, then by transport."""
    counted: int = 0
    """How many delivered orders the last scoring counted."""
    shipped: list[int]
    """By shift: points for delivered orders."""
    prizes: list[list[int]] = []
    """By scored shift: points by category."""
    closing: list[int] = []
    """Final points for francs, cubes, undelivered orders and balance; empty before the end."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    shift: int = 0
    """1 to 3; 0 while orders are drafted."""
    starter: int
    turn: int
    """The seat whose turn it is."""
    players: list[Player]
    spaces: list[Space]
    """The spaces in play, in the order of the board; the last is the bank, whose workers are in `bank`."""
    bank: list[int]
    """Workers at the bank by seat."""
    canteen: list[int]
    """Workers in the canteen by seat."""
    tiles: Stack
    deck: Stack
    """The stack of orders."""
    row: list[str]
    """Orders to draft from."""
    supply: list[int]
    """Cubes by colour."""

    def space(self, name: str) -> Space:
        """Returns the work space called `name`. Raises KeyError if it is not in play."""
        for space in self.spaces:
            if space.name == name:
                return space
        raise KeyError(name)
