"""Where everything lies, in pixels."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from rendering.canvas import BADGE, Box, Spot

WIDTH = 1200
PART = 700
"""The most pixels that a part of the board is high."""
MARGIN = 12
GAP = 10

ROUND = Box(MARGIN, 8, 262, 78)
TURN = Box(272, 8, WIDTH - MARGIN, 78)
TOP = 84
"""Where everything below the header begins."""

ACROSS = 3
"""How many Locations lie side by side in the tin."""
ROWS = 2
"""How many rows of Locations leave room for the Plan Supply in the same part."""
LOCATION = 168
"""The height of a Location."""
RIM = 14
"""How broad the edge of the tin is."""
TITLE = 46
"""The height of a Location's title."""
SPACE = 66
"""How large a space for mints is."""
OFFER = 222
"""The height of a card of the Plan Supply."""
STACKS = 96
"""How broad the place is where the Plan Deck lies, and the Mint Supply if it counts."""

OWNER = 284
"""How broad the part of a Neighborhood with its owner is."""
OWN = (336, 486)
"""The height of the viewer's Neighborhood with few and with many cards."""
FEW = 4
"""As many cards lie in one row."""
HEIGHTS, HIGHEST = (165, 222, 320), 340
"""The least heights of other Neighborhoods with cards in one, two and three rows, and the most if there is room."""
OTHERS = (240, 210, 165)
"""The least height of one, two and three others with cards, in a private view."""
EMPTY = 78
"""The height of one without cards."""
TILE, ENOUGH = (260, 95), 0.8
"""The size of a card in a Neighborhood from which on it shows all that it needs to, and the part of it that does."""
LARGEST = (300, 320)
"""The most that a card grows if there is room."""


Needs = Callable[[int], Sequence[int]]
"""Gives the widths that cards of some height need."""


class Table(NamedTuple):
    """What lies where, from top to bottom."""

    tin: Box
    """The open tin in which the Locations lie."""
    supply: Box
    """The Plan Supply, with the Plan Deck."""
    neighborhoods: list[Box]
    """By player; that of the viewer lies above the others."""
    parts: tuple[Box, ...]

    @property
    def height(self) -> int:
        """In pixels."""
        return self.parts[-1].bottom


def table(locations: int, cards: Sequence[int], viewer: int | None) -> Table:
    """Returns the places for a number of Locations, and for players by the number of their `cards`, for a `viewer`."""
    rows = ceil(locations / ACROSS)
    tin = _across(TOP, 2 * RIM + rows * (LOCATION + GAP) - GAP)
    seams = [0] if rows <= ROWS else [0, tin.bottom + GAP]
    supply = _across(max(tin.bottom, seams[-1]) + GAP, OFFER)
    seams.append(supply.bottom + GAP)
    neighborhoods: dict[int, Box] = {}
    for heights in _groups(cards, viewer):
        top = seams[-1] + GAP // 2
        for player, height in heights.items():
            neighborhoods[player] = _across(top, height)
            top += height + GAP
        seams.append(top - GAP // 2)
    parts = tuple(Box(0, upper, WIDTH, lower) for upper, lower in pairwise(seams))
    return Table(tin, supply, [box for _, box in sorted(neighborhoods.items())], parts)


def _groups(cards: Sequence[int], viewer: int | None) -> Iterator[dict[int, int]]:
    """Yields the heights of the Neighborhoods that lie in a part of their own, by player: the viewer first."""
    players = [*range(len(cards))]
    heights = {player: _height(cards[player]) for player in players if player != viewer}
    if viewer is not None:
        yield {viewer: OWN[cards[viewer] > FEW] if cards[viewer] else EMPTY}
        least = OTHERS[len(heights) - 1]
        yield {player: max(height, least) if cards[player] else height for player, height in heights.items()}
        return
    settled = [player for player in players if cards[player]]
    spare = PART - sum(heights.values()) - len(players) * GAP
    for player in settled:
        heights[player] = min(heights[player] + max(0, spare // len(settled)), HIGHEST)
    yield heights


def _height(cards: int) -> int:
    """Returns how high a Neighborhood with this number of cards is at least."""
    return HEIGHTS[min(len(HEIGHTS), ceil(cards / FEW)) - 1] if cards else EMPTY


def _across(top: int, height: int) -> Box:
    return Box(MARGIN, top, WIDTH - MARGIN, top + height)


def spot(box: Box) -> Spot:
    """Returns where the number of a Location or Neighborhood in `box` goes: bottom left."""
    half = BADGE // 2
    return Spot(box.left + half - 4, box.bottom - half + 4, box.inset(-4))


def card_spot(box: Box, title: int) -> Spot:
    """Returns where the number of a card goes: onto the sign of its type, so that all its words can be read.

    `title`: the height of its title.
    """
    half = BADGE // 2
    return Spot(box.left + half - 8, box.top + title // 2, box.inset(-8))


def locations(tin: Box, count: int) -> list[Box]:
    """Returns the places of a number of Locations in the tin."""
    return tin.inset(RIM).grid(ACROSS, ceil(count / ACROSS), GAP)[:count]


def effect(location: Box) -> Box:
    """Returns where a `location` shows what placing mints there does: above its spaces."""
    return Box(location.left + 8, location.top + TITLE + 2, location.right - 8, location.bottom - SPACE - 7)


def spaces(location: Box, count: int) -> list[Box]:
    """Returns the places of the `count` spaces of a `location`, from the left."""
    gap = 8
    left = location.centre[0] - (count * (SPACE + gap) - gap) // 2
    top = location.bottom - SPACE - 6
    return [Box(left + n * (SPACE + gap), top, left + n * (SPACE + gap) + SPACE, top + SPACE) for n in range(count)]


def stacks(supply: Box) -> Box:
    """Returns where the Plan Deck lies, and the Mint Supply if it counts."""
    return supply._replace(right=supply.left + STACKS)


def supply_card(supply: Box, number: int, size: int) -> Box:
    """Returns the place of the Plan Supply's card `number` (0 is the leftmost) of `size`."""
    return supply._replace(left=stacks(supply).right + GAP).columns(size, GAP)[number]


def is_tall(neighborhood: Box) -> bool:
    """Returns whether stars and mints are counted in two rows; else in one."""
    return neighborhood.height >= 260


def stars(neighborhood: Box) -> Box:
    """Returns where the stars of a Neighborhood are counted: beside its owner if it is empty."""
    if neighborhood.height == EMPTY:
        left = neighborhood.left + OWNER + 30
        return Box(left, neighborhood.top + 6, left + 130, neighborhood.bottom - 6)
    if is_tall(neighborhood):
        return mints(neighborhood)._replace(top=neighborhood.bottom - 158, bottom=neighborhood.bottom - 86)
    return Box(neighborhood.left + 20, neighborhood.bottom - 78, neighborhood.left + 142, neighborhood.bottom - 8)


def mints(neighborhood: Box) -> Box:
    """Returns where the mints of a Neighborhood are counted."""
    if neighborhood.height == EMPTY:
        return stars(neighborhood).moved(150, 0)
    right = neighborhood.left + OWNER - 8
    left = neighborhood.left + (20 if is_tall(neighborhood) else 146)
    return Box(left, neighborhood.bottom - 78, right, neighborhood.bottom - 8)


def street(neighborhood: Box) -> Box:
    """Returns where the cards of a Neighborhood lie."""
    return Box(neighborhood.left + OWNER - 2, neighborhood.top + 6, neighborhood.right - 6, neighborhood.bottom - 6)


def tiles(neighborhood: Box, count: int, needs: Needs | None = None) -> list[Box]:
    """Returns the places of `count` cards in a `neighborhood`, at most LARGEST.

    They lie in the fewest rows in which each is nearly a TILE; in any if it is smaller in all, but as large as
    possible. In a row, all are of one width, unless one needs more.
    """
    place = street(neighborhood).inset(4)
    if not count:
        return []
    scales = {rows: _scale(place, ceil(count / rows), rows) for rows in range(1, 5)}
    rows = next((rows for rows, scale in scales.items() if scale >= ENOUGH), max(scales, key=scales.__getitem__))
    columns = ceil(count / rows)
    width = min(place.width, columns * (LARGEST[0] + GAP) - GAP)
    height = min(place.height, rows * (LARGEST[1] + GAP) - GAP)
    top = place.centre[1] - height // 2
    lines = Box(place.left, top, place.left + width, top + height).rows(rows, GAP)
    wanted = needs(lines[0].height) if needs else [0] * count
    return [
        box
        for number, line in enumerate(lines)
        for box in _fitted(line, columns, wanted[number * columns : (number + 1) * columns], place.width)
    ]


def _fitted(line: Box, columns: int, wanted: Sequence[int], most: int) -> list[Box]:
    """Returns the places of cards in a `line`: as wide as there are `columns`, or as `wanted`, in `most` pixels.

    If that is not enough, the widest get less.
    """
    usual = line.columns(columns, GAP)[: len(wanted)]
    if all(want <= box.width for want, box in zip(wanted, usual, strict=True)):
        return usual
    room = most - GAP * (len(wanted) - 1)
    widest = max(wanted)
    while sum(min(want, widest) for want in wanted) > room:
        widest -= 1
    spare = (room - sum(min(want, widest) for want in wanted)) // len(wanted)
    found, left = [], line.left
    for want in wanted:
        right = left + min(min(want, widest) + spare, LARGEST[0])
        found.append(Box(left, line.top, right, line.bottom))
        left = right + GAP
    return found


def _scale(place: Box, columns: int, rows: int) -> float:
    """Returns how large cards are in a grid, in TILEs."""
    width, height = place.width / columns - GAP, place.height / rows - GAP
    return min(width / TILE[0], height / TILE[1])
