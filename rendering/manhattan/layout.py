"""Where everything lies, in pixels."""

from rendering.canvas import Box
from rules.manhattan.state import CELLS, CITIES

WIDTH = 1200
MARGIN = 10
LARGE_BADGE, SMALL_BADGE = 56, 48
"""How high the numbers' badges are: on sites and cards, and on blocks."""

MAP = Box(0, 0, WIDTH, 700)
"""The part with the header and the cities."""
ROUND = Box(MARGIN, 8, 310, 84)
TURN = Box(320, 8, 1032, 84)
DECK = Box(1042, 8, WIDTH - MARGIN, 84)

TITLE = 48
"""The height of a city's title."""
CITIES_AT = Box(MARGIN, 94, WIDTH - MARGIN, MAP.bottom - 8).grid(3, CITIES // 3, 8)
CITY_SIZE = (CITIES_AT[0].width, CITIES_AT[0].height)
SITES_AT = [site for city in CITIES_AT for site in city.trimmed(6, TITLE, 6, 6).grid(3, CELLS // 3, 4)]
"""All sites, city by city."""
SITE_SIZE = (SITES_AT[0].width, SITES_AT[0].height)

STRIP, PLAYERS = 120, 264
"""The heights of a hand, of what is paid or of a promo card, and of the players' panels."""
BLOCK_GROUND, READY_ROW, LATER_ROW = 38, 61, 105
"""How far below the top of their columns blocks stand, and are counted: for this round, for later ones."""


def strip(top: int) -> Box:
    """Returns a strip that begins at `top`."""
    return Box(MARGIN, top + 6, WIDTH - MARGIN, top + STRIP - 2)


def cards(strip: Box) -> list[Box]:
    """Returns the places of the cards of a hand in its `strip`."""
    return strip.trimmed(202, 6, 8, 6).columns(4, 8)


def players(top: int) -> Box:
    """Returns the row of the players' panels that begins at `top`."""
    return Box(MARGIN, top + 6, WIDTH - MARGIN, top + PLAYERS - 2)


def panel(row: Box, number: int, players: int) -> Box:
    """Returns the panel of the player `number` of `players`."""
    return row.columns(players, 8)[number]


def score(panel: Box) -> Box:
    """Returns where a player's points stand in its `panel`."""
    return Box(panel.left + 20, panel.top + 56, panel.left + 116, panel.top + 130)


def sources(panel: Box) -> Box:
    """Returns where a player's blocks, or the sources of its points, are counted in its `panel`."""
    return Box(panel.left + 20, panel.top + 124, panel.right - 8, panel.bottom - 4)
