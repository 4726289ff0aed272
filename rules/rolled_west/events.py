"""The events of the game. Fields are named as in the moves."""

from rules.game import Event


class RoundStarted(Event, frozen=True):
    """A round began; `seat` has its first turn."""

    routine = True
    on_board = True

    round: int
    seat: int


class Rolled(Event, frozen=True):
    """A turn began with a roll."""

    on_board = True

    seat: int
    dice: str


class GhostRolled(Event, frozen=True):
    """The ghost of a game for two rolled."""

    routine = True
    on_board = True

    dice: str


class TerrainSet(Event, frozen=True):
    """The roller set a die aside and so chose the terrain of the turn."""

    on_board = True

    seat: int
    terrain: str
    left: str


class Claimed(Event, frozen=True):
    """The roller marked a camp or a settlement."""

    seat: int
    kind: str
    terrain: str
    space: int
    points: int


class Completed(Event, frozen=True):
    """The roller completed a contract, which nobody else can complete any more."""

    seat: int
    contract: str
    points: int


class Bought(Event, frozen=True):
    """The roller bought an office, which nobody else can buy any more."""

    seat: int
    office: str


class Shipped(Event, frozen=True):
    """The roller marked `count` spaces of a shipping row from `space` on and gained `firsts` first bonuses."""

    seat: int
    metal: str
    space: int
    count: int
    points: int
    firsts: int


class Banked(Event, frozen=True):
    """The roller banked a die."""

    seat: int
    resource: str


class TurnEnded(Event, frozen=True):
    """The roller ended its turn and lost the free dice."""

    on_board = True

    seat: int
    lost: str


class Copied(Event, frozen=True):
    """A seat copied a die of another player's roll."""

    seat: int
    resource: str


class Declined(Event, frozen=True):
    """A seat copied nothing of this roll."""

    routine = True

    seat: int
    last: int


class MajorityScored(Event, frozen=True):
    """At the end, a seat was paid for its rank in a terrain; `first` is 1 for the first rank."""

    seat: int
    terrain: str
    first: int
    points: int


class OfficeScored(Event, frozen=True):
    """At the end, a seat was paid for an office."""

    seat: int
    office: str
    points: int


class GameWon(Event, frozen=True):
    """The game is over and `seat` has won, alone or tied."""

    seat: int
    points: int


AnyEvent = (
    RoundStarted
    | Rolled
    | GhostRolled
    | TerrainSet
    | Claimed
    | Completed
    | Bought
    | Shipped
    | Banked
    | TurnEnded
    | Copied
    | Declined
    | MajorityScored
    | OfficeScored
    | GameWon
)
