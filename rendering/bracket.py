"""The bracket of a knock-out: a column for each of up to three rounds, a box for each match."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.theme import CARD, FADED, GOLD, INK, LINE, PAPER, mix

WIDTH = 1200
MARGIN = 24
TITLE, HEAD = 84, 58
"""The heights of the title, and of the names of the rounds."""
HEADING, LETTERS, SMALL = 44, 36, 35
"""Sizes of text."""
ROW, APART = 54, 22
"""The height of a name in a box, and the space between two boxes."""
GUTTER = 44
"""The space between two columns, with the lines that lead on."""
SCORE = 84
"""The width of the points."""
STROKE = 4
RADIUS = 10
TALLEST = 8
"""The most boxes below each other; more are another picture."""
_WINNER = mix(GOLD, CARD, 0.45)


class Player(NamedTuple):
    """A person in a match, empty if nobody is known yet."""

    name: str
    points: str = ""
    won: bool = False
    out: bool = False
    """Whether they have lost, or withdrawn."""


class Column(NamedTuple):
    """A round."""

    title: str
    matches: Sequence[Sequence[Player]]
    """The people of each match, from top to bottom."""


def pictures(columns: Sequence[Column]) -> int:
    """Returns into how many pictures a bracket is divided from top to bottom."""
    most = max((len(column.matches) for column in columns), default=0)
    return max(1, ceil(most / TALLEST))


def bracket(title: str, note: str, columns: Sequence[Column], number: int = 0, count: int = 1) -> Image.Image:
    """Returns picture `number` of a bracket that is divided into `count`."""
    return _picture(title, note, [_part(column, number, count) for column in columns])


def _part(column: Column, number: int, count: int) -> Column:
    """Returns the matches of a column that belong to one of several pictures."""
    size = ceil(len(column.matches) / count)
    return column._replace(matches=column.matches[number * size : (number + 1) * size])


def _picture(title: str, note: str, columns: Sequence[Column]) -> Image.Image:
    tall = max((_height(column) for column in columns), default=0)
    height = TITLE + HEAD + tall + MARGIN
    canvas = Canvas(Image.new("RGB", (WIDTH, height), PAPER))
    sheet = Box(MARGIN, 0, WIDTH - MARGIN, height)
    across = canvas.text(sheet.right, TITLE // 2 + 2, note, SMALL, FADED, align="right", room=sheet.width // 2)
    canvas.text(sheet.left, TITLE // 2, title, HEADING, INK, bold=True, room=sheet.width - across - 2 * APART)
    places = Box(sheet.left, TITLE + HEAD, sheet.right, height - MARGIN).columns(max(len(columns), 2), GUTTER)
    before: list[Box] = []
    for column, place in zip(columns, places, strict=False):
        canvas.text(place.left, TITLE + HEAD // 2, column.title, SMALL, FADED, bold=True, room=place.width)
        boxes = _boxes(column, place)
        if len(before) == 2 * len(boxes):
            _put_lines(canvas, before, boxes)
        for match, box in zip(column.matches, boxes, strict=True):
            _put_match(canvas, match, box)
        before = boxes
    return canvas.image


def _height(column: Column) -> int:
    return sum(len(match) * ROW + APART for match in column.matches) - APART


def _boxes(column: Column, place: Box) -> list[Box]:
    """Returns where the matches of a column are: evenly spread, each in the middle of its share."""
    boxes = []
    for match, share in zip(column.matches, place.rows(max(1, len(column.matches))), strict=False):
        half = len(match) * ROW // 2
        boxes.append(Box(place.left, share.centre[1] - half, place.right, share.centre[1] + half))
    return boxes


def _put_lines(canvas: Canvas, before: Sequence[Box], boxes: Sequence[Box]) -> None:
    """Puts lines from each two matches to the one to which their winners go on."""
    for number, box in enumerate(boxes):
        first, second = before[2 * number], before[2 * number + 1]
        middle, y, half = first.right + GUTTER // 2, box.centre[1], STROKE // 2
        for each in (first, second):
            canvas.box(Box(each.right, each.centre[1] - half, middle, each.centre[1] + half), LINE, 0)
        canvas.box(Box(middle - half, first.centre[1] - half, middle + half, second.centre[1] + half), LINE, 0)
        canvas.box(Box(middle, y - half, box.left, y + half), LINE, 0)


def _put_match(canvas: Canvas, match: Sequence[Player], box: Box) -> None:
    canvas.box(box, CARD, RADIUS, LINE, 2)
    for number, player in enumerate(match):
        row = Box(box.left, box.top + number * ROW, box.right, box.top + (number + 1) * ROW)
        if player.won:
            canvas.box(row, _WINNER, RADIUS, LINE, 2)
        elif number:
            canvas.box(Box(row.left + 4, row.top - 1, row.right - 4, row.top + 1), LINE, 0)
        colour = FADED if player.out else INK
        room = row.width - 2 * RADIUS - (SCORE if player.points else 0)
        canvas.text(row.left + RADIUS + 4, row.centre[1], player.name, LETTERS, colour, bold=player.won, room=room)
        if player.points:
            x = row.right - RADIUS - 4
            canvas.text(x, row.centre[1], player.points, LETTERS, colour, bold=player.won, align="right", room=SCORE)
