"""What image and text show alike: whose turn it is, what players are called, what a die became."""

from rendering.drawing import Words
from rendering.status import Status
from rules.ranking import leaders
from rules.rolled_west import scoring
from rules.rolled_west.board import DATA, FIRSTS, OFFICES, rule
from rules.rolled_west.state import Die, Position

STARRED = tuple(space - 1 for space in DATA.shipping.starred)
"""The starred spaces of a shipping row, counted from 0."""


def _special_name(view: Position, player: int, words: Words) -> str | None:
    """Names the ghost."""
    return words("board-ghost") if player == len(view.players) else None


STATUS = Status[Position](lambda view: leaders(scoring.scores(view)), _special_name)


def in_order(view: Position) -> list[Die]:
    """Returns the dice as they lie: the terrain's first."""
    return sorted(view.dice, key=lambda die: die.use != "terrain")


def cost(office: str) -> list[str]:
    """Returns the two metals that an office costs, each once for each."""
    return [metal for metal, count in OFFICES[office].cost.items() for _ in range(count)]


def counts_units(view: Position) -> bool:
    """Returns whether the office for copper counts the copper in contracts, and not the contracts."""
    return rule(view, "office_sg_copper_in_contracts") == "per_copper"


def later(metal: str, space: int) -> int:
    """Returns what a `space` of a shipping row, counted from 0, pays those who are not the first."""
    return DATA.shipping.points[metal][space]


def first(view: Position, metal: str, space: int) -> int | None:
    """Returns who has the first bonus of a starred `space`, counted from 0."""
    return view.firsts.get(FIRSTS[metal][STARRED.index(space)])


def worth(view: Position, metal: str, space: int) -> int:
    """Returns what a starred `space` pays now."""
    return later(metal, space) + DATA.shipping.bonus * (first(view, metal, space) is None)
