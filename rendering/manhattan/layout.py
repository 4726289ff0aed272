"""Where everything lies, in pixels."""

from rendering.canvas import Box
from rules.manhattan.state import CELLS, CITIES, SIZES

WIDTH = 1200
MARGIN = 9
LARGE_BADGE, SMALL_BADGE = 56, 48
"""How high the numbers' badges are: on cards, and on cities and blocks."""

MAP = Box(0, 0, WIDTH, 700)
"""The part with the header and the cities."""
ROUND = Box(MARGIN, 6, 310, 82)
TURN = Box(320, 6, 1032, 82)
DECK = Box(1042, 6, WIDTH - MARGIN, 82)

CITIES_AT = Box(MARGIN, 88, WIDTH - MARGIN, MAP.bottom - 6).grid(3, CITIES // 3, 6)
CITY_SIZE = (CITIES_AT[0].width, CITIES_AT[0].height)
PLATE, FLAG = 38, 90
"""The height of the plate with a city's name, at its foot, and the room for a flag at its end."""
LANE, BACK = 42, 36
"""How far a site lies right of the one before it, and how far up: each building of a city has a lane of its own."""
EDGE, APRON = 6, 47
"""The room left of the first lane, and below the first row for the signs of its buildings."""

STRIP, PLAYERS, PAID = 120, 260, 66
"""The heights of a hand or of a promo card, of the players' panels, and of what is paid."""
OWN = 326
"""The room in a hand for the blocks of its player."""
LATER_ROW = 106
"""How far below the top of their columns the blocks of later rounds are counted."""


def _foot(city: Box, cell: int) -> tuple[int, int]:
    """Returns where the near left corner of a building stands: the rows of a city go back to the right."""
    row, column = divmod(cell, 3)
    back = CELLS // 3 - 1 - row
    return city.left + EDGE + LANE * (3 * column + back), city.bottom - PLATE - APRON - BACK * back


FEET = [_foot(city, cell) for city in CITIES_AT for cell in range(CELLS)]
"""Where the near left corners of buildings stand, city by city."""
PLATES = [city._replace(top=city.bottom - PLATE) for city in CITIES_AT]
"""Where the names of the cities stand."""


def strip(top: int, height: int = STRIP) -> Box:
    """Returns a strip that begins at `top`."""
    return Box(MARGIN, top + 6, WIDTH - MARGIN, top + height - 2)


def cards(strip: Box) -> list[Box]:
    """Returns the places of the cards of a hand in its `strip`."""
    return strip.trimmed(8, 6, OWN, 6).columns(4, 8)


def own_rows(strip: Box, colours: int) -> list[Box]:
    """Returns where the blocks of each colour are counted, beside the cards of a hand in its `strip`."""
    return strip._replace(left=strip.right - OWN).inset(8, 6).rows(colours, 4)


def sizes(row: Box) -> list[Box]:
    """Returns the places of the sizes of blocks in such a `row`."""
    return row.inset(6, 0).columns(SIZES)


def panel(row: Box, number: int, players: int) -> Box:
    """Returns the panel of the player `number` of `players`."""
    return row.columns(players, 8)[number]


def score(panel: Box) -> tuple[int, int]:
    """Returns the middle of a player's points in its `panel`."""
    return panel.left + 68, panel.top + 86


def sources(panel: Box) -> Box:
    """Returns where a player's blocks, or the sources of its points, are counted in its `panel`."""
    return Box(panel.left + 20, panel.top + 118, panel.right - 8, panel.bottom - 8)
