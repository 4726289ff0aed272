"""What drawing and text say in the same way: whose answers are awaited, what players are called, what a die became."""

from rendering import lettering, turns
from rendering.drawing import Words
from rules.rolled_west import scoring
from rules.rolled_west.board import DATA, FIRSTS, OFFICES, rule
from rules.rolled_west.state import Die, Position

STARRED = tuple(space - 1 for space in DATA.shipping.starred)
"""The starred spaces of a shipping row, counted from 0."""


def active(view: Position, viewer: int | None) -> list[int]:
    """Whom the board is waiting for, or who won."""
    return turns.active(view, viewer, [] if view.agenda else winners(view))


def winners(view: Position) -> list[int]:
    """Who is ahead, or has won if the game is over."""
    points = [score.points for score in scoring.scores(view)]
    return [seat for seat, has in enumerate(points) if has == max(points)]


def name(view: Position, player: int, words: Words) -> str:
    """What `player` is called, as far as it can be drawn; else by colour."""
    if player == len(view.players):
        return words("board-ghost")
    return lettering.legible(words.player(player), words("board-colour", colour=player))


def turn(view: Position, viewer: int | None, words: Words) -> str:
    """What the roller and those who may copy are to do, that the turn of `viewer` is complete, or who has won."""
    seats = active(view, viewer)
    if not view.agenda:
        return words("board-won", players=_names(view, seats, words), count=len(seats))
    if not turns.asked(view):
        return words("board-complete", players=_names(view, seats, words))
    told = []
    if view.roller in seats:
        task = "act" if view.terrain else "terrain"
        told.append(words("board-turn", players=_names(view, [view.roller], words), task=task))
    if others := [seat for seat in seats if seat != view.roller]:
        told.append(words("board-turn", players=_names(view, others, words), task="copy"))
    return words("board-between").join(told)


def _names(view: Position, seats: list[int], words: Words) -> str:
    return words("board-and").join(name(view, seat, words) for seat in seats)


def in_order(view: Position) -> list[Die]:
    """The dice as they lie: the terrain's first."""
    return sorted(view.dice, key=lambda die: die.use != "terrain")


def formula(view: Position, office: str) -> tuple[int, tuple[str, ...]]:
    """What an office pays: points, and for each of what, by the names of their signs; in the end what it has paid."""
    per_unit = counts_units(view)
    pays = OFFICES[office].pays
    if not view.agenda and office in view.offices:
        return scoring.office_worth(view, office, view.offices[office]), ()
    signs = (
        "copper_on_contracts" if per_unit and what == "copper_contracts" else what for what in pays if what != "fixed"
    )
    return next(iter(pays.values())), tuple(signs)


def counts_units(view: Position) -> bool:
    """Whether office SG counts the copper in contracts, and not the contracts."""
    return rule(view, "office_sg_copper_in_contracts") == "per_copper"


def later(metal: str, space: int) -> int:
    """What a `space` of a shipping row, counted from 0, pays those who are not the first."""
    return DATA.shipping.points[metal][space]


def first(view: Position, metal: str, space: int) -> int | None:
    """Who has the first bonus of a starred `space`, counted from 0."""
    return view.firsts.get(FIRSTS[metal][STARRED.index(space)])


def worth(view: Position, metal: str, space: int) -> int:
    """What a starred `space` pays now."""
    return later(metal, space) + DATA.shipping.bonus * (first(view, metal, space) is None)
