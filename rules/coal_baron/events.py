"""What happens. Orders, tiles and colours are named as in moves.py."""

from rules.game import Event


class Drafted(Event, frozen=True):
    """An order was taken before the first shift."""

    seat: int
    transport: str
    coal: str


class ShiftStarted(Event, frozen=True):
    """A shift began; `seat` takes the first turn."""

    shift: int
    seat: int


class Displaced(Event, frozen=True):
    """The workers on a space went to the canteen."""

    continues = True

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

    seat: int
    colour: str
    level: int


class CartsEmpty(Event, frozen=True):
    """Carts of a new tile stay empty: there is no coal at all."""

    continues = True

    seat: int
    level: int
    carts: int


class TilesPeeked(Event, frozen=True):
    """The next tiles of the stack were looked at."""

    reveals = True

    seat: int
    workers: int
    cards: int


class TileSeen(Event, frozen=True):
    """One of them."""

    private = True
    reveals = True

    seat: int
    tile: str
    price: int


class TileKept(Event, frozen=True):
    """One of them was bought."""

    seat: int
    tile: str
    price: int


class TilesReturned(Event, frozen=True):
    """The others went back, on top or (`bottom` 1) at the bottom."""

    seat: int
    cards: int
    bottom: int


class OrdersPeeked(Event, frozen=True):
    """The next orders of the deck were looked at."""

    reveals = True

    seat: int
    workers: int
    cards: int


class OrderSeen(Event, frozen=True):
    """One of them."""

    private = True
    reveals = True

    seat: int
    transport: str
    coal: str
    points: int


class OrderKept(Event, frozen=True):
    """One of them was taken."""

    seat: int
    transport: str
    coal: str


class OrdersReturned(Event, frozen=True):
    """The others went back, on top or (`bottom` 1) at the bottom."""

    seat: int
    cards: int
    bottom: int


class MineEntered(Event, frozen=True):
    """Workers went into the mine, for so many work steps."""

    seat: int
    space: str
    workers: int
    steps: int


class Loaded(Event, frozen=True):
    """Cubes were loaded on a level; the cage now holds `cage`."""

    continues = True

    seat: int
    level: int
    colour: str
    cubes: int
    cage: int


class Filled(Event, frozen=True):
    """Cubes were put on squares of an order, of which `left` are open now."""

    continues = True

    seat: int
    transport: str
    coal: str
    cubes: int
    left: int


class Stored(Event, frozen=True):
    """Cubes were put into the storage."""

    continues = True

    seat: int
    cubes: int


class Substituted(Event, frozen=True):
    """Two cubes were put on a square of an order, of which `left` squares are open now."""

    continues = True

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
    """A tile came to a factory space."""

    reveals = True
    continues = True

    space: str
    tile: str


class OrderRevealed(Event, frozen=True):
    """An order came to an order space."""

    reveals = True
    continues = True

    space: str
    transport: str
    coal: str


class CategoryScored(Event, frozen=True):
    """A category was scored: seats from most to fewest, what each has and the points for it; `players` of them."""

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
    """A shift is over for a seat: points for coal, transports and empty carts, and `points` in all."""

    matters = True

    seat: int
    shift: int
    coal: int
    transports: int
    carts: int
    gained: int
    points: int


class GameScored(Event, frozen=True):
    """What a seat got for francs, cubes, orders not delivered and the balance of its pit, and `points` in all."""

    matters = True

    seat: int
    francs: int
    cubes: int
    orders: int
    balance: int
    points: int


class GameWon(Event, frozen=True):
    """The game is over, and `seat` has won, perhaps with others."""

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
