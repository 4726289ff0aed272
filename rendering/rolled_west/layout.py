"""Where everything lies, in pixels.

The board consists of two parts: dice, land and railways; and what lies below them. In private there are more, so that a
question shows only what it is about, and fits the screen of a phone with its choices.
"""

from functools import cache
from itertools import pairwise

from rendering.canvas import Box
from rules.rolled_west.board import METALS
from rules.rolled_west.state import GHOST_AT

WIDTH = 1200
MARGIN = 12
GAP = 8
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
BADGE = 48
"""How high a number's badge is, but on dice."""

TURN = Box(LEFT, 4, RIGHT, 86)

ROLL = Box(LEFT, 90, RIGHT, 216)
"""The dice of this turn; once the game is over, the points of everybody."""
ROLLER = Box(LEFT + 6, ROLL.top + 6, LEFT + 166, ROLL.bottom - 6)
TRAY = Box(LEFT + 174, ROLL.top + 6, LEFT + 374, ROLL.bottom - 6)
"""Where the terrain of the turn lies, with its die."""
BESIDE = Box(LEFT + 832, ROLL.top + 6, RIGHT - 6, ROLL.bottom - 6)
"""How everybody stands; in private, the own panel."""
DIE = 108
TERRAIN_DIE = 74
HEAD = 222
"""Where the land begins."""
ROUND = Box(RIGHT - 244, HEAD + 4, RIGHT, HEAD + 48)
"""In the sky."""

LAND = ("mountains", "hills", "woods", "valley")
"""The terrains from the far end of the land to the near one."""
SKY = 52
"""How high the sky is above the first ground."""
BAND = 107
"""How far the ground of a terrain is from that of the next."""
PLOTS = 82
"""How high the plots are on it."""
SPACES = 8
PLATE = 244
"""The width of the plate of a terrain, beside its plots."""
PLOT, MARK = 114, 40
"""How far plots are from each other, and the size of a mark."""
RAILS = HEAD + SKY + len(LAND) * BAND - 10
"""Where the railways begin."""
RAIL = 48
STATIONS = (166, 210, 288, 166, 288)
"""The widths of stations: a starred one has two signs, and those that pay nothing have none."""
SIGN = 44
FIRST = RAILS + len(METALS) * RAIL + 14
"""The height of the first part."""

TITLE = 46
"""The height of the title of contracts and Boomtown."""
CONTRACTS = Box(LEFT, FIRST + 6, RIGHT, FIRST + 148)
BOOMTOWN = Box(LEFT, CONTRACTS.bottom + GAP, RIGHT, CONTRACTS.bottom + 376)
ABOVE, BELOW = 10, 8
"""How much a picture of contracts or offices shows above and below them: room for rings and numbers, but no title."""
OFFICES = (346, 346, 460)
"""The widths of the offices in a row: the last have the most to say."""
PANELS = {2: 124, 3: 124, 4: 176}
"""By number of players: the height of their panels."""


def die(number: int, count: int, has_terrain: bool) -> Box:
    """Returns the place of die `number` of `count`; if one `has_terrain`, number 0 is that and lies apart."""
    if has_terrain and number == 0:
        left = TRAY.centre[0] - TERRAIN_DIE // 2
        return Box(left, TRAY.top, left + TERRAIN_DIE, TRAY.top + TERRAIN_DIE)
    left, before = (TRAY.right, 1) if has_terrain else (TRAY.left, 0)
    x, y = _middle(left + 4, BESIDE.left - 4, number - before, count - before), ROLL.centre[1]
    return Box(x - DIE // 2, y - DIE // 2, x + DIE // 2, y + DIE // 2)


def standing(player: int, players: int) -> Box:
    """Returns where a player's points stand beside the dice."""
    return BESIDE.columns(players, 4)[player]


def result(player: int, players: int) -> Box:
    """Returns the points of a player in a finished game, in place of the dice."""
    return ROLL.columns(players, GAP)[player]


def ground(terrain: str) -> Box:
    """Returns the ground of a terrain, from side to side."""
    top = HEAD + SKY + LAND.index(terrain) * BAND
    return Box(0, top, WIDTH, top + BAND)


@cache
def plate(terrain: str) -> Box:
    """Returns the plate with the name of a terrain and what its majority pays."""
    top = ground(terrain).top + 2
    return Box(LEFT, top, LEFT + PLATE, top + PLOTS)


@cache
def plot(terrain: str, number: int) -> Box:
    """Returns a space of a terrain; the last is wider, since it pays the most."""
    beside = plate(terrain)
    left = beside.right + 8 + PLOT * number
    return Box(left, beside.top, RIGHT if number == SPACES - 1 else left + PLOT - 4, beside.bottom)


@cache
def slot(plot: Box, player: int, players: int) -> Box:
    """Returns where the mark of a player stands in a plot."""
    inside = Box(plot.right - 2 * MARK, plot.top + 1, plot.right, plot.bottom - 1)
    cell = inside.grid(2, 1 if players == 2 else 2)[player]
    x, y = cell.centre
    return Box(x - MARK // 2, y - MARK // 2, x + MARK // 2, y + MARK // 2)


def value(plot: Box) -> Box:
    """Returns where a plot shows its points."""
    return Box(plot.left, plot.top, plot.right - 2 * MARK, plot.bottom)


def rail(metal: str) -> Box:
    """Returns the railway of a metal, from its sign to the end of the last station."""
    top = RAILS + 10 + METALS.index(metal) * RAIL
    return Box(LEFT, top, RIGHT, top + RAIL)


@cache
def station(metal: str, number: int) -> Box:
    """Returns a station of a railway."""
    row = rail(metal)
    left = row.left + 56 + sum(STATIONS[:number])
    return Box(left, row.top, left + STATIONS[number] - 4, row.bottom)


def sign(station: Box, number: int) -> Box:
    """Returns where the points of a `station` stand: of the first player there, and beside it of later ones."""
    left = station.left + number * SIGN
    return Box(left, station.top + 3, left + SIGN, station.bottom - 3)


@cache
def berth(station: Box, player: int, players: int) -> Box:
    """Returns where the wagon of a player stands in a `station`."""
    left = station.right - (players - player) * MARK
    return Box(left, station.top + 4, left + MARK, station.top + 4 + MARK)


@cache
def contract(number: int) -> Box:
    """Returns one of the nine contracts."""
    return CONTRACTS.trimmed(6, TITLE + 4, 6, 4).columns(9, 5)[number]


@cache
def office(number: int) -> Box:
    """Returns one of the nine offices."""
    line, column = divmod(number, len(OFFICES))
    row = BOOMTOWN.trimmed(6, TITLE + 4, 6, 6).rows(3, 6)[line]
    left = row.left + sum(OFFICES[:column]) + 6 * column
    return row._replace(left=left, right=left + OFFICES[column])


def panels(players: int) -> Box:
    """Returns the row of everybody's panels."""
    top = BOOMTOWN.bottom + GAP
    return Box(LEFT, top, RIGHT, top + PANELS[players])


def height(players: int, is_over: bool) -> int:
    """Returns how high the board is; once the game `is_over`, there are no panels."""
    return (BOOMTOWN if is_over else panels(players)).bottom + 6


def parts(bottom: int) -> list[Box]:
    """Returns the parts of a board that ends at `bottom`: dice, land and railways, and all the rest."""
    return _across(0, FIRST, bottom)


def parts_of_question(bottom: int) -> list[Box]:
    """Returns the same in smaller parts, without titles: turn, dice and land, contracts, offices, panels."""
    first, last = office(0).top - ABOVE, office(8).bottom + BELOW
    turn, sold = _across(0, ROLL.top - 4, FIRST), _across(contract(0).top - ABOVE, contract(0).bottom + 4)
    return [*turn, *sold, *_across(first, last, bottom)]


def _across(*edges: int) -> list[Box]:
    """Returns what lies between `edges`, from side to side."""
    return [Box(0, top, WIDTH, bottom) for top, bottom in pairwise(edges)]


def panel(row: Box, number: int, players: int) -> Box:
    """Returns the panel of player `number`; the ghost of a game for two has one after theirs."""
    return row.columns(players + (players == GHOST_AT), GAP)[number]


def is_high(panel: Box) -> bool:
    """Returns whether a player's panel is so high that points need not stand beside the name."""
    return panel.height > ROLL.height


def name(panel: Box) -> Box:
    """Returns where the name stands in a player's panel."""
    right = panel.right - 12 if is_high(panel) else score(panel).left
    return Box(panel.left + 22, panel.top + 6, right, panel.top + 60)


def score(panel: Box) -> Box:
    """Returns where the points stand in a player's panel."""
    if is_high(panel):
        return Box(panel.right - 124, panel.top + 68, panel.right - 10, panel.bottom - 12)
    return Box(panel.right - 86, panel.top + 6, panel.right - 10, panel.top + 60)


def stock(panel: Box, number: int) -> Box:
    """Returns where one resource in the bank is counted in a player's panel: in a row, or in two if it is high."""
    if is_high(panel):
        return Box(panel.left + 20, panel.top + 60, panel.left + 162, panel.bottom - 6).grid(2, 2, 4)[number]
    step = min((panel.width - 22) // 4, 96)
    left = panel.left + 18 + number * step
    return Box(left, panel.top + 62, left + min(step, 80) - 1, panel.bottom - 8)


def _middle(left: int, right: int, number: int, count: int) -> int:
    return left + (right - left) * (2 * number + 1) // (2 * count)
