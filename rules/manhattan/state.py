"""What lies on the table: blocks, buildings, hands, the round and its points.

Sites are numbered 0 to 53: city (0 to 5) times nine plus cell (0 to 8, north-west to south-east, north up).
Cards are numbered 0 to 8, as their holder reads them: far-left to near-right. Colours are 0 to 3, sizes 1 to 4
floors; lists over sizes have the count of 1-floor blocks first.
"""

from msgspec import Struct

from rules import game
from rules.seats import clockwise

CITIES = 6
CELLS = 9
SIZES = 4
CARD_COPIES = 5
HIDDEN = -1
"""A card in a hand that the view may not show."""


class Block(Struct, frozen=True, array_like=True):
    """A block in a building: its colour and its floors."""

    colour: int
    floors: int


Building = list[Block]
"""The blocks of a site from the ground up; empty: nothing is built there."""


class Round(Struct, frozen=True, array_like=True):
    """The points of one scoring for one seat, by category."""

    tallest: int
    majorities: int
    buildings: int
    promo: int


class Player(Struct, kw_only=True, omit_defaults=True):
    """One seat: its colours, blocks not yet chosen, blocks chosen for this round, hand and scorings so far."""

    side: str
    """The side of the board it sits at: S, W, N or E."""
    colours: list[int]
    supply: dict[int, list[int]]
    """By colour: how many blocks of each size are left for later rounds."""
    chosen: dict[int, list[int]]
    """By colour: how many blocks of each size are still to be built this round."""
    hand: list[int] = []
    """In ascending order; HIDDEN in the view of somebody else."""
    scored: list[Round] = []


class Position(game.State, kw_only=True, omit_defaults=True):
    """Everything on the table but the agenda."""

    options: game.Options
    rounds: int
    quota: int
    """Blocks of each own colour to choose a round."""
    parties: list[int]
    """By colour: whose floors and buildings count together. A seat, or the colour itself (`per_colour`)."""
    round: int = 1
    starter: int = 0
    players: list[Player]
    sites: list[Building]
    deck: list[int]
    """How many cards of each type the deck holds; empty in a view. A card is drawn when it is needed."""
    discard: list[int]
    """How many cards of each type were discarded since the last reshuffle."""
    promos: list[str] = []
    """Promo cards not yet seen, in no order; empty in a view."""
    promo: list[str] = []
    """Promo cards that count this round: one, two with Fake News, none without the option."""
    used_promos: list[str] = []
    """Promo cards of earlier rounds."""
    removed: list[Block] = []
    """Blocks put out of the game by forced passes."""

    def turn_order(self) -> list[int]:
        """All seats clockwise from the start player."""
        return clockwise(len(self.players), self.starter)
