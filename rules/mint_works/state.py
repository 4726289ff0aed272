"""The components of a position: mints, Locations, Plans and Buildings.

Plans and Locations have the names in data.toml. Players are numbered from 0. Those below `seats` have a seat; a solo
game has one more, the automated opponent.
"""

from msgspec import Struct

from rules import game
from rules.seats import clockwise

HIDDEN = "hidden"
"""A Plan that a view does not show."""


class Plan(Struct, frozen=True, array_like=True, omit_defaults=True):
    """An unbuilt Plan. A secret one came from the Lotto, and only its holder knows it."""

    name: str
    secret: bool = False


class Stack(Struct, frozen=True, array_like=True):
    """The mints on one space, and the player who placed them."""

    player: int
    mints: int


class Location(Struct, kw_only=True, omit_defaults=True):
    """A Location card, with the stacks on its occupied spaces."""

    name: str
    spaces: int
    open: bool = True
    locked: bool = False
    """Whether Justin used it, which locks it until the next Development phase."""
    stacks: list[Stack] = []


class Player(Struct, kw_only=True, omit_defaults=True):
    """A Neighborhood: Plans and Buildings, both oldest first, and available mints."""

    mints: int
    endless: bool = False
    """Whether it pays from the Mint Supply and gains nothing, as Mort does."""
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
    """The player who has the starting player token."""
    passed: list[int] = []
    """The players who have passed since the last placement."""
    stuck: list[int] = []
    """The players whose NothingToPlace was emitted in this round."""
    players: list[Player]
    locations: list[Location]
    """In the order of the solo line; Advanced Locations come last."""
    row: list[str]
    """The Plan Supply; the last card is next to the deck."""
    deck: list[str]
    """The unseen cards of the Plan Deck, sorted; HIDDEN in a view. Drawn at random when needed."""
    under: list[str] = []
    """Cards put under the deck, the next one first; they come after all unseen ones."""
    mint_supply: int | None = None
    """Mints in the Mint Supply; None if unlimited."""
    mints_out: int = 0
    """Mints that have left the game (Rachael's purchases)."""
    changed: bool = False
    """Whether any card has moved in this round."""
    stars: list[int] = []
    """By player: the stars at the end of the last round."""
    idle: int = 0
    """Consecutive rounds in which nothing changed."""
    drained: bool = False
    """Whether the Mint Supply ran out, so that Rachael has won."""

    def is_person(self, player: int) -> bool:
        """Returns whether `player` has a seat, and is not the automated opponent."""
        return player < self.seats

    def turn_order(self) -> tuple[int, ...]:
        """Returns all players clockwise from the one with the token."""
        return clockwise(len(self.players), self.starter)

    def location(self, name: str) -> Location:
        """Returns the Location card called `name`. Raises KeyError if it is not in the game."""
        for location in self.locations:
            if location.name == name:
                return location
        raise KeyError(name)

    def deck_size(self) -> int:
        """Returns the number of cards in the Plan Deck."""
        return len(self.deck) + len(self.under)
