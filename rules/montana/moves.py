"""What players choose, what they order in advance, and why something is not offered.

Fields `first` to `fourth` name colours of workers or kinds of goods one by one, NONE where there is none. Colours,
areas, goods and rows are numbered as in the state; spaces are counted from 1.
"""

from rules.game import Move, Refusal, StandingOrder


class Recruit(Move, frozen=True):
    """Spins the wheel."""


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


class OpenCity(Move, frozen=True):
    """Takes a pumpkin and opens an auction in the city."""


class Build(Move, frozen=True):
    """Begins to build."""


class TradeCattle(Move, frozen=True):
    """Gives a cattle away, for what is chosen next."""


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

    grain: int
    first: int
    second: int
    also: int


class TakeColours(Move, frozen=True):
    """Chooses the colours of two white workers."""

    first: int
    second: int


class ReturnWorker(Move, frozen=True):
    """Puts a worker back, for whom there is no place; `left` more are then to go."""

    colour: int
    left: int


class Send(Move, frozen=True):
    """Places these workers."""

    first: int
    second: int
    third: int


class AddWorkers(Move, frozen=True):
    """Places these workers on the right part too, for `goods` more of the kind `good`."""

    first: int
    second: int
    good: int
    goods: int


class LeaveRight(Move, frozen=True):
    """Leaves the right part empty."""


class Bid(Move, frozen=True):
    """Puts the contractor into a row, for `price` pumpkins; `outbids`: 1 if somebody stands there."""

    row: int
    price: int
    outbids: int


class Pass(Move, frozen=True):
    """Takes no further part in this auction; `forced`: 1 if there is nothing to bid on."""

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


class TakeFewer(Move, frozen=True):
    """Would rather have fewer goods than the reward gives."""


class Settle(Move, frozen=True):
    """Builds on a hex for the goods `first` to `fourth`: `tiles` settlements, and what is gained with them."""

    hex: str
    first: int
    second: int
    third: int
    fourth: int
    tiles: int
    cattle: int
    canteens: int


class StopBuilding(Move, frozen=True):
    """Builds no more; the builds not made pay `silver`."""

    silver: int


class UseCanteen(Move, frozen=True):
    """Takes another turn for a canteen, and has `left`."""

    left: int


class KeepCanteens(Move, frozen=True):
    """Ends the turn."""


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
    """In the auction of this number: the lowest price in this row, if it is at most `price`."""

    auction: int
    row: int
    price: int


class PassBids(StandingOrder, frozen=True):
    """In the auction of this number: passes."""

    auction: int


class PassAlways(StandingOrder, frozen=True):
    """Passes in every auction."""


AnyStandingOrder = BidUpTo | PassBids | PassAlways


class NobodyToSend(Refusal, frozen=True):
    """There are no workers for the bank and the areas."""


class BankNeedsWorkers(Refusal, frozen=True):
    """The free spaces of the bank for so many `workers` or more take more than there are."""

    workers: int
    have: int


class AreasNeedWorkers(Refusal, frozen=True):
    """There is but one worker, and that of another colour than these areas have."""


class AreasNeedSilver(Refusal, frozen=True):
    """The free spaces of areas for so much `silver` or more cost more than there is."""

    silver: int
    have: int


class NothingToBuild(Refusal, frozen=True):
    """No hex within reach can be paid for; `trade`: 1 if one could be after trading cattle."""

    trade: int


class NothingLeft(Refusal, frozen=True):
    """All settlements are placed."""


class HexTooDear(Refusal, frozen=True):
    """For this hex the goods `first` to `fourth` are missing."""

    hex: str
    first: int
    second: int
    third: int
    fourth: int


class RowTooDear(Refusal, frozen=True):
    """The next space of this row costs more pumpkins than there are."""

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
