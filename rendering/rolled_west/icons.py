"""Signs: resources, stars, what offices count, camps and settlements, and what happened to a die."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from rendering.canvas import Canvas
from rendering.rolled_west.theme import BRASS, LEATHER, LEDGER, RESOURCES, edge
from rendering.sprites import Pen, painted
from rendering.theme import CARD, INK, WHITE, Colour, Paint, mix
from rendering.tokens import rays

UNIT = 64
"""Signs are drawn in a square of so many pixels and made smaller."""


@lru_cache(128)
def resource(name: str, letter: str, size: int) -> Image.Image:
    """A log or an ingot with its letter, `size` pixels across."""
    sign = painted(UNIT, UNIT, _log if name == "wood" else lambda pen: _ingot(pen, RESOURCES[name]))
    canvas = Canvas(sign.resize((size, size), Image.Resampling.LANCZOS))
    ink = CARD if name == "wood" else INK
    canvas.text(round(size * 0.5), round(size * 0.6), letter, round(size * 0.56), ink, bold=True, align="centre")
    return canvas.image


@lru_cache(256)
def icon(name: str, size: int) -> Image.Image:
    """The picture called `name`, `size` pixels across."""
    return painted(UNIT, UNIT, _PICTURES[name]).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(128)
def mark(paint: Paint, settlement: bool, size: int) -> Image.Image:
    """A player's camp (a triangle, drawn as a tent) or settlement (a circle round a house)."""
    picture = _settlement if settlement else _camp
    return painted(UNIT, UNIT, lambda pen: picture(pen, paint)).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(64)
def crate(paint: Paint, size: int) -> Image.Image:
    """What a player shipped."""
    return painted(UNIT, UNIT, lambda pen: _crate(pen, paint)).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(4)
def starter(size: int) -> Image.Image:
    """A sheriff's badge for who goes first in a round."""
    canvas = Canvas(painted(UNIT, UNIT, _badge).resize((size, size), Image.Resampling.LANCZOS))
    canvas.text(size // 2, size // 2, "1", round(size * 0.5), INK, bold=True, align="centre")
    return canvas.image


def _badge(pen: Pen) -> None:
    for number in range(6):
        turn = pi * (number / 3 - 0.5)
        x, y = 32 + 27 * cos(turn), 32 + 27 * sin(turn)
        pen.ellipse((x - 5, y - 5, x + 5, y + 5), edge(BRASS))
        pen.ellipse((x - 2.5, y - 2.5, x + 2.5, y + 2.5), BRASS)
    pen.polygon(rays((32, 32), 28, 19, 6), edge(BRASS))
    pen.polygon(rays((32, 32), 24, 16.5, 6), mix(BRASS, WHITE, 0.25))


def _log(pen: Pen) -> None:
    tone = RESOURCES["wood"]
    pen.rectangle((0, 13, 64, 61), edge(tone), 15)
    pen.rectangle((4, 17, 60, 57), mix(tone, INK, 0.18), 12)
    pen.line([(14, 23), (50, 23)], tone, 3)
    pen.line([(14, 51), (50, 51)], mix(tone, INK, 0.42), 3)


def _ingot(pen: Pen, tone: Colour) -> None:
    pen.polygon([(12, 8), (52, 8), (64, 60), (0, 60)], edge(tone))
    pen.polygon([(15, 11), (49, 11), (52, 21), (12, 21)], mix(tone, WHITE, 0.6))
    pen.polygon([(12, 24), (52, 24), (59.5, 56.5), (4.5, 56.5)], tone)


def _camp(pen: Pen, paint: Paint) -> None:
    pen.polygon([(32, 2), (63, 60), (1, 60)], WHITE)
    pen.polygon([(32, 5), (61, 58.5), (3, 58.5)], INK)
    pen.polygon([(32, 13), (54, 54.5), (10, 54.5)], paint.base)
    pen.polygon([(32, 26), (41, 54.5), (23, 54.5)], paint.on)


def _settlement(pen: Pen, paint: Paint) -> None:
    pen.ellipse((1, 1, 63, 63), WHITE)
    pen.ellipse((2.5, 2.5, 61.5, 61.5), INK)
    pen.ellipse((6.5, 6.5, 57.5, 57.5), paint.base)
    pen.polygon([(32, 13), (53, 33), (11, 33)], paint.on)
    pen.rectangle((17, 32, 47, 49), paint.on)
    pen.rectangle((27, 36, 37, 49), paint.base)


def _star(pen: Pen) -> None:
    pen.polygon(rays((32, 34), 33, 14.5, 5), edge(BRASS))
    pen.polygon(rays((32, 34), 26, 11.4, 5), BRASS)


def _office(pen: Pen) -> None:
    """A house front of the main street."""
    pen.polygon([(6, 20), (6, 10), (20, 10), (20, 3), (44, 3), (44, 10), (58, 10), (58, 20)], INK)
    pen.rectangle((8, 18, 56, 62), INK)
    pen.rectangle((24, 7, 40, 14), BRASS)
    pen.rectangle((12, 22, 52, 58), (186, 78, 56))
    for left in (16, 41):
        pen.rectangle((left, 30, left + 8, 44), CARD)
    pen.rectangle((27, 34, 37, 58), INK)


def _contract(pen: Pen) -> None:
    pen.rectangle((9, 2, 55, 62), INK, 5)
    pen.rectangle((13, 6, 51, 58), CARD, 3)
    for top, right in ((14, 45), (23, 45), (32, 38)):
        pen.line([(19, top), (right, top)], mix(INK, CARD, 0.3), 3.4)
    pen.ellipse((31, 37, 49, 55), (186, 40, 40))


def _copper_contract(pen: Pen) -> None:
    """A contract that uses copper."""
    _contract(pen)
    pen.rectangle((13, 10, 51, 58), CARD, 3)
    pen.line([(19, 14), (45, 14)], mix(INK, CARD, 0.3), 3.4)
    _small_ingot(pen, 16, 22)


def _copper_on_contracts(pen: Pen) -> None:
    """Copper that contracts use, piece by piece."""
    _contract(pen)
    pen.rectangle((13, 6, 51, 58), CARD, 3)
    for left, top in ((22, 7), (12, 30), (32, 30)):
        _small_ingot(pen, left, top, 0.62)


def _small_ingot(pen: Pen, left: float, top: float, scale: float = 1) -> None:
    tone = RESOURCES["copper"]
    for corners, colour in (
        (((6, 0), (26, 0), (32, 32), (0, 32)), edge(tone)),
        (((8, 3), (24, 3), (28.5, 29), (3.5, 29)), tone),
    ):
        pen.polygon([(left + x * scale, top + y * scale) for x, y in corners], colour)


def _wagon(pen: Pen) -> None:
    """A full row has been shipped."""
    pen.polygon([(4, 6), (16, 1), (48, 1), (60, 6), (57, 33), (7, 33)], INK)
    pen.polygon([(8, 9), (17, 5), (47, 5), (56, 9), (53, 29), (11, 29)], CARD)
    for x in (22, 42):
        pen.line([(x, 5), (x, 29)], mix(INK, CARD, 0.5), 2.4)
    pen.rectangle((4, 32, 60, 43), INK)
    pen.rectangle((8, 35, 56, 40), RESOURCES["wood"])
    for left in (5, 35):
        pen.ellipse((left, 38, left + 25, 63), LEDGER, INK, 4)
        pen.ellipse((left + 9.5, 47.5, left + 15.5, 53.5), INK)


def _copper_shipped(pen: Pen) -> None:
    """Copper on a cart."""
    _small_ingot(pen, 16, 3)
    pen.rectangle((3, 34, 61, 44), INK)
    for left in (7, 37):
        pen.ellipse((left, 42, left + 20, 62), LEDGER, INK, 4)


def _flag(pen: Pen) -> None:
    """First in a terrain: a flag on a claim."""
    pen.rectangle((12, 3, 18, 62), INK)
    pen.polygon([(16, 5), (60, 5), (48, 20), (60, 36), (16, 36)], INK)
    pen.polygon([(20, 9), (52, 9), (43.5, 20.5), (52, 32), (20, 32)], (186, 40, 40))


def _house(pen: Pen) -> None:
    pen.ellipse((1, 1, 63, 63), INK)
    pen.ellipse((5, 5, 59, 59), CARD)
    pen.polygon([(32, 13), (53, 33), (11, 33)], INK)
    pen.rectangle((16, 32, 48, 50), INK)
    pen.rectangle((27, 37, 37, 50), CARD)


def _claims_star(pen: Pen) -> None:
    """A star on a claim: in a tent."""
    pen.polygon([(32, 0), (64, 62), (0, 62)], INK)
    pen.polygon([(32, 8), (57.5, 58), (6.5, 58)], CARD)
    pen.polygon(rays((32, 42), 16, 7, 5), edge(BRASS))
    pen.polygon(rays((32, 42), 12, 5.4, 5), BRASS)


def _shipped_star(pen: Pen) -> None:
    """A star in shipping: on a cart."""
    pen.polygon(rays((32, 20), 20, 9, 5), edge(BRASS))
    pen.polygon(rays((32, 20), 15.5, 7, 5), BRASS)
    pen.rectangle((3, 36, 61, 45), INK)
    for left in (7, 37):
        pen.ellipse((left, 43, left + 19, 62), LEDGER, INK, 4)


def _bank(pen: Pen) -> None:
    """A strongbox."""
    pen.rectangle((1, 6, 63, 58), INK, 7)
    pen.rectangle((5, 10, 59, 54), (96, 104, 108), 4)
    pen.ellipse((19, 17, 45, 47), LEDGER, INK, 3)
    pen.line([(32, 21), (32, 43)], INK, 3.4)
    pen.line([(22, 32), (42, 32)], INK, 3.4)
    for left in (10, 56):
        pen.line([(left, 15), (left, 22)], INK, 3)


def _waiting(pen: Pen) -> None:
    """An hourglass: somebody is still to answer."""
    pen.polygon([(13, 6), (51, 6), (36, 32), (51, 58), (13, 58), (28, 32)], INK)
    pen.polygon([(19, 10), (45, 10), (32, 31)], CARD)
    pen.polygon([(32, 33), (45, 54), (19, 54)], CARD)
    pen.polygon([(25, 20), (39, 20), (32, 31)], BRASS)
    pen.polygon([(32, 42), (42, 54), (22, 54)], BRASS)
    for top in (1, 55):
        pen.rectangle((9, top, 55, top + 8), LEATHER, 3)


def _ghost(pen: Pen) -> None:
    """The ghost that plays along with two: under a hat."""
    pen.ellipse((11, 12, 53, 54), INK)
    pen.polygon([(11, 32), (53, 32), (56, 63), (46, 56), (39, 63), (32, 56), (25, 63), (18, 56), (8, 63)], INK)
    pen.ellipse((15, 16, 49, 50), WHITE)
    pen.polygon([(15, 32), (49, 32), (51, 56), (46, 51), (39, 58), (32, 51), (25, 58), (18, 51), (13, 56)], WHITE)
    for left in (21, 35):
        pen.ellipse((left, 28, left + 8, 40), INK)
    pen.ellipse((2, 14, 62, 26), INK)
    pen.polygon([(18, 18), (21, 3), (28, 1), (32, 4), (36, 1), (43, 3), (46, 18)], INK)
    pen.polygon([(20, 15), (44, 15), (44.6, 18.5), (19.4, 18.5)], BRASS)


def _crate(pen: Pen, paint: Paint) -> None:
    pen.rectangle((3, 3, 61, 61), WHITE, 8)
    pen.rectangle((4.5, 4.5, 59.5, 59.5), INK, 7)
    pen.rectangle((9, 9, 55, 55), paint.base, 3)
    pen.line([(13, 13), (51, 51)], paint.on, 5)
    pen.line([(51, 13), (13, 51)], paint.on, 5)
    pen.rectangle((9, 9, 55, 55), None, 3, paint.on, 4)


def _tick(pen: Pen) -> None:
    pen.line([(10, 34), (26, 50), (54, 14)], INK, 15)
    pen.line([(12, 35), (26, 48), (52, 16)], (34, 140, 92), 9)


def _cross(pen: Pen) -> None:
    for points in (((12, 12), (52, 52)), ((52, 12), (12, 52))):
        pen.line(points, WHITE, 19)
    for points in (((14, 14), (50, 50)), ((50, 14), (14, 50))):
        pen.line(points, (170, 40, 40), 11)


def _dash(pen: Pen) -> None:
    pen.rectangle((14, 27, 50, 37), mix(INK, CARD, 0.45), 4)


_PICTURES: dict[str, Callable[[Pen], None]] = {
    "star": _star,
    "offices": _office,
    "contracts": _contract,
    "majorities": _flag,
    "rows": _wagon,
    "settlements": _house,
    "copper_shipped": _copper_shipped,
    "copper_contracts": _copper_contract,
    "copper_on_contracts": _copper_on_contracts,
    "shipping_stars": _shipped_star,
    "claim_stars": _claims_star,
    "spent": _cross,
    "banked": _bank,
    "none": _dash,
    "waiting": _waiting,
    "ghost": _ghost,
    "tick": _tick,
}
