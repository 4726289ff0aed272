"""The components of a position: blocks, buildings, hands, the round and its points.

Sites are numbered 0 to 53: city (0 to 5) times nine plus cell (0 to 8, north-west to south-east, north up).
Cards are numbered 0 to 8 as their player reads them: far left to near right. Colours are 0 to 3, sizes 1 to 4 floors;
lists by size start with blocks of one floor.
"""

from msgspec import Struct

from rules import game
from rules.seats import clockwise

CITIES = 6
CELLS = 9
SIZES = 4
CARD_COPIES = 5
NOBODY = -1
HIDDEN = -1
"""A card that a view does not show."""


class Block(Struct, frozen=True, array_like=True):
    """A block in a building: its colour and its floors."""

    colour: int
    floors: int


Building = list[Block]
"""The blocks of a site from the ground up; empty for an empty site."""


class Round(Struct, frozen=True, array_like=True):
    """The points of a seat in one scoring, by category."""

    tallest: int
    majorities: int
    buildings: int
    promo: int


class Player(Struct, kw_only=True, omit_defaults=True):
    """The colours, blocks, hand and scorings of a seat."""

    side: str
    """Its side of the board: S, W, N or E."""
    colours: list[int]
    supply: dict[int, list[int]]
    """By colour: blocks of each size kept for later rounds."""
    chosen: dict[int, list[int]]
    """By colour: blocks of each size left to build this round."""
    hand: list[int] = []
    """In ascending order; HIDDEN in the views of others."""
    scored: list[Round] = []


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    options: game.Options
    rounds: int
    quota: int
    """Blocks of each colour that a player chooses per round."""
    parties: list[int]
    """By colour: the party that its floors and buildings count for; a seat, or the colour itself with `per_colour`."""
    round: int = 1
    starter: int = 0
    """The start player of this round; NOBODY until one is chosen."""
    players: list[Player]
    sites: list[Building]
    deck: list[int]
    """The number of cards of each type in the deck; empty in a view. Cards are drawn at random when needed."""
    discard: list[int]
    """The number of cards of each type discarded since the last reshuffle."""
    promos: list[str] = []
    """Unseen promo cards, unordered; empty in a view."""
    promo: list[str] = []
    """Promo cards of this round: one, two after Fake News, none without the option."""
    used_promos: list[str] = []
    """Promo cards of earlier rounds."""
    removed: list[Block] = []
    """Blocks removed from the game by forced passes."""

    def turn_order(self) -> tuple[int, ...]:
        """Returns all seats clockwise from the start player."""
        return clockwise(len(self.players), self.starter)
