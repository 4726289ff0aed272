"""What image and text show alike: whose turn it is, what players are called, what they have."""

from typing import Protocol

from msgspec.structs import replace

from rendering.drawing import Words
from rendering.status import Status
from rules.mint_works import scoring
from rules.mint_works.board import CULTURE_LOSSES, DATA, PLANS
from rules.mint_works.state import Position

OPPONENT = 1
"""The player number of the opponent of a solo game."""


class Doing(Protocol):
    """An event that a player brought about, or that happened to one."""

    @property
    def seat(self) -> int:
        """A person; or, if there is an opponent, who plays against it."""

    @property
    def opponent(self) -> str:
        """The opponent of a solo game, if it was its doing."""


def _special_name(view: Position, player: int, words: Words) -> str | None:
    """Names the opponent of a solo game."""
    return None if view.is_person(player) else words("opponent-name", opponent=view.opponent)


STATUS = Status(scoring.winners, _special_name)


def stars(view: Position, player: int) -> int:
    """Returns the stars of all Buildings of `player`."""
    return scoring.stars(view.players[player])


def building_stars(view: Position, player: int, building: str) -> int:
    """Returns the stars that one Building of `player` gives."""
    return scoring.stars_of(view.players[player], building)


def lost_stars(view: Position, player: int, building: str) -> int:
    """Returns how many stars the other Buildings of `player` take from one of them."""
    if PLANS[building].type != "culture":
        return 0
    holder = view.players[player]
    harmless = [name for name in holder.buildings if name not in CULTURE_LOSSES]
    return scoring.stars_of(replace(holder, buildings=harmless), building) - scoring.stars_of(holder, building)


def cards(view: Position, player: int) -> list[str]:
    """Returns the cards of a Neighborhood in the order in which they lie: Buildings, then Plans."""
    holder = view.players[player]
    return [*holder.buildings, *(plan.name for plan in holder.plans)]


def owner(view: Position, location: str) -> int | None:
    """Returns whose Building the Deed of `location` is."""
    owners = (player for player, holder in enumerate(view.players) if location in holder.buildings)
    return next(owners, None)


def row_size(view: Position) -> int:
    """Returns how many cards the Plan Supply has when it is full."""
    return DATA.supply[view.seats]


def actor(event: Doing) -> int:
    """Returns the player who caused `event`, or to whom it happened."""
    return OPPONENT if event.opponent else event.seat
