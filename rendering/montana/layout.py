"""Where everything lies, in pixels: sections, stacked in the order that suits what is decided on."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rendering.canvas import BADGE, Box, Part, Spot

Focus = Literal["overview", "turn", "work", "wheel", "city", "map"]
"""What is shown first: to everybody all boards, to a seat what it decides on."""
Section = Literal[
    "boards", "work", "large work", "large city", "wheel and own", "map", "own", "others", "all", "supply"
]

WIDTH = 1200
MARGIN = 10
GAP = 8
HALF = GAP // 2

ROUND = Box(MARGIN, 8, 290, 84)
TURN = Box(298, 8, WIDTH - MARGIN, 84)
TOP = 88
"""Where everything below the header begins."""

HEIGHTS: dict[Section, int] = {
    "boards": 376,
    "work": 364,
    "large work": 606,
    "large city": 470,
    "wheel and own": 606,
    "map": 746,
    "own": 172,
    "supply": 68,
}
"""How high the sections are, with the gaps above and below; rows of players depend on their number."""
ROW = 150
"""How high the row of a player is, beside one's own."""
WHEEL = 376
"""How broad the wheel is beside the city."""
ORDER: dict[Focus, tuple[tuple[Section, ...], ...]] = {
    "overview": (("boards", "work"), ("map",), ("supply", "all")),
    "turn": (("boards", "work"), ("own",), ("map",), ("others", "supply")),
    "work": (("large work",), ("own",), ("boards",), ("map",), ("others", "supply")),
    "wheel": (("wheel and own",), ("work",), ("map",), ("others", "supply")),
    "city": (("large city",), ("own", "others", "supply"), ("map",), ("work",)),
    "map": (("map",), ("own",), ("boards", "work"), ("others", "supply")),
}
"""The sections of each part."""
ALWAYS = 2
"""How many parts a seat is shown with every question: what it decides on, even during a trade, and what it has."""

NAME = 226
"""How broad the part of a row with its owner is."""
OWNER = 88
"""How high that part is if counters lie below it."""
TALL = 300
"""The height from which on they do."""


class Plan(NamedTuple):
    """The places of the boards, and the parts of the picture; None: it is not shown."""

    parts: tuple[Part, ...]
    map: Box
    supply: Box
    rows: tuple[Box, ...]
    """A player's row, by seat."""
    work: Box | None = None
    wheel: Box | None = None
    city: Box | None = None

    @property
    def height(self) -> int:
        """How high the whole picture is."""
        return self.parts[-1].box.bottom

    @property
    def sky(self) -> int:
        """Where the sky behind the map begins."""
        return next(part.box.top for part in self.parts if part.box.holds(self.map))


def plan(focus: Focus, players: int, seat: int | None) -> Plan:
    """Returns where everything lies for a number of players, in the view of `seat`."""
    places: dict[str, Box] = {}
    parts, start, top = [], 0, TOP
    for number, sections in enumerate(ORDER[focus]):
        for section in sections:
            found = _placed(section, top, players, seat)
            top = max(box.bottom for box in found.values()) + HALF
            places |= found
        parts.append(Part(Box(0, start, WIDTH, top), always=seat is not None and number < ALWAYS))
        start = top
    rows = tuple(places.pop(str(player)) for player in range(players))
    return Plan(tuple(parts), rows=rows, **places)


def _placed(section: Section, top: int, players: int, seat: int | None) -> dict[str, Box]:
    """Returns the places of what a section consists of, by its name in the plan; of players, by their number."""
    rows = [str(player) for player in range(players) if section == "all" or player != seat]
    height = HEIGHTS.get(section, ROW * len(rows))
    box = Box(MARGIN, top + HALF, WIDTH - MARGIN, top + height - HALF)
    match section:
        case "boards":
            wheel, city = _left(box, WHEEL)
            return {"wheel": wheel, "city": city}
        case "wheel and own":
            wheel, own = _left(box, box.height)
            return {"wheel": wheel, str(seat): own}
        case "own":
            return {str(seat): box}
        case "others" | "all":
            return dict(zip(rows, box.rows(len(rows), GAP), strict=True))
        case "map":
            return {"map": box._replace(left=0, right=WIDTH)}
        case _:
            return {section.removeprefix("large "): box}


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


CORNER = 64
"""How high the number of a whole board is."""


def corner(board: Box) -> Spot:
    """Returns where the number of a whole `board` goes."""
    return Spot(board.left + CORNER // 2 + GAP, board.top + CORNER // 2 + GAP, board, CORNER)


TITLES = (54, 176)
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
        found.append(Place(title, spaces._replace(top=title.bottom + 3).rows(count, 5)))
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
    head, grid = _above(inside, max(62, inside.height // 6))
    share = inside.width // 2
    title, right = _left(head, share)
    found = [_left(line, share) for line in grid._replace(top=head.bottom + 4).rows(rows, 5)]
    return CityPlan(
        title, right.columns(prices, 4), [reward for reward, _ in found], [row.columns(prices, 4) for _, row in found]
    )


GROUPS = ((0, 2), (2, 8), (8, 12), (12, 14))
"""Which counters belong together: settlements and silver, goods, workers, cattle and canteens."""
LINES = (((0, 2), (12, 14)), ((2, 8),), ((8, 12),))
"""Which of these share a line, in a row that is a tall field."""
COUNTERS = 14
"""What is counted in a player's row: settlements, silver, six goods, four kinds of workers, cattle, canteens."""


def owner(row: Box) -> Box:
    """Returns where the name of a player stands in its `row`."""
    inside = row.trimmed(24, 8, 8, 8)
    return inside._replace(bottom=row.top + OWNER) if row.height > TALL else inside._replace(right=row.left + NAME - 8)


def counters(row: Box) -> list[Box]:
    """Returns where things are counted in a player's `row`."""
    places: dict[int, Box] = {}
    if row.height <= TALL:
        for pair, column in enumerate(row.trimmed(NAME, 8, 8, 8).columns(COUNTERS // 2, 4)):
            places |= zip((2 * pair, 2 * pair + 1), column.rows(2), strict=True)
        return [places[number] for number in range(COUNTERS)]
    below = row.trimmed(26, OWNER, 12, 12).rows(len(LINES), GAP)
    for line, groups in zip(below, LINES, strict=True):
        numbers = [number for first, after in groups for number in range(first, after)]
        places |= zip(numbers, line.columns(len(numbers), 2), strict=True)
    return [places[number] for number in range(COUNTERS)]


def stock(supply: Box, count: int) -> list[Box]:
    """Returns where the strip of the `supply` has its name, and counts a number of kinds of pieces."""
    name, rest = _left(supply.inset(4), NAME - 62)
    return [name, *rest.columns(count, 2)]
