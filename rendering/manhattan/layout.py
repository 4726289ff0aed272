"""Where everything lies, in pixels."""

from rendering.canvas import Box
from rules.manhattan.state import CELLS, CITIES

SIZE = (1400, 1282)
MARGIN = 14
LARGE_BADGE, SMALL_BADGE = 44, 36
"""How high the numbers' badges are: on sites and cards, and on blocks."""

ROUND = Box(MARGIN, 10, 290, 88)
TURN = Box(302, 10, 1180, 88)
DECK = Box(1192, 10, SIZE[0] - MARGIN, 88)

TRACK = Box(44, 128, 1356, 952)
"""The score track, which runs round the map clockwise from its top left corner."""
MAP = TRACK.inset(30)
OVERLAP = 100
"""Points once round the track."""
_ACROSS, _DOWN = 30, 18

BENCH = 30
"""How deep the place of a player at a side of the map is."""
SIDES = {
    "N": Box(400, TRACK.top - BENCH - 4, 1000, TRACK.top - 4),
    "S": Box(400, TRACK.bottom + 4, 1000, TRACK.bottom + BENCH + 4),
    "W": Box(TRACK.left - BENCH - 4, 340, TRACK.left - 4, 740),
    "E": Box(TRACK.right + 4, 340, TRACK.right + BENCH + 4, 740),
}

TITLE = 46
"""The height of a city's title."""
CITIES_AT = MAP.inset(2, 6).grid(3, CITIES // 3, 12)
CITY_SIZE = (CITIES_AT[0].width, CITIES_AT[0].height)
SITES_AT = [site for city in CITIES_AT for site in city.trimmed(8, TITLE, 8, 10).grid(3, CELLS // 3, 4)]
"""All sites, city by city."""
SITE_SIZE = (SITES_AT[0].width, SITES_AT[0].height)

PLAYERS = Box(MARGIN, 994, SIZE[0] - MARGIN, 1156)
BLOCK_GROUND, READY_ROW, LATER_ROW = 36, 58, 92
"""How far below the top of their columns blocks stand, and are counted: for this round, for later ones."""

STRIP = Box(MARGIN, 1166, SIZE[0] - MARGIN, SIZE[1] - 10)
LEFT_STRIP, RIGHT_STRIP = STRIP._replace(right=720), STRIP._replace(left=732)
HAND = LEFT_STRIP.trimmed(118, 6, 9, 6).columns(4, 5)
"""The places of the cards of a hand."""

_X = [TRACK.left, *(MAP.left + round(n * MAP.width / _ACROSS) for n in range(_ACROSS + 1)), TRACK.right]
_Y = [TRACK.top, *(MAP.top + round(n * MAP.height / _DOWN) for n in range(_DOWN + 1)), TRACK.bottom]
_RIGHT, _BELOW = _ACROSS + 1, _DOWN + 1
_FIELDS = [
    *((column, 0) for column in range(_RIGHT)),
    *((_RIGHT, row) for row in range(_BELOW)),
    *((column, _BELOW) for column in range(_RIGHT, 0, -1)),
    *((0, row) for row in range(_BELOW, 0, -1)),
]
TRACK_AT = tuple(Box(_X[column], _Y[row], _X[column + 1], _Y[row + 1]) for column, row in _FIELDS)
"""The fields of the track for 0 to 99 points."""


def panel(number: int, players: int) -> Box:
    """Returns the panel of the player `number` of `players`."""
    return PLAYERS.columns(players, 12)[number]


def score(panel: Box) -> Box:
    """Returns where a player's points stand in its `panel`."""
    return Box(panel.left + 22, panel.top + 56, panel.left + 118, panel.top + 128)


def sources(panel: Box) -> Box:
    """Returns where a player's blocks, or the sources of its points, are counted in its `panel`."""
    return panel.trimmed(164, 52, 10, 8)
