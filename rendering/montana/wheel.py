"""The recruitment wheel: eight sectors with two workers each, and the pointer."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.montana import facts, layout
from rendering.montana.icons import icon
from rendering.montana.theme import BOARD, EARTH, FREE, GRAIN, PRAIRIE, TIMBER
from rendering.sprites import Pen, painted
from rendering.theme import ALERT, CARD, INK, WHITE, mix
from rules.montana.board import COLOUR_NAMES, SECTORS
from rules.montana.state import Position

Pairs = tuple[tuple[str, ...], ...]
PAIRS: Pairs = tuple((COLOUR_NAMES[first], COLOUR_NAMES[second]) for first, second in SECTORS)
"""The workers of each sector, clockwise from the top."""
FACE = 0.84
"""The radius of the sectors, in radii of the wheel; outside lies the rim."""
POINTER = 0.4
"""How far the pointer reaches from the middle at most, in radii."""
PAIR_AT = 0.585
"""How far the workers of a sector are from the middle, in radii."""
PRICE_AT, PRICE_HIGH = 0.9, 0.17
"""The same of the grain that it costs, and how high the sign is."""
WORKER = 0.25
"""How large a worker is, in radii."""
LARGE = 250
"""The radius from which on the wheel shows that grain."""


def radius(box: Box) -> int:
    """Returns how large a wheel fits into `box`."""
    return min(box.width, box.height) // 2 - 6


def spot(box: Box, sector: int, sectors: int, part: float) -> tuple[int, int]:
    """Returns a point in a `sector`, `part` of the wheel's radius from its middle."""
    turn = 2 * pi * sector / sectors - pi / 2
    reach = radius(box) * part
    return round(box.centre[0] + reach * cos(turn)), round(box.centre[1] + reach * sin(turn))


def put_wheel(canvas: Canvas, box: Box, view: Position) -> None:
    """Puts the wheel; with the sector it points to, and for each sector the grain that it costs, if that is open."""
    size, sectors = radius(box), len(PAIRS)
    prices = facts.prices(view) if size >= LARGE else ()
    canvas.put_centred(_disc(size, PAIRS), *box.centre)
    canvas.note(box, "wheel", spot=layout.corner(box))
    if view.pointer is not None:
        canvas.put_centred(_pointer(size, view.pointer, sectors), *box.centre)
        if not prices:  # they lie where a ring would
            canvas.note(pair_box(box, view.pointer, sectors), "pointer", view.pointer)
    for sector, price in enumerate(prices):
        x, y = spot(box, sector, sectors, PRICE_AT)
        high = round(size * PRICE_HIGH)
        canvas.note(box, "price", price, spot=Spot(x - high * 7 // 8, y - high // 2, box))
        canvas.box(Box(x - high * 7 // 8, y - high // 2, x + high * 7 // 8, y + high // 2), CARD, high // 2, INK, 2)
        canvas.put_centred(icon("grain", round(high * 0.86)), x - high * 2 // 5, y)
        canvas.text(x + high // 8, y, str(price), round(high * 0.82), INK, bold=True)


@lru_cache(2)
def _disc(size: int, pairs: Pairs) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, 2 * size, 2 * size), INK)
        pen.ellipse((3, 3, 2 * size - 3, 2 * size - 3), TIMBER)
        edge = size * (1 - FACE)
        pen.ellipse((edge - 3, edge - 3, 2 * size - edge + 3, 2 * size - edge + 3), INK)
        for sector in range(len(pairs)):
            tone = FREE if sector % 2 else mix(BOARD, PRAIRIE, 0.5)
            steps = [2 * pi * (sector - 0.5 + step / 12) / len(pairs) - pi / 2 for step in range(13)]
            rim = [(size + size * FACE * cos(turn), size + size * FACE * sin(turn)) for turn in steps]
            pen.polygon([(size, size), *rim], tone)
            pen.line([(size, size), rim[0]], EARTH, 2)
            turn = steps[0]
            x, y = size + size * 0.92 * cos(turn), size + size * 0.92 * sin(turn)
            pen.ellipse((x - size * 0.025, y - size * 0.025, x + size * 0.025, y + size * 0.025), GRAIN)

    canvas = Canvas(painted(2 * size, 2 * size, paint))
    worker = round(size * WORKER)
    for sector, pair in enumerate(pairs):
        x, y = spot(Box(-6, -6, 2 * size + 6, 2 * size + 6), sector, len(pairs), PAIR_AT)
        for number, colour in enumerate(pair):
            side = round((number - (len(pair) - 1) / 2) * worker * 0.9)
            canvas.put_centred(icon(colour, worker), x + side, y)
    return canvas.image


@lru_cache(16)
def _pointer(size: int, sector: int, sectors: int) -> Image.Image:
    middle = round(size * POINTER)
    turn = 2 * pi * sector / sectors - pi / 2
    along, across = (cos(turn), sin(turn)), (-sin(turn), cos(turn))

    def at(reach: float, side: float) -> tuple[float, float]:
        x, y = reach * along[0] + side * across[0], reach * along[1] + side * across[1]
        return middle + size * x, middle + size * y

    def paint(pen: Pen) -> None:
        for grown, tone in ((0.03, WHITE), (0.012, INK), (0.0, ALERT)):
            shaft = [at(-0.16 - grown, 0.05 + grown), at(0.17, 0.05 + grown), at(0.17, 0.11 + grown * 2)]
            head = [at(0.33 + grown * 2, 0), at(0.17, -0.11 - grown * 2), at(0.17, -0.05 - grown)]
            pen.polygon([*shaft, *head, at(-0.16 - grown, -0.05 - grown)], tone)
        for reach, tone in ((0.09, INK), (0.06, CARD)):
            near, far = middle - size * reach, middle + size * reach
            pen.ellipse((near, near, far, far), tone)

    return painted(2 * middle, 2 * middle, paint)


def pair_box(box: Box, sector: int, sectors: int) -> Box:
    """Returns where the workers of a `sector` stand."""
    x, y = spot(box, sector, sectors, PAIR_AT)
    across, down = round(radius(box) * 0.23), round(radius(box) * 0.13)
    return Box(x - across, y - down, x + across, y + down)
