"""The events of the game. Fields are named as in the moves.

`opponent` names the automated opponent if it acted; `seat` is then the seat that plays against it.
"""

from rules.game import Event


class OpponentMet(Event, frozen=True):
    """A solo game against an opponent began."""

    opponent: str


class RoundStarted(Event, frozen=True):
    """A Development phase began; `seat` or the opponent has the starting player token and goes first."""

    routine = True
    on_board = True

    round: int
    seat: int
    opponent: str


class OpponentPassed(Event, frozen=True):
    """The opponent found no useful Location. Emitted once a round."""

    opponent: str


class Worked(Event, frozen=True):
    """Mints were gained at the Producer, Wholesaler, Council (with the token) or Crowdfunder."""

    seat: int
    opponent: str
    location: str
    place: str
    cost: int
    gain: int


class OthersGained(Event, frozen=True):
    """All other players gained mints, as somebody used the Crowdfunder."""

    routine = True

    mints: int


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
    """The Deed of a Location was built for the first time, which opens it to all."""

    routine = True

    location: str


class LottoPlayed(Event, frozen=True):
    """A player drew a secret Plan."""

    seat: int
    opponent: str
    place: str
    cost: int


class PlanDrawn(Event, frozen=True):
    """The card that a seat drew at the Lotto."""

    private = True

    seat: int
    plan: str


class Recycled(Event, frozen=True):
    """A card was put under the deck for mints."""

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
    """Justin used a Location, which locks it for the rest of the phase."""

    routine = True

    location: str


class Passed(Event, frozen=True):
    """A seat chose to pass."""

    seat: int


class NothingToPlace(Event, frozen=True):
    """A seat cannot place mints and passes until it can. Emitted once a round."""

    routine = True

    seat: int


class PlanRevealed(Event, frozen=True):
    """A card of the deck was revealed in the Plan Supply."""

    routine = True

    plan: str


class SupplyReplaced(Event, frozen=True):
    """In a solo game the Supplier was not used, so all `cards` cards of the row went under the deck."""

    routine = True

    cards: int


class BuildingsPaid(Event, frozen=True):
    """A Neighborhood gained mints from its Buildings in Upkeep."""

    routine = True

    seat: int
    opponent: str
    mints: int


class CoopPaid(Event, frozen=True):
    """A player gained a mint from somebody else's Co-Op."""

    routine = True

    seat: int
    opponent: str


class GalleryGrew(Event, frozen=True):
    """A mint was put on a Gallery, which now has `mints`."""

    routine = True

    seat: int
    opponent: str
    mints: int


class OwnerPaid(Event, frozen=True):
    """The owner of a Deed gained mints, as its Location had been used."""

    routine = True

    seat: int
    opponent: str
    location: str
    mints: int


class IncomePaid(Event, frozen=True):
    """All mints went back to the Mint Supply, and all players gained the income of a round."""

    routine = True

    round: int
    mints: int


class IncomeGained(Event, frozen=True):
    """All mints went back to the Mint Supply, and only this player gained the income of a round."""

    routine = True

    seat: int
    opponent: str
    round: int
    mints: int


class SevenReached(Event, frozen=True):
    """A player has enough stars in Upkeep to end the game."""

    seat: int
    opponent: str
    stars: int


class SupplyRanOut(Event, frozen=True):
    """The Plan Supply could not be filled, which ends the game."""


class Stalled(Event, frozen=True):
    """Nothing changed for `rounds` rounds, which ends the game."""

    round: int
    rounds: int


class LastRoundEnded(Event, frozen=True):
    """The last possible round is over, which ends the game."""

    round: int


class MintsRanOut(Event, frozen=True):
    """The limited Mint Supply is empty, so Rachael wins at once."""


class SecretShown(Event, frozen=True):
    """An unbuilt secret Plan was revealed after the end of the game."""

    reveals = True

    seat: int
    opponent: str
    plan: str


class GameWon(Event, frozen=True):
    """The game is over and the player has won, alone or tied."""

    seat: int
    opponent: str
    stars: int


class VictoryShared(Event, frozen=True):
    """Several players are tied in everything, and all of them have won."""


AnyEvent = (
    OpponentMet
    | RoundStarted
    | OpponentPassed
    | Worked
    | OthersGained
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
    | IncomeGained
    | SevenReached
    | SupplyRanOut
    | Stalled
    | LastRoundEnded
    | MintsRanOut
    | SecretShown
    | GameWon
    | VictoryShared
)
