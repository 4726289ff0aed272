"""What image and text show alike: whose turn it is, whose colours these are, where points came from."""

from rendering.status import Status
from rules.manhattan.scoring import scores
from rules.manhattan.state import CARD_COPIES, CELLS, Player, Position, Round
from rules.ranking import leaders

STATUS = Status[Position](lambda view: leaders(scores(view)), colours=lambda view, seat: view.players[seat].colours)


def deck(view: Position) -> int:
    """Returns how many cards the deck holds; a view does not say which."""
    return CARD_COPIES * CELLS - sum(view.discard) - sum(len(player.hand) for player in view.players)


def seat_of(view: Position, colour: int) -> int:
    """Returns whose blocks have `colour`."""
    return next(seat for seat, player in enumerate(view.players) if colour in player.colours)


def colour_of(view: Position, party: int) -> int:
    """Returns the first colour of those who count together as `party`."""
    colours = (colour for player in view.players for colour in player.colours)
    return next(colour for colour in colours if view.parties[colour] == party)


def sources(player: Player) -> dict[str, int]:
    """Returns the points that `player` has scored, by category."""
    return {name: sum(getattr(paid, name) for paid in player.scored) for name in Round.__struct_fields__}
