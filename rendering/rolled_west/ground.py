"""What does not change in a match: planks, the land with its plots, railways, and titles; a ground for each part."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.palette import compact
from rendering.rolled_west import facts, layout
from rendering.rolled_west.icons import icon, resource
from rendering.rolled_west.theme import BRASS, LEATHER, LEDGER, PLANK, RULED, SKY, TERRAINS, edge, pale
from rendering.sprites import box_shadow, painted
from rendering.theme import CARD, INK, WHITE, Colour, mix
from rules.rolled_west import board
from rules.rolled_west.board import DATA, DIE_OF, METALS, RESOURCES

SHADE = 12
"""How far the shadow of a sheet reaches."""
BOARDS = 150
"""How high a plank of the ground is."""
FIGURE, POINTS = 38, 36
"""The sizes of points: at stations, and on plots, where a ring has to fit between them and a mark."""
STAR = 24
TIES = 24
"""How far the ties of a railway are from each other."""


class Lettering(NamedTuple):
    """What is written on the board, in one language."""

    letters: tuple[str, ...]
    """Of the resources."""
    terrains: tuple[str, ...]
    """In the order of the land."""
    contracts: str
    boomtown: str


def lettering(words: Words) -> Lettering:
    """Returns what is written on the board in the language of `words`."""
    return Lettering(
        letters=tuple(words("board-letter", resource=name) for name in RESOURCES),
        terrains=tuple(words("board-terrain", terrain=name) for name in layout.LAND),
        contracts=words("board-contracts"),
        boomtown=words("board-boomtown"),
    )


def letter(written: Lettering, name: str) -> str:
    """Returns the letter of the resource `name`."""
    return written.letters[RESOURCES.index(name)]


@lru_cache(4)
def first(written: Lettering, is_over: bool) -> Image.Image:
    """Returns the ground of the first part; once the game `is_over`, without the sheet of the dice."""
    canvas = Canvas(Image.new("RGB", (layout.WIDTH, layout.FIRST), LEATHER))
    _lay_planks(canvas, layout.HEAD)
    if not is_over:
        _lay_sheet(canvas, layout.ROLL)
    _lay_sky(canvas)
    for terrain in layout.LAND:
        _lay_ground(canvas, terrain)
    canvas.fill(Box(0, layout.RAILS, layout.WIDTH, layout.FIRST), LEATHER)
    for terrain in layout.LAND:
        _lay_plots(canvas, terrain, written)
    for metal in METALS:
        _lay_rail(canvas, metal, written)
    return compact(canvas.image, "rolled_west")


@lru_cache(4)
def below(written: Lettering, height: int) -> Image.Image:
    """Returns the ground of what lies below: planks, and the titles of contracts and Boomtown."""
    canvas = Canvas(Image.new("RGB", (layout.WIDTH, height), PLANK))
    _lay_planks(canvas, height)
    _lay_title(canvas, layout.CONTRACTS.moved(0, -layout.FIRST), written.contracts)
    _lay_title(canvas, layout.BOOMTOWN.moved(0, -layout.FIRST), written.boomtown)
    return compact(canvas.image, "rolled_west")


def _lay_planks(canvas: Canvas, height: int) -> None:
    """Lays old planks down to `height`."""
    seam, grain = mix(PLANK, INK, 0.45), mix(PLANK, INK, 0.1)
    for number, top in enumerate(range(0, height, BOARDS)):
        tone = mix(PLANK, (INK, CARD)[number % 2], 0.05)
        canvas.fill(Box(0, top, layout.WIDTH, min(top + BOARDS, height)), tone)
        for line in range(18 + 7 * (number % 3), min(BOARDS, height - top), 34):
            canvas.fill(Box(0, top + line, layout.WIDTH, top + line + 2), grain)
        canvas.fill(Box(0, top, layout.WIDTH, top + 3), seam)


def _lay_sheet(canvas: Canvas, box: Box) -> None:
    """Lays a sheet of ledger paper, ruled at its edge."""
    canvas.put(box_shadow(box.width, box.height, 14, 5, 0.5, SHADE), box.left - SHADE, box.top - SHADE + 4)
    canvas.box(box, LEDGER, 14)
    canvas.box(box.inset(4), None, 11, RULED, 2)


def _lay_title(canvas: Canvas, box: Box, title: str) -> None:
    """Lays a dark panel with its title: a signboard with brass nails."""
    canvas.box(box, LEATHER, 14)
    y = box.top + layout.TITLE // 2 - 3
    canvas.text(box.centre[0], y, title, 36, LEDGER, bold=True, align="centre", room=box.width - 80)
    nail = painted(12, 12, lambda pen: pen.ellipse((0, 0, 12, 12), BRASS, mix(BRASS, INK, 0.5), 1.5))
    for x in (box.left + 24, box.right - 24):
        canvas.put_centred(nail, x, y)


def _lay_sky(canvas: Canvas) -> None:
    low = mix(SKY, WHITE, 0.55)
    for line in range(0, layout.SKY, 6):
        top = layout.HEAD + line
        canvas.fill(Box(0, top, layout.WIDTH, top + 6), mix(SKY, low, line / layout.SKY))
    sun = painted(84, 84, lambda pen: pen.ellipse((0, 0, 84, 84), mix(BRASS, WHITE, 0.6)))
    canvas.put_centred(sun, 628, layout.HEAD + 34)


def _lay_ground(canvas: Canvas, terrain: str) -> None:
    """Lays the ground of a terrain, with its skyline above."""
    ground = layout.ground(terrain)
    skyline = icon(f"skyline_{terrain}")
    for left in range(0, layout.WIDTH, skyline.width):
        canvas.put(skyline, left, ground.top - skyline.height)
    canvas.fill(ground, TERRAINS[terrain])


def _lay_plots(canvas: Canvas, terrain: str, written: Lettering) -> None:
    plate, card = layout.plate(terrain), board.TERRAINS[terrain]
    canvas.box(plate, LEDGER, 12, edge(TERRAINS[terrain]), 3)
    sign = resource(DIE_OF[terrain], letter(written, DIE_OF[terrain]), 44)
    canvas.put_centred(sign, plate.left + 28, plate.top + 24)
    name = written.terrains[layout.LAND.index(terrain)]
    canvas.text(plate.left + 54, plate.top + 23, name, 35, INK, bold=True, room=plate.width - 58)
    for number, points in enumerate(card.points):
        plot = layout.plot(terrain, number)
        canvas.box(plot, pale(terrain), 12, edge(TERRAINS[terrain]), 2)
        if points:
            x, y = layout.value(plot).centre
            canvas.text(x - 2, y - 20, str(points), POINTS, INK, bold=True, align="centre")
            canvas.put_centred(icon("star", STAR), x - 1, y + 20)


def _lay_rail(canvas: Canvas, metal: str, written: Lettering) -> None:
    """Lays a railway with the signs of its stations; those of first bonuses are laid over it."""
    row = layout.rail(metal)
    canvas.put_centred(resource(metal, letter(written, metal), 46), row.left + 26, row.centre[1])
    stations = [layout.station(metal, number) for number in range(len(layout.STATIONS))]
    for station in stations:
        canvas.box(station.inset(0, 1), mix(LEATHER, LEDGER, 0.24), 8)
    y = row.bottom - 8
    for x in range(row.left + 58, row.right - 10, TIES):
        canvas.fill(Box(x, y - 5, x + 10, y + 6), mix(PLANK, INK, 0.2))
    for rail in (y - 3, y + 2):
        canvas.fill(Box(row.left + 54, rail, row.right, rail + 2), mix(LEDGER, INK, 0.35))
    for number, (station, points) in enumerate(zip(stations, DATA.shipping.points[metal], strict=True)):
        if points:
            is_starred = number in facts.STARRED
            lay_sign(canvas, layout.sign(station, int(is_starred)), str(points), LEDGER)
            if is_starred:
                canvas.put_centred(icon("star", STAR), station.left + 2 * layout.SIGN + 16, station.centre[1] - 4)


def lay_sign(canvas: Canvas, box: Box, figure: str, fill: Colour) -> None:
    """Lays the sign of a station."""
    canvas.box(box.inset(1, 0), fill, 8, edge(BRASS), 2)
    canvas.text(*box.centre, figure, FIGURE, INK, bold=True, align="centre")
