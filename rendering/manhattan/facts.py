"""What drawing and text say in the same way: whose turn it is, what players are called."""

from rendering import lettering
from rendering.drawing import Words
from rendering.status import Status
from rules.manhattan.scoring import scores
from rules.manhattan.state import CARD_COPIES, CELLS, Position
from rules.ranking import leaders


def _name(view: Position, seat: int, words: Words) -> str:
    """Returns the name of the player at `seat` if it can be drawn; else that of the first colour."""
    return lettering.legible(words.player(seat), words("colour", colour=view.players[seat].colours[0]))


STATUS = Status[Position](lambda view: leaders(scores(view)), _name)


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
