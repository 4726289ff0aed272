"""A small picture for each Plan: what stands in the Neighborhood when it is built."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.mint_works.theme import MINT, STEEL
from rendering.sprites import Pen, fitted
from rendering.theme import CARD, DEEP, GOLD, GREEN, INK, SAND, WHITE, WOOD, Colour, mix
from rendering.tokens import rays

WIDTH, HEIGHT = 96, 64
BRICK: Colour = (196, 92, 70)
STONE: Colour = (176, 172, 164)
LEAF = mix(GREEN, DEEP, 0.3)
SHADE = mix(STONE, INK, 0.45)
WATER: Colour = (120, 178, 206)


@lru_cache(256)
def emblem(plan: str, width: int) -> Image.Image:
    """The picture of `plan`, `width` pixels across and two thirds as high."""
    return fitted(WIDTH, HEIGHT, _PICTURES[plan], width)


def _gallery(pen: Pen) -> None:
    pen.rectangle((12, 4, 84, 60), WOOD, 3)
    pen.rectangle((18, 10, 78, 54), WATER)
    pen.ellipse((58, 14, 70, 26), GOLD)
    pen.polygon([(18, 54), (18, 42), (36, 24), (50, 40), (60, 32), (78, 50), (78, 54)], LEAF)


def _gardens(pen: Pen) -> None:
    pen.rectangle((2, 50, 94, 64), GREEN)
    for x, top, size in ((16, 22, 15), (78, 20, 16)):
        pen.rectangle((x - 3, top + 18, x + 3, 56), WOOD)
        pen.ellipse((x - size, top - size + 8, x + size, top + size + 8), LEAF)
    pen.ellipse((28, 46, 68, 60), STONE)
    pen.ellipse((33, 47, 63, 56), WATER)
    pen.rectangle((46, 24, 50, 51), STONE)
    for tip in (34, 62):
        pen.line([(48, 26), ((48 + tip) / 2, 16), (tip, 34)], WATER, 3.4)


def _statue(pen: Pen) -> None:
    pen.rectangle((30, 52, 66, 64), SHADE)
    pen.rectangle((35, 44, 61, 53), STONE)
    pen.polygon([(38, 44), (42, 18), (54, 18), (58, 44)], STONE)
    pen.ellipse((42, 5, 54, 18), STONE)
    pen.line([(52, 22), (64, 4)], STONE, 5)
    pen.line([(44, 22), (36, 34)], STONE, 5)
    pen.polygon(rays((66, 5), 7, 3, 5), GOLD)


def _museum(pen: Pen) -> None:
    pen.polygon([(8, 26), (48, 4), (88, 26)], STONE)
    pen.rectangle((10, 26, 86, 31), SHADE)
    for left in (14, 30, 46, 58, 74):
        pen.rectangle((left, 31, left + 8, 54), CARD, 0, SHADE, 1)
    pen.rectangle((6, 54, 90, 64), STONE)
    pen.ellipse((43, 11, 53, 21), GOLD)


def _windmill(pen: Pen) -> None:
    pen.polygon([(36, 64), (41, 24), (55, 24), (60, 64)], BRICK)
    pen.polygon([(39, 25), (48, 14), (57, 25)], WOOD)
    pen.rectangle((44, 50, 52, 64), WOOD)
    for end in ((24, 2), (72, 2), (24, 46), (72, 46)):
        pen.line([(48, 24), end], INK, 2)
        middle = ((48 + end[0]) / 2, (24 + end[1]) / 2)
        pen.line([middle, end], CARD, 8)
        pen.line([middle, end], INK, 1.4)
    pen.ellipse((44, 20, 52, 28), INK)


def _bridge(pen: Pen) -> None:
    pen.rectangle((0, 52, 96, 64), WATER)
    for left in (22, 68):
        pen.rectangle((left, 6, left + 7, 60), BRICK)
    pen.line([(0, 34), (14, 22), (25, 8), (36, 26), (48, 32), (60, 26), (71, 8), (82, 22), (96, 34)], INK, 2)
    for x in (10, 36, 48, 60, 86):
        pen.line([(x, 28), (x, 42)], INK, 1.2)
    pen.rectangle((0, 40, 96, 46), BRICK)


def _factory(pen: Pen) -> None:
    for x, y, size in ((66, 8, 6), (76, 5, 7), (88, 6, 6)):
        pen.ellipse((x - size, y - size, x + size, y + size), STEEL)
    pen.rectangle((62, 14, 71, 60), SHADE)
    pen.polygon([(8, 64), (8, 34), (24, 24), (24, 34), (40, 24), (40, 34), (56, 24), (56, 64)], BRICK)
    pen.rectangle((8, 44, 86, 64), BRICK)
    for left in (14, 30, 46, 66):
        pen.rectangle((left, 48, left + 9, 56), GOLD)


def _stripmine(pen: Pen) -> None:
    for depth, tone in enumerate((mix(SAND, WOOD, 0.2), mix(SAND, WOOD, 0.45), mix(SAND, WOOD, 0.7), WOOD)):
        pen.ellipse((2 + 11 * depth, 18 + 9 * depth, 94 - 11 * depth, 64 - 2 * depth), tone)
    pen.line([(60, 34), (74, 10), (88, 22)], GOLD, 5)
    pen.polygon([(82, 20), (94, 18), (92, 30), (84, 30)], INK)
    pen.rectangle((48, 32, 66, 44), GOLD, 2)


def _workshop(pen: Pen) -> None:
    pen.rectangle((10, 26, 86, 64), mix(WOOD, SAND, 0.4))
    pen.polygon([(2, 28), (18, 8), (78, 8), (94, 28)], BRICK)
    pen.rectangle((20, 36, 50, 64), INK)
    pen.line([(26, 60), (42, 42)], WOOD, 4)
    pen.line([(35, 38), (47, 49)], STEEL, 7)
    pen.rectangle((60, 36, 78, 50), WATER, 0, INK, 1.4)


def _corporate_hq(pen: Pen) -> None:
    pen.rectangle((8, 30, 34, 64), mix(DEEP, CARD, 0.5))
    pen.rectangle((64, 24, 88, 64), mix(DEEP, CARD, 0.4))
    pen.rectangle((30, 4, 66, 64), DEEP)
    for top in (10, 20, 30, 40):
        pen.rectangle((35, top, 61, top + 5), MINT)
    pen.rectangle((43, 50, 53, 64), GOLD)


def _mine(pen: Pen) -> None:
    pen.polygon([(0, 64), (20, 22), (36, 12), (58, 6), (80, 28), (96, 64)], SHADE)
    pen.rectangle((30, 30, 66, 64), INK)
    for left in (27, 63):
        pen.rectangle((left, 28, left + 6, 64), WOOD)
    pen.rectangle((23, 24, 73, 31), WOOD)
    pen.polygon([(38, 44), (60, 44), (57, 56), (41, 56)], STEEL)
    pen.ellipse((40, 54, 48, 62), CARD)
    pen.ellipse((51, 54, 59, 62), CARD)
    pen.polygon([(42, 44), (48, 38), (56, 44)], GOLD)


def _co_op(pen: Pen) -> None:
    for left, wall in ((4, BRICK), (52, mix(WATER, DEEP, 0.3))):
        pen.rectangle((left + 4, 28, left + 36, 64), CARD, 0, wall, 3)
        pen.polygon([(left - 2, 30), (left + 20, 10), (left + 42, 30)], wall)
        pen.rectangle((left + 15, 44, left + 25, 64), wall)
    pen.ellipse((36, 28, 60, 52), INK)
    pen.ellipse((38, 30, 58, 50), GOLD)
    pen.rectangle((41, 39, 55, 42), INK)
    pen.rectangle((46.5, 34, 49.5, 47), INK)


def _plant(pen: Pen) -> None:
    for left in (6, 40):
        outline = ((0, 64), (9, 34), (7, 16), (29, 16), (27, 34), (36, 64))
        pen.polygon([(left + x, y) for x, y in outline], STONE)
        pen.ellipse((left + 7, 12, left + 29, 20), SHADE)
        pen.ellipse((left + 12, 1, left + 30, 13), WHITE, STEEL, 1)
    pen.rectangle((72, 40, 94, 64), BRICK)
    pen.polygon([(86, 42), (78, 53), (83, 53), (80, 62), (90, 50), (85, 50)], GOLD)


def _vault(pen: Pen) -> None:
    pen.rectangle((14, 4, 82, 60), SHADE, 6)
    pen.rectangle((19, 9, 77, 55), STEEL, 4)
    pen.ellipse((29, 13, 67, 51), STONE, INK, 2)
    for end in ((48, 17), (48, 47), (33, 32), (63, 32)):
        pen.line([(48, 32), end], INK, 3)
    pen.ellipse((42, 26, 54, 38), GOLD, INK, 2)
    for left in (20, 66):
        pen.rectangle((left, 60, left + 10, 64), INK)


def _assembler(pen: Pen) -> None:
    pen.rectangle((4, 52, 92, 60), INK, 4)
    for x in (12, 30, 48, 66, 84):
        pen.ellipse((x - 3, 53, x + 3, 59), STEEL)
    pen.rectangle((56, 34, 76, 52), BRICK)
    pen.polygon([(53, 35), (66, 24), (79, 35)], WOOD)
    pen.line([(20, 50), (26, 18), (54, 8), (64, 20)], GOLD, 6)
    for joint in ((26, 18), (54, 8)):
        pen.ellipse((joint[0] - 5, joint[1] - 5, joint[0] + 5, joint[1] + 5), INK)
    pen.rectangle((10, 44, 32, 53), SHADE)


def _obelisk(pen: Pen) -> None:
    pen.rectangle((28, 54, 68, 64), SHADE)
    pen.rectangle((34, 48, 62, 55), STONE)
    pen.polygon([(38, 48), (42, 12), (54, 12), (58, 48)], mix(STONE, SAND, 0.5))
    pen.polygon([(42, 12), (48, 0), (54, 12)], GOLD)
    pen.polygon([(48, 48), (48, 0), (54, 12), (58, 48)], mix(STONE, INK, 0.18))


def _landfill(pen: Pen) -> None:
    pen.polygon([(2, 64), (22, 36), (38, 42), (56, 18), (78, 40), (94, 64)], mix(WOOD, GREEN, 0.35))
    pen.rectangle((24, 46, 36, 56), STEEL)
    pen.rectangle((50, 30, 62, 40), BRICK)
    pen.ellipse((60, 46, 78, 62), INK)
    pen.ellipse((65, 51, 73, 57), STEEL)
    pen.polygon([(40, 62), (44, 50), (52, 56)], GOLD)
    for x, y in ((30, 14), (40, 8), (70, 8)):
        pen.line([(x - 6, y - 3), (x, y), (x + 6, y - 3)], INK, 1.8)


def _crane(pen: Pen) -> None:
    pen.rectangle((30, 8, 38, 64), GOLD)
    for top in (14, 26, 38, 50):
        pen.line([(30, top), (38, top + 10)], INK, 1.4)
    pen.rectangle((10, 8, 92, 15), GOLD)
    pen.line([(14, 10), (34, 0), (88, 10)], INK, 1.6)
    pen.rectangle((8, 14, 22, 26), SHADE)
    pen.line([(78, 14), (78, 34)], INK, 1.6)
    pen.rectangle((66, 34, 90, 48), BRICK)
    pen.rectangle((20, 58, 48, 64), INK)


def _truck(pen: Pen) -> None:
    pen.rectangle((4, 14, 60, 50), MINT, 3, DEEP, 2.4)
    pen.polygon([(62, 50), (62, 22), (78, 22), (92, 36), (92, 50)], BRICK)
    pen.polygon([(67, 35), (67, 26), (76, 26), (84, 35)], WATER)
    for x in (20, 76):
        pen.ellipse((x - 10, 43, x + 10, 63), INK)
        pen.ellipse((x - 4, 49, x + 4, 57), STEEL)
    pen.ellipse((22, 22, 42, 42), CARD, DEEP, 2)


def _lotto(pen: Pen) -> None:
    pen.ellipse((18, 0, 78, 58), mix(WATER, WHITE, 0.6), DEEP, 2.6)
    for x, y, tone in ((36, 40, BRICK), (54, 44, GOLD), (48, 26, LEAF), (64, 30, WATER), (32, 22, GOLD)):
        pen.ellipse((x - 8, y - 8, x + 8, y + 8), tone, INK, 1.2)
    pen.polygon([(30, 64), (36, 52), (60, 52), (66, 64)], DEEP)


def _wholesaler(pen: Pen) -> None:
    pen.rectangle((10, 24, 86, 64), CARD, 0, SHADE, 2)
    for number in range(6):
        left = 6 + 14 * number
        pen.rectangle((left, 8, left + 14, 28), BRICK if number % 2 else WHITE, 0, SHADE, 1)
    for left, top in ((18, 46), (36, 46), (27, 32)):
        pen.rectangle((left, top, left + 16, top + 14), WOOD, 0, SAND, 1.6)
    pen.rectangle((62, 36, 80, 64), DEEP)


_PICTURES: dict[str, Callable[[Pen], None]] = {
    "gallery": _gallery,
    "gardens": _gardens,
    "statue": _statue,
    "museum": _museum,
    "windmill": _windmill,
    "bridge": _bridge,
    "factory": _factory,
    "stripmine": _stripmine,
    "workshop": _workshop,
    "corporate_hq": _corporate_hq,
    "mine": _mine,
    "co_op": _co_op,
    "plant": _plant,
    "vault": _vault,
    "assembler": _assembler,
    "obelisk": _obelisk,
    "landfill": _landfill,
    "crane": _crane,
    "truck": _truck,
    "lotto": _lotto,
    "wholesaler": _wholesaler,
}
