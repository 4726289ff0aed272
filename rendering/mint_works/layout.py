"""Where everything lies, in pixels."""

from math import ceil

from rendering.canvas import BADGE, Box, Spot

SIZE = (1200, 1480)
MARGIN = 12
GAP = 10

ROUND = Box(MARGIN, 10, 292, 84)
TURN = Box(302, 10, SIZE[0] - MARGIN, 84)

TIN = Box(MARGIN, 94, SIZE[0] - MARGIN, 518)
"""The open tin in which the Locations lie."""
RIM = 14
"""How broad its edge is."""
TITLE = 46
"""The height of a Location's title."""
SPACE = 66
"""How large a space for mints is."""

SUPPLY = Box(MARGIN, 528, SIZE[0] - MARGIN, 772)
STACKS = Box(SUPPLY.left, SUPPLY.top, 152, SUPPLY.bottom)
"""Where the Plan Deck lies, and the Mint Supply if it counts."""

NEIGHBORHOODS = Box(MARGIN, 782, SIZE[0] - MARGIN, SIZE[1] - 10)
OWNER = 284
"""How broad the part of a Neighborhood with its owner is."""
TILE = (176, 132)
"""The size of a card in a Neighborhood from which on it shows all that it needs to."""
LARGEST = 1.6
"""How many times as large it grows if there is room."""


def spot(box: Box) -> Spot:
    """Returns where the number of what lies in `box` goes: bottom left."""
    half = BADGE // 2
    return Spot(box.left + half - 4, box.bottom - half + 4, box.inset(-4))


def locations(count: int) -> list[Box]:
    """Returns the places of so many Locations: two rows in the tin."""
    inside = TIN.inset(RIM)
    columns = max(3, ceil(count / 2))
    return inside.grid(columns, max(2, ceil(count / columns)), GAP)[:count]


def effect(location: Box) -> Box:
    """Returns where a `location` shows what placing mints there does: above its spaces."""
    return Box(location.left + 8, location.top + TITLE + 4, location.right - 8, location.bottom - SPACE - 12)


def spaces(location: Box, count: int) -> list[Box]:
    """Returns the places of the `count` spaces of a `location`, from the left."""
    gap = 8
    left = location.centre[0] - (count * (SPACE + gap) - gap) // 2
    top = location.bottom - SPACE - 9
    return [Box(left + n * (SPACE + gap), top, left + n * (SPACE + gap) + SPACE, top + SPACE) for n in range(count)]


def supply_card(number: int, size: int) -> Box:
    """Returns the place of the Plan Supply's card `number` (0 is the leftmost) of `size`."""
    return SUPPLY._replace(left=STACKS.right + GAP).columns(size, GAP)[number]


def neighborhood(number: int, players: int, viewer: int | None) -> Box:
    """Returns the Neighborhood of player `number` of `players`: in a stack, that of `viewer` twice as high."""
    rows = max(2, players)
    shares = [2 if player == viewer else 1 for player in range(rows)]
    room = NEIGHBORHOODS.height - GAP * (rows - 1)
    top = NEIGHBORHOODS.top + room * sum(shares[:number]) // sum(shares) + GAP * number
    height = room * shares[number] // sum(shares)
    return Box(NEIGHBORHOODS.left, top, NEIGHBORHOODS.right, top + height)


def is_tall(neighborhood: Box) -> bool:
    """Returns whether stars and mints are counted in two rows; else in one."""
    return neighborhood.height >= 260


def stars(neighborhood: Box) -> Box:
    """Returns where the stars of a Neighborhood are counted."""
    if is_tall(neighborhood):
        return mints(neighborhood)._replace(top=neighborhood.bottom - 158, bottom=neighborhood.bottom - 86)
    return Box(neighborhood.left + 20, neighborhood.bottom - 78, neighborhood.left + 142, neighborhood.bottom - 8)


def mints(neighborhood: Box) -> Box:
    """Returns where the mints of a Neighborhood are counted."""
    right = neighborhood.left + OWNER - 8
    left = neighborhood.left + (20 if is_tall(neighborhood) else 146)
    return Box(left, neighborhood.bottom - 78, right, neighborhood.bottom - 8)


def street(neighborhood: Box) -> Box:
    """Returns where the cards of a Neighborhood lie."""
    return Box(neighborhood.left + OWNER - 2, neighborhood.top + 6, neighborhood.right - 6, neighborhood.bottom - 6)


def tiles(neighborhood: Box, count: int) -> list[Box]:
    """Returns the places of `count` cards in a `neighborhood`: as large as possible, at most LARGEST times a TILE."""
    place = street(neighborhood).inset(4)
    if not count:
        return []
    rows = max(range(1, 5), key=lambda rows: _scale(place, ceil(count / rows), rows))
    columns = ceil(count / rows)
    width = min(place.width, columns * (round(TILE[0] * LARGEST) + GAP) - GAP)
    height = min(place.height, rows * (round(TILE[1] * LARGEST) + GAP) - GAP)
    top = place.centre[1] - height // 2
    return Box(place.left, top, place.left + width, top + height).grid(columns, rows, GAP)[:count]


def _scale(place: Box, columns: int, rows: int) -> float:
    """Returns how large cards are in a grid, in TILEs."""
    width, height = place.width / columns - GAP, place.height / rows - GAP
    return min(width / TILE[0], height / TILE[1], LARGEST)
