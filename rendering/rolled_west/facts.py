"""What drawing and text say in the same way: whose answers are awaited, what players are called, what a die became."""

from rendering import lettering, turns
from rendering.drawing import Words
from rules.rolled_west import scoring
from rules.rolled_west.board import DATA, OFFICES, first_name, rule
from rules.rolled_west.state import Position


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


def formula(view: Position, office: str) -> tuple[int, tuple[str, ...]]:
    """What an office pays: points, and for each of what, by the names of their signs; in the end what it has paid."""
    per_unit = rule(view, "office_sg_copper_in_contracts") == "per_copper"
    pays = OFFICES[office].pays
    if not view.agenda and office in view.offices:
        return scoring.office_worth(view, office, view.offices[office]), ()
    signs = ("copper_on_contracts" if per_unit and what == "copper_contracts" else what for what in pays if what != "fixed")
    return next(iter(pays.values())), tuple(signs)


def later(metal: str, space: int) -> int:
    """What a `space` pays those who are not the first."""
    return DATA.shipping.points[metal][space]


def worth(view: Position, metal: str, space: int) -> tuple[int, int | None]:
    """What a starred `space` now pays, and who has its first bonus."""
    owner = view.firsts.get(first_name(metal, space + 1))
    return later(metal, space) + DATA.shipping.bonus * (owner is None), owner
