"""The moves, standing orders, events and refusals of the game.

`left` and `lost` are dice by their letters, as in "W C S", or "none". `space` is the first space to mark, from 1.
"""

from rules.game import Event, Move, Refusal, StandingOrder


class SetTerrain(Move, frozen=True):
    """Sets a die aside for the terrain of the turn, where `space` for `points` is next (0: the track is full)."""

    label_fields = ("space", "points", "left")

    terrain: str
    space: int
    points: int
    left: str


class Claim(Move, frozen=True):
    """Marks a "camp" (1 wood) or a "settlement" (2 wood, two spaces) in the terrain of the turn."""

    label_fields = ("space", "points")

    kind: str
    terrain: str
    space: int
    points: int


class Complete(Move, frozen=True):
    """Completes a contract."""

    label_fields = ("points",)

    contract: str
    points: int


class Buy(Move, frozen=True):
    """Buys an office of Boomtown; `units` is 1 if office SG counts every copper of a contract."""

    label_fields = ("units",)

    office: str
    units: int


class Ship(Move, frozen=True):
    """Marks `count` spaces of a shipping row; `points` include `firsts` first bonuses."""

    label_fields = ("points", "firsts")

    metal: str
    count: int
    points: int
    firsts: int


class Bank(Move, frozen=True):
    """Banks a die of one's own roll for later turns."""

    resource: str


class End(Move, frozen=True):
    """Ends the turn; free dice are lost."""

    ends_turn = True
    label_fields = ("lost",)

    lost: str


class Copy(Move, frozen=True):
    """Banks the resource of a die of another player's roll."""

    resource: str


class Decline(Move, frozen=True):
    """Copies nothing of this roll; `last` is 1 if it is the last one to copy before one's own turn."""

    last: int


AnyMove = SetTerrain | Claim | Complete | Buy | Ship | Bank | End | Copy | Decline


class CopyIfShown(StandingOrder, frozen=True):
    """Copies this resource if a roll shows it, until one's own turn in `round` begins (0: the next turn)."""

    resource: str
    round: int = 0


class DeclineOtherwise(StandingOrder, frozen=True):
    """Declines every chance but the last (`last` 0), or the last chance too (1). `round`: as above."""

    last: int
    round: int = 0


AnyStandingOrder = CopyIfShown | DeclineOtherwise


class RoundStarted(Event, frozen=True):
    """A round began; `seat` has its first turn."""

    round: int
    seat: int


class Rolled(Event, frozen=True):
    """A turn began with a roll."""

    seat: int
    dice: str


class GhostRolled(Event, frozen=True):
    """The ghost of a game for two rolled."""

    dice: str


class TerrainSet(Event, frozen=True):
    """The roller set a die aside and so chose the terrain of the turn."""

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

    seat: int
    lost: str


class Copied(Event, frozen=True):
    """A seat copied a die of another player's roll."""

    seat: int
    resource: str


class Declined(Event, frozen=True):
    """A seat copied nothing of this roll."""

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


class DoneInThisTurn(Refusal, frozen=True):
    """The seat has already done this `action`, which is allowed once a turn."""

    action: str


class NoWood(Refusal, frozen=True):
    """The seat has no wood to claim with; `set_aside` is 1 if its only wood is the terrain die."""

    set_aside: int


class NoWoodForSettlement(Refusal, frozen=True):
    """The seat has one wood, and a settlement needs two."""


class TrackFull(Refusal, frozen=True):
    """The terrain has no space left."""

    terrain: str


class NoSpaceForSettlement(Refusal, frozen=True):
    """The terrain has one space left, and a settlement needs two."""

    terrain: str


class RowComplete(Refusal, frozen=True):
    """The row of this metal is complete."""

    metal: str


class NothingToBankFor(Refusal, frozen=True):
    """It is the seat's last turn, so that banking has no use."""


AnyRefusal = (
    DoneInThisTurn | NoWood | NoWoodForSettlement | TrackFull | NoSpaceForSettlement | RowComplete | NothingToBankFor
)
