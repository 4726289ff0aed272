"""Where everything lies, in pixels: the overview that everybody sees, and a page with one player's scoreboard large."""

from collections.abc import Sequence
from itertools import pairwise

from rendering.canvas import Box

SIZE = (1200, 1500)
MARGIN = 12
GAP = 10
LEFT, RIGHT = MARGIN, SIZE[0] - MARGIN

ROUND = Box(LEFT, 10, 296, 88)
TURN = Box(306, 10, RIGHT, 88)

ROLL = Box(LEFT, 98, RIGHT, 270)
"""The dice of this turn."""
ROLLER = Box(LEFT + 6, ROLL.top + 6, LEFT + 166, ROLL.bottom - 6)
TRAY = Box(LEFT + 172, ROLL.top + 10, LEFT + 416, ROLL.bottom - 10)
"""Where the terrain of the turn lies, with its die."""
COPIERS = Box(LEFT + 846, ROLL.top + 10, RIGHT - 10, ROLL.bottom - 10)
"""Who may copy a die of this roll."""
DIE = 112
BADGE = 40
"""How high a number's badge is, but on dice."""
_DICE_Y = ROLL.top + 68

BAND = 46
"""The height of a panel's title."""
SPACES = 8
"""On a claim track."""
BERTHS = 5
"""In a shipping row."""
SIDE = 3
"""Of Boomtown, in offices."""

PLAYERS = Box(LEFT, 280, RIGHT, 412)
RESULTS = Box(LEFT, 98, RIGHT, 412)
"""The players of a finished game: there are no dice any more."""
CLAIMS = Box(LEFT, 422, RIGHT, 884)
SHIPPING = Box(LEFT, 894, RIGHT, 1112)
SHARED = Box(LEFT, 1122, RIGHT, 1490)
"""Contracts and Boomtown on the overview; on the private page they lie higher."""
HEAD = 58
"""The height of the printed values above the lines of a track or a shipping row."""

MINE = Box(LEFT, 280, RIGHT, 970)
MINE_HEAD = 98
MY_SHARED = Box(LEFT, 980, RIGHT, 1348)
OTHERS = Box(LEFT, 1358, RIGHT, 1490)


def die(number: int, count: int, has_terrain: bool) -> Box:
    """Returns the place of die `number` of `count`; if one `has_terrain`, number 0 is that and lies apart."""
    if has_terrain:
        x = TRAY.right - 68 if number == 0 else _middle(TRAY.right + 4, COPIERS.left - 6, number - 1, count - 1)
    else:
        x = _middle(TRAY.left, COPIERS.left - 6, number, count)
    return Box(x - DIE // 2, _DICE_Y - DIE // 2, x + DIE // 2, _DICE_Y + DIE // 2)


def copier(number: int, count: int) -> Box:
    """Returns where the board shows whether one of the `count` others copies."""
    inside = COPIERS.trimmed(6, BAND, 6, 6)
    return inside.columns(count, 6)[number]


def player(place: Box, number: int, count: int) -> Box:
    """Returns the panel of player `number` of `count`; a single one leaves half of the place to the ghost."""
    return place.columns(max(count, 2), GAP)[number]


def ghost() -> Box:
    """Returns the ghost of a game for two, beside the panel of the only other player."""
    return OTHERS.columns(2, GAP)[1]


def others(seat: int, players: int) -> list[int]:
    """Returns everybody but `seat`, clockwise from it."""
    return [(seat + more) % players for more in range(1, players)]


def score(panel: Box) -> Box:
    """Returns where the points stand in a player's panel."""
    return Box(panel.right - 96, panel.top + 8, panel.right - 10, panel.top + 62)


def stock(panel: Box, number: int) -> Box:
    """Returns where one resource in the bank is counted in a player's panel."""
    step = min((panel.width - 28) // 4, 120)
    left = panel.left + 20 + number * step
    return Box(left, panel.top + 68, left + min(step, 72), panel.bottom - 8)


def terrain(number: int) -> Box:
    """Returns the claim track of a terrain, with a line for everybody."""
    return CLAIMS.grid(2, 2, GAP)[number]


def freight(metal: int) -> Box:
    """Returns the shipping row of a metal (0 copper, 1 silver, 2 gold), with a line for everybody."""
    return SHIPPING.columns(3, GAP)[metal]


def line(panel: Box, player: int, players: int) -> Box:
    """Returns the line of a player in the panel of a track or a shipping row."""
    inside = panel.trimmed(5, HEAD, 5, 6)
    edges = [inside.top + inside.height * number // players for number in range(players + 1)]
    return Box(inside.left, edges[player], inside.right, edges[player + 1])


def column(panel: Box, line: Box, number: int, count: int) -> Box:
    """Returns space `number` of `count` on a `line` of a `panel`."""
    left, wide = (panel.left + 72, 53) if count == SPACES else (panel.left + 66, 62)
    return Box(left + number * wide, line.top, left + (number + 1) * wide, line.bottom)


def printed(panel: Box, number: int, count: int) -> Box:
    """Returns where the value of a space is printed above its column."""
    return column(panel, Box(panel.left, panel.top + 5, panel.right, panel.top + HEAD - 4), number, count)


def bonus(panel: Box, line: Box) -> Box:
    """Returns where a majority's bonus stands at the end of a `line`."""
    return Box(panel.right - 84, line.top, panel.right - 8, line.bottom)


def contracts(shared: Box) -> Box:
    """Returns the panel of the contracts."""
    return shared.columns(2, GAP)[0]


def boomtown(shared: Box) -> Box:
    """Returns the panel of the offices."""
    return shared.columns(2, GAP)[1]


def contract(shared: Box, number: int) -> Box:
    """Returns one of the nine contracts."""
    panel = contracts(shared)
    return _cell(panel.trimmed(10, BAND + 8, 10, 10), number)


def office(shared: Box, number: int) -> Box:
    """Returns one of the nine offices."""
    return _cell(_town(shared), number)


def column_cost(shared: Box, number: int) -> tuple[int, int]:
    """Returns where the metal of a column of Boomtown stands: its middle."""
    return _cell(_town(shared), number).centre[0], _town(shared).top - 27


def row_cost(shared: Box, number: int) -> tuple[int, int]:
    """Returns where the metal of a row of Boomtown stands: its middle."""
    return _town(shared).left - 29, _cell(_town(shared), SIDE * number).centre[1]


def _town(shared: Box) -> Box:
    panel = boomtown(shared)
    return panel.trimmed(58, BAND + 54, 10, 10)


def my_bank(number: int) -> Box:
    """Returns where one resource is counted on the own scoreboard."""
    return Box(MINE.left + 660, MINE.top + 12, MINE.right - 12, MINE.top + MINE_HEAD - 10).columns(4, 8)[number]


MY_SCORE = Box(MINE.left + 420, MINE.top + 12, MINE.left + 570, MINE.top + MINE_HEAD - 10)
_MY_TRACKS = Box(MINE.left + 10, MINE.top + MINE_HEAD + 2, MINE.left + 740, MINE.bottom - 8)
_MY_ROWS = MINE.trimmed(754, MINE_HEAD + 6, 12, 8)
CELL = 66, 98
"""The size of a space on the own scoreboard."""


def my_track(number: int) -> Box:
    """Returns a claim track of the own scoreboard."""
    return _rows(_MY_TRACKS, 4)[number]


def my_row(metal: int) -> Box:
    """Returns a shipping row of the own scoreboard."""
    return _rows(_MY_ROWS, 3)[metal]


def my_space(terrain: int, number: int) -> Box:
    """Returns a space of a claim track of the own scoreboard."""
    track = my_track(terrain)
    left = track.left + 124 + number * CELL[0]
    return Box(left, track.top + 6, left + CELL[0], track.top + 6 + CELL[1])


def my_bonus(terrain: int) -> Box:
    """Returns where the majority's bonus stands beside a track of the own scoreboard."""
    track, last = my_track(terrain), my_space(terrain, SPACES - 1)
    return Box(last.right + 4, last.top, track.right, track.bottom - 4)


def my_berth(metal: int, number: int) -> Box:
    """Returns a space of a shipping row of the own scoreboard."""
    row = my_row(metal)
    left = row.left + 78 + number * CELL[0]
    top = row.centre[1] - 66
    return Box(left, top, left + CELL[0], top + CELL[1])


def _middle(left: int, right: int, number: int, count: int) -> int:
    return left + (right - left) * (2 * number + 1) // (2 * count)


def _rows(place: Box, count: int) -> Sequence[Box]:
    edges = [place.top + place.height * number // count for number in range(count + 1)]
    return [place._replace(top=top, bottom=bottom) for top, bottom in pairwise(edges)]


def _cell(place: Box, number: int) -> Box:
    """Returns cell `number` of nine in three rows."""
    return place.grid(SIDE, SIDE, 8)[number]
