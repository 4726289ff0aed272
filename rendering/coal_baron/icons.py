"""Small pictures with a meaning: workers, money, points, work steps, the lift, lamps and locks."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.coal_baron.theme import BRICK, IRON, LAMP, SMOKE
from rendering.sprites import Pen, painted
from rendering.theme import CARD, GOLD, INK, WHITE, Colour, Paint, mix
from rendering.tokens import placed, rays

UNIT = 64
"""Icons are drawn in a square of so many pixels and made smaller."""


@lru_cache(128)
def icon(name: str, size: int) -> Image.Image:
    """The picture called `name`, `size` pixels across."""
    return painted(UNIT, UNIT, _PICTURES[name]).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(64)
def worker(paint: Paint, size: int) -> Image.Image:
    """A miner in a seat's colour, with its shape on the chest."""

    def paint_worker(pen: Pen) -> None:
        _paint_miner(pen, paint.base, INK)
        pen.polygon(placed(paint.shape, 32, 50, 11), paint.on)

    return painted(UNIT, UNIT, paint_worker).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(64)
def figure_on(name: str, figure: str, size: int, colour: Colour = INK) -> Image.Image:
    """A number on a picture: francs on a coin, steps on a sign."""
    canvas = Canvas(icon(name, size).copy())
    canvas.text(size // 2, size // 2, figure, round(size * 0.6), colour, bold=True, align="centre", room=size * 0.74)
    return canvas.image


def _paint_miner(pen: Pen, coat: Colour, edge: Colour) -> None:
    pen.rectangle((6, 31, 58, 72), WHITE, 19)
    pen.rectangle((8, 33, 56, 72), edge, 17)
    pen.rectangle((11, 36, 53, 72), coat, 14)
    pen.ellipse((17, 6, 47, 38), WHITE)
    pen.ellipse((19, 8, 45, 36), edge)
    pen.ellipse((21.5, 10, 42.5, 33.5), (236, 196, 158))
    pen.polygon([(14, 20), (18, 9), (26, 2), (38, 2), (46, 9), (50, 20)], edge)
    pen.polygon([(18.5, 17.5), (21.5, 10.5), (27.5, 5), (36.5, 5), (42.5, 10.5), (45.5, 17.5)], coat)
    pen.ellipse((27, 8, 37, 18), LAMP, edge, 2)


def _helmet(pen: Pen) -> None:
    """How many workers a space needs: the ground of the figure."""
    pen.rectangle((3, 8, 61, 90), INK, 28)
    pen.rectangle((0, 46, 64, 58), INK, 5)
    pen.rectangle((0, 58, 64, 64), CARD)
    pen.ellipse((25, 2, 39, 16), LAMP, INK, 3)


def _coin(pen: Pen) -> None:
    pen.ellipse((0, 0, 64, 64), INK)
    pen.ellipse((3, 3, 61, 61), GOLD)
    pen.ellipse((8, 8, 56, 56), None, mix(GOLD, INK, 0.35), 2.6)


def _francs(pen: Pen) -> None:
    _coin(pen)
    pen.line([(24, 48), (24, 16), (44, 16)], INK, 6)
    pen.line([(24, 31), (39, 31)], INK, 6)
    pen.line([(16, 40), (34, 40)], INK, 4)


def _star(pen: Pen) -> None:
    """A victory point."""
    pen.polygon(rays((32, 35), 34, 15.5, 5), INK)
    pen.polygon(rays((32, 35), 27, 12.2, 5), GOLD)


def _pickaxe(pen: Pen, x: float, y: float, turned: int, colour: Colour, handle: Colour) -> None:
    pen.line([(x - 20 * turned, y + 22), (x + 14 * turned, y - 16)], handle, 6)
    head = [(-6, -25), (6, -24), (16, -18), (25, -8), (28, 5), (22, -3), (13, -11), (3, -18)]
    pen.polygon([(x + turned * across, y + down) for across, down in head], colour)


def _steps(pen: Pen) -> None:
    """Work steps: crossed hammer and pick, the miners' sign."""
    _pickaxe(pen, 34, 32, 1, IRON, (130, 88, 48))
    pen.line([(53, 55), (20, 19)], (130, 88, 48), 6)
    pen.polygon([(6, 22), (22, 5), (31, 14), (15, 31)], INK)
    pen.polygon([(10, 22), (22, 9.5), (27, 14), (15, 26.5)], IRON)


def _lock(pen: Pen) -> None:
    pen.rectangle((17, 6, 47, 46), None, 15, INK, 8)
    pen.rectangle((8, 28, 56, 61), mix(IRON, WHITE, 0.35), 7, INK, 4)
    pen.ellipse((27, 36, 37, 46), INK)
    pen.rectangle((29.5, 42, 34.5, 54), INK)


def _eye(pen: Pen) -> None:
    """A peek at the stack."""
    pen.polygon([(1, 32), (14, 18), (32, 12), (50, 18), (63, 32), (50, 46), (32, 52), (14, 46)], INK)
    pen.polygon([(7, 32), (17, 22), (32, 17), (47, 22), (57, 32), (47, 42), (32, 47), (17, 42)], WHITE)
    pen.ellipse((19, 19, 45, 45), INK)
    pen.ellipse((23, 23, 41, 41), BRICK)
    pen.ellipse((28, 28, 36, 36), INK)


def _lantern(pen: Pen) -> None:
    """The light side: a miner's lamp."""
    pen.ellipse((22, 1, 42, 21), None, INK, 4)
    pen.rectangle((20, 13, 44, 22), IRON, 3, INK, 3)
    pen.rectangle((17, 20, 47, 48), LAMP, 6, INK, 3.4)
    pen.polygon([(32, 25), (39, 38), (32, 45), (25, 38)], (228, 106, 32))
    pen.rectangle((14, 46, 50, 62), IRON, 4, INK, 3.4)


def _out(pen: Pen) -> None:
    """The dark side: a lamp that is out."""
    dim = mix(IRON, WHITE, 0.45)
    pen.ellipse((22, 1, 42, 21), None, dim, 4)
    pen.rectangle((20, 13, 44, 22), INK, 3, dim, 3)
    pen.rectangle((17, 20, 47, 48), (40, 36, 36), 6, dim, 3.4)
    pen.rectangle((14, 46, 50, 62), INK, 4, dim, 3.4)


def _first(pen: Pen) -> None:
    """The starting player: a miner's lamp on a medal."""
    pen.ellipse((0, 0, 64, 64), INK)
    pen.ellipse((4, 4, 60, 60), LAMP)
    pen.rectangle((24, 10, 40, 17), IRON, 3, INK, 2.4)
    pen.rectangle((22, 17, 42, 40), CARD, 4, INK, 2.8)
    pen.polygon([(32, 20), (37, 30), (32, 36), (27, 30)], (228, 106, 32))
    pen.rectangle((20, 40, 44, 52), IRON, 3, INK, 2.8)


def _canteen(pen: Pen) -> None:
    """A bowl that steams."""
    for left in (20, 32, 44):
        pen.line([(left, 24), (left + 3, 18), (left - 3, 12), (left, 5)], mix(SMOKE, INK, 0.25), 3.4)
    pen.polygon([(4, 30), (60, 30), (52, 50), (40, 58), (24, 58), (12, 50)], INK)
    pen.polygon([(8, 33), (56, 33), (49, 47), (38, 54.5), (26, 54.5), (15, 47)], BRICK)


def _storage(pen: Pen) -> None:
    """A shed with a gate."""
    pen.polygon([(2, 30), (32, 6), (62, 30)], INK)
    pen.polygon([(9, 28), (32, 10), (55, 28)], BRICK)
    pen.rectangle((8, 28, 56, 60), INK)
    pen.rectangle((11, 29, 53, 57), mix(BRICK, CARD, 0.35))
    pen.rectangle((20, 36, 44, 58), INK)
    for top in (40, 46, 52):
        pen.line([(22, top), (42, top)], IRON, 3)


def _deck(pen: Pen) -> None:
    pen.rectangle((18, 2, 60, 52), CARD, 6, INK, 3)
    pen.rectangle((4, 12, 46, 62), BRICK, 6, INK, 3)
    pen.rectangle((11, 19, 39, 55), None, 3, mix(BRICK, CARD, 0.6), 2.4)


def _delivered(pen: Pen) -> None:
    """Orders that have been delivered: a ticked sheet."""
    pen.rectangle((10, 2, 54, 62), INK, 6)
    pen.rectangle((13, 5, 51, 59), CARD, 4)
    pen.line([(20, 34), (29, 45), (45, 18)], (20, 110, 70), 7)


def _sheet(pen: Pen) -> None:
    """An outstanding order."""
    pen.rectangle((8, 4, 56, 60), INK, 6)
    pen.rectangle((11, 7, 53, 57), CARD, 4)
    pen.rectangle((11, 7, 53, 25), BRICK, 4)
    for left in (16, 34):
        pen.rectangle((left, 33, left + 14, 47), CARD, 2, INK, 3.4)


def _scales(pen: Pen) -> None:
    """What counts when the game is over."""
    pen.rectangle((29, 8, 35, 54), INK)
    pen.rectangle((18, 52, 46, 60), INK, 3)
    pen.line([(8, 16), (56, 16)], INK, 5)
    for x in (12, 52):
        pen.line([(x, 16), (x - 10, 36)], INK, 2.4)
        pen.line([(x, 16), (x + 10, 36)], INK, 2.4)
        pen.polygon([(x - 12, 35), (x + 12, 35), (x + 6, 44), (x - 6, 44)], GOLD, INK, 2)
    pen.ellipse((26, 4, 38, 16), INK)


_PICTURES: dict[str, Callable[[Pen], None]] = {
    "helmet": _helmet,
    "coin": _coin,
    "francs": _francs,
    "star": _star,
    "steps": _steps,
    "lock": _lock,
    "eye": _eye,
    "light": _lantern,
    "dark": _out,
    "first": _first,
    "canteen": _canteen,
    "storage": _storage,
    "deck": _deck,
    "delivered": _delivered,
    "sheet": _sheet,
    "scales": _scales,
}
