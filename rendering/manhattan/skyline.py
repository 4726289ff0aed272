"""What is built: towers on their sites, who leads each city, and the tallest building."""

from rendering.canvas import Box, Canvas, Spot
from rendering.manhattan import facts, towers
from rendering.manhattan.layout import CITIES_AT, LARGE_BADGE, SITES_AT, TITLE
from rendering.pictures import icon
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.manhattan.board import DATA
from rules.manhattan.state import CELLS, Position
from rules.manhattan.towers import by_city, leader, sole_owner, survey, tallest


def put_cities(canvas: Canvas, view: Position) -> None:
    """Puts all buildings, with a crown for the tallest and a flag for who leads a city."""
    for site, (building, box) in enumerate(zip(view.sites, SITES_AT, strict=True)):
        canvas.note(box, "site", *divmod(site, CELLS), spot=Spot(box.left + 32, box.top + 32, box, LARGE_BADGE))
        if building:
            canvas.put(towers.site(tuple(building)), box.left, box.top)
    found = survey(view.sites, view.parties)
    top = tallest(found)
    if sole_owner(top) is not None and (len(top) == 1 or view.options["tallest_tie"] == "by_player"):
        for tower in top:
            site_box = SITES_AT[tower.city * CELLS + tower.cell]
            x, y = site_box.left + 22, site_box.top + 16
            canvas.put_centred(icon("manhattan", "tallest", 30), x, y)
    for city in by_city(found):
        party = leader(city)
        if party is not None:
            _put_flag(canvas, city[0].city, facts.colour_of(view, party))


def _put_flag(canvas: Canvas, city: int, colour: int) -> None:
    """Puts the points of a city's majority in the colour of who would get them."""
    place, paint = CITIES_AT[city], SEATS[colour]
    flag = Box(place.right - 100, place.top + 3, place.right - 6, place.top + TITLE - 4)
    canvas.note(flag, "majority", city)
    canvas.box(flag, paint.base, 12, INK, 2)
    canvas.put_centred(token(paint, 30), flag.left + 21, flag.centre[1])
    canvas.text(flag.right - 8, flag.centre[1], f"+{DATA.points.majority}", 38, paint.on, bold=True, align="right")
