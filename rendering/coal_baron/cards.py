"""Orders and tunnel tiles, as they lie on the work board, in front of players and in peeks."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.coal_baron.coal import cart, square
from rendering.coal_baron.icons import figure_on, icon, transport
from rendering.coal_baron.theme import COALS, LIT, TRANSPORTS, UNLIT
from rendering.sprites import Pen, painted
from rendering.theme import CARD, CHOICE, GOLD, INK, WHITE, mix
from rules.coal_baron.board import ORDERS, TILES
from rules.coal_baron.board import Tile as Printed
from rules.coal_baron.state import COLOURS

BAND = 0.46
"""How much of an order is its coloured band."""
LOWEST_BAND = 30
"""A lower band cannot hold digits that can be read."""
TIMBER = (112, 80, 50)
EMBLEM = 16
"""The fewest pixels across at which a transport is known; its colour is still there."""
COIN = 50
"""The least pixels that the price of a tile is wide."""


def put_card(canvas: Canvas, box: Box, name: str) -> None:
    """Puts a tile, or an order with nothing on it yet."""
    if name in TILES:
        canvas.put(_tile(name, box.width, box.height), box.left, box.top)
    else:
        put_order(canvas, box, name, ("",) * len(ORDERS[name].coal))


def put_order(canvas: Canvas, box: Box, name: str, squares: Sequence[str]) -> None:
    """Puts an order: its transport and points on a band, below them its squares with the cubes on each."""
    printed, unit = ORDERS[name], box.height / 90
    tone, complete = TRANSPORTS[printed.transport], all(squares)
    canvas.box(box, GOLD if complete else mix(tone, INK, 0.4), round(10 * unit))
    canvas.box(box.inset(max(2, round((4 if complete else 1.6) * unit))), tone, round(8 * unit))
    band, edge = max(round(box.height * BAND), LOWEST_BAND), max(3, round(4 * unit))
    field = box.trimmed(edge, band, edge, edge)
    canvas.box(field, mix(CHOICE, CARD, 0.72) if complete else CARD, round(6 * unit))
    points, size = str(printed.points), max(lettering.READABLE, round(36 * unit))
    room = max(round(box.width * 0.46), round(lettering.width(points, size, True)) + 8)
    y, left = box.top + band // 2, box.width - room
    across = min(round(left * 0.9), round(band * 1.34))
    if across >= EMBLEM:
        emblem = transport(printed.transport, across, CARD, tone)
        canvas.put_centred(emblem, box.left + round(left * 0.59), y + round(unit))
    canvas.text(box.right - room // 2, y, points, size, WHITE, bold=True, align="centre", room=room)
    _put_squares(canvas, field, printed.coal, squares)


def _put_squares(canvas: Canvas, box: Box, coal: str, squares: Sequence[str]) -> None:
    step = min(max(6, box.height - 4), box.width // max(len(coal), 3))
    size = step - max(2, step // 12)
    left = box.centre[0] - len(coal) * step // 2
    for number, (colour, cubes) in enumerate(zip(coal, squares, strict=True)):
        canvas.put_centred(square(colour, cubes, size), left + number * step + step // 2, box.centre[1])


@lru_cache(48)
def _tile(name: str, width: int, height: int) -> Image.Image:
    """Returns a tunnel tile to buy: its carts in a lit or dark tunnel through their coal, a lamp, and the price."""
    printed = TILES[name]
    canvas = Canvas(painted(width, height, lambda pen: _paint_tunnel(pen, printed, width, height)))
    lamp = round(height * 0.4)
    canvas.put(icon("light" if printed.side == "L" else "dark", lamp), round(width * 0.03), round(height * 0.04))
    coin = max(COIN, round(height * 0.52))
    canvas.put(figure_on("coin", str(printed.price), coin), width - coin - 1, 1)
    size = min(round(height * 0.58), round(width * 0.46))
    colour, across = COLOURS[printed.level - 1], printed.carts * size
    for number in range(printed.carts):
        left = (width - across) // 2 + number * size
        canvas.put(cart(colour, colour, size), left, height - size - round(height * 0.05))
    return canvas.image


def _paint_tunnel(pen: Pen, printed: Printed, width: int, height: int) -> None:
    tones = COALS[COLOURS[printed.level - 1]]
    pen.rectangle((0, 0, width, height), mix(tones.dark, INK, 0.3), 9)
    pen.rectangle((2.5, 2.5, width - 2.5, height - 2.5), tones.earth, 7)
    roof = height * 0.3
    pen.rectangle((2.5, roof, width - 2.5, height - 6), LIT if printed.side == "L" else UNLIT)
    for x in (width * 0.04, width * 0.92):
        pen.rectangle((x, roof, x + width * 0.04, height - 4), TIMBER)
    pen.rectangle((2.5, roof - height * 0.05, width - 2.5, roof + height * 0.02), TIMBER)
    pen.rectangle((2.5, height - 7, width - 2.5, height - 3), mix(INK, WHITE, 0.25))
