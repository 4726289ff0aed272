"""What image and text show alike: whose turn it is, what players are called, what lies in their pits."""

from functools import cache
from typing import NamedTuple

from rendering.drawing import Words
from rendering.status import Status
from rules.coal_baron import steps
from rules.coal_baron.board import DATA, PRINTED, SPACES, TILES, WorkSpace, carts
from rules.coal_baron.scoring import points_of, scores
from rules.coal_baron.state import COLOURS, HIDDEN, Level, Position
from rules.ranking import leaders


class Section(NamedTuple):
    """A piece of a tunnel: which tile of its level (PRINTED_PART: printed on the pit), and the cubes in its carts."""

    tile: int
    loads: tuple[str, ...]
    """By cart, the nearest to the shaft first; "": it is empty."""


PRINTED_PART = -1


STATUS = Status[Position](lambda view: leaders(scores(view)))


def points(view: Position, seat: int) -> int:
    """Returns the points of `seat` so far."""
    return points_of(view.players[seat])


def sections(view: Position, seat: int, level: int, side: str) -> list[Section]:
    """Returns one side of a level of a pit, from the shaft outward."""
    place = view.players[seat].levels[level - 1]
    loads = _loads(place, level, _waiting(view, seat, level))
    found = [Section(PRINTED_PART, (loads[0],) if PRINTED[level] == side else ())]
    first = 1
    for number, tile in enumerate(place.tiles):
        after = first + TILES[tile].carts
        if TILES[tile].side == side:
            found.append(Section(number, tuple(loads[first:after])))
        first = after
    return found


def _loads(place: Level, level: int, waiting: int) -> list[str]:
    """Returns what is in the carts of a level, the printed one first; the newest `waiting` ones are still to be loaded.

    Cubes are shown in the newest carts, so that the ones near the shaft are the empty ones.
    """
    own = COLOURS[level - 1]
    others = [colour for colour in cubes(place.coal) if colour != own]
    loaded = others + [own] * place.coal[level - 1]
    return [""] * (carts(place) - len(loaded) - waiting) + loaded + [""] * waiting


def _waiting(view: Position, seat: int, level: int) -> int:
    """Returns how many carts of a new tile `seat` is still to load."""
    for step in view.agenda[-1:]:
        if isinstance(step, steps.LoadCarts) and step.seats == [seat] and step.level == level:
            return step.carts
    return 0


def cubes(counts: list[int]) -> list[str]:
    """Returns the cubes that are counted by colour, the cheapest first."""
    return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def row(area: str) -> list[WorkSpace]:
    """Returns the spaces of an area as they are printed, those out of play too."""
    return [space for space in DATA.spaces if space.area == area]


@cache
def covered(space: str, players: int) -> bool:
    """Returns whether a work space is out of play with this number of players."""
    return players in SPACES[space].covered


def offered(view: Position) -> list[str]:
    """Returns the orders that are drafted, or what is looked at in a peek, as far as it may be seen."""
    if loads_cart(view):
        return []
    return [card for card in view.row or view.tiles.peek or view.deck.peek if card != HIDDEN]


def loads_cart(view: Position) -> bool:
    """Returns whether a cube is being chosen for a cart whose own colour has run out."""
    return bool(view.agenda) and isinstance(view.agenda[-1], steps.LoadCarts)


def chosen_area(view: Position) -> str:
    """Returns the area in which a space is being chosen; none: ""."""
    step = view.agenda[-1] if view.agenda else None
    return step.area if isinstance(step, steps.ChooseSpace) else ""


def offer_title(view: Position, words: Words) -> str:
    """Returns what lies there to be chosen, or to be put back."""
    step = view.agenda[-1] if view.agenda else None
    if view.row:
        return words("board-draft")
    kind = "tiles" if offered(view)[0] in TILES else "orders"
    if isinstance(step, steps.ReturnCards):
        return words("board-return", kind=kind)
    if isinstance(step, steps.ArrangeCards):
        return words("board-arrange", kind=kind, bottom=int(step.bottom), place=step.placed + 1)
    return words("board-peek", kind=kind)


def steps_left(view: Position) -> int | None:
    """Returns the work steps that are left to the miner."""
    for step in view.agenda[-1:]:
        if isinstance(step, steps.MineCoal | steps.ChooseWork | steps.ChooseSquare | steps.ChooseCubes):
            return step.steps
    return None
