"""What drawing and text say in the same way: whose turn it is, what players are called."""

from rendering import lettering
from rendering.drawing import Words
from rules.manhattan import steps
from rules.manhattan.scoring import scores
from rules.manhattan.state import CARD_COPIES, CELLS, Position

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


def asked(view: Position) -> list[int]:
    """The seats that are to answer."""
    return [seat for step in view.agenda[-1:] for seat in step.seats]


def active(view: Position, viewer: int | None) -> list[int]:
    """Who is to answer; nobody but `viewer` while its complete turn waits for Done; who won once the game is over."""
    if not view.agenda:
        return winners(view)
    return asked(view) or [seat for seat in [viewer] if seat is not None]


def winners(view: Position) -> list[int]:
    """Who is ahead, or has won if the game is over."""
    results = [(score.points, score.tie_breaks) for score in scores(view)]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def name(view: Position, seat: int, words: Words) -> str:
    """What the player at `seat` is called, as far as it can be drawn; else by colour."""
    colour = view.players[seat].colours[0]
    return lettering.legible(words.player(seat), words("colour", colour=colour))


def turn(view: Position, viewer: int | None, words: Words) -> str:
    """Whose turn it is, that the turn of `viewer` is complete, or who has won."""
    seats = active(view, viewer)
    names = words("board-and").join(name(view, seat, words) for seat in seats)
    if not view.agenda:
        return words("board-won", players=names, count=len(seats))
    if not asked(view):
        return words("board-complete", players=names)
    return words("board-turn", players=names, task=TASKS[type(view.agenda[-1])])


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
