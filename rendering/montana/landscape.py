"""The map: landscape tiles with what is built on them."""

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from rendering.canvas import Box, Canvas, Key, Place, Spot
from rendering.montana import hexes, layout
from rendering.montana.grid import Grid, grid
from rendering.montana.hexes import Face
from rendering.montana.icons import icon
from rendering.montana.theme import EARTH
from rendering.sprites import Pen, Point, painted
from rendering.theme import CHOICE, INK, WHITE, mix
from rules.montana.board import GOOD_NAMES, LAYOUTS, land
from rules.montana.state import Position

BADGE_AT = (-0.4, -0.34)
"""Where the number of an option is, from the middle of its hex, in radii."""
LETTER_AT = -1.28
"""How far left of the first hex of a row its letter stands, in radii."""
LETTER = 42
"""How large that letter is."""
AROUND = 6
"""How many neighbours a hex has that does not lie at the edge."""
RINGS = (0.09, 0.15)
"""How thick a ring round a hex is, in radii: round free land, which shows goods near its edge, and a settlement."""
RIM = 4
"""How far the edge of the land reaches beyond its hexes."""


def fitted(view: Position, box: Box) -> Grid:
    """Returns the map of `view` in `box`."""
    return grid(box, tuple(land(view.tiles).grid.at.values()))


def put_map(canvas: Canvas, view: Position, box: Box, *, within_reach: bool) -> None:
    """Puts the map in `box`; with a frame round all hexes next to a settlement if somebody can reach them."""
    place, plain = fitted(view, box), land(view.tiles)
    spots = {name: place.at(*hex_) for name, hex_ in plain.grid.at.items()}
    rim = _rim(place.radius + RIM)
    canvas.note(box, "map", spot=layout.corner(box))
    canvas.note_all(_places(place, box, tuple(plain.grid.at.items()), frozenset(view.settled)))
    for kind, name in _examples(view):
        canvas.note(_around(*spots[name], place.radius), kind)
    for name, (x, y) in spots.items():
        if len(plain.grid.neighbours[name]) < AROUND:
            canvas.put_centred(rim, x, y + RIM // 2)
    for name, (x, y) in spots.items():
        canvas.put_centred(_hex(view, name, place.radius), x, y)
        if name[1:] == "1":
            canvas.text(x + round(LETTER_AT * place.radius), y, name[0], LETTER, INK, bold=True, align="centre")
    for name in view.reach if within_reach else ():
        canvas.put_centred(hexes.ring(place.radius, mix(CHOICE, WHITE, 0.35), 0.03), *spots[name])


def _examples(view: Position) -> Iterator[tuple[str, str]]:
    """Yields free plains to explain, with their kinds: one near the top, and one with a double icon near the bottom."""
    plots = land(view.tiles).plots
    free = [name for name in land(view.tiles).plains if name != view.start and name not in view.settled]
    single, double = ([name for name in free if plots[name].double == is_double] for is_double in (False, True))
    yield from (("plain", name) for name in single[:1])
    yield from (("double", name) for name in double[-1:])


HexesAt = tuple[tuple[str, tuple[int, int]], ...]


@lru_cache(16)
def _places(place: Grid, land: Box, hexes_at: HexesAt, settled: frozenset[str]) -> dict[Key, Place]:
    """Returns where each hex lies, with a frame of its own shape, and a number that stays on the `land`."""
    radius, (across, down) = place.radius, BADGE_AT
    thin, thick = (partial(hexes.ring, radius, part=part) for part in RINGS)
    found: dict[Key, Place] = {}
    for name, (q, r) in hexes_at:
        x, y = place.at(q, r)
        number = Spot(x + round(across * radius), y + round(down * radius), land)
        found["hex", name] = Place(_around(x, y, radius), number, thick if name in settled else thin)
    return found


def _around(x: int, y: int, radius: int) -> Box:
    width, height = hexes.extent(radius)
    return Box(x - width // 2, y - height // 2, x + width // 2, y + height // 2)


def _face(view: Position, name: str) -> Face:
    """Returns what a hex shows while nobody has settled there."""
    plot = land(view.tiles).plots[name]
    tint = tints(len(view.tiles))[land(view.tiles).grid.places[name][0]] if plot.terrain == "plain" else 0
    if name == view.start:
        return Face("start", tint=tint)
    cost = tuple(GOOD_NAMES[good] for good in plot.cost)
    number = name[1:] if cost else ""
    return Face(plot.terrain, number, cost, plot.double, name in view.cattle_at, name in view.canteens_at, tint)


def _hex(view: Position, name: str, radius: int) -> Image.Image:
    if built := view.settled.get(name):
        return hexes.settled(built.seat, built.tiles, radius)
    face = _face(view, name)
    return _start(radius, face.tint) if name == view.start else hexes.hexagon(face, radius)


@lru_cache(8)
def tints(tiles: int) -> tuple[int, ...]:
    """Returns one of three tints for each place of the layout, another one than that of all tiles beside it."""
    steps = (((2 * q - r) // 7, (q + 3 * r) // 7) for q, r in LAYOUTS[tiles])
    return tuple((across + 2 * down) % 3 for across, down in steps)


@lru_cache(32)
def _start(radius: int, tint: int) -> Image.Image:
    canvas = Canvas(hexes.hexagon(Face("start", tint=tint), radius).copy())
    canvas.put_centred(icon("wagon", round(radius * 1.1)), canvas.image.width // 2, canvas.image.height // 2)
    return canvas.image


@lru_cache(32)
def _rim(radius: int) -> Image.Image:
    width, height = hexes.extent(radius)
    outline = hexes.corners(width / 2, height / 2, radius)
    return painted(width, height, partial(_paint_rim, outline=outline))


def _paint_rim(pen: Pen, outline: list[Point]) -> None:
    pen.polygon(outline, mix(EARTH, INK, 0.35))
