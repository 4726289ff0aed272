"""Where everything lies, in pixels: the overview, and four ways to see one part of it large."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rendering.canvas import BADGE, Box, Spot

Focus = Literal["overview", "map", "work", "wheel", "city"]
"""What is shown largest; the overview shows everything at once."""

SIZE = (1200, 1616)
MARGIN = 12
GAP = 8

ROUND = Box(MARGIN, 12, 262, 88)
TURN = Box(272, 12, SIZE[0] - MARGIN, 88)
TOP = 98
"""Where the boards begin."""
ROW, OWN_ROW, OTHER_ROW = 108, 138, 92
"""How high a player's row is: in the overview, one's own, and the others beside it."""
WORK = 290
"""How high the work board is if another part is large."""
SIDE = 364
"""How broad wheel and city are in the overview."""
NAME = 226
"""How broad the part of a row with its owner is."""


SUPPLY = 52
"""How high the strip is that counts the supply."""


class Plan(NamedTuple):
    """The places of the parts; None: it is not shown."""

    map: Box
    supply: Box
    rows: tuple[Box, ...]
    """A player's row, by seat."""
    work: Box | None = None
    wheel: Box | None = None
    city: Box | None = None


def plan(focus: Focus, players: int, seat: int | None) -> Plan:
    """Returns where the parts lie for so many players, in the view of `seat`."""
    rows = _rows(players, seat)
    below = min(row.top for row in rows) - GAP
    supply = Box(MARGIN, below - SUPPLY, SIZE[0] - MARGIN, below)
    zone = Box(MARGIN, TOP, SIZE[0] - MARGIN, supply.top - GAP)
    if focus == "map":
        return Plan(zone, supply, rows)
    if focus == "work":
        work, lower = _above(zone, round(zone.height * 0.58))
        wheel, rest = _left(lower, 316)
        city, small_map = _left(rest, 392)
        return Plan(small_map, supply, rows, work, wheel, city)
    if focus == "city":
        city, small_map = _above(zone, round(zone.height * 0.47))
        return Plan(small_map, supply, rows, city=city)
    upper, work = _above(zone, zone.height - WORK - GAP)
    if focus == "wheel":
        wheel, side = _left(upper, upper.height)
        small_map, city = _above(side, side.height - 320)
        return Plan(small_map, supply, rows, work, wheel, city)
    large_map, side = _left(upper, upper.width - SIDE - GAP)
    wheel, city = _above(side, side.height - 320)
    return Plan(large_map, supply, rows, work, wheel, city)


def _rows(players: int, seat: int | None) -> tuple[Box, ...]:
    """Returns rows from the bottom: the seats in their order, but one's own on top of the others."""
    order = [own for own in range(players) if own != seat]
    order = order if seat is None else [seat, *order]
    boxes, bottom = {}, SIZE[1] - MARGIN
    for player in reversed(order):
        height = ROW if seat is None else OWN_ROW if player == seat else OTHER_ROW
        boxes[player] = Box(MARGIN, bottom - height, SIZE[0] - MARGIN, bottom)
        bottom -= height + GAP
    return tuple(boxes[player] for player in range(players))


def _above(box: Box, height: int) -> tuple[Box, Box]:
    """Returns a part of `box` so high, and what is left below."""
    line = box.top + height
    return Box(box.left, box.top, box.right, line), Box(box.left, line + GAP, box.right, box.bottom)


def _left(box: Box, width: int) -> tuple[Box, Box]:
    """Returns a part of `box` so broad, and what is left beside it."""
    line = box.left + width
    return Box(box.left, box.top, line, box.bottom), Box(line + GAP, box.top, box.right, box.bottom)


def spot(x: int, y: int, within: Box) -> Spot:
    """Returns where a number goes that is no higher than the box `within` which it may not leave."""
    return Spot(x, y, within, min(BADGE, within.height))


def corner(board: Box) -> Spot:
    """Returns where the number of a whole `board` goes."""
    return spot(board.left + 30, board.top + 30, board)


TITLES = (46, 176)
"""How high a title of the work board is above its spaces, and how broad beside them."""
LARGE_WORK = 400
"""The height from which on the work board has its titles beside the spaces."""


class Place(NamedTuple):
    """A place of the work board: where its name stands, and its spaces."""

    title: Box
    spaces: list[Box]


def work_places(board: Box, counts: Sequence[int]) -> list[Place]:
    """Returns the places of a work `board` whose numbers of spaces are `counts`."""
    inside = board.inset(6)
    found = []
    if board.height >= LARGE_WORK:
        for line, count in zip(inside.rows(len(counts), GAP), counts, strict=True):
            title, spaces = _left(line, TITLES[1])
            found.append(Place(title, spaces.columns(count, 6)))
        return found
    for column, count in zip(inside.columns(len(counts), GAP), counts, strict=True):
        title, spaces = _above(column, TITLES[0])
        found.append(Place(title, spaces._replace(top=title.bottom + 5).rows(count, 5)))
    return found


class CityPlan(NamedTuple):
    """The city: its title, the prices at the heads of the columns, the rewards of the rows, and all spaces by row."""

    title: Box
    heads: list[Box]
    rewards: list[Box]
    spaces: list[list[Box]]


def city_places(city: Box, rows: int, prices: int) -> CityPlan:
    """Returns where the parts of a `city` lie."""
    inside = city.inset(6)
    title, below = _above(inside, max(40, inside.height // 8))
    head, grid = _above(below, max(40, inside.height // 9))
    share = inside.width * 43 // 100
    found = [_left(line, share) for line in grid.rows(rows, 5)]
    heads = _left(head, share)[1].columns(prices, 4)
    return CityPlan(title, heads, [reward for reward, _ in found], [row.columns(prices, 4) for _, row in found])


COUNTERS = 14
"""What is counted in a player's row: settlements, silver, six goods, four kinds of workers, cattle, canteens."""


def counters(row: Box) -> list[Box]:
    """Returns where things are counted in a player's `row`."""
    return row.trimmed(NAME, 6, 8, 6).columns(COUNTERS, 2)


def stock(supply: Box, count: int) -> list[Box]:
    """Returns where the strip of the `supply` has its name, and counts so many kinds of pieces."""
    name, rest = _left(supply.inset(4), NAME - 60)
    return [name, *rest.columns(count, 2)]
