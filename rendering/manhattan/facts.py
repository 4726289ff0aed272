"""What drawing and text say in the same way: whose turn it is, what players are called."""

from rendering import lettering, turns
from rendering.drawing import Words
from rules.manhattan import steps
from rules.manhattan.scoring import scores
from rules.manhattan.state import CARD_COPIES, CELLS, Position
from rules.ranking import leaders

TASKS: dict[type, str] = {
    steps.ChooseBlocks: "blocks",
    steps.ChooseBlock: "blocks",
    steps.PlayCard: "build",
    steps.ChooseCity: "build",
    steps.PlaceBlock: "build",
    steps.DiscardCard: "pass",
    steps.GiveUpBlock: "pass",
}
"""What is done in each step that asks."""


def active(view: Position, viewer: int | None) -> list[int]:
    """Whom the board is waiting for, or who won."""
    return turns.active(view, viewer, [] if view.agenda else winners(view))


def winners(view: Position) -> list[int]:
    """Who is ahead, or has won if the game is over."""
    return leaders(scores(view))


def name(view: Position, seat: int, words: Words) -> str:
    """What the player at `seat` is called, as far as it can be drawn; else by colour."""
    colour = view.players[seat].colours[0]
    return lettering.legible(words.player(seat), words("colour", colour=colour))


def turn(view: Position, viewer: int | None, words: Words) -> str:
    """Whose turn it is, that the turn of `viewer` is complete, or who has won."""
    names = [name(view, seat, words) for seat in active(view, viewer)]
    return turns.told(view, names, TASKS, words)


def deck(view: Position) -> int:
    """How many cards the deck holds; a view does not say which."""
    return CARD_COPIES * CELLS - sum(view.discard) - sum(len(player.hand) for player in view.players)


def seat_of(view: Position, colour: int) -> int:
    """Whose blocks have `colour`."""
    return next(seat for seat, player in enumerate(view.players) if colour in player.colours)


def colour_of(view: Position, party: int) -> int:
    """The first colour of those who count together as `party`."""
    colours = (colour for player in view.players for colour in player.colours)
    return next(colour for colour in colours if view.parties[colour] == party)
