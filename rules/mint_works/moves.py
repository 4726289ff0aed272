"""What players choose, what they order in advance, what happens, and why something is not offered.

`place` is the Location on which the mints are put: that of the effect itself, or the Temp Agency. In an event
`opponent` names the automated opponent if it was its doing; `seat` is then who plays against it.
"""

from rules.game import Event, Move, Order, Refusal


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


class PassUntilEnd(Order, frozen=True):
    """Passes in every turn of the Development phase of this round, and of no other."""

    round: int


class GiveCoopTo(Order, frozen=True):
    """Gives the Co-Op's other mint to this seat, in every round."""

    other_seat: int


AnyOrder = PassUntilEnd | GiveCoopTo


class OpponentMet(Event, frozen=True):
    """A solo game begins: against whom, and what is special."""

    opponent: str


class RoundStarted(Event, frozen=True):
    """A Development phase began; `seat` (or the opponent) holds the starting player token and goes first."""

    round: int
    seat: int
    opponent: str


class OpponentPassed(Event, frozen=True):
    """The opponent walked the line of Locations and found none of use. Told once a round."""

    opponent: str


class Worked(Event, frozen=True):
    """Mints were placed for mints: Producer, Wholesaler, Council (the token is taken too) or Crowdfunder."""

    seat: int
    opponent: str
    location: str
    place: str
    cost: int
    gain: int


class Bought(Event, frozen=True):
    """A Plan was gained from the Plan Supply."""

    seat: int
    opponent: str
    plan: str
    place: str
    cost: int


class Built(Event, frozen=True):
    """A Plan was built."""

    seat: int
    opponent: str
    plan: str
    place: str
    cost: int


class Assembled(Event, frozen=True):
    """A Plan was bought and built at once."""

    seat: int
    opponent: str
    plan: str
    place: str
    cost: int


class Opened(Event, frozen=True):
    """The Deed of a Location was built for the first time: all may use it from now on."""

    location: str


class LottoPlayed(Event, frozen=True):
    """Somebody drew a secret Plan."""

    seat: int
    opponent: str
    place: str
    cost: int


class PlanDrawn(Event, frozen=True):
    """What a seat drew at the Lotto."""

    private = True

    seat: int
    plan: str


class Recycled(Event, frozen=True):
    """A card went under the deck for mints."""

    seat: int
    opponent: str
    plan: str
    place: str
    cost: int
    gain: int


class LeftAtSwapMeet(Event, frozen=True):
    """A card was left in the Plan Supply."""

    seat: int
    opponent: str
    plan: str


class Swapped(Event, frozen=True):
    """Another card was taken in its place, as a Plan."""

    seat: int
    opponent: str
    plan: str
    place: str
    cost: int


class LocationLocked(Event, frozen=True):
    """Justin used a Location: nobody may use it again in this phase."""

    location: str


class Passed(Event, frozen=True):
    """A seat passed of its own free will."""

    seat: int


class NothingToPlace(Event, frozen=True):
    """A seat can place nowhere: it passes for as long as that is so. Told once a round."""

    seat: int


class PlanRevealed(Event, frozen=True):
    """A card came from the deck into the Plan Supply."""

    plan: str


class SupplyReplaced(Event, frozen=True):
    """Nobody had used the Supplier of a solo game: the whole row, `cards` cards, went under the deck."""

    cards: int


class BuildingsPaid(Event, frozen=True):
    """A Neighborhood gained mints from its Buildings in Upkeep."""

    seat: int
    opponent: str
    mints: int


class CoopPaid(Event, frozen=True):
    """This player gained a mint from somebody else's Co-Op."""

    seat: int
    opponent: str


class GalleryGrew(Event, frozen=True):
    """A mint was put on a Gallery, which then had `mints`."""

    seat: int
    opponent: str
    mints: int


class OwnerPaid(Event, frozen=True):
    """The owner of a Deed gained mints because its Location had been used."""

    seat: int
    opponent: str
    location: str
    mints: int


class IncomePaid(Event, frozen=True):
    """Mints went back to the Mint Supply and everybody gained the income of a round."""

    round: int
    mints: int


class SevenReached(Event, frozen=True):
    """Somebody has enough stars in Upkeep: the game ends."""

    seat: int
    opponent: str
    stars: int


class SupplyRanOut(Event, frozen=True):
    """The Plan Supply could not be filled: the game ends."""


class Stalled(Event, frozen=True):
    """Nothing had changed for `rounds` rounds, or the last possible round was over: the game ends."""

    round: int
    rounds: int


class MintsRanOut(Event, frozen=True):
    """The limited Mint Supply was empty: Rachael wins at once."""


class SecretShown(Event, frozen=True):
    """The game is over and a secret Plan that was never built was turned up."""

    reveals = True

    seat: int
    opponent: str
    plan: str


class GameWon(Event, frozen=True):
    """The game is over and this player won it, alone or with others."""

    seat: int
    opponent: str
    stars: int


class VictoryShared(Event, frozen=True):
    """Several players are equal in everything but their age, for which nobody is asked: all of them won."""


AnyEvent = (
    OpponentMet
    | RoundStarted
    | OpponentPassed
    | Worked
    | Bought
    | Built
    | Assembled
    | Opened
    | LottoPlayed
    | PlanDrawn
    | Recycled
    | LeftAtSwapMeet
    | Swapped
    | LocationLocked
    | Passed
    | NothingToPlace
    | PlanRevealed
    | SupplyReplaced
    | BuildingsPaid
    | CoopPaid
    | GalleryGrew
    | OwnerPaid
    | IncomePaid
    | SevenReached
    | SupplyRanOut
    | Stalled
    | MintsRanOut
    | SecretShown
    | GameWon
    | VictoryShared
)


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
