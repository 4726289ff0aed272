"""What is built: towers on their sites, who leads each city, and the tallest building."""

from rendering.canvas import Box, Canvas, Spot
from rendering.manhattan import facts, icons, towers
from rendering.manhattan.layout import CITIES_AT, LARGE_BADGE, SITES_AT, TITLE
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.manhattan.board import DATA
from rules.manhattan.state import CELLS, Position
from rules.manhattan.towers import by_city, leader, sole_owner, survey, tallest


def put_cities(canvas: Canvas, view: Position) -> None:
    """All buildings, with a crown for the tallest and a flag for who leads a city."""
    for site, (building, box) in enumerate(zip(view.sites, SITES_AT, strict=True)):
        canvas.note(box, "site", *divmod(site, CELLS), spot=Spot(box.left + 26, box.top + 26, box, LARGE_BADGE))
        if building:
            canvas.put(towers.site(tuple(building)), box.left, box.top)
    found = survey(view.sites, view.parties)
    top = tallest(found)
    if sole_owner(top) is not None and (len(top) == 1 or view.options["tallest_tie"] == "by_player"):
        for tower in top:
            _put_crown(canvas, SITES_AT[tower.city * CELLS + tower.cell])
    for city in by_city(found):
        _put_flag(canvas, view, CITIES_AT[city[0].city], leader(city))


def _put_crown(canvas: Canvas, site: Box) -> None:
    x = site.left + towers.BADGE.centre[0]
    canvas.put_centred(icons.crown(), x, site.top + towers.BADGE.top - 8)


def _put_flag(canvas: Canvas, view: Position, city: Box, party: int | None) -> None:
    """The points of the city's majority in the colour of who would get them; nothing where it is shared."""
    if party is None:
        return
    paint = SEATS[facts.colour_of(view, party)]
    flag = Box(city.right - 104, city.top + 5, city.right - 8, city.top + TITLE - 5)
    canvas.box(flag, paint.base, 12, INK, 2)
    canvas.put_centred(token(paint, 28), flag.left + 22, flag.centre[1])
    canvas.text(flag.right - 12, flag.centre[1], f"+{DATA.points.majority}", 32, paint.on, bold=True, align="right")
