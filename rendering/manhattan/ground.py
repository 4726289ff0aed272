"""What never changes: the sea and the empty cities."""

from functools import lru_cache, partial

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.manhattan.layout import CITIES_AT, CITY_SIZE, MAP, SITE_SIZE, SITES_AT, TITLE
from rendering.palette import compact
from rendering.pictures import icon
from rendering.sprites import Pen, painted, shadow
from rendering.theme import CARD, GREEN, INK, LINE, SAND, SEA, Colour, mix

Names = tuple[str, ...]
Trees = tuple[tuple[float, float, float], ...]
"""Where trees stand on a site, and how wide they are."""
WOODS: tuple[Trees, ...] = (
    ((24, 21, 8), (40, 16, 5), (102, 56, 7)),
    ((104, 19, 7), (92, 25, 5), (26, 55, 8), (42, 59, 5)),
    ((64, 59, 7), (80, 56, 5)),
    ((28, 18, 6), (100, 55, 9), (84, 59, 5), (106, 22, 5)),
    ((22, 37, 6), (104, 36, 7)),
)
EMBLEMS = ("manhattan", "frankfurt", "hong-kong", "sao-paulo", "cairo", "sydney")
"""The pictures of the cities."""
GRASS: Colour = (228, 225, 199)
STREET = mix(SAND, CARD, 0.45)
SHADE = 14
"""How far the shadow of a city reaches."""
NAME, NAME_ROOM = 36, 284
"""The size of a city's name, and the pixels that it and its emblem may take."""


@lru_cache(2)
def ground(cities: Names) -> Image.Image:
    """Returns the empty board with the names of its `cities`."""
    canvas = Canvas(Image.new("RGB", (MAP.width, MAP.height), SEA))
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
    return compact(canvas.image, "manhattan")


def _lay_title(canvas: Canvas, box: Box, name: str, emblem: Image.Image) -> None:
    """Lays the name of a city beside its emblem, or alone if it is too long for that."""
    left = box.left + 8
    if lettering.width(name, NAME, True) <= NAME_ROOM - emblem.width:
        canvas.put(emblem, left - 2, box.top + TITLE - emblem.height - 1)
        left += emblem.width + 2
    canvas.text(left, box.top + TITLE // 2, name, NAME, INK, bold=True, room=box.left + NAME_ROOM - left)


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
