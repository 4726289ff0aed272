"""The moves, standing orders and refusals of the game.

`workers` is the number of workers to place. `transport` and `coal` name an order: a letter of TRANSPORTS and its coal
squares. `colour` is a letter of COLOURS.
"""

from typing import final

from rules.game import Move, Refusal, StandingOrder


class Draft(Move, frozen=True):
    """Takes one of the orders revealed before the first shift."""

    label_fields = ("points",)

    transport: str
    coal: str
    points: int


@final
class Visit(Move, frozen=True):
    """Chooses an area with `spaces` work spaces to choose from."""

    label_fields = ("spaces",)

    area: str
    spaces: int


class BuyTile(Move, frozen=True):
    """Buys the tile of a factory space for `price` francs."""

    space: str
    workers: int
    tile: str
    price: int


class PeekTiles(Move, frozen=True):
    """Looks at the next `cards` tiles of the stack."""

    workers: int
    cards: int


class Mine(Move, frozen=True):
    """Enters the mine for `steps` work steps."""

    space: str
    workers: int
    steps: int


class Deliver(Move, frozen=True):
    """Ships all completed orders of a transport: `orders` of them for `points`."""

    label_fields = ("orders", "points")

    transport: str
    workers: int
    orders: int
    points: int


class Earn(Move, frozen=True):
    """Gains francs."""

    space: str
    workers: int
    francs: int


class TakeOrder(Move, frozen=True):
    """Takes the order of an order space."""

    label_fields = ("points",)

    space: str
    workers: int
    transport: str
    coal: str
    points: int


class PeekOrders(Move, frozen=True):
    """Looks at the next `cards` orders of the deck."""

    workers: int
    cards: int


class Bank(Move, frozen=True):
    """Sends one worker to the bank for `francs`."""

    workers: int
    francs: int


class KeepTile(Move, frozen=True):
    """Buys one of the tiles looked at."""

    tile: str
    price: int


class KeepOrder(Move, frozen=True):
    """Takes one of the orders looked at."""

    label_fields = ("points",)

    transport: str
    coal: str
    points: int


class KeepNone(Move, frozen=True):
    """Keeps none of the cards looked at."""


class PutBack(Move, frozen=True):
    """Puts the remaining `cards` back in their present order, on top or (`bottom` 1) at the bottom."""

    bottom: int
    cards: int


class Arrange(Move, frozen=True):
    """Puts the remaining cards back one by one, on top or (`bottom` 1) at the bottom."""

    bottom: int


class NextTile(Move, frozen=True):
    """Puts this tile back as number `place`."""

    tile: str
    place: int


class NextOrder(Move, frozen=True):
    """Puts this order back as number `place`."""

    transport: str
    coal: str
    place: int


class LoadCart(Move, frozen=True):
    """Loads a cart with another colour, as its own has run out."""

    colour: str
    level: int


class WorkOn(Move, frozen=True):
    """Decides on a kind of work, which can be done in `choices` ways.

    `kind` is "fill" (put single cubes from the cage on orders), "stored" (put stored cubes on orders), "store" (store
    some of the cubes in the cage) or "lift" (only move the cage below the surface).
    """

    kind: str
    choices: int


class Lift(Move, frozen=True):
    """Moves the cage, which holds `cage` cubes, to a level (0: the surface) in one step."""

    label_fields = ("cage",)

    level: int
    cage: int


class Load(Move, frozen=True):
    """Moves the cage to a level if need be and loads `cubes` of one colour there; it then holds `cage` cubes."""

    label_fields = ("cage",)

    level: int
    colour: str
    cubes: int
    steps: int
    cage: int


class Fill(Move, frozen=True):
    """Puts a cube from the cage or the storage on a square of an order; `left` squares are then still open."""

    label_fields = ("left",)

    transport: str
    coal: str
    colour: str
    origin: str
    left: int


class FillAll(Move, frozen=True):
    """Puts all cubes that fit from the cage or the storage on an order: `cubes` of them, a step each."""

    label_fields = ("left",)

    transport: str
    coal: str
    cubes: int
    origin: str
    left: int


class Unload(Move, frozen=True):
    """Raises the cage to the surface and puts all cubes in it that fit on an order: `cubes` of them."""

    label_fields = ("left",)

    transport: str
    coal: str
    cubes: int
    steps: int
    left: int


class Store(Move, frozen=True):
    """Puts `cubes` of one colour from the cage into the storage, a step each."""

    colour: str
    cubes: int


class StoreAll(Move, frozen=True):
    """Empties the cage of its `cubes` into the storage, a step each."""

    cubes: int


class Substitute(Move, frozen=True):
    """Decides to fill a square with two cubes of any colours, in two steps."""


class FillSquare(Move, frozen=True):
    """Chooses the square of an order that two cubes will fill; `left` squares are then still open."""

    label_fields = ("left",)

    transport: str
    coal: str
    colour: str
    left: int


class UseCubes(Move, frozen=True):
    """Chooses the two cubes, each from the cage or the storage."""

    first: str
    first_origin: str
    second: str
    second_origin: str


class StopMining(Move, frozen=True):
    """Leaves the mine and loses `steps`."""

    ends_turn = True
    label_fields = ("steps",)

    steps: int


AnyMove = (
    Draft
    | Visit
    | BuyTile
    | PeekTiles
    | Mine
    | Deliver
    | Earn
    | TakeOrder
    | PeekOrders
    | Bank
    | KeepTile
    | KeepOrder
    | KeepNone
    | PutBack
    | Arrange
    | NextTile
    | NextOrder
    | LoadCart
    | WorkOn
    | Lift
    | Load
    | Fill
    | FillAll
    | Unload
    | Store
    | StoreAll
    | Substitute
    | FillSquare
    | UseCubes
    | StopMining
)


class BankForShift(StandingOrder, frozen=True):
    """Sends every worker to the bank until this shift is over."""

    shift: int


class BankForGame(StandingOrder, frozen=True):
    """Sends every worker to the bank until the game is over."""


AnyStandingOrder = BankForShift | BankForGame


class TooFewWorkers(Refusal, frozen=True):
    """The space needs `workers`, and the seat has `have`."""

    space: str
    workers: int
    have: int


class TileTooDear(Refusal, frozen=True):
    """The tile costs `price` francs, and the seat has `francs`."""

    tile: str
    price: int
    francs: int


class NothingThere(Refusal, frozen=True):
    """The space is empty, as the stack has run out."""

    space: str


class StackEmpty(Refusal, frozen=True):
    """The stack of this space has run out, so there is nothing to look at."""

    space: str


class NothingToDeliver(Refusal, frozen=True):
    """No order of this transport is complete."""

    transport: str


class CageFull(Refusal, frozen=True):
    """The cage holds as many cubes as it can."""

    cage: int


class CageBelow(Refusal, frozen=True):
    """The cage can only be unloaded at the surface."""

    level: int


AnyRefusal = TooFewWorkers | TileTooDear | NothingThere | StackEmpty | NothingToDeliver | CageFull | CageBelow
