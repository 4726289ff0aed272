"""What happens. Fields are named as in the moves."""

from rules.game import Event


class GameBegan(Event, frozen=True):
    """The map was laid and the first player drawn."""

    starter_seat: int


class Spun(Event, frozen=True):
    """The wheel was spun and shows two workers."""

    seat: int
    sector: int
    first: int
    second: int


class WheelTurned(Event, frozen=True):
    """Grain was paid and the pointer turned on."""

    seat: int
    grain: int
    sector: int
    first: int
    second: int


class Recruited(Event, frozen=True):
    """Workers were taken."""

    seat: int
    first: int
    second: int


class WorkerReturned(Event, frozen=True):
    """There was no place for a worker."""

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
    """There was a shortage of a good, and this seat had to return some."""

    seat: int
    good: int
    count: int


class WorkersGivenUp(Event, frozen=True):
    """There was a shortage of workers of a colour, and this seat had to return some."""

    seat: int
    colour: int
    count: int


class Banked(Event, frozen=True):
    """Workers went to the bank."""

    seat: int
    space: int
    first: int
    second: int
    third: int
    silver: int


class Produced(Event, frozen=True):
    """Workers went to an area."""

    seat: int
    area: int
    space: int
    first: int
    second: int
    silver: int
    count: int


class ProducedMore(Event, frozen=True):
    """More workers went to the right part."""

    seat: int
    area: int
    space: int
    first: int
    second: int
    count: int


class CityOpened(Event, frozen=True):
    """An auction began; `seat` got `count` pumpkins."""

    seat: int
    count: int


class BidPlaced(Event, frozen=True):
    """A contractor came into an empty row."""

    seat: int
    row: int
    price: int


class Outbid(Event, frozen=True):
    """A contractor drove another one out of a row."""

    seat: int
    other_seat: int
    row: int
    price: int


class BidPassed(Event, frozen=True):
    """A seat takes no further part in this auction."""

    seat: int


class NothingToBid(Event, frozen=True):
    """A seat could not pay for any space and is out of this auction."""

    seat: int


class Rewarded(Event, frozen=True):
    """A contractor was paid for; cattle and silver were taken."""

    seat: int
    row: int
    price: int
    cattle: int
    silver: int


class RewardLost(Event, frozen=True):
    """A shortage had taken the pumpkins for which a contractor stood."""

    seat: int
    row: int
    price: int


class Upgraded(Event, frozen=True):
    """Small copper and small stone became large."""

    seat: int
    copper: int
    stone: int


class GoodsTaken(Event, frozen=True):
    """Goods were taken as a reward."""

    seat: int
    first: int
    second: int
    third: int


class Settled(Event, frozen=True):
    """A hex was settled: tiles, of which `lines` for lines, and what was gained with them; `left` are to be placed."""

    seat: int
    hex: str
    tiles: int
    lines: int
    cattle: int
    canteens: int
    left: int


class BuildingEnded(Event, frozen=True):
    """Builds that were not made paid silver."""

    seat: int
    silver: int


class BankCleared(Event, frozen=True):
    """The bank was full and is empty again."""


class AreaCleared(Event, frozen=True):
    """An area was full and is empty again."""

    area: int


class FinalRound(Event, frozen=True):
    """A seat has placed its last settlement: the game ends before it is the turn of `starter_seat` again."""

    seat: int
    starter_seat: int


class CanteenUsed(Event, frozen=True):
    """A seat takes another turn."""

    seat: int
    left: int


class Stalled(Event, frozen=True):
    """The last possible round was over: the game ends."""

    rounds: int


class GameWon(Event, frozen=True):
    """The game is over and this seat has won, alone or with others, with so many settlements placed."""

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
