"""Small pictures with a meaning: goods, workers, coins, cattle, canteens, settlements, places of work."""

from collections.abc import Callable
from functools import lru_cache, partial

from PIL import Image

from rendering.canvas import labelled
from rendering.lettering import READABLE
from rendering.montana.theme import EARTH, GRAIN, HIDE
from rendering.pictures import load
from rendering.sprites import Pen, Point, painted, pale
from rendering.theme import CARD, GOLD, INK, WHITE, Colour, Paint, mix
from rendering.tokens import placed, rays

UNIT = 64
"""Icons are painted in a square of this side, in pixels, and made smaller."""
SMALL = 66
"""The size up to which icons have few tones."""
TONES = 6
"""How many colours these have."""
NOTHING = mix(INK, CARD, 0.8)
"""The colour of what there is nothing of."""
SKIN: Colour = (238, 200, 164)


@lru_cache(512)
def icon(name: str, size: int, *, faint: bool = False) -> Image.Image:
    """Returns the picture called `name`, `size` pixels across; `faint`, as a shadow, if there is none of it."""
    if faint:
        shadow = Image.new("RGBA", (size, size), NOTHING)
        shadow.putalpha(_solid(icon(name, size)))
        return shadow
    paint = COMPUTED[name] if name in COMPUTED else load("montana", name).paint
    sprite = painted(UNIT, UNIT, paint).resize((size, size), Image.Resampling.BOX)
    return in_few_tones(sprite) if size <= SMALL else sprite


def in_few_tones(sprite: Image.Image, tones: int = TONES) -> Image.Image:
    """Returns the same with hard edges: a board has hundreds of small icons, which make up half of its file.

    Screens show boards at half their size or less, so edges look smooth all the same.
    """
    plain = sprite.convert("RGB").quantize(tones, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).convert("RGB")
    plain.putalpha(_solid(sprite))
    return plain


def _solid(sprite: Image.Image) -> Image.Image:
    """Returns which pixels of `sprite` are more solid than clear, as a mask."""
    return sprite.getchannel("A").point(lambda alpha: 255 * (alpha > 127))


@lru_cache(128)
def coin(figure: str, size: int) -> Image.Image:
    """Returns a silver coin with a number on it: a price or what is paid."""
    return labelled(icon("silver", size), figure, max(READABLE, round(size * 0.62)), INK, room=size * 0.9)


@lru_cache(64)
def settlement(paint: Paint, size: int) -> Image.Image:
    """Returns a settlement: a house in a player's colour with its shape on the front."""
    sprite = painted(UNIT, UNIT, partial(_house, paint=paint)).resize((size, size), Image.Resampling.BOX)
    return in_few_tones(sprite) if size <= SMALL else sprite


@lru_cache(64)
def contractor(paint: Paint, size: int, *, faint: bool = False) -> Image.Image:
    """Returns a contractor: a figure with a hat in a player's colour, its shape on the chest; `faint` after a pass."""
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


def _grain(pen: Pen) -> None:
    """Paints three ears: each a stalk with three pairs of grains and one more at its tip."""
    stalks = (((13, 4), (29, 62)), ((51, 4), (35, 62)), ((32, 2), (32, 62)))
    for tip, foot in stalks:
        pen.line([tip, foot], INK, 8)
        pen.line([tip, foot], mix(GRAIN, EARTH, 0.3), 3.4)
    for tip, foot in stalks:
        lean = (foot[0] - tip[0]) / (foot[1] - tip[1])
        grains: list[Point] = [(tip[0], tip[1] + 7)]
        for down in (16, 26, 36):
            grains += [(tip[0] + lean * down + side, tip[1] + down) for side in (-5.5, 5.5)]
        for grown, tone in ((3, INK), (0, GRAIN)):
            for x, y in grains:
                pen.ellipse((x - 4 - grown, y - 5 - grown, x + 4 + grown, y + 5 + grown), tone)


def _wagon(pen: Pen) -> None:
    """Paints the start tile: a covered wagon."""
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


def _first(pen: Pen) -> None:
    """Paints the start-player tile: a sheriff's star."""
    for reach, tone in ((31, INK), (25, GOLD)):
        pen.polygon(rays((32, 32), reach, reach * 0.55, 6), tone)
    pen.ellipse((25, 25, 39, 39), CARD, INK, 2)


COMPUTED: dict[str, Callable[[Pen], None]] = {"grain": _grain, "wagon": _wagon, "first": _first}
"""Pictures of many alike parts, or with some taken away; all others are files."""
