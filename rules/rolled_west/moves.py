"""What players choose, what they order in advance, what happens, and why something is not offered.

`left` and `lost` are dice by their letters, as in "W C S", or "none". `space` is the first space that is marked,
counted from 1.
"""

from rules.game import Event, Move, Refusal, StandingOrder


class SetTerrain(Move, frozen=True):
    """Sets a die aside for the terrain of the turn. `space` comes next there for `points`; 0: the track is full."""

    terrain: str
    space: int
    points: int
    left: str


class Claim(Move, frozen=True):
    """Marks a "camp" (1 wood) or a "settlement" (2 wood, two spaces) in the terrain of the turn."""

    kind: str
    terrain: str
    space: int
    points: int


class Complete(Move, frozen=True):
    """Completes a contract."""

    contract: str
    points: int


class Buy(Move, frozen=True):
    """Buys an office of Boomtown; `units`: 1 where the one called SG counts every copper of a contract."""

    office: str
    units: int


class Ship(Move, frozen=True):
    """Marks `count` spaces of a shipping row, with so many first bonuses among the `points`."""

    metal: str
    count: int
    points: int
    firsts: int


class Bank(Move, frozen=True):
    """Keeps a die of the own roll for later turns."""

    resource: str


class End(Move, frozen=True):
    """Ends the turn; the dice that are free are lost."""

    lost: str


class Copy(Move, frozen=True):
    """Banks what a die of somebody else's roll shows."""

    resource: str


class Decline(Move, frozen=True):
    """Copies nothing of this roll; `last`: 1 if no other roll can be copied before the own turn."""

    last: int


AnyMove = SetTerrain | Claim | Complete | Buy | Ship | Bank | End | Copy | Decline


class CopyIfShown(StandingOrder, frozen=True):
    """Copies this resource whenever a roll shows it."""

    resource: str


class DeclineOtherwise(StandingOrder, frozen=True):
    """Declines; `last`: 0 only while another chance is to come, 1 only where it is the last one."""

    last: int


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
    """The roller set a die aside and fixed the terrain of the turn."""

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
    """The roller completed a contract: nobody else can."""

    seat: int
    contract: str
    points: int


class Bought(Event, frozen=True):
    """The roller bought an office: nobody else can."""

    seat: int
    office: str


class Shipped(Event, frozen=True):
    """The roller marked `count` spaces of a shipping row from `space` on; `firsts`: so many bonuses are gone now."""

    seat: int
    metal: str
    space: int
    count: int
    points: int
    firsts: int


class Banked(Event, frozen=True):
    """The roller kept a die of its roll."""

    seat: int
    resource: str


class TurnEnded(Event, frozen=True):
    """The roller ended its turn with dice left, which are lost."""

    seat: int
    lost: str


class Copied(Event, frozen=True):
    """Somebody copied a die of a roll that was not theirs."""

    seat: int
    resource: str


class Declined(Event, frozen=True):
    """Somebody copied nothing of this roll."""

    seat: int
    last: int


class MajorityScored(Event, frozen=True):
    """The game is over and a rank in a terrain was paid; `first`: 1 for the first rank."""

    seat: int
    terrain: str
    first: int
    points: int


class OfficeScored(Event, frozen=True):
    """The game is over and an office was paid."""

    seat: int
    office: str
    points: int


class GameWon(Event, frozen=True):
    """The game is over and this seat won it, alone or with others."""

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
    """One claim, contract, office and die banked a turn: this `action` has been done."""

    action: str


class NoWood(Refusal, frozen=True):
    """There is no wood to claim with; `set_aside`: 1 if the only one is the terrain die."""

    set_aside: int


class NoWoodForSettlement(Refusal, frozen=True):
    """A settlement needs two wood, and there is one."""


class TrackFull(Refusal, frozen=True):
    """This terrain has no space left."""

    terrain: str


class NoSpaceForSettlement(Refusal, frozen=True):
    """This terrain has one space left, and a settlement takes two."""

    terrain: str


class RowComplete(Refusal, frozen=True):
    """All of this metal that can be shipped has been shipped."""

    metal: str


class NothingToBankFor(Refusal, frozen=True):
    """It is the last turn: what is banked would be worth nothing."""


AnyRefusal = (
    DoneInThisTurn | NoWood | NoWoodForSettlement | TrackFull | NoSpaceForSettlement | RowComplete | NothingToBankFor
)
