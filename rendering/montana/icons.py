"""Small pictures with a meaning: goods, workers, coins, cattle, canteens, settlements, places of work."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from PIL import Image

from rendering.canvas import Canvas
from rendering.montana.theme import COPPER, EARTH, GRAIN, GRASS, HIDE, PUMPKIN, SILVER, STONE, TIMBER, WATER, WORKERS
from rendering.sprites import Pen, Point, painted, pale
from rendering.theme import CARD, GOLD, INK, WHITE, Colour, Paint, mix
from rendering.tokens import placed, rays

UNIT = 64
"""Icons are drawn in a square of so many pixels and made smaller."""
GLOW = mix(COPPER, WHITE, 0.5)
SKIN: Colour = (238, 200, 164)


@lru_cache(512)
def icon(name: str, size: int, *, faint: bool = False) -> Image.Image:
    """The picture called `name`, `size` pixels across; `faint` if there is none of it."""
    if faint:
        return pale(icon(name, size), 0.4)
    return painted(UNIT, UNIT, _PICTURES[name]).resize((size, size), Image.Resampling.BOX)


@lru_cache(128)
def coin(figure: str, size: int) -> Image.Image:
    """A silver coin with a number on it: a price or what is paid."""
    canvas = Canvas(icon("silver", size).copy())
    canvas.text(size // 2, size // 2, figure, round(size * 0.62), INK, bold=True, align="centre", room=size * 0.8)
    return canvas.image


@lru_cache(64)
def settlement(paint: Paint, size: int) -> Image.Image:
    """A settlement: a house in a player's colour with its shape on the front."""
    return painted(UNIT, UNIT, partial(_house, paint=paint)).resize((size, size), Image.Resampling.BOX)


@lru_cache(64)
def contractor(paint: Paint, size: int, *, faint: bool = False) -> Image.Image:
    """A contractor: a figure with a hat in a player's colour, its shape on the chest; `faint` if it has passed."""
    if faint:
        return pale(contractor(paint, size), 0.4)
    return painted(UNIT, UNIT, partial(_contractor, paint=paint)).resize((size, size), Image.Resampling.BOX)


def _house(pen: Pen, paint: Paint) -> None:
    walls = [(32, 1), (63, 27), (55, 34), (55, 63), (9, 63), (9, 34), (1, 27)]
    pen.polygon(walls, INK)
    pen.polygon([(12, 30), (32, 13), (52, 30), (52, 60), (12, 60)], paint.light)
    pen.polygon([(32, 4.5), (59, 27), (55, 31), (32, 12), (9, 31), (5, 27)], paint.base)
    pen.polygon(placed(paint.shape, 32, 42, 16), INK)
    pen.polygon(placed(paint.shape, 32, 42, 12.5), paint.base)


def _contractor(pen: Pen, paint: Paint) -> None:
    pen.polygon([(32, 22), (60, 64), (4, 64)], INK)
    pen.rectangle((6, 32, 58, 80), INK, 22)
    pen.rectangle((9.5, 35.5, 54.5, 80), paint.base, 19)
    pen.ellipse((19, 8, 45, 36), INK)
    pen.ellipse((22, 11, 42, 33), SKIN)
    pen.rectangle((20, 0, 44, 18), INK, 5)
    pen.rectangle((11, 13, 53, 20), INK, 3)
    pen.polygon(placed(paint.shape, 32, 50, 12.5), WHITE)
    pen.polygon(placed(paint.shape, 32, 50, 9.5), INK)


def _edged(pen: Pen, points: Sequence[Point], fill: Colour, edge: float = 3.4) -> None:
    pen.polygon(points, fill, INK, edge)


def _pebble(pen: Pen) -> None:
    """Small stone."""
    _edged(pen, [(13, 42), (16, 25), (30, 15), (46, 20), (52, 37), (43, 50), (24, 52)], STONE, 4)
    pen.polygon([(20, 29), (31, 19), (39, 22), (28, 33)], mix(STONE, WHITE, 0.6))
    pen.polygon([(42, 47), (49, 37), (45, 25), (38, 38)], mix(STONE, INK, 0.3))


def _ingot(pen: Pen, left: float, top: float, size: float = 1) -> None:
    def at(*points: Point) -> list[Point]:
        return [(left + size * across, top + size * down) for across, down in points]

    _edged(pen, at((6, 0), (24, 0), (30, 23), (0, 23)), COPPER, 3.6)
    pen.polygon(at((7, 2.5), (23, 2.5), (25, 10), (5, 10)), GLOW)


def _bars(pen: Pen) -> None:
    """Large copper: three ingots."""
    for left, top in ((1, 37), (33, 37), (17, 12)):
        _ingot(pen, left, top)


def _block(pen: Pen) -> None:
    """Large stone: a hewn block, much wider than a small one."""
    pen.polygon([(3, 21), (21, 6), (61, 6), (61, 43), (43, 59), (3, 59)], INK)
    pen.polygon([(8, 21), (22, 10), (56, 10), (43, 21)], mix(STONE, WHITE, 0.6))
    pen.polygon([(46, 24), (57.5, 13), (57.5, 42), (46, 53)], mix(STONE, INK, 0.42))
    pen.rectangle((6.5, 24.5, 43, 55.5), STONE)
    for line in ([(6.5, 40), (43, 40)], [(25, 24), (25, 40)], [(16, 40), (16, 56)], [(34, 40), (34, 56)]):
        pen.line(list(line), mix(STONE, INK, 0.55), 2.4)


def _grain(pen: Pen) -> None:
    for shift, lean in ((-13, -8), (13, 8), (0, 0)):
        pen.line([(32, 62), (32 + shift * 0.6, 34), (32 + shift + lean * 0.4, 8)], INK, 8)
        pen.line([(32, 61), (32 + shift * 0.6, 34), (32 + shift + lean * 0.4, 10)], mix(GRAIN, EARTH, 0.3), 3.4)
    for shift, lean in ((-14, -6), (14, 6), (0, 0)):
        ears = [
            (32 + shift + lean * (3 - level) * 0.35 + 5 * side, 8 + level * 9) for level in range(4) for side in (-1, 1)
        ]
        for x, y in ears:
            pen.ellipse((x - 6, y - 6, x + 6, y + 7), INK)
        for x, y in ears:
            pen.ellipse((x - 3.4, y - 4, x + 3.4, y + 5), GRAIN)


def _pumpkin(pen: Pen) -> None:
    pen.line([(31, 20), (34, 8), (42, 3)], INK, 10)
    pen.line([(31, 20), (34, 9), (41, 5)], GRASS, 5)
    pen.ellipse((2, 15, 62, 61), INK)
    pen.ellipse((5.5, 18.5, 58.5, 57.5), mix(PUMPKIN, INK, 0.18))
    pen.ellipse((5.5, 18.5, 35, 57.5), PUMPKIN)
    pen.ellipse((29, 18.5, 58.5, 57.5), PUMPKIN)
    pen.ellipse((19, 17.5, 45, 58.5), mix(PUMPKIN, INK, 0.28))
    pen.ellipse((21.5, 18, 42.5, 58), mix(PUMPKIN, WHITE, 0.18))


def _silver(pen: Pen) -> None:
    pen.ellipse((1, 1, 63, 63), INK)
    pen.ellipse((4, 4, 60, 60), SILVER)
    pen.ellipse((8.5, 8.5, 55.5, 55.5), None, mix(SILVER, INK, 0.3), 2)
    pen.ellipse((10.5, 10.5, 53.5, 53.5), mix(SILVER, WHITE, 0.55))


def _cattle(pen: Pen) -> None:
    """A head with horns, seen from the front."""
    for flip in (1, -1):
        horn = [(32 + flip * x, y) for x, y in ((9, 22), (21, 19), (27, 4), (31, 14), (26, 26), (12, 30))]
        _edged(pen, horn, CARD, 3)
        pen.ellipse((min(32 + flip * 11, 32 + flip * 29), 26, max(32 + flip * 11, 32 + flip * 29), 39), INK)
    pen.polygon([(15, 18), (49, 18), (46, 44), (40, 62), (24, 62), (18, 44)], INK)
    pen.polygon([(19, 21), (45, 21), (42, 43), (38, 52), (26, 52), (22, 43)], HIDE)
    pen.polygon([(28, 21), (36, 21), (35, 42), (29, 42)], CARD)
    pen.rectangle((23, 45, 41, 59.5), mix(CARD, HIDE, 0.35), 6)
    for x in (25, 39):
        pen.ellipse((x - 3, 29, x + 3, 35), INK)
        pen.ellipse((x * 0.6 + 11, 50, x * 0.6 + 15, 54), INK)


def _canteen(pen: Pen) -> None:
    pen.line([(14, 30), (14, 8), (50, 8), (50, 30)], TIMBER, 4)
    pen.rectangle((24, 1, 40, 18), INK, 4)
    pen.rectangle((27, 4, 37, 16), SILVER, 2)
    pen.ellipse((6, 12, 58, 64), INK)
    pen.ellipse((10, 16, 54, 60), mix(WATER, CARD, 0.25))
    pen.ellipse((18, 24, 46, 52), None, WHITE, 3)
    pen.polygon([(32, 27), (40, 40), (37, 47), (27, 47), (24, 40)], WHITE)


def _double(pen: Pen) -> None:
    """Two settlements on one hex."""
    for left, top, tone in ((20, 2, mix(CARD, INK, 0.18)), (0, 20, CARD)):
        roof = [
            (left + 22, top),
            (left + 44, top + 18),
            (left + 38, top + 18),
            (left + 38, top + 42),
            (left + 6, top + 42),
        ]
        pen.polygon([*roof, (left + 6, top + 18), (left, top + 18)], INK)
        front = [(left + 22, top + 6), (left + 34, top + 17), (left + 34, top + 38), (left + 10, top + 38)]
        pen.polygon([*front, (left + 10, top + 17)], tone)
        pen.rectangle((left + 18, top + 24, left + 26, top + 38), EARTH)


def _house_sign(pen: Pen) -> None:
    pen.polygon([(32, 3), (62, 30), (54, 30), (54, 61), (10, 61), (10, 30), (2, 30)], INK)
    pen.polygon([(32, 10), (50, 27), (50, 57), (14, 57), (14, 27)], CARD)
    pen.rectangle((26, 38, 38, 57), EARTH)


def _wagon(pen: Pen) -> None:
    """The start tile: a covered wagon."""
    pen.rectangle((5, 4, 59, 60), INK, 24)
    pen.rectangle((9, 8, 55, 60), CARD, 20)
    for x in (20, 32, 44):
        pen.line([(x, 9), (x, 40)], mix(CARD, INK, 0.28), 2)
    pen.rectangle((2, 34, 62, 64), (0, 0, 0, 0))  # type: ignore[arg-type]
    pen.polygon([(3, 35), (61, 35), (56, 49), (8, 49)], INK)
    pen.polygon([(8, 38), (56, 38), (53, 46), (11, 46)], HIDE)
    for x in (17, 47):
        pen.ellipse((x - 13, 38, x + 13, 64), INK)
        pen.ellipse((x - 9, 42, x + 9, 60), CARD)
        pen.line([(x - 9, 51), (x + 9, 51)], INK, 2.6)
        pen.line([(x, 42), (x, 60)], INK, 2.6)
        pen.ellipse((x - 3.5, 47.5, x + 3.5, 54.5), INK)


def _broom(pen: Pen) -> None:
    """What is swept clear."""
    pen.line([(58, 6), (34, 32)], INK, 9)
    pen.line([(57, 7), (34, 32)], HIDE, 4)
    pen.polygon([(28, 24), (43, 38), (30, 62), (2, 60), (6, 40)], INK)
    pen.polygon([(28, 29), (38, 39), (28, 58), (7, 56), (10, 43)], GRAIN)
    for foot in ((12, 56), (20, 57)):
        pen.line([(30, 34), foot], mix(GRAIN, INK, 0.5), 2.4)


def _upgrade(pen: Pen) -> None:
    """A small piece becomes a large one."""
    pen.polygon([(32, 0), (60, 28), (46, 28), (46, 64), (18, 64), (18, 28), (4, 28)], INK)
    pen.polygon([(32, 6), (51, 24.5), (42, 24.5), (42, 60), (22, 60), (22, 24.5), (13, 24.5)], COPPER)
    pen.polygon([(32, 6), (51, 24.5), (42, 24.5), (42, 60), (32, 60)], STONE)


def _arrow(pen: Pen) -> None:
    pen.polygon([(6, 24), (34, 24), (34, 10), (60, 32), (34, 54), (34, 40), (6, 40)], INK)


def _first(pen: Pen) -> None:
    """The start-player tile: a sheriff's star."""
    for reach, tone in ((31, INK), (25, GOLD)):
        pen.polygon(rays((32, 32), reach, reach * 0.55, 6), tone)
    pen.ellipse((25, 25, 39, 39), CARD, INK, 2)


def _worker(pen: Pen, colour: str) -> None:
    """A worker whose hat tells the colour too: lamp, cap, straw hat, kerchief."""
    tone = WORKERS[colour]
    pen.rectangle((8, 36, 56, 90), INK, 20)
    pen.rectangle((12, 40, 52, 90), tone, 16)
    pen.rectangle((8, 60.4, 56, 64), INK)
    pen.ellipse((17, 10, 47, 42), INK)
    pen.ellipse((21, 14, 43, 38), SKIN if colour != "white" else tone)
    _HATS[colour](pen, tone)


def _lamp_hat(pen: Pen, tone: Colour) -> None:
    pen.rectangle((13, 2, 51, 24), INK, 15)
    pen.rectangle((17, 6, 47, 24), tone, 12)
    pen.rectangle((9, 19, 55, 25.5), INK, 3)
    pen.ellipse((24, 2, 40, 18), INK)
    pen.ellipse((27, 5, 37, 15), GOLD)


def _cap(pen: Pen, tone: Colour) -> None:
    pen.rectangle((17, 1, 47, 20), INK, 5)
    pen.rectangle((21, 4, 43, 15), mix(tone, WHITE, 0.28), 3)
    pen.rectangle((9, 17, 50, 24), INK, 3)


def _straw_hat(pen: Pen, tone: Colour) -> None:
    pen.ellipse((3, 13, 61, 27), INK)
    pen.ellipse((7, 16, 57, 24), tone)
    pen.rectangle((18, 0, 46, 20), INK, 12)
    pen.rectangle((21.5, 3.5, 42.5, 20), tone, 9)
    pen.rectangle((21, 14, 43, 18.5), HIDE)


def _kerchief(pen: Pen, tone: Colour) -> None:
    pen.polygon([(32, 0), (52, 24), (12, 24)], INK)
    pen.polygon([(32, 6), (45, 21), (19, 21)], tone)


def _any_hat(pen: Pen, tone: Colour) -> None:
    pen.polygon([(30, 20), (34, 20), (36, 34), (28, 34)], tone)


_HATS: dict[str, Callable[[Pen, Colour], None]] = {
    "brown": _lamp_hat,
    "black": _cap,
    "yellow": _straw_hat,
    "orange": _kerchief,
    "white": _any_hat,
}
_PICTURES: dict[str, Callable[[Pen], None]] = {
    "small_copper": partial(_ingot, left=10, top=16, size=1.45),
    "small_stone": _pebble,
    "large_copper": _bars,
    "large_stone": _block,
    "grain": _grain,
    "pumpkin": _pumpkin,
    "silver": _silver,
    "cattle": _cattle,
    "canteen": _canteen,
    "double": _double,
    "house": _house_sign,
    "wagon": _wagon,
    "broom": _broom,
    "upgrade": _upgrade,
    "arrow": _arrow,
    "first": _first,
    **{colour: partial(_worker, colour=colour) for colour in WORKERS},
}
