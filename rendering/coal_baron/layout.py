"""Where everything lies, in pixels."""

from itertools import pairwise
from math import ceil
from typing import NamedTuple

from rendering.canvas import Box
from rendering.panels import STRIPE

WIDTH = 1200
PART = 700
"""The most pixels that a part of the board is high."""
MARGIN = 10
GAP = 8

SHIFT = Box(MARGIN, 6, 330, 78)
TURN = Box(338, 6, WIDTH - MARGIN, 78)
TOP = 84
"""Where everything below the header begins."""

COLUMNS = 9
"""How many spaces lie side by side on the work board."""
AREA = 178
"""The height of a row of areas."""
PLATE = 40
"""The height of an area's title."""
YARD = 54
"""The height of the strip with the canteen and the coal supply."""
WORK_BOARD = Box(MARGIN, TOP, WIDTH - MARGIN, TOP + 3 * AREA + 2 * GAP)
YARD_AT = Box(MARGIN, WORK_BOARD.bottom + 5, WIDTH - MARGIN, WORK_BOARD.bottom + 5 + YARD)

OFFERS = 5
"""How many tiles or orders are offered side by side."""
OFFER = 184
"""The height of an offer."""
OFFER_TITLE = 58
LARGE_SPACE = 262
"""The height of a work space in an area that is shown alone."""

OWN_PIT = 560
"""The height of the viewer's pit below the work board or offers."""
CATEGORIES_HEAD = 92
CATEGORIES_ROW = 48
LEGEND = 94
"""The height of the two lines that explain the categories."""
RIVALS = 128
"""The height of the strip that shows the others, in a private view."""

PITHEAD = 0.86
"""How high the surface is, in levels."""
CAGE = 5
"""How many cubes a cage holds."""
SHAFT = 212
"""The most pixels that a shaft is broad."""
NARROW_SHAFT = 130
"""The fewest."""


class PitPlaces(NamedTuple):
    """Where the parts of a pit lie."""

    owner: Box
    shaft: Box
    """The lift shaft from the surface to the lowest level."""
    levels: tuple[Box, ...]
    """Five rows from side to side, the surface first."""
    orders: Box


def work_space(row: int, column: int) -> Box:
    """Returns the place of a space of the work board."""
    inside = area(row, 0, COLUMNS)
    width = (inside.width - 12 - 4 * (COLUMNS - 1)) / COLUMNS
    left = inside.left + 6 + column * (width + 4)
    return Box(round(left), inside.top + PLATE + 5, round(left + width), inside.bottom - 6)


def area(row: int, first: int, count: int) -> Box:
    """Returns the ground of an area of `count` spaces from column `first` on."""
    top = WORK_BOARD.top + row * (AREA + GAP)
    whole = across(top - GAP, AREA + GAP)
    step = (whole.width - 8) / COLUMNS
    left = whole.left if not first else round(whole.left + 5 + first * step)
    last = first + count
    right = whole.right if last == COLUMNS else round(whole.left + 3 + last * step)
    return Box(left, top, right, top + AREA)


def offers(count: int, height: int = OFFER) -> Box:
    """Returns the ground on which a number of tiles, orders or spaces, of some `height`, are offered."""
    return Box(MARGIN, TOP, WIDTH - MARGIN, TOP + OFFER_TITLE + ceil(count / OFFERS) * (height + GAP))


def offered(count: int, height: int = OFFER) -> list[Box]:
    """Returns the places of `count` offered tiles, orders or spaces."""
    ground = offers(count, height)
    inside = ground.trimmed(GAP, OFFER_TITLE, GAP, GAP)
    return inside.grid(OFFERS, ceil(count / OFFERS), GAP)[:count]


def across(top: int, height: int) -> Box:
    """Returns a place as wide as the board, `height` pixels high with the gap above it."""
    return Box(MARGIN, top + GAP, WIDTH - MARGIN, top + height)


def pits(players: int, top: int) -> list[Box]:
    """Returns the pits of all `players` in the part that begins at `top`: quarters, the last two joined for three."""
    room = across(top, PART)
    if players == 2:
        return room.rows(2, GAP)
    quarters = room.grid(2, 2, GAP)
    return quarters if players == 4 else [*quarters[:2], quarters[2]._replace(right=room.right)]


def own_pit(top: int, bottom: int) -> Box:
    """Returns the pit of the viewer between `top` and `bottom`."""
    return Box(MARGIN, top + GAP, WIDTH - MARGIN, bottom - GAP)


def rivals(players: int, top: int) -> list[Box]:
    """Returns the places of the others, in a private view."""
    return across(top, RIVALS).columns(players - 1, GAP)


def categories(players: int, top: int) -> Box:
    """Returns where the categories are compared."""
    return across(top, categories_height(players))


def categories_height(players: int) -> int:
    """Returns how high the comparison is, with the gap above it."""
    return CATEGORIES_HEAD + CATEGORIES_ROW * players + LEGEND + 2 * GAP


def pit(box: Box) -> PitPlaces:
    """Returns the parts of the pit in `box`: orders beside it if it is wide, else below."""
    head = 64
    left = box.left + STRIPE + 4
    owner = Box(left, box.top + 4, box.right - 8, box.top + head)
    if box.width > box.height * 1.9:
        split = box.left + round(box.width * 0.66)
        orders = Box(split + GAP, owner.bottom + GAP, box.right - 10, box.bottom - 10)
        earth = Box(left, box.top + head, split, box.bottom - 8)
    else:
        split = box.bottom - 8 - round(box.height * 0.24)
        orders = Box(left, split, box.right - 8, box.bottom - 8)
        earth = Box(left, box.top + head, box.right - 8, split - 8)
    step = earth.height / (4 + PITHEAD)
    edges = [earth.top, *(round(earth.top + (number + PITHEAD) * step) for number in range(4)), earth.bottom]
    levels = tuple(earth._replace(top=top, bottom=bottom) for top, bottom in pairwise(edges))
    half = round(min(SHAFT / 2, max(NARROW_SHAFT / 2, step * 1.1)))
    shaft = Box(earth.centre[0] - half, earth.top, earth.centre[0] + half, earth.bottom)
    return PitPlaces(owner, shaft, levels, orders)


def cage_places(cage: Box) -> list[Box]:
    """Returns the places of the cubes in a cage: five in a row or, if that makes them larger, three and two."""
    inside = cage.trimmed(8, 5, 8, 8)
    row, rows = min(inside.width // CAGE, inside.height), min(inside.width // 3, inside.height // 2)
    size = max(row, rows) - 1
    spots = [(number, 0) for number in range(CAGE)] if row >= rows else [(0, 0), (1, 0), (2, 0), (0.5, 1), (1.5, 1)]
    left = inside.centre[0] - (CAGE if row >= rows else 3) * (size + 1) / 2
    corners = [(round(left + across * (size + 1)), inside.bottom - size - down * (size + 1)) for across, down in spots]
    return [Box(x, y, x + size, y + size) for x, y in corners]


def order_cards(shelf: Box, count: int) -> list[Box]:
    """Returns the places of `count` outstanding orders: as large as they can be."""
    if not count:
        return []
    rows = max(range(1, 7), key=lambda rows: _size(shelf, ceil(count / rows), rows))
    columns = ceil(count / rows)
    width = min(shelf.width, columns * (round(_size(shelf, columns, rows) * CARD[0] * BROADEST) + 8) - 8)
    height = min(shelf.height, rows * (round(_size(shelf, columns, rows) * CARD[1]) + 8) - 8)
    return Box(shelf.left, shelf.top, shelf.left + width, shelf.top + height).grid(columns, rows, 8)[:count]


CARD = (118, 90)
"""The size of an order on the work board; elsewhere it has the same shape."""
BROADEST = 1.7
"""How much broader than that shape it may become."""
LARGEST = 2.4
"""How many times larger an order may become."""


def _size(shelf: Box, columns: int, rows: int) -> float:
    """Returns how large cards are in a grid, in CARDs."""
    width = (shelf.width - 8 * (columns - 1)) / columns
    height = (shelf.height - 8 * (rows - 1)) / rows
    return min(width / CARD[0], height / CARD[1], LARGEST)


def category_field(box: Box, category: int, row: int) -> Box:
    """Returns a field of the categories in `box`: the heading of one (`row` -1), or the count of player `row`."""
    inside = box.inset(GAP)
    step = (inside.width - OWNERS) / COLUMNS_OF_CATEGORIES
    left = inside.left + OWNERS + category * step
    top = inside.top if row < 0 else inside.top + CATEGORIES_HEAD + row * CATEGORIES_ROW
    height = CATEGORIES_HEAD if row < 0 else CATEGORIES_ROW
    return Box(round(left), top, round(left + step), top + height)


def category_player(box: Box, row: int) -> Box:
    """Returns where the colour of player `row` stands beside the categories."""
    field = category_field(box, 0, row)
    return field._replace(left=box.left + GAP, right=box.left + GAP + OWNERS)


def legend(box: Box) -> Box:
    """Returns where the categories are explained."""
    return Box(box.left + 16, box.bottom - LEGEND, box.right - 16, box.bottom - GAP)


CATEGORIES = 12
COLUMNS_OF_CATEGORIES = CATEGORIES + 1
"""The categories, and what counts when the game is over."""
OWNERS = 52
"""How wide the column of the players' colours is."""
