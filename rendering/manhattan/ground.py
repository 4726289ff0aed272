"""What never changes: the paper, the sea, the score track and the empty cities."""

from functools import lru_cache, partial

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.manhattan.layout import CITIES_AT, CITY_SIZE, MAP, SITE_SIZE, SITES_AT, SIZE, TITLE, TRACK, TRACK_AT
from rendering.palette import compact
from rendering.pictures import icon
from rendering.sprites import Pen, box_shadow, painted, shadow
from rendering.theme import CARD, DEEP, FADED, GREEN, INK, LINE, PAPER, SAND, SEA, SHORE, WOOD, Colour, mix

Names = tuple[str, ...]
Trees = tuple[tuple[float, float, float], ...]
"""Where trees stand on a site, and how wide they are."""
WOODS: tuple[Trees, ...] = (
    ((24, 28, 9), (40, 22, 6), (102, 76, 8)),
    ((104, 26, 8), (92, 34, 6), (26, 74, 9), (42, 80, 6)),
    ((64, 80, 8), (80, 76, 6)),
    ((28, 24, 7), (100, 74, 10), (84, 80, 6), (106, 30, 6)),
    ((22, 50, 7), (104, 48, 8)),
)
EMBLEMS = ("manhattan", "frankfurt", "hong-kong", "sao-paulo", "cairo", "sydney")
"""The pictures of the cities."""
GRASS: Colour = (228, 225, 199)
STREET = mix(SAND, CARD, 0.45)
SHADE = 14
"""How far the shadow of a city reaches."""
NAME_ROOM = 212
"""The most pixels that a city's name may take."""


@lru_cache(2)
def ground(cities: Names) -> Image.Image:
    """Returns the empty board with the names of its `cities`."""
    canvas = Canvas(Image.new("RGB", SIZE, PAPER))
    _lay_track(canvas)
    land = painted(*CITY_SIZE, _paint_land)
    shade = shadow(land, 5, 0.32, SHADE)
    for box in CITIES_AT:
        canvas.put(shade, box.left - SHADE, box.top - SHADE + 4)
        canvas.put(land, box.left, box.top)
    for number, name in enumerate(cities):
        _lay_title(canvas, CITIES_AT[number], name, icon("manhattan", EMBLEMS[number]))
    plots = [painted(*SITE_SIZE, partial(_paint_plot, trees=trees)) for trees in WOODS]
    for number, box in enumerate(SITES_AT):
        canvas.put(plots[number * 7 // 3 % len(plots)], box.left, box.top)
    _lay_compass(canvas)
    return compact(canvas.image, "manhattan")


def _lay_track(canvas: Canvas) -> None:
    frame = TRACK.inset(-4)
    canvas.put(box_shadow(frame.width, frame.height, 14, 9, 0.4, 24), frame.left - 24, frame.top - 18)
    canvas.box(frame, WOOD, 14)
    for points, box in enumerate(TRACK_AT):
        landmark = points % 10 == 0
        canvas.box(box.inset(1), DEEP if landmark else (SAND if points % 2 else PAPER), 5)
        if points % 5 == 0:
            canvas.text(*box.centre, str(points), 19, CARD if landmark else FADED, bold=True, align="centre")
    canvas.box(MAP, SEA, 8, SHORE, 2)


def _lay_title(canvas: Canvas, box: Box, name: str, emblem: Image.Image) -> None:
    canvas.put(emblem, box.left + 10, box.top + TITLE - emblem.height - 1)
    left = box.left + 16 + emblem.width
    canvas.text(left, box.top + TITLE // 2, name, 33, INK, bold=True, room=NAME_ROOM)


def _paint_land(pen: Pen) -> None:
    width, height = CITY_SIZE
    pen.rectangle((0, 0, width, height), STREET, 14, mix(LINE, INK, 0.25), 2)
    pen.rectangle((2, 2, width - 2, TITLE - 1), CARD, 12)
    pen.rectangle((2, 20, width - 2, TITLE - 1), CARD)
    pen.line([(2, TITLE - 1), (width - 2, TITLE - 1)], LINE, 2)


def _paint_plot(pen: Pen, trees: Trees) -> None:
    """Paints an empty site: fenced ground with a few trees."""
    width, height = SITE_SIZE
    pen.rectangle((0, 0, width, height), SAND, 10, LINE, 2)
    pen.rectangle((7, 7, width - 7, height - 7), GRASS, 7)
    for x, y, size in trees:
        pen.ellipse((x - size + 3, y + size * 0.2, x + size + 5, y + size * 1.2), mix(GRASS, INK, 0.16))
        pen.ellipse((x - size, y - size, x + size, y + size), mix(GREEN, INK, 0.12))
        pen.ellipse((x - size * 0.8, y - size * 0.9, x + size * 0.5, y + size * 0.4), GREEN)


def _lay_compass(canvas: Canvas) -> None:
    first, second = CITIES_AT[0], CITIES_AT[4]
    x, y = (first.right + second.left) // 2, (first.bottom + second.top) // 2
    canvas.put_centred(icon("manhattan", "compass"), x, y)
