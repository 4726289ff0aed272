"""The moves, standing orders and refusals of the game.

`left` and `lost` are dice by their letters, as in "W C S", or "none". `space` is the first space to mark, from 1.
"""

from rules.game import Move, Refusal, StandingOrder


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
    """Buys an office of Boomtown; `units` is 1 if the office for copper counts every copper of a contract."""

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

    ends_turn = True

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


class AlwaysDecline(StandingOrder, frozen=True):
    """Declines every chance of the match."""

    is_suggested = True


AnyStandingOrder = CopyIfShown | DeclineOtherwise | AlwaysDecline


class DoneInThisTurn(Refusal, frozen=True):
    """The seat has already done this `action`, which is allowed once a turn."""

    action: str


class NoWood(Refusal, frozen=True):
    """The seat has no wood to claim with. Wood of this turn may be kept as "banked" or as the "terrain"; or "none"."""

    kept: str


class NoWoodForSettlement(Refusal, frozen=True):
    """The seat has one wood, and a settlement needs two; `banked` is 1 if it has just banked another one."""

    banked: int


class NoMetal(Refusal, frozen=True):
    """The seat has no metal to spend. Metal of this turn may be kept as "banked" or as the "terrain"; or "none"."""

    kept: str


class TooFewMetals(Refusal, frozen=True):
    """These metals pay for no contract or office (`action`) that is left; `banked` is 1 if one was just banked."""

    action: str
    metals: str
    banked: int


class AllTaken(Refusal, frozen=True):
    """All contracts or offices (`action`) are taken."""

    action: str


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


class NoDieToBank(Refusal, frozen=True):
    """The seat has used all dice of its roll."""


AnyRefusal = (
    DoneInThisTurn
    | NoWood
    | NoWoodForSettlement
    | TrackFull
    | NoSpaceForSettlement
    | NoMetal
    | TooFewMetals
    | AllTaken
    | RowComplete
    | NothingToBankFor
    | NoDieToBank
)
