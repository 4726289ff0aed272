"""What does not change in a match: planks, ledger paper, and the values printed on it; a ground for each part."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.palette import compact
from rendering.rolled_west import facts, layout, legend
from rendering.rolled_west.emblems import emblem
from rendering.rolled_west.icons import icon, resource
from rendering.rolled_west.theme import BRASS, LEATHER, LEDGER, PLANK, RULED, TERRAINS, pale
from rendering.sprites import box_shadow, painted
from rendering.theme import CARD, FADED, INK, SEATS, mix
from rules.rolled_west import board
from rules.rolled_west.board import CONTRACTS, DATA, DIE_OF, METALS, OFFICES, RESOURCES

SHADE = 12
"""How far the shadow of a sheet reaches."""
BOARDS = 150
"""How high a plank of the ground is."""
PRINTED = 38
"""The size of values on the tracks of everybody."""
MY_PRINTED = 40
"""The size of values on the own scoreboard."""
STAR = 22
UPPER = 21
"""Where values stand below the top of a space of the own scoreboard: below them is room for a number."""


class Lettering(NamedTuple):
    """What is written on the board, in one language."""

    letters: tuple[str, ...]
    """Of the resources."""
    contracts: str
    boomtown: str
    legend: legend.Legend


def lettering(words: Words, counts_units: bool) -> Lettering:
    """Returns what is written on the board in the language of `words`; for office SG, see `legend`."""
    return Lettering(
        letters=tuple(words("board-letter", resource=name) for name in RESOURCES),
        contracts=words("board-contracts"),
        boomtown=words("board-boomtown"),
        legend=legend.legend(words, counts_units),
    )


def letter(written: Lettering, name: str) -> str:
    """Returns the letter of the resource `name`."""
    return written.letters[RESOURCES.index(name)]


@lru_cache(2)
def head(is_over: bool) -> Image.Image:
    """Returns the ground of the header and the dice; once the game `is_over`, without the sheet of the dice."""
    canvas = Canvas(_planks(layout.HEAD))
    if not is_over:
        lay_sheet(canvas, layout.ROLL)
    return compact(canvas.image, "rolled_west")


@lru_cache(2)
def shared(written: Lettering) -> Image.Image:
    """Returns the ground of contracts and Boomtown, with the legend of its signs."""
    canvas, place = Canvas(_planks(layout.FIELD)), layout.shared(0)
    for panel, title in ((layout.contracts(place), written.contracts), (layout.boomtown(place), written.boomtown)):
        lay_sheet(canvas, panel)
        _lay_band(canvas, panel, title)
    for number in range(len(CONTRACTS)):
        canvas.box(layout.contract(place, number), CARD, 10, RULED, 2)
    for number in range(len(OFFICES)):
        canvas.box(layout.office(place, number), CARD, 10, RULED, 2)
    lay_sheet(canvas, layout.legend(0))
    legend.put_legend(canvas, layout.legend(0), written.legend)
    return compact(canvas.image, "rolled_west")


@lru_cache(2)
def scoreboard(letters: tuple[str, ...]) -> Image.Image:
    """Returns the ground of one player's scoreboard."""
    canvas = Canvas(_planks(layout.PART))
    lay_sheet(canvas, layout.ROLL)
    lay_sheet(canvas, layout.MINE)
    for number, name in enumerate(board.TERRAINS):
        _lay_my_track(canvas, number, name, letters)
    for number, metal in enumerate(METALS):
        _lay_my_row(canvas, number, metal, letters)
    return compact(canvas.image, "rolled_west")


@lru_cache(3)
def tracks(players: int, letters: tuple[str, ...]) -> Image.Image:
    """Returns the ground on which every claim track and shipping row has a line for each player, and of the panels."""
    canvas = Canvas(_planks(layout.tracks(players) + layout.PANELS[players]))
    for number, name in enumerate(board.TERRAINS):
        _lay_terrain(canvas, layout.terrain(0, number, players), name, players, letters)
    for number, metal in enumerate(METALS):
        _lay_freight(canvas, layout.freight(0, number, players), metal, players, letters)
    return compact(canvas.image, "rolled_west")


def _planks(height: int) -> Image.Image:
    """Returns a ground of old planks."""
    canvas = Canvas(Image.new("RGB", (layout.WIDTH, height), PLANK))
    seam, grain = mix(PLANK, INK, 0.45), mix(PLANK, INK, 0.1)
    for number, top in enumerate(range(0, height, BOARDS)):
        tone = mix(PLANK, (INK, CARD)[number % 2], 0.05)
        canvas.fill(Box(0, top, layout.WIDTH, top + BOARDS), tone)
        for line in range(18 + 7 * (number % 3), BOARDS, 34):
            canvas.fill(Box(0, top + line, layout.WIDTH, top + line + 2), grain)
        canvas.fill(Box(0, top, layout.WIDTH, top + 3), seam)
    return canvas.image


def lay_sheet(canvas: Canvas, box: Box) -> None:
    """Lays a sheet of ledger paper, ruled at its edge."""
    canvas.put(box_shadow(box.width, box.height, 14, 5, 0.5, SHADE), box.left - SHADE, box.top - SHADE + 4)
    canvas.box(box, LEDGER, 14)
    canvas.box(box.inset(4), None, 11, RULED, 2)


def _lay_band(canvas: Canvas, box: Box, title: str) -> None:
    """Lays the title of a sheet: a signboard with brass nails."""
    band = box._replace(bottom=box.top + layout.BAND)
    canvas.box(band, LEATHER, 14)
    canvas.box(Box(band.left, band.centre[1], band.right, band.bottom), LEATHER, 0)
    canvas.text(*band.centre, title, 36, LEDGER, bold=True, align="centre", room=band.width - 80)
    nail = painted(12, 12, lambda pen: pen.ellipse((0, 0, 12, 12), BRASS, mix(BRASS, INK, 0.5), 1.5))
    for x in (band.left + 24, band.right - 24):
        canvas.put_centred(nail, x, band.centre[1])


def _lay_lines(canvas: Canvas, panel: Box, players: int, count: int) -> None:
    """Lays the empty spaces of a track, in a line for each player."""
    for player in range(players):
        row = layout.line(panel, player, players)
        for number in range(count):
            space = layout.column(panel, row, number, count)
            box = space.inset(2)
            canvas.box(box, mix(SEATS[player].pale, LEDGER, 0.45), 6, mix(SEATS[player].base, LEDGER, 0.5), 2)


def _lay_terrain(canvas: Canvas, panel: Box, name: str, players: int, letters: tuple[str, ...]) -> None:
    lay_sheet(canvas, panel)
    canvas.box(panel._replace(bottom=panel.top + layout.VALUES), pale(name), 14)
    canvas.put(emblem(name, 48), panel.left + 9, panel.top + 3)
    terrain = board.TERRAINS[name]
    for number, points in enumerate(terrain.points):
        _lay_value(canvas, layout.printed(panel, number, len(terrain.points)), points)
    place = layout.bonus(panel, panel._replace(bottom=panel.top + layout.VALUES))
    canvas.put_centred(icon("majorities", 26), place.left + 13, place.centre[1])
    text = f"{terrain.first}/{terrain.lower}"
    canvas.text(place.left + 28, place.centre[1], text, 36, INK, bold=True)
    _lay_lines(canvas, panel, players, len(terrain.points))


def _lay_value(canvas: Canvas, box: Box, points: int) -> None:
    if not points:
        canvas.text(*box.centre, "·", PRINTED, FADED, bold=True, align="centre")
        return
    canvas.put(icon("star", 20), box.right - 20, box.top - 3)
    canvas.text(box.centre[0] - 5, box.centre[1] + 2, str(points), PRINTED, INK, bold=True, align="centre")


def _lay_freight(canvas: Canvas, panel: Box, metal: str, players: int, letters: tuple[str, ...]) -> None:
    lay_sheet(canvas, panel)
    canvas.box(panel._replace(bottom=panel.top + layout.VALUES), mix(LEDGER, PLANK, 0.25), 14)
    canvas.put(resource(metal, letters[RESOURCES.index(metal)], 48), panel.left + 8, panel.top + 3)
    for number, points in enumerate(DATA.shipping.points[metal]):
        if number not in facts.STARRED:
            place = layout.printed(panel, number, layout.BERTHS)
            figure, colour = (str(points), INK) if points else ("·", FADED)
            canvas.text(*place.centre, figure, PRINTED, colour, bold=True, align="centre")
    _lay_lines(canvas, panel, players, layout.BERTHS)


def _lay_my_track(canvas: Canvas, number: int, name: str, letters: tuple[str, ...]) -> None:
    track, terrain = layout.my_track(number), board.TERRAINS[name]
    canvas.put_centred(emblem(name, 80), track.left + 42, track.centre[1])
    sign = resource(DIE_OF[name], letters[RESOURCES.index(DIE_OF[name])], 44)
    canvas.put_centred(sign, track.left + 68, track.centre[1] + 24)
    for space, points in enumerate(terrain.points):
        box = layout.my_space(number, space)
        canvas.box(box.inset(2), mix(pale(name), CARD, 0.4), 8, mix(TERRAINS[name], CARD, 0.4), 2)
        if points:
            canvas.put(icon("star", STAR), *star(box))
            canvas.text(box.centre[0] - 3, box.top + UPPER, str(points), MY_PRINTED, INK, bold=True, align="centre")
    place = layout.my_bonus(number)
    canvas.put_centred(icon("majorities", 34), place.left + 20, place.centre[1])
    text = f"{terrain.first}/{terrain.lower}"
    canvas.text(place.left + 42, place.centre[1], text, 40, INK, bold=True)


def _lay_my_row(canvas: Canvas, number: int, metal: str, letters: tuple[str, ...]) -> None:
    row, first = layout.my_row(number), layout.my_berth(number, 0)
    if number:
        canvas.fill(Box(row.left, row.top - 5, row.right, row.top - 3), RULED)
    sign = resource(metal, letters[RESOURCES.index(metal)], 56)
    canvas.put_centred(sign, row.left + 28, first.centre[1])
    for space, points in enumerate(DATA.shipping.points[metal]):
        box = layout.my_berth(number, space)
        canvas.box(box.inset(2), mix(LEDGER, PLANK, 0.18), 8, mix(PLANK, LEDGER, 0.3), 2)
        if points and space not in facts.STARRED:
            canvas.text(box.centre[0], box.top + UPPER, str(points), MY_PRINTED, INK, bold=True, align="centre")


def star(space: Box) -> tuple[int, int]:
    """Returns where the star of a `space` of the own scoreboard is: its corner."""
    return space.right - STAR + 3, space.top - 5
