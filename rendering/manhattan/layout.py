"""Where everything lies, in pixels."""

from collections.abc import Sequence

from rendering.canvas import Box
from rules.manhattan.state import CELLS, CITIES, SIZES

SIZE = (1400, 1282)
MARGIN = 14
LARGE_BADGE, SMALL_BADGE = 44, 36
"""How high the numbers' badges are: on sites and cards, and on blocks."""

ROUND = Box(MARGIN, 10, 290, 88)
TURN = Box(302, 10, 1180, 88)
DECK = Box(1192, 10, SIZE[0] - MARGIN, 88)

TRACK = Box(44, 128, 1356, 952)
"""The score track, which runs round the map clockwise from its top left corner."""
RIM = 30
"""How broad the track is."""
LAP = 100
"""Points once round the track."""
_ACROSS, _DOWN = 30, 18

MAP = TRACK.inset(RIM)
BENCH = 30
"""How deep a place at the table is."""
SIDES = {
    "N": Box(400, TRACK.top - BENCH - 4, 1000, TRACK.top - 4),
    "S": Box(400, TRACK.bottom + 4, 1000, TRACK.bottom + BENCH + 4),
    "W": Box(TRACK.left - BENCH - 4, 340, TRACK.left - 4, 740),
    "E": Box(TRACK.right + 4, 340, TRACK.right + BENCH + 4, 740),
}

COLUMNS = 3
GUTTER = 12
CITY_SIZE = (408, 370)
TITLE = 46
"""The height of a city's title."""
SITE_SIZE = (128, 102)
_SITE_STEP = (132, 106)

PLAYERS = Box(MARGIN, 994, SIZE[0] - MARGIN, 1156)
STRIP = Box(MARGIN, 1166, SIZE[0] - MARGIN, SIZE[1] - 10)
LEFT_STRIP = Box(STRIP.left, STRIP.top, 720, STRIP.bottom)
RIGHT_STRIP = Box(732, STRIP.top, STRIP.right, STRIP.bottom)


def _city(number: int) -> Box:
    row, column = divmod(number, COLUMNS)
    width, height = CITY_SIZE
    left = MAP.left + (MAP.width - COLUMNS * width - (COLUMNS - 1) * GUTTER) // 2
    top = MAP.top + (MAP.height - 2 * height - GUTTER) // 2
    left, top = left + column * (width + GUTTER), top + row * (height + GUTTER)
    return Box(left, top, left + width, top + height)


def _site(number: int) -> Box:
    city, cell = divmod(number, CELLS)
    row, column = divmod(cell, 3)
    left = CITIES_AT[city].left + (CITY_SIZE[0] - 2 * _SITE_STEP[0] - SITE_SIZE[0]) // 2 + column * _SITE_STEP[0]
    top = CITIES_AT[city].top + TITLE + row * _SITE_STEP[1]
    return Box(left, top, left + SITE_SIZE[0], top + SITE_SIZE[1])


def _spot(points: int) -> Box:
    """The field of the track for `points` (0 to 99)."""
    edges_across = [TRACK.left, *(TRACK.left + RIM + round(n * MAP.width / _ACROSS) for n in range(_ACROSS + 1))]
    edges_down = [TRACK.top, *(TRACK.top + RIM + round(n * MAP.height / _DOWN) for n in range(_DOWN + 1))]
    across, down = [*edges_across, TRACK.right], [*edges_down, TRACK.bottom]
    last_column, last_row = _ACROSS + 1, _DOWN + 1
    if points <= last_column:
        column, row = points, 0
    elif points <= last_column + last_row:
        column, row = last_column, points - last_column
    elif points <= 2 * last_column + last_row:
        column, row = 2 * last_column + last_row - points, last_row
    else:
        column, row = 0, LAP - points
    return Box(across[column], down[row], across[column + 1], down[row + 1])


CITIES_AT = tuple(_city(number) for number in range(CITIES))
SITES_AT = tuple(_site(number) for number in range(CITIES * CELLS))
TRACK_AT = tuple(_spot(points) for points in range(LAP))


def panel(number: int, players: int) -> Box:
    """The panel of the player `number` of `players`."""
    return PLAYERS.columns(players, 12)[number]


def hand_card(number: int) -> Box:
    """The place of the hand's card `number` (0 to 3) in the private strip."""
    left = LEFT_STRIP.left + 118 + number * 146
    return Box(left, LEFT_STRIP.top + 6, left + 141, LEFT_STRIP.bottom - 6)


def score(panel: Box) -> Box:
    """Where a player's points stand in its `panel`."""
    return Box(panel.left + 22, panel.top + 56, panel.left + 118, panel.top + 128)


BLOCK_GROUND, READY_ROW, LATER_ROW = 36, 58, 92
"""How far below the top of their table blocks stand, and are counted: for this round, for later ones."""


def source_table(panel: Box) -> Box:
    """Where a player's blocks, or the sources of its points, are counted in its `panel`."""
    return Box(panel.left + 164, panel.top + 52, panel.right - 10, panel.bottom - 8)


def block_tables(panel: Box, colours: Sequence[int]) -> dict[int, Box]:
    """Where a player's blocks of each of its `colours` are counted in its `panel`."""
    return dict(zip(colours, source_table(panel).columns(len(colours)), strict=True))


def block_place(table: Box, floors: int) -> Box:
    """Where the blocks of a size are counted in a `table`."""
    return table.columns(SIZES)[floors - 1]
