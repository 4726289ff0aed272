"""What drawing and text say in the same way: whose turn it is, what players are called, what they have."""

from typing import Protocol

from rendering import lettering, turns
from rendering.drawing import Words
from rules.mint_works import scoring, steps
from rules.mint_works.board import DATA
from rules.mint_works.state import Position

TASKS: dict[type, str] = {
    steps.TakeTurn: "place",
    steps.ChooseTarget: "hire",
    steps.BuyPlan: "buy",
    steps.BuildPlan: "build",
    steps.RecycleCard: "recycle",
    steps.GiveCard: "swap",
    steps.SwapCard: "swap",
    steps.ChooseCoop: "co_op",
}
"""What is done in each step that asks."""


class Doing(Protocol):
    """An event that a player brought about, or that happened to one."""

    @property
    def seat(self) -> int:
        """A person; or, if there is an opponent, who plays against it."""

    @property
    def opponent(self) -> str:
        """The opponent of a solo game, if it was its doing."""


def active(view: Position, viewer: int | None) -> list[int]:
    """Whom the board is waiting for, or who won."""
    return turns.active(view, viewer, [] if view.agenda else scoring.winners(view))


def name(view: Position, player: int, words: Words) -> str:
    """What `player` is called, as far as it can be drawn; else by colour."""
    if not view.is_person(player):
        return words("opponent-name", opponent=view.opponent)
    return lettering.legible(words.player(player), words("board-colour", colour=player))


def turn(view: Position, viewer: int | None, words: Words) -> str:
    """Whose turn it is, that the turn of `viewer` is complete, or who has won."""
    names = [name(view, player, words) for player in active(view, viewer)]
    return turns.told(view, names, TASKS, words)


def stars(view: Position, player: int) -> int:
    """The stars of all Buildings of `player`."""
    return scoring.stars(view.players[player])


def building_stars(view: Position, player: int, building: str) -> int:
    """The stars that one Building of `player` gives."""
    return scoring.stars_of(view.players[player], building)


def cards(view: Position, player: int) -> list[str]:
    """The cards of a Neighborhood in the order in which they lie: Buildings, then Plans."""
    holder = view.players[player]
    return [*holder.buildings, *(plan.name for plan in holder.plans)]


def owner(view: Position, location: str) -> int | None:
    """Whose Building the Deed of `location` is."""
    owners = (player for player, holder in enumerate(view.players) if location in holder.buildings)
    return next(owners, None)


def row_size(view: Position) -> int:
    """How many cards the Plan Supply has when it is full."""
    return DATA.supply[view.seats]


def actor(view: Position, event: Doing) -> int:
    """The player who did what `event` tells, or to whom it happened."""
    return view.seats if event.opponent else event.seat
