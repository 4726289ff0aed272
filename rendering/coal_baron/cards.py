"""Orders and tunnel tiles, as they lie on the work board, in front of players and in peeks."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.coal_baron.coal import cart, square
from rendering.coal_baron.icons import figure_on, icon
from rendering.coal_baron.tones import COALS, LIT, TRANSPORTS, UNLIT
from rendering.coal_baron.transports import transport
from rendering.palette import CARD, CHOICE, GOLD, INK, WHITE, mix
from rendering.sprites import Pen, painted
from rules.coal_baron.board import ORDERS, TILES
from rules.coal_baron.board import Tile as Printed
from rules.coal_baron.state import COLOURS

BAND = 0.46
"""How much of an order is its coloured band."""
TIMBER = (112, 80, 50)


def card(name: str, width: int, height: int) -> Image.Image:
    """A tile, or an order with nothing on it yet."""
    if name in TILES:
        return tile(name, width, height)
    return order(name, ("",) * len(ORDERS[name].coal), width, height)


@lru_cache(40)
def order(name: str, squares: tuple[str, ...], width: int, height: int) -> Image.Image:
    """An order: its transport and points on a band, below them its squares with the cubes on each."""
    printed, unit = ORDERS[name], height / 90
    canvas, box = Canvas(Image.new("RGBA", (width, height))), Box(0, 0, width, height)
    tone, complete = TRANSPORTS[printed.transport], all(squares)
    canvas.box(box, GOLD if complete else mix(tone, INK, 0.4), round(10 * unit))
    canvas.box(box.inset(max(2, round((4 if complete else 1.6) * unit))), tone, round(8 * unit))
    split, edge = round(height * BAND), max(3, round(4 * unit))
    ground = mix(CHOICE, CARD, 0.72) if complete else CARD
    canvas.box(Box(edge, split, width - edge, height - edge), ground, round(6 * unit))
    emblem = transport(printed.transport, min(round(width * 0.5), round(split * 1.34)), CARD, tone)
    canvas.put_centred(emblem, round(width * 0.37), split // 2 + round(unit))
    x, size = round(width * 0.81), round(36 * unit)
    canvas.text(x, split // 2, str(printed.points), size, WHITE, bold=True, align="centre", room=width * 0.36)
    _put_squares(canvas, Box(edge, split, width - edge, height - edge), printed.coal, squares)
    return canvas.image


def _put_squares(canvas: Canvas, box: Box, coal: str, squares: tuple[str, ...]) -> None:
    step = min(box.height - 4, box.width // max(len(coal), 3))
    size = step - max(2, step // 12)
    left = box.centre[0] - len(coal) * step // 2
    for number, (colour, cubes) in enumerate(zip(coal, squares, strict=True)):
        canvas.put_centred(square(colour, cubes, size), left + number * step + step // 2, box.centre[1])


@lru_cache(48)
def tile(name: str, width: int, height: int) -> Image.Image:
    """A tunnel tile to buy: its carts in a lit or dark tunnel through their coal, a lamp, and the price."""
    printed = TILES[name]
    canvas = Canvas(painted(width, height, lambda pen: _paint_tunnel(pen, printed, width, height)))
    lamp = round(height * 0.4)
    canvas.put(icon("light" if printed.side == "L" else "dark", lamp), round(width * 0.03), round(height * 0.04))
    coin = round(height * 0.52)
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
