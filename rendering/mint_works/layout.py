"""Where everything lies, in pixels."""

from math import ceil

from rendering.canvas import Box

SIZE = (1200, 1284)
MARGIN = 12
GAP = 10

ROUND = Box(MARGIN, 10, 292, 84)
TURN = Box(302, 10, SIZE[0] - MARGIN, 84)

TIN = Box(MARGIN, 94, SIZE[0] - MARGIN, 430)
"""The open tin in which the Locations lie."""
RIM = 14
"""How broad its edge is."""
TITLE = 42
"""The height of a card's title."""

SUPPLY = Box(MARGIN, 440, SIZE[0] - MARGIN, 646)
STACKS = Box(SUPPLY.left, SUPPLY.top, 152, SUPPLY.bottom)
"""Where the Plan Deck lies, and the Mint Supply if it counts."""

NEIGHBORHOODS = Box(MARGIN, 656, SIZE[0] - MARGIN, SIZE[1] - 10)
OWNER = 284
"""How broad the part of a Neighborhood is that tells whose it is."""
TILE = (176, 132)
"""The size of a card in a Neighborhood from which on it need not grow any more."""
LARGEST_TILE = (228, 186)


def locations(count: int) -> list[Box]:
    """The places of so many Locations: two rows in the tin."""
    inside = TIN.inset(RIM)
    columns = max(3, ceil(count / 2))
    return _grid(inside, count, columns, max(2, ceil(count / columns)))


def is_wide(location: Box) -> bool:
    """Whether there is room for the effect of a `location` beside its spaces; else it goes above them."""
    return location.width >= 340


def spaces(location: Box, count: int) -> list[Box]:
    """The places of the `count` spaces of a `location`, from the left."""
    size, gap = 60, 8
    across = count * size + (count - 1) * gap
    if is_wide(location):
        left, top = location.right - 14 - across, (location.top + TITLE + location.bottom - size) // 2
    else:
        left, top = location.centre[0] - across // 2, location.bottom - size - 7
    return [Box(left + n * (size + gap), top, left + n * (size + gap) + size, top + size) for n in range(count)]


def supply_card(number: int, size: int) -> Box:
    """The place of the Plan Supply's card `number` (0 is the leftmost) of `size`."""
    left = STACKS.right + GAP
    width = (SUPPLY.right - left - GAP * (size - 1)) // size
    left += number * (width + GAP)
    return Box(left, SUPPLY.top, left + width, SUPPLY.bottom)


def neighborhood(number: int, players: int) -> Box:
    """The Neighborhood of the player `number` of `players`: they lie one below the other."""
    rows = max(2, players)
    height = (NEIGHBORHOODS.height - GAP * (rows - 1)) // rows
    top = NEIGHBORHOODS.top + number * (height + GAP)
    return Box(NEIGHBORHOODS.left, top, NEIGHBORHOODS.right, top + height)


def is_tall(neighborhood: Box) -> bool:
    """Whether stars and mints are counted in two rows; else in one."""
    return neighborhood.height >= 260


def stars(neighborhood: Box) -> Box:
    """Where the stars of a Neighborhood are counted."""
    if is_tall(neighborhood):
        return mints(neighborhood)._replace(top=neighborhood.bottom - 158, bottom=neighborhood.bottom - 86)
    return Box(neighborhood.left + 20, neighborhood.bottom - 82, neighborhood.left + 142, neighborhood.bottom - 10)


def mints(neighborhood: Box) -> Box:
    """Where the mints of a Neighborhood are counted."""
    right = neighborhood.left + OWNER - 8
    left = neighborhood.left + (20 if is_tall(neighborhood) else 146)
    return Box(left, neighborhood.bottom - 82, right, neighborhood.bottom - 10)


def street(neighborhood: Box) -> Box:
    """Where the cards of a Neighborhood lie."""
    return Box(neighborhood.left + OWNER - 2, neighborhood.top + 6, neighborhood.right - 6, neighborhood.bottom - 6)


def tiles(neighborhood: Box, count: int) -> list[Box]:
    """The places of `count` cards in a `neighborhood`: as large as they can be, at most LARGEST_TILE."""
    place = street(neighborhood).inset(4)
    if not count:
        return []
    rows = max(range(1, 5), key=lambda rows: _scale(place, ceil(count / rows), rows))
    columns = ceil(count / rows)
    width = min(place.width, columns * (LARGEST_TILE[0] + GAP) - GAP)
    height = min(place.height, rows * (LARGEST_TILE[1] + GAP) - GAP)
    top = place.centre[1] - height // 2
    return _grid(Box(place.left, top, place.left + width, top + height), count, columns, rows)


def _scale(place: Box, columns: int, rows: int) -> float:
    """How large cards are in a grid, in TILEs."""
    width, height = place.width / columns - GAP, place.height / rows - GAP
    return min(width / TILE[0], height / TILE[1], 1.2)


def _grid(place: Box, count: int, columns: int, rows: int) -> list[Box]:
    width = (place.width - GAP * (columns - 1)) // columns
    height = (place.height - GAP * (rows - 1)) // rows
    corners = [
        (place.left + n % columns * (width + GAP), place.top + n // columns * (height + GAP)) for n in range(count)
    ]
    return [Box(left, top, left + width, top + height) for left, top in corners]
