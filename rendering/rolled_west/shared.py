"""What everybody competes for: contracts and the offices of Boomtown."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import Lettering, letter
from rendering.rolled_west.icons import icon, resource
from rendering.rolled_west.theme import BRASS, RULED
from rendering.sprites import Pen, painted
from rendering.theme import CARD, INK, SEATS, mix
from rendering.tokens import token
from rules.rolled_west.board import CONTRACTS, OFFICES
from rules.rolled_west.state import Position

SEAL = 62
COST = 54
"""The width of the column in which an office shows its cost."""


def put_shared(canvas: Canvas, place: Box, view: Position, written: Lettering) -> None:
    """Puts contracts and offices, with who has them."""
    for number, name in enumerate(CONTRACTS):
        box, owner = layout.contract(place, number), view.contracts.get(name)
        picture = contract(box.width, box.height, name, owner, written)
        canvas.put(picture, box.left, box.top)
        canvas.note(box, "contract", name, spot=_spot(box))
    for number, name in enumerate(OFFICES):
        box, owner = layout.office(place, number), view.offices.get(name)
        canvas.put(office(box.width, box.height, name, facts.formula(view, name), owner, written), box.left, box.top)
        canvas.note(box, "office", name, spot=_spot(box))


def _spot(card: Box) -> Spot:
    return Spot(card.right - 14, card.bottom - 16, card.inset(-10), layout.BADGE)


@lru_cache(128)
def contract(width: int, height: int, name: str, owner: int | None, written: Lettering) -> Image.Image:
    """Returns a contract: what it costs, its points on a seal, and its owner."""
    canvas = _card(width, height, owner)
    card = CONTRACTS[name]
    row = height // (len(card.cost) + 1)
    for number, (metal, count) in enumerate(card.cost.items()):
        y = row * (number + 1) + (0 if len(card.cost) == 1 else (2 * number - 1) * 7)
        size = 58 if len(card.cost) == 1 else 45
        canvas.text(40, y, str(count), size - 6, INK, bold=True, align="right")
        canvas.put_centred(resource(metal, letter(written, metal), size), 46 + size // 2, y - 2)
    x, y = width - 40, height // 2 - 8
    if owner is None:
        canvas.put_centred(_seal(), x, y)
    else:
        y = height * 3 // 10
        canvas.put_centred(token(SEATS[owner], 42), x, height - 28)
    canvas.text(x, y, str(card.points), 40, INK, bold=True, align="centre")
    return canvas.image


@lru_cache(128)
def office(
    width: int, height: int, name: str, formula: tuple[int, tuple[str, ...]], owner: int | None, written: Lettering
) -> Image.Image:
    """Returns an office: its cost or its owner; and what it pays: points for each thing of `formula`, or points."""
    canvas, (points, signs) = _card(width, height, owner), formula
    x, y, size = (width + COST) // 2, height // 2, 42 if len(signs) > 1 else 50
    if owner is None:
        for metal, middle in zip(facts.cost(name), (height * 27 // 100, height * 73 // 100), strict=True):
            canvas.put_centred(resource(metal, letter(written, metal), 44), COST // 2 + 4, middle)
    else:
        canvas.put_centred(token(SEATS[owner], 46), COST // 2 + 4, y)
    if not signs:
        canvas.text(x, y, f"+{points}", 48, INK, bold=True, align="centre")
    for number, sign in enumerate(signs):
        left = x - (len(signs) * (size + 1) + 26) // 2
        canvas.text(left + 24, y, str(points), size, INK, bold=True, align="right")
        canvas.put(icon(sign, size), left + 27 + number * (size + 1), y - size // 2)
    return canvas.image


def _card(width: int, height: int, owner: int | None) -> Canvas:
    canvas = Canvas(Image.new("RGBA", (width, height)))
    fill, edge = (CARD, RULED) if owner is None else (SEATS[owner].pale, SEATS[owner].base)
    canvas.box(Box(0, 0, width, height), fill, 10, edge, 2 if owner is None else 5)
    return canvas


@lru_cache(1)
def _seal() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, SEAL, SEAL), mix(BRASS, INK, 0.5))
        pen.ellipse((3, 3, SEAL - 3, SEAL - 3), BRASS)
        pen.ellipse((8, 8, SEAL - 8, SEAL - 8), mix(BRASS, CARD, 0.55))

    return painted(SEAL, SEAL, paint)
