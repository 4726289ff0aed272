"""What is built: towers on their sites, who leads each city, and the tallest building."""

from functools import lru_cache, partial

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.manhattan import facts, layout, towers
from rendering.manhattan.layout import FLAG
from rendering.manhattan.towers import BELOW, DEPTH, FRONT, LEFT, SIGN, Tower
from rendering.pictures import icon
from rendering.sprites import Pen, painted
from rendering.theme import INK, SEATS, WHITE, Colour
from rendering.tokens import token
from rules.manhattan.board import COLOURS, DATA, needed
from rules.manhattan.state import CELLS, SIZES, Position
from rules.manhattan.towers import Tower as Counted
from rules.manhattan.towers import by_city, leader, sole_owner, survey, tallest

Parties = tuple[int, ...]
EMPTY = [Box(-3, -12, 38, 5).moved(*foot) for foot in layout.FEET]
"""Where the empty sites lie."""
CROWN = 8
"""How far a crown reaches down into a roof."""
FRAME = 6
"""How thick the frame round a building is."""
LANE = LEFT + FRONT + DEPTH[0]
"""How wide a building is whose sign is no wider."""


BADGES = [
    Spot(plate.left + layout.SMALL_BADGE // 2, plate.centre[1] + 2, plate, layout.SMALL_BADGE)
    for plate in layout.PLATES
]
"""Where the cities are numbered."""


def put_cities(canvas: Canvas, view: Position, *, is_private: bool) -> None:
    """Puts all buildings, with a crown for the tallest and a flag for who leads a city.

    Sites can be chosen on a board that `is_private`.
    """
    parties, found = tuple(view.parties), survey(view.sites, view.parties)
    crowned = _crowned(view, found)
    for site, building in enumerate(view.sites):
        box = _put_building(canvas, site, tuple(building), parties) if building else EMPTY[site]
        if site in crowned:
            box = _put_crown(canvas, box)
        city, cell = divmod(site, CELLS)
        frame = partial(_frame, box.width, box.height)
        canvas.note(box, "site", city, cell, frame=frame if box.width > LANE else None)
        if is_private:
            canvas.note(box, "choice", city, cell, spot=BADGES[city], frame=frame)
    for each in by_city(found):
        party = leader(each)
        if party is not None:
            _put_flag(canvas, each[0].city, facts.colour_of(view, party))


def _put_building(canvas: Canvas, site: int, tower: Tower, parties: Parties) -> Box:
    """Puts a building on its `site`. Returns where it lies."""
    (x, y), (sprite, locked) = layout.FEET[site], _building(tower, parties, most_floors(site % CELLS))
    width, height = sprite.size
    box = Box(x - LEFT, y + BELOW - height, x - LEFT + width - 1, y + BELOW)
    canvas.put(sprite, box.left, box.top)
    above = Spot(box.centre[0], box.top - layout.SMALL_BADGE * 3 // 4, box, layout.SMALL_BADGE)
    canvas.note(box, "building", spot=above)
    if locked:
        canvas.note(box, "safe", spot=above)
    elif tower[0].colour != tower[-1].colour:
        canvas.note(box, "shares", spot=above)
    return box


@lru_cache(512)
def _building(tower: Tower, parties: Parties, most: int) -> tuple[Image.Image, bool]:
    """Returns the picture of a building, and whether it is safe."""
    locked = is_safe(tower, parties)
    return towers.building(tower, is_safe=locked, most=most), locked


def is_safe(tower: Tower, parties: Parties) -> bool:
    """Returns whether no block is large enough for anybody else to take over `tower`."""
    owner = parties[tower[-1].colour]
    others = (colour for colour in range(COLOURS) if parties[colour] != owner)
    return all(needed([*tower], colour, parties) > SIZES for colour in others)


def most_floors(cell: int) -> int:
    """Returns for how many floors of the usual height there is room above a `cell`: the nearest row has most."""
    return towers.MOST + cell // 3 * layout.BACK // towers.FLOOR


@lru_cache(64)
def _frame(width: int, height: int, colour: Colour) -> Image.Image:
    """Returns a frame round a building of this size: close to the tower also if the sign below is wider."""
    near, half = FRAME / 2, FRAME * 3 / 2
    wall, right, bottom = min(width, LANE - 1) + half, width + half, height + half
    sign = bottom - SIGN - FRAME
    step = [(wall, sign), (right, sign)] if width > LANE else []
    path = [(near, near), (wall, near), *step, (right, bottom), (near, bottom)]

    def paint(pen: Pen) -> None:
        for tone, thickness in ((WHITE, FRAME - 0.5), (colour, FRAME - 2.5)):
            pen.line([*path, *path[:2]], tone, thickness)

    return painted(width + 2 * FRAME, height + 2 * FRAME, paint)


def _crowned(view: Position, found: list[Counted]) -> set[int]:
    """Returns the sites of the tallest buildings, if they pay somebody."""
    top = tallest(found)
    pays = sole_owner(top) is not None and (len(top) == 1 or view.options["tallest_tie"] == "by_player")
    return {tower.city * CELLS + tower.cell for tower in top} if pays else set()


def _put_crown(canvas: Canvas, building: Box) -> Box:
    """Puts a crown on a `building`. Returns where both lie."""
    crown = icon("manhattan", "tallest")
    top = building.top + CROWN - crown.height
    canvas.put(crown, building.left + LEFT + (FRONT + DEPTH[0] - crown.width) // 2, top)
    return building._replace(top=top)


def _put_flag(canvas: Canvas, city: int, colour: int) -> None:
    """Puts the points of a city's majority in the colour of who would get them."""
    place, paint = layout.PLATES[city], SEATS[colour]
    flag = Box(place.right - FLAG, place.top + 2, place.right - 4, place.bottom - 3)
    canvas.note(flag, "majority", city, spot=BADGES[city])
    canvas.box(flag, paint.base, 10, INK, 2)
    canvas.put_centred(token(paint, 26), flag.left + 19, flag.centre[1])
    canvas.text(flag.right - 6, flag.centre[1], f"+{DATA.points.majority}", 36, paint.on, bold=True, align="right")
