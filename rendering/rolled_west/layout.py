"""Where everything lies, in pixels.

The board consists of parts: the dice with contracts and Boomtown, and the tracks and panels of everybody. In private,
the own scoreboard lies below the dice, and contracts and Boomtown are a part of their own.
"""

from collections.abc import Sequence
from itertools import pairwise

from rendering.canvas import Box
from rules.rolled_west.state import GHOST_AT

WIDTH = 1200
PART = 700
"""The most pixels that a part of the board is high."""
MARGIN = 12
GAP = 8
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
BADGE = 48
"""How high a number's badge is, but on dice."""

ROUND = Box(LEFT, 6, 310, 82)
TURN = Box(318, 6, RIGHT, 82)

ROLL = Box(LEFT, 88, RIGHT, 216)
"""The dice of this turn; once the game is over, the points of everybody."""
ROLLER = Box(LEFT + 6, ROLL.top + 6, LEFT + 166, ROLL.bottom - 6)
TRAY = Box(LEFT + 174, ROLL.top + 6, LEFT + 404, ROLL.bottom - 6)
"""Where the terrain of the turn lies, with its die."""
COPIERS = Box(LEFT + 852, ROLL.top + 6, RIGHT - 6, ROLL.bottom - 6)
"""Who may copy a die of this roll."""
TITLE = 44
"""The height of the title above them."""
DIE = 108
TERRAIN_DIE = 84
HEAD = 220
"""Where the part below the dice begins."""
FIELD = PART - HEAD
"""The height of what lies below the dice."""

SPACES = 8
"""On a claim track."""
BERTHS = 5
"""In a shipping row."""
SIDE = 3
"""Of contracts and Boomtown, in cards."""

BAND = 46
"""The height of a panel's title."""
LEGEND = 92
"""The height of the lines that explain the signs of Boomtown."""

VALUES = 54
"""The height of the printed values above the lines of a track or a shipping row."""
LINES = {2: 58, 3: 40, 4: 40}
"""By number of players: the height of the line of each."""
PANELS = {2: 132, 3: 132, 4: 184}
"""By number of players: the height of the row of their panels, with what is free above and below."""


def die(number: int, count: int, has_terrain: bool) -> Box:
    """Returns the place of die `number` of `count`; if one `has_terrain`, number 0 is that and lies apart."""
    if has_terrain and number == 0:
        return Box(TRAY.right - TERRAIN_DIE - 12, TRAY.top, TRAY.right - 12, TRAY.top + TERRAIN_DIE)
    left, before = (TRAY.right, 1) if has_terrain else (TRAY.left, 0)
    x, y = _middle(left + 4, COPIERS.left - 4, number - before, count - before), ROLL.centre[1]
    return Box(x - DIE // 2, y - DIE // 2, x + DIE // 2, y + DIE // 2)


def copier(number: int, count: int) -> Box:
    """Returns where the board shows whether one of the `count` others copies."""
    inside = COPIERS.trimmed(6, TITLE, 6, 6)
    return inside.columns(count, 6)[number]


def result(player: int, players: int) -> Box:
    """Returns the points of a player in a finished game, in place of the dice."""
    return ROLL.columns(players, GAP)[player]


def shared(top: int) -> Box:
    """Returns where contracts and Boomtown lie in the field that begins at `top`."""
    return Box(LEFT, top + 4, RIGHT, legend(top).top - GAP)


def legend(top: int) -> Box:
    """Returns where the signs of Boomtown are explained in the field that begins at `top`."""
    return Box(LEFT, top + FIELD - 6 - LEGEND, RIGHT, top + FIELD - 6)


def contracts(shared: Box) -> Box:
    """Returns the panel of the contracts."""
    return shared.columns(2, GAP)[0]


def boomtown(shared: Box) -> Box:
    """Returns the panel of the offices."""
    return shared.columns(2, GAP)[1]


def contract(shared: Box, number: int) -> Box:
    """Returns one of the nine contracts."""
    return _cards(contracts(shared))[number]


def office(shared: Box, number: int) -> Box:
    """Returns one of the nine offices."""
    return _cards(boomtown(shared))[number]


def _cards(panel: Box) -> list[Box]:
    return panel.trimmed(9, BAND + 7, 9, 9).grid(SIDE, SIDE, 7)


def terrain(top: int, number: int, players: int) -> Box:
    """Returns the claim track of a terrain, with a line for everybody, in the part that begins at `top`."""
    return Box(LEFT, top + 6, RIGHT, _freights(top, players).top - GAP).grid(2, 2, GAP)[number]


def freight(top: int, metal: int, players: int) -> Box:
    """Returns the shipping row of a metal (0 copper, 1 silver, 2 gold), with a line for everybody."""
    return _freights(top, players).columns(3, GAP)[metal]


def tracks(players: int) -> int:
    """Returns how high all tracks and shipping rows are together."""
    return 3 * _track(players) + 2 * GAP + 12


def _track(players: int) -> int:
    return VALUES + LINES[players] * players + 6


def _freights(top: int, players: int) -> Box:
    bottom = top + tracks(players) - 6
    return Box(LEFT, bottom - _track(players), RIGHT, bottom)


def line(panel: Box, player: int, players: int) -> Box:
    """Returns the line of a player in the panel of a track or a shipping row."""
    inside = panel.trimmed(5, VALUES, 5, 6)
    edges = [inside.top + inside.height * number // players for number in range(players + 1)]
    return Box(inside.left, edges[player], inside.right, edges[player + 1])


def column(panel: Box, line: Box, number: int, count: int) -> Box:
    """Returns space `number` of `count` on a `line` of a `panel`."""
    left, wide = (panel.left + 66, 53) if count == SPACES else (panel.left + 60, 64)
    return Box(left + number * wide, line.top, left + (number + 1) * wide, line.bottom)


def printed(panel: Box, number: int, count: int) -> Box:
    """Returns where the value of a space is printed above its column."""
    return column(panel, Box(panel.left, panel.top + 4, panel.right, panel.top + VALUES - 4), number, count)


def bonus(panel: Box, line: Box) -> Box:
    """Returns where a majority's bonus stands at the end of a `line`."""
    return Box(panel.right - 90, line.top, panel.right - 6, line.bottom)


def panels(top: int, players: int) -> Box:
    """Returns the row of everybody's panels that begins at `top`."""
    return Box(LEFT, top + 2, RIGHT, top + PANELS[players] - 6)


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
        return Box(panel.left + 20, panel.top + 60, panel.left + 160, panel.bottom - 6).grid(2, 2, 2)[number]
    step = min((panel.width - 22) // 4, 96)
    left = panel.left + 18 + number * step
    return Box(left, panel.top + 62, left + min(step, 80) - 1, panel.bottom - 8)


MINE = Box(LEFT, HEAD + 4, RIGHT, PART - 6)
"""The own scoreboard."""
MINE_HEAD = 76
MY_SCORE = Box(MINE.left + 480, MINE.top + 6, MINE.left + 600, MINE.top + MINE_HEAD - 6)
_MY_TRACKS = Box(MINE.left + 10, MINE.top + MINE_HEAD + 4, MINE.left + 786, MINE.bottom - 6)
_MY_ROWS = Box(MINE.left + 798, _MY_TRACKS.top, MINE.right - 10, _MY_TRACKS.bottom)
CELL, BERTH = (62, 86), (62, 84)
"""The sizes of spaces on the own scoreboard: of claims, of shipments."""
RIVALS = 30
"""The height of the line below a shipping row, and beside a track, that says how far the others are."""


def my_bank(number: int) -> Box:
    """Returns where one resource is counted on the own scoreboard."""
    return Box(MINE.left + 700, MINE.top + 6, MINE.right - 12, MINE.top + MINE_HEAD - 6).columns(4, 8)[number]


def my_track(number: int) -> Box:
    """Returns a claim track of the own scoreboard."""
    return _rows(_MY_TRACKS, 4)[number]


def my_row(metal: int) -> Box:
    """Returns a shipping row of the own scoreboard."""
    return _rows(_MY_ROWS, 3)[metal]


def my_space(terrain: int, number: int) -> Box:
    """Returns a space of a claim track of the own scoreboard."""
    track = my_track(terrain)
    left, top = track.left + 96 + number * CELL[0], track.centre[1] - CELL[1] // 2
    return Box(left, top, left + CELL[0], top + CELL[1])


def my_bonus(terrain: int) -> Box:
    """Returns where the majority's bonus stands beside a track of the own scoreboard."""
    last = my_space(terrain, SPACES - 1)
    return Box(last.right + 8, last.top + 4, my_track(terrain).right, last.top + 44)


def my_rivals(terrain: int) -> Box:
    """Returns where a track of the own scoreboard says how many marks the others have."""
    bonus = my_bonus(terrain)
    return bonus._replace(top=bonus.bottom + 2, bottom=bonus.bottom + 2 + RIVALS + 8)


def around_bonus(terrain: int) -> Box:
    """Returns the place of a majority's bonus with what stands below it, wide enough for a ring."""
    bonus = my_bonus(terrain)
    return Box(bonus.left - 12, bonus.top - 12, bonus.right + 4, my_rivals(terrain).bottom + 12)


def my_berth(metal: int, number: int) -> Box:
    """Returns a space of a shipping row of the own scoreboard."""
    row = my_row(metal)
    left = row.left + 60 + number * BERTH[0]
    return Box(left, row.top + 2, left + BERTH[0], row.top + 2 + BERTH[1])


def my_competitors(metal: int) -> Box:
    """Returns where a shipping row of the own scoreboard says how far the others are."""
    first, last = my_berth(metal, 0), my_berth(metal, BERTHS - 1)
    return Box(first.left, first.bottom + 4, last.right, first.bottom + 4 + RIVALS)


def rival(place: Box, number: int, count: int) -> Box:
    """Returns where one of `count` others is counted in `place`."""
    return place.columns(max(count, 3), 4)[number]


def _middle(left: int, right: int, number: int, count: int) -> int:
    return left + (right - left) * (2 * number + 1) // (2 * count)


def _rows(place: Box, count: int) -> Sequence[Box]:
    edges = [place.top + place.height * number // count for number in range(count + 1)]
    return [place._replace(top=top, bottom=bottom) for top, bottom in pairwise(edges)]
