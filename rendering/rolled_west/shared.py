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

SEAL = 64


def put_shared(canvas: Canvas, place: Box, view: Position, written: Lettering) -> None:
    """Puts contracts and offices, with who has them."""
    for number, name in enumerate(CONTRACTS):
        box, owner = layout.contract(place, number), view.contracts.get(name)
        picture = contract(box.width, box.height, name, owner, written)
        canvas.put(picture, box.left, box.top)
        spot = Spot(box.right - 16, box.bottom - 14, box.inset(-8), layout.BADGE)
        canvas.note(box, "contract", name, spot=spot)
    for number, name in enumerate(OFFICES):
        box, owner = layout.office(place, number), view.offices.get(name)
        picture = office(box.width, box.height, *facts.formula(view, name), owner)
        canvas.put(picture, box.left, box.top)
        canvas.note(box, "office", name, spot=Spot(box.centre[0], box.bottom - 4, box, layout.BADGE))


@lru_cache(128)
def contract(width: int, height: int, name: str, owner: int | None, written: Lettering) -> Image.Image:
    """Returns a contract: what it costs, its points on a seal, and its owner."""
    canvas = _card(width, height, owner)
    card = CONTRACTS[name]
    row = height // (len(card.cost) + 1)
    for number, (metal, count) in enumerate(card.cost.items()):
        y = row * (number + 1) + (0 if len(card.cost) == 1 else (2 * number - 1) * 5)
        size = 54 if len(card.cost) == 1 else 42
        canvas.text(44, y, str(count), size - 4, INK, bold=True, align="right")
        canvas.put_centred(resource(metal, letter(written, metal), size), 50 + size // 2, y - 2)
    x, y = width - 42, height // 2
    if owner is None:
        canvas.put_centred(_seal(), x, y)
    else:
        y = height * 3 // 10
        canvas.put_centred(token(SEATS[owner], 44), x, height - 29)
    canvas.text(x, y, str(card.points), 38, INK, bold=True, align="centre", room=48)
    return canvas.image


@lru_cache(64)
def office(width: int, height: int, points: int, signs: tuple[str, ...], owner: int | None) -> Image.Image:
    """Returns an office: points for each thing that `signs` show, or points alone; and whose it is."""
    canvas = _card(width, height, owner)
    x, y = (width if owner is None else width - 46) // 2, height // 2
    size = 38 if owner is not None and len(signs) > 1 else 44
    if not signs:
        canvas.text(x, y, f"+{points}", 48, INK, bold=True, align="centre")
    for number, sign in enumerate(signs):
        left = x - (len(signs) * (size + 2) + 28) // 2
        canvas.text(left + 26, y, str(points), size, INK, bold=True, align="right")
        canvas.put(icon(sign, size), left + 30 + number * (size + 2), y - size // 2)
    if owner is not None:
        canvas.put_centred(token(SEATS[owner], 42), width - 28, y)
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
