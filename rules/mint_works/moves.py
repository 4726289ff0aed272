"""The moves, standing orders and refusals of the game.

`place` is the Location where the mints are placed: the one with the effect, or the Temp Agency.
"""

from typing import final

from rules.game import Move, Refusal, StandingOrder


class Pass(Move, frozen=True):
    """Passes; `forced` is 1 if there is no other move."""

    forced: int = 0


@final
class Place(Move, frozen=True):
    """Uses a Location for `cost` mints, or for at least this number if the cost depends on the choice there."""

    location: str
    cost: int


class Hire(Move, frozen=True):
    """Uses the effect of `location` at the Temp Agency, for `cost` mints in all (or at least this number, as above)."""

    location: str
    cost: int


class Buy(Move, frozen=True):
    """Gains a Plan from the Plan Supply for `cost` mints; `built` is 1 if the Assembler builds it at once."""

    plan: str
    cost: int
    built: int


class Build(Move, frozen=True):
    """Turns a Plan into a Building for `cost` mints."""

    plan: str
    cost: int


class Recycle(Move, frozen=True):
    """Puts a Plan or Building (`built` 0 or 1) under the deck, pays `cost` mints and gains `gain`."""

    label_fields = ("gain",)

    plan: str
    built: int
    cost: int
    gain: int


class Give(Move, frozen=True):
    """Gives a Plan or Building (`built` 0 or 1) to the Swap Meet."""

    plan: str
    built: int


class SwapFor(Move, frozen=True):
    """Takes this card of the Plan Supply in exchange, for `cost` mints."""

    plan: str
    cost: int


class GiveMint(Move, frozen=True):
    """Chooses the other seat that gains a mint from the Co-Op."""

    other_seat: int


AnyMove = Pass | Place | Hire | Buy | Build | Recycle | Give | SwapFor | GiveMint


class PassUntilEnd(StandingOrder, frozen=True):
    """Passes in every turn of this round's Development phase."""

    round: int


class GiveCoopTo(StandingOrder, frozen=True):
    """Gives the Co-Op's other mint to this seat in every round."""

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
    """The Temp Agency can only use Locations with mints on them."""

    location: str


class NothingToDoThere(Refusal, frozen=True):
    """The effect of this Location is impossible now: no Plan to build, no card to give or gain."""

    location: str


class TooFewMints(Refusal, frozen=True):
    """The Location costs at least `cost` mints, and the seat has `mints`."""

    location: str
    cost: int
    mints: int


class PlanTooDear(Refusal, frozen=True):
    """The Plan costs `cost` mints, and the seat has `mints`."""

    plan: str
    cost: int
    mints: int


AnyRefusal = (
    LocationClosed | LocationFull | LocationIsLocked | LocationUnused | NothingToDoThere | TooFewMints | PlanTooDear
)
