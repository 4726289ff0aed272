"""The moves, standing orders and refusals of the game.

Fields `first` to `fourth` list colours of workers or kinds of goods; NONE is none. Colours, areas, goods and rows are
numbered as in the state, spaces from 1.
"""

from typing import final

from rules.game import Move, Refusal, StandingOrder


@final
class Recruit(Move, frozen=True):
    """Spins the wheel."""


@final
class UseBank(Move, frozen=True):
    """Takes a space of the bank: `workers` for `silver`."""

    space: int
    workers: int
    silver: int


class UseArea(Move, frozen=True):
    """Takes a space of an area: `silver` for `goods`."""

    area: int
    space: int
    silver: int
    goods: int


@final
class OpenCity(Move, frozen=True):
    """Takes a pumpkin and opens an auction in the city."""


@final
class Build(Move, frozen=True):
    """Begins to build."""


class TradeCattle(Move, frozen=True):
    """Trades one cattle for what is chosen next."""


class TradeForGood(Move, frozen=True):
    """Takes a good for the cattle."""

    good: int


class TradeForSilver(Move, frozen=True):
    """Takes silver for the cattle."""

    silver: int


class TradeForWorker(Move, frozen=True):
    """Takes a worker for the cattle."""

    colour: int


class TurnWheel(Move, frozen=True):
    """Pays `grain` and turns the pointer as many sectors on, to `first` and `second`.

    `also`: 1 if these come on top of the pair that the spin has shown.
    """

    number_field = "grain"

    grain: int
    first: int
    second: int
    also: int


class TakeColours(Move, frozen=True):
    """Chooses the colours of two white workers."""

    first: int
    second: int


class ReturnWorker(Move, frozen=True):
    """Puts back a worker that there is no place for; `left` more then have to be put back."""

    label_fields = ("left",)

    colour: int
    left: int


class Send(Move, frozen=True):
    """Places these workers."""

    first: int
    second: int
    third: int


class AddWorkers(Move, frozen=True):
    """Places these workers on the right part for `goods` more of the kind `good`."""

    first: int
    second: int
    good: int
    goods: int


class LeaveRight(Move, frozen=True):
    """Leaves the right part empty."""


class Bid(Move, frozen=True):
    """Places the contractor in a row for `price` pumpkins; `outbids` is 1 if that outbids another one."""

    row: int
    price: int
    outbids: int


@final
class Pass(Move, frozen=True):
    """Leaves this auction; `forced` is 1 if no bid is possible."""

    forced: int = 0


class Upgrade(Move, frozen=True):
    """Exchanges small copper and small stone for large."""

    copper: int
    stone: int


class TakeGoods(Move, frozen=True):
    """Takes goods as a reward."""

    first: int
    second: int
    third: int


@final
class TakeFewer(Move, frozen=True):
    """Decides to take fewer goods than the reward gives."""


class Settle(Move, frozen=True):
    """Builds on a hex for the goods `first` to `fourth`: places `tiles` and gains cattle and canteens."""

    hex: str
    first: int
    second: int
    third: int
    fourth: int
    tiles: int
    cattle: int
    canteens: int


@final
class StopBuilding(Move, frozen=True):
    """Stops building; unused builds pay `silver`."""

    ends_turn = True

    silver: int


class UseCanteen(Move, frozen=True):
    """Takes another turn for a canteen, and then has `left`."""

    label_fields = ("left",)

    left: int


class KeepCanteens(Move, frozen=True):
    """Ends the turn."""

    ends_turn = True


AnyMove = (
    Recruit
    | UseBank
    | UseArea
    | OpenCity
    | Build
    | TradeCattle
    | TradeForGood
    | TradeForSilver
    | TradeForWorker
    | TurnWheel
    | TakeColours
    | ReturnWorker
    | Send
    | AddWorkers
    | LeaveRight
    | Bid
    | Pass
    | Upgrade
    | TakeGoods
    | TakeFewer
    | Settle
    | StopBuilding
    | UseCanteen
    | KeepCanteens
)


class BidUpTo(StandingOrder, frozen=True):
    """In the auction of this number, bids the lowest price in this row up to `price`."""

    auction: int
    row: int
    price: int


class PassBids(StandingOrder, frozen=True):
    """Passes in the auction of this number."""

    auction: int


class PassAlways(StandingOrder, frozen=True):
    """Passes in every auction that another seat opens."""


AnyStandingOrder = BidUpTo | PassBids | PassAlways


class NobodyToSend(Refusal, frozen=True):
    """The seat has no workers for the bank and the areas."""


class BankNeedsWorkers(Refusal, frozen=True):
    """The free spaces of the bank for `workers` or more need more than the seat has."""

    workers: int
    have: int


class AreasNeedWorkers(Refusal, frozen=True):
    """The seat has only one worker, of another colour than these areas."""


class AreasNeedSilver(Refusal, frozen=True):
    """The free spaces of areas for `silver` or more cost more than the seat has."""

    silver: int
    have: int


class NothingToBuild(Refusal, frozen=True):
    """The seat cannot pay for any hex within reach; `trade` is 1 if it could after trading cattle."""

    trade: int


class NothingLeft(Refusal, frozen=True):
    """The seat has placed all settlements."""


class HexTooDear(Refusal, frozen=True):
    """The goods `first` to `fourth` are missing for this hex."""

    hex: str
    first: int
    second: int
    third: int
    fourth: int


class RowTooDear(Refusal, frozen=True):
    """The next space of this row costs more pumpkins than the seat has."""

    row: int
    price: int
    have: int


AnyRefusal = (
    NobodyToSend
    | BankNeedsWorkers
    | AreasNeedWorkers
    | AreasNeedSilver
    | NothingToBuild
    | NothingLeft
    | HexTooDear
    | RowTooDear
)
