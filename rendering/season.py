"""Somebody's matches of a year in one picture: figures, games, the curve of ratings, and whom they met."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.plots import AHEAD, WON
from rendering.sprites import Pen, painted_over
from rendering.theme import CARD, DEEP, FADED, GOLD, INK, LINE, PAPER, SAND, WHITE, mix

WIDTH = 1200
MARGIN, GAP = 24, 20
HEAD = 92
CARDS = 172
"""The height of the row of figures."""
TITLE, FIGURE, LETTERS = 50, 68, 36
ROW = 58
GAMES, PEOPLE = 5, 2
"""The most games; the most people under a curve."""
PEOPLE_ALONE = 5
"""The most people where no curve is."""
NAME, NOTE = 304, 148
"""The widths of the texts before and after the bar of a game."""
CURVE = 6
"""How many rows the curve takes, with the people under it."""
END = 100
"""The width of the newest rating."""
DOT = 8


class Game(NamedTuple):
    """A game: its name, the share of matches won, and that in words."""

    name: str
    share: float
    note: str


class Season(NamedTuple):
    """What the picture shows: all texts in the language of its readers."""

    title: str
    year: str
    figures: Sequence[tuple[str, str]]
    """Each with what it is."""
    games_title: str
    games: Sequence[Game]
    ratings_title: str
    ratings: Sequence[int]
    """Oldest first; fewer than two: no curve."""
    people_title: str
    people: Sequence[tuple[str, str]]
    """Names, each with how often they met."""
    note: str = ""
    """A line below everything."""


def picture(season: Season) -> Image.Image:
    """Returns the picture."""
    top = HEAD + CARDS + 2 * GAP
    bottom = top + ROW * _rows(season)
    height = bottom + ROW * bool(season.note) + MARGIN
    canvas = Canvas(Image.new("RGB", (WIDTH, height), PAPER))
    canvas.fill(Box(0, 0, WIDTH, HEAD), DEEP)
    across = round(lettering.width(season.year, TITLE, bold=True))
    canvas.text(MARGIN, HEAD // 2, season.title, TITLE, WHITE, bold=True, room=WIDTH - 3 * MARGIN - across)
    canvas.text(WIDTH - MARGIN, HEAD // 2, season.year, TITLE, GOLD, bold=True, align="right", room=across + GAP)
    cards = Box(MARGIN, HEAD + GAP, WIDTH - MARGIN, HEAD + GAP + CARDS)
    for (figure, meaning), box in zip(season.figures, cards.columns(len(season.figures), GAP), strict=True):
        _put_card(canvas, figure, meaning, box)
    canvas.text(MARGIN, bottom + ROW // 2, season.note, lettering.READABLE, FADED, room=WIDTH - 2 * MARGIN)
    left, right = Box(MARGIN, top, WIDTH - MARGIN, bottom).columns(2, 2 * GAP)
    _put_games(canvas, season, left)
    has_curve = len(season.ratings) > 1
    if has_curve:
        room = right.height - (ROW * (1 + len(season.people[:PEOPLE])) if season.people else 0)
        _put_curve(canvas, season, Box(right.left, right.top, right.right, right.top + room))
        right = Box(right.left, right.top + room, right.right, right.bottom)
    _put_people(canvas, season, right, PEOPLE if has_curve else PEOPLE_ALONE)
    return canvas.image


def _rows(season: Season) -> int:
    beside = CURVE if len(season.ratings) > 1 else 1 + len(season.people[:PEOPLE_ALONE])
    return max(1 + len(season.games[:GAMES]), beside)


def _put_card(canvas: Canvas, figure: str, meaning: str, box: Box) -> None:
    canvas.box(box, CARD, 14, SAND, 3)
    room = box.width - 2 * GAP
    across = lettering.width(figure, FIGURE, bold=True)
    size = max(LETTERS, min(FIGURE, int(FIGURE * room / max(1, across))))
    canvas.text(box.centre[0], box.top + 66, figure, size, INK, bold=True, align="centre", room=room)
    canvas.text(box.centre[0], box.bottom - 38, meaning, lettering.READABLE, FADED, align="centre", room=room)


def _put_title(canvas: Canvas, title: str, box: Box) -> None:
    canvas.text(box.left, box.top + ROW // 2, title, LETTERS, INK, bold=True, room=box.width)


def _put_games(canvas: Canvas, season: Season, box: Box) -> None:
    _put_title(canvas, season.games_title, box)
    for number, game in enumerate(season.games[:GAMES], 1):
        top = box.top + number * ROW
        y = top + ROW // 2
        canvas.text(box.left, y, game.name, LETTERS, INK, room=NAME - GAP)
        canvas.text(box.right, y, game.note, LETTERS, INK, align="right", room=NOTE - GAP // 2)
        ground = Box(box.left + NAME, top + 10, box.right - NOTE, top + ROW - 10)
        canvas.box(ground, CARD, 8, SAND, 2)
        right = round(ground.left + min(game.share, 1) * ground.width)
        if right > ground.left:
            canvas.box(Box(ground.left, ground.top, right, ground.bottom), WON, min(8, (right - ground.left) // 2))


def _put_curve(canvas: Canvas, season: Season, box: Box) -> None:
    _put_title(canvas, season.ratings_title, box)
    plot = Box(box.left, box.top + ROW, box.right - END, box.bottom - GAP // 2)
    canvas.box(plot, CARD, 8, SAND, 2)
    least, most = min(season.ratings), max(season.ratings)
    inner = plot.inset(2 * DOT)
    across, up = inner.width / (len(season.ratings) - 1), inner.height / max(1, most - least)
    path = [
        (inner.left + number * across, inner.bottom - (rating - least) * up)
        for number, rating in enumerate(season.ratings)
    ]

    def paint(pen: Pen) -> None:
        pen.line(path, mix(AHEAD, INK, 0.3), 10)
        pen.line(path, AHEAD, 6)
        x, y = path[-1]
        pen.ellipse((x - DOT, y - DOT, x + DOT, y + DOT), AHEAD, INK, 2)

    canvas.put_ground(painted_over(canvas.image, paint))
    y = min(max(round(path[-1][1]), plot.top + 20), plot.bottom - 20)
    canvas.text(box.right, y, str(season.ratings[-1]), LETTERS, INK, bold=True, align="right", room=END - 8)


def _put_people(canvas: Canvas, season: Season, box: Box, most: int) -> None:
    if not season.people:
        return
    _put_title(canvas, season.people_title, box)
    for number, (name, met) in enumerate(season.people[:most], 1):
        y = box.top + number * ROW + ROW // 2
        if number > 1:
            canvas.box(Box(box.left, y - ROW // 2, box.right, y - ROW // 2 + 2), LINE, 0)
        canvas.text(box.left, y, name, LETTERS, INK, room=box.width - NOTE - GAP)
        canvas.text(box.right, y, met, LETTERS, INK, align="right", room=NOTE)
