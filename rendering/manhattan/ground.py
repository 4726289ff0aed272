"""What never changes: the sea, and six cities under their skies, without buildings."""

from functools import lru_cache

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.manhattan.layout import (
    APRON,
    BACK,
    CITIES_AT,
    CITY_SIZE,
    EDGE,
    FEET,
    FLAG,
    LANE,
    MAP,
    PLATE,
    PLATES,
    SMALL_BADGE,
)
from rendering.palette import compact
from rendering.pictures import icon, load
from rendering.sprites import Pen, painted, shadow
from rendering.theme import CARD, GREEN, INK, SEA, Colour, mix
from rules.manhattan.state import CELLS

Names = tuple[str, ...]
EMBLEMS = ("manhattan", "frankfurt", "hong-kong", "sao-paulo", "cairo", "sydney")
"""The pictures of the cities."""
SKY: tuple[Colour, ...] = ((170, 204, 224), (189, 215, 226), (208, 224, 226), (228, 231, 220), (240, 232, 212))
"""From the top to the horizon."""
GRASS: Colour = (200, 212, 176)
STREET: Colour = (222, 214, 192)
SITE = mix(GRASS, GREEN, 0.9)
FAR: Colour = (198, 210, 208)
"""The sights of a city at the horizon."""
HORIZON = CITY_SIZE[1] - PLATE - APRON - (CELLS // 3 - 1) * BACK - 22
"""How far it is below the top of a city."""
SIGHTS = 74
"""How high the sights are."""
SHADE = 14
"""How far the shadow of a city reaches."""
NAME = 36
"""The size of a city's name."""


@lru_cache(2)
def ground(cities: Names) -> Image.Image:
    """Returns the empty board with the names of its `cities`."""
    canvas = Canvas(Image.new("RGB", (MAP.width, MAP.height), SEA))
    land = painted(*CITY_SIZE, _paint_city)
    shade = shadow(land, 5, 0.32, SHADE)
    for number, (box, name) in enumerate(zip(CITIES_AT, cities, strict=True)):
        canvas.put(shade, box.left - SHADE, box.top - SHADE + 4)
        canvas.put(land, box.left, box.top)
        sights = _sights(EMBLEMS[number])
        canvas.put(sights, box.left + EDGE, box.top + HORIZON - sights.height)
        _lay_name(canvas, PLATES[number], name, icon("manhattan", EMBLEMS[number]))
    return compact(canvas.image, "manhattan")


def _sights(emblem: str) -> Image.Image:
    """Returns what is seen of a city from afar."""
    picture = load("manhattan", emblem)
    shape = picture.sharp(picture.width * SIGHTS // picture.height).getchannel("A")
    far = Image.new("RGBA", shape.size, FAR)
    far.putalpha(shape)
    return far


def _lay_name(canvas: Canvas, box: Box, name: str, emblem: Image.Image) -> None:
    """Lays the name of a city beside its emblem; if it is too long for that, beside the place of a number."""
    left, right = box.left + emblem.width + 10, box.right - FLAG
    if lettering.width(name, NAME, True) <= right - left:
        canvas.put(emblem, box.left + 6, box.bottom - emblem.height - 2)
    else:
        left = box.left + SMALL_BADGE + 2
    canvas.text(left, box.centre[1] - 3, name, NAME, INK, bold=True, room=right - left)


def _paint_city(pen: Pen) -> None:
    width, height = CITY_SIZE
    pen.rectangle((0, 0, width, height), CARD, 10)
    band = HORIZON / len(SKY)
    for number, tone in enumerate(SKY):
        pen.rectangle((0, number * band, width, HORIZON), tone, 0 if number else 10)
    land = height - PLATE
    pen.rectangle((0, HORIZON, width, land), GRASS)
    feet = [(x - CITIES_AT[0].left, y - CITIES_AT[0].top) for x, y in FEET[:CELLS]]
    for x, y in feet[-3:]:
        far, near = (x - 4 + (y - end) * LANE / BACK for end in (HORIZON, land))
        pen.polygon([(near, land), (far, HORIZON), (far + LANE, HORIZON), (near + LANE, land)], STREET)
    for x, y in feet:
        corners = [(x - 3, y + 3), (x + LANE - 11, y + 3), (x + LANE - 3, y - 11), (x + 5, y - 11)]
        pen.polygon(corners, SITE, mix(SITE, INK, 0.45), 2)
    pen.rectangle((0, 0, width, height), None, 10, CARD, 3)
