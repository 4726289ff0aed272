"""What lies on the table: mints, Locations, Plans and Buildings.

Plans and Locations are called by the names that data.toml gives them. Players are numbered from 0; those below
`seats` are people. In a solo game there is one more, the opponent: it sits at no seat and is never asked.
"""

from msgspec import Struct

from rules import game
from rules.seats import clockwise

HIDDEN = "hidden"
"""A Plan that the view may not show."""


class Plan(Struct, frozen=True, array_like=True, omit_defaults=True):
    """An unbuilt Plan. A secret one came from the Lotto: only its holder knows it."""

    name: str
    secret: bool = False


class Stack(Struct, frozen=True, array_like=True):
    """The mints on one space, and the player who put them there."""

    player: int
    mints: int


class Location(Struct, kw_only=True, omit_defaults=True):
    """A Location card, with its spaces taken from the top."""

    name: str
    spaces: int
    open: bool = True
    locked: bool = False
    """Justin used it: nobody else may until the next Development phase."""
    stacks: list[Stack] = []


class Player(Struct, kw_only=True, omit_defaults=True):
    """A Neighborhood: Plans and Buildings, both oldest first, and the mints at hand."""

    mints: int
    endless: bool = False
    """Pays from the Mint Supply and gains nothing: Mort."""
    plans: list[Plan] = []
    buildings: list[str] = []
    gallery: int = 0
    """Mints on its Gallery."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    seats: int
    opponent: str = ""
    """The opponent of a solo game: justin, rachael, sonic or mort."""
    round: int = 1
    starter: int
    """Who holds the starting player token."""
    passed: list[int] = []
    """Who has passed since the last placement."""
    stuck: list[int] = []
    """Who has been told to have nothing to place on in this round."""
    players: list[Player]
    locations: list[Location]
    """In the order of the solo line; Advanced Locations come last."""
    row: list[str]
    """The Plan Supply; the last card lies next to the deck."""
    deck: list[str]
    """Cards of the Plan Deck that nobody has seen, sorted; HIDDEN in a view. A card is drawn when it is needed."""
    under: list[str] = []
    """Cards put under the deck, the next one first: they come when the others are used up."""
    mint_supply: int | None = None
    """Mints in the Mint Supply; None where it is unlimited."""
    mints_out: int = 0
    """Mints that have left the game (Rachael's purchases)."""
    changed: bool = False
    """Whether a card has changed its place in this round."""
    stars: list[int] = []
    """By player: the stars at the end of the last round."""
    idle: int = 0
    """Rounds in a row in which nothing changed."""
    drained: bool = False
    """The Mint Supply ran out, and Rachael has won."""

    def is_person(self, player: int) -> bool:
        """Whether `player` sits at the table and is asked."""
        return player < self.seats

    def turn_order(self) -> list[int]:
        """All players clockwise from the one with the token."""
        return clockwise(len(self.players), self.starter)

    def location(self, name: str) -> Location:
        """The Location card called `name`. Raises KeyError where it is not in the game."""
        for location in self.locations:
            if location.name == name:
                return location
        raise KeyError(name)

    def deck_size(self) -> int:
        """How many cards the Plan Deck has."""
        return len(self.deck) + len(self.under)
