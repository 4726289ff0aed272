"""What happens. Fields are named as in the moves.

`opponent` names the automated opponent if it was its doing; `seat` is then who plays against it.
"""

from rules.game import Event


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
