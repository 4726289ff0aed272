"""What lies on the table: pits, coal, orders, workers, tiles and cards.

Colours are the letters of COLOURS, and lists over colours are in that order; the level of a colour is its index plus
one, and level 0 is the surface. A tunnel tile is called by colour, carts and side ("K2D": black, two carts, dark), an
order by transport and coal squares ("T-KK": truck, two black).
"""

from msgspec import Struct

from rules import game

COLOURS = "YBGK"
INDEX = {colour: index for index, colour in enumerate(COLOURS)}
TRANSPORTS = "HCTL"
SURFACE = 0
HIDDEN = "hidden"
"""A tile or an order that the view may not show."""


class Known(Struct, frozen=True, array_like=True):
    """A card that was put back into a stack, and the seat that knows it."""

    card: str
    seat: int


class Stack(Struct, kw_only=True, omit_defaults=True):
    """A stack face down: what was put back on top, what nobody has seen, what was put back at the bottom.

    What is being looked at is in the hands of the seat whose turn it is, and hidden from all others.
    """

    top: list[Known] = []
    """The next one first."""
    unseen: list[str]
    """Sorted; HIDDEN in a view. A card is drawn when it is needed."""
    bottom: list[Known] = []
    """The next one first."""
    peek: list[str] = []
    """Taken off to be looked at, and not yet bought, taken or put back."""

    def size(self) -> int:
        """How many cards it has, without those that are being looked at."""
        return len(self.top) + len(self.unseen) + len(self.bottom)


class Space(Struct, kw_only=True, omit_defaults=True):
    """A work space in play, with the workers on it and what is displayed there."""

    name: str
    card: str = ""
    """The tunnel tile or order; nothing: the stack had run out, or there is never one."""
    workers: int = 0
    seat: int = -1
    """Whose workers they are; nobody's: -1."""


class Level(Struct, array_like=True):
    """A level of a pit: the tiles bought for it, oldest first, and the cubes in its carts by colour.

    Equal cubes are alike, so it is not kept in which cart a cube lies. The printed cart is no tile.
    """

    tiles: list[str]
    coal: list[int]


class Outstanding(Struct, array_like=True):
    """An outstanding order and, for each of its squares, the colours of the cubes on it ("", "K", or two as "YB")."""

    name: str
    squares: list[str]


class Player(Struct, kw_only=True, omit_defaults=True):
    """One seat: its pit, orders, workers at hand, francs and points."""

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
    """HIDDEN in the view of somebody else, unless they are open."""
    shown: list[int]
    """What the last scoring counted in orders, for all to see: squares by colour, then by transport."""
    counted: int = 0
    """How many delivered orders that scoring saw."""
    shipped: list[int]
    """By shift: points for orders delivered."""
    prizes: list[list[int]] = []
    """By shift scored: points by category."""
    closing: list[int] = []
    """Points when the game is over: francs, cubes, orders not delivered, balance."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """Everything on the table but the agenda."""

    options: game.Options
    shift: int = 0
    """0: orders are being drafted."""
    starter: int
    turn: int
    """Whose turn it is."""
    players: list[Player]
    spaces: list[Space]
    """Those in play, in the order of the board; the last is the bank, whose workers are in `bank`."""
    bank: list[int]
    """Workers at the bank by seat."""
    canteen: list[int]
    """Workers in the canteen by seat."""
    tiles: Stack
    deck: Stack
    """Of orders."""
    row: list[str]
    """Orders that can be drafted."""
    supply: list[int]
    """Cubes by colour."""

    def space(self, name: str) -> Space:
        """The work space called `name`. Raises KeyError where it is not in play."""
        for space in self.spaces:
            if space.name == name:
                return space
        raise KeyError(name)
