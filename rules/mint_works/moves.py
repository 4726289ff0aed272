"""What players choose, what they order in advance, and why something is not offered.

`place` is the Location on which the mints are put: that of the effect itself, or the Temp Agency.
"""

from rules.game import Move, Refusal, StandingOrder


class Pass(Move, frozen=True):
    """Does nothing this time; `forced`: 1 if there is nothing else to do."""

    forced: int = 0


class Place(Move, frozen=True):
    """Goes to a Location for `cost` mints, or for at least so many where it depends on what is chosen there."""

    location: str
    cost: int


class Hire(Move, frozen=True):
    """Has the Temp Agency do what `location` does, for `cost` mints in all (at least, as above)."""

    location: str
    cost: int


class Buy(Move, frozen=True):
    """Gains a Plan from the Plan Supply for `cost` mints; `built`: 1 if the Assembler builds it at once."""

    plan: str
    cost: int
    built: int


class Build(Move, frozen=True):
    """Turns a Plan into a Building for `cost` mints."""

    plan: str
    cost: int


class Recycle(Move, frozen=True):
    """Puts a Plan or Building (`built` 0 or 1) under the deck: `cost` mints are paid and `gain` gained."""

    plan: str
    built: int
    cost: int
    gain: int


class Give(Move, frozen=True):
    """Offers a Plan or Building (`built` 0 or 1) to the Swap Meet."""

    plan: str
    built: int


class SwapFor(Move, frozen=True):
    """Takes this card of the Plan Supply in exchange, for `cost` mints."""

    plan: str
    cost: int


class GiveMint(Move, frozen=True):
    """Chooses who else gains a mint from the Co-Op."""

    other_seat: int


AnyMove = Pass | Place | Hire | Buy | Build | Recycle | Give | SwapFor | GiveMint


class PassUntilEnd(StandingOrder, frozen=True):
    """Passes in every turn of the Development phase of this round, and of no other."""

    round: int


class GiveCoopTo(StandingOrder, frozen=True):
    """Gives the Co-Op's other mint to this seat, in every round."""

    other_seat: int


AnyStandingOrder = PassUntilEnd | GiveCoopTo


class LocationClosed(Refusal, frozen=True):
    """The Deed of this Location has not been built yet."""

    location: str


class LocationFull(Refusal, frozen=True):
    """All spaces of this Location are taken."""

    location: str


class LocationIsLocked(Refusal, frozen=True):
    """Justin has used this Location."""

    location: str


class LocationUnused(Refusal, frozen=True):
    """The Temp Agency can only do what a Location with mints on it does."""

    location: str


class NothingToDoThere(Refusal, frozen=True):
    """What this Location does cannot be done now: no Plan to build, no card to give, no card to gain."""

    location: str


class TooFewMints(Refusal, frozen=True):
    """This Location needs at least `cost` mints, and there are `mints`."""

    location: str
    cost: int
    mints: int


class PlanTooDear(Refusal, frozen=True):
    """This Plan costs `cost` mints, and there are `mints`."""

    plan: str
    cost: int
    mints: int


AnyRefusal = (
    LocationClosed | LocationFull | LocationIsLocked | LocationUnused | NothingToDoThere | TooFewMints | PlanTooDear
)
