"""The events of the game. Orders, tiles and colours are named as in moves.py."""

from rules.game import Event


class Drafted(Event, frozen=True):
    """An order was taken before the first shift."""

    seat: int
    transport: str
    coal: str


class ShiftStarted(Event, frozen=True):
    """A shift began; `seat` has the first turn."""

    routine = True

    shift: int
    seat: int


class Displaced(Event, frozen=True):
    """The workers on a space were displaced to the canteen."""

    continues = True
    on_board = True

    seat: int
    space: str
    workers: int


class TileBought(Event, frozen=True):
    """A tile was bought at the factory."""

    seat: int
    space: str
    workers: int
    tile: str
    price: int


class CartLoaded(Event, frozen=True):
    """A cart of a new tile was loaded with another colour, as its own had run out."""

    continues = True
    on_board = True

    seat: int
    colour: str
    level: int


class CartsEmpty(Event, frozen=True):
    """Carts of a new tile stay empty, as no coal is left."""

    continues = True
    on_board = True

    seat: int
    level: int
    carts: int


class TilesPeeked(Event, frozen=True):
    """A seat looked at the next tiles of the stack."""

    reveals = True

    seat: int
    workers: int
    cards: int


class TileSeen(Event, frozen=True):
    """One of the cards looked at."""

    private = True
    reveals = True

    seat: int
    tile: str
    price: int


class TileKept(Event, frozen=True):
    """One of the tiles looked at was bought."""

    seat: int
    tile: str
    price: int


class TilesReturned(Event, frozen=True):
    """The others were put back on top or (`bottom` 1) at the bottom."""

    seat: int
    cards: int
    bottom: int


class OrdersPeeked(Event, frozen=True):
    """A seat looked at the next orders of the deck."""

    reveals = True

    seat: int
    workers: int
    cards: int


class OrderSeen(Event, frozen=True):
    """One of the cards looked at."""

    private = True
    reveals = True

    seat: int
    transport: str
    coal: str
    points: int


class OrderKept(Event, frozen=True):
    """One of the orders looked at was taken."""

    seat: int
    transport: str
    coal: str


class OrdersReturned(Event, frozen=True):
    """The others were put back on top or (`bottom` 1) at the bottom."""

    seat: int
    cards: int
    bottom: int


class MineEntered(Event, frozen=True):
    """Workers entered the mine for a number of work steps."""

    seat: int
    space: str
    workers: int
    steps: int


class Loaded(Event, frozen=True):
    """Cubes were loaded on a level; the cage now holds `cage`."""

    continues = True
    on_board = True

    seat: int
    level: int
    colour: str
    cubes: int
    cage: int


class Filled(Event, frozen=True):
    """Cubes were put on squares of an order; `left` squares are still open."""

    continues = True
    on_board = True

    seat: int
    transport: str
    coal: str
    cubes: int
    left: int


class Stored(Event, frozen=True):
    """Cubes were put into the storage."""

    continues = True
    on_board = True

    seat: int
    cubes: int


class Substituted(Event, frozen=True):
    """Two cubes were put on one square of an order; `left` squares are still open."""

    continues = True
    on_board = True

    seat: int
    transport: str
    coal: str
    colour: str
    first: str
    second: str
    left: int


class Delivered(Event, frozen=True):
    """All completed orders of a transport were shipped."""

    seat: int
    transport: str
    workers: int
    orders: int
    points: int


class Earned(Event, frozen=True):
    """Francs were gained."""

    seat: int
    space: str
    workers: int
    francs: int


class OrderTaken(Event, frozen=True):
    """The order of a space was taken."""

    seat: int
    space: str
    workers: int
    transport: str
    coal: str


class Banked(Event, frozen=True):
    """A worker went to the bank."""

    seat: int
    francs: int


class TileRevealed(Event, frozen=True):
    """A tile was revealed on a factory space."""

    reveals = True
    continues = True
    on_board = True

    space: str
    tile: str


class OrderRevealed(Event, frozen=True):
    """An order was revealed on an order space."""

    reveals = True
    continues = True
    on_board = True

    space: str
    transport: str
    coal: str


class CategoryScored(Event, frozen=True):
    """A category was scored: `players` seats from most to fewest, with count and points of each."""

    reveals = True
    matters = True

    shift: int
    category: str
    players: int
    first_seat: int
    first_count: int
    first_points: int
    second_seat: int
    second_count: int
    second_points: int
    third_seat: int = 0
    third_count: int = 0
    third_points: int = 0
    fourth_seat: int = 0
    fourth_count: int = 0
    fourth_points: int = 0


class ShiftScored(Event, frozen=True):
    """A seat was scored for a shift: points for coal, transports and empty carts; `points` is its new total."""

    matters = True

    seat: int
    shift: int
    coal: int
    transports: int
    carts: int
    gained: int
    points: int


class GameScored(Event, frozen=True):
    """A seat had its final scoring: points for francs, cubes, undelivered orders and balance; `points` is its total."""

    matters = True

    seat: int
    francs: int
    cubes: int
    orders: int
    balance: int
    points: int


class GameWon(Event, frozen=True):
    """The game is over and `seat` has won, alone or tied."""

    seat: int
    points: int
    francs: int


AnyEvent = (
    Drafted
    | ShiftStarted
    | Displaced
    | TileBought
    | CartLoaded
    | CartsEmpty
    | TilesPeeked
    | TileSeen
    | TileKept
    | TilesReturned
    | OrdersPeeked
    | OrderSeen
    | OrderKept
    | OrdersReturned
    | MineEntered
    | Loaded
    | Filled
    | Stored
    | Substituted
    | Delivered
    | Earned
    | OrderTaken
    | Banked
    | TileRevealed
    | OrderRevealed
    | CategoryScored
    | ShiftScored
    | GameScored
    | GameWon
)
