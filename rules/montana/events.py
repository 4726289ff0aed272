"""The events of the game. Fields are named as in the moves."""

from rules.game import Event


class GameBegan(Event, frozen=True):
    """The map was laid out, and the first player drawn."""

    starter_seat: int


class Spun(Event, frozen=True):
    """The wheel was spun and shows two workers."""

    seat: int
    sector: int
    first: int
    second: int


class WheelTurned(Event, frozen=True):
    """A seat paid grain to move the pointer further."""

    seat: int
    grain: int
    sector: int
    first: int
    second: int


class Recruited(Event, frozen=True):
    """A seat took workers."""

    seat: int
    first: int
    second: int


class WorkerReturned(Event, frozen=True):
    """A seat put back a worker it had no place for."""

    seat: int
    colour: int


class TradedForGood(Event, frozen=True):
    """A cattle was traded for a good."""

    seat: int
    good: int


class TradedForSilver(Event, frozen=True):
    """A cattle was traded for silver."""

    seat: int
    silver: int


class TradedForWorker(Event, frozen=True):
    """A cattle was traded for a worker."""

    seat: int
    colour: int


class GoodsGivenUp(Event, frozen=True):
    """A shortage of a good made the seat return some."""

    seat: int
    good: int
    count: int


class WorkersGivenUp(Event, frozen=True):
    """A shortage of workers of a colour made the seat return some."""

    seat: int
    colour: int
    count: int


class Banked(Event, frozen=True):
    """A seat sent workers to the bank."""

    seat: int
    space: int
    first: int
    second: int
    third: int
    silver: int


class Produced(Event, frozen=True):
    """A seat sent workers to an area."""

    seat: int
    area: int
    space: int
    first: int
    second: int
    silver: int
    count: int


class ProducedMore(Event, frozen=True):
    """A seat sent more workers to the right part of a space."""

    seat: int
    area: int
    space: int
    first: int
    second: int
    count: int


class CityOpened(Event, frozen=True):
    """An auction began; `seat` gained `count` pumpkins."""

    seat: int
    count: int


class BidPlaced(Event, frozen=True):
    """A contractor was placed in an empty row."""

    seat: int
    row: int
    price: int


class Outbid(Event, frozen=True):
    """A contractor was placed in a row at a higher price than another one, which left it."""

    seat: int
    other_seat: int
    row: int
    price: int


class BidPassed(Event, frozen=True):
    """A seat passed, and is out of this auction."""

    seat: int


class NothingToBid(Event, frozen=True):
    """A seat cannot afford any space, and is out of this auction."""

    routine = True

    seat: int


class Rewarded(Event, frozen=True):
    """A seat paid for its contractor and gained cattle and silver."""

    seat: int
    row: int
    price: int
    cattle: int
    silver: int


class RewardLost(Event, frozen=True):
    """A seat cannot pay for its contractor, as a shortage took its pumpkins."""

    seat: int
    row: int
    price: int


class Upgraded(Event, frozen=True):
    """A seat exchanged small copper and small stone for large."""

    seat: int
    copper: int
    stone: int


class GoodsTaken(Event, frozen=True):
    """A seat took goods as a reward."""

    seat: int
    first: int
    second: int
    third: int


class Settled(Event, frozen=True):
    """A hex was settled with `tiles`, `lines` of them for lines, and gains; `left` are still to be placed."""

    seat: int
    hex: str
    tiles: int
    lines: int
    cattle: int
    canteens: int
    left: int


class BuildingEnded(Event, frozen=True):
    """A seat stopped building, and was paid silver for its unused builds."""

    seat: int
    silver: int


class BankCleared(Event, frozen=True):
    """The full bank was emptied."""

    routine = True


class AreaCleared(Event, frozen=True):
    """A full area was emptied."""

    routine = True

    area: int


class FinalRound(Event, frozen=True):
    """A seat has placed its last settlement; the game ends before the next turn of `starter_seat`."""

    seat: int
    starter_seat: int


class CanteenUsed(Event, frozen=True):
    """A seat used a canteen for another turn."""

    seat: int
    left: int


class Stalled(Event, frozen=True):
    """The last possible round is over, which ends the game."""

    rounds: int


class GameWon(Event, frozen=True):
    """The game is over and `seat` has won, alone or tied, with a number of settlements placed."""

    seat: int
    settlements: int


AnyEvent = (
    GameBegan
    | Spun
    | WheelTurned
    | Recruited
    | WorkerReturned
    | TradedForGood
    | TradedForSilver
    | TradedForWorker
    | GoodsGivenUp
    | WorkersGivenUp
    | Banked
    | Produced
    | ProducedMore
    | CityOpened
    | BidPlaced
    | Outbid
    | BidPassed
    | NothingToBid
    | Rewarded
    | RewardLost
    | Upgraded
    | GoodsTaken
    | Settled
    | BuildingEnded
    | BankCleared
    | AreaCleared
    | FinalRound
    | CanteenUsed
    | Stalled
    | GameWon
)
