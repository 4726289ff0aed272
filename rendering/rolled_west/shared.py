"""What everybody competes for: contracts and the offices of Boomtown."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import Lettering, letter
from rendering.rolled_west.icons import resource
from rendering.rolled_west.theme import BRASS, FACADES, RULED
from rendering.sprites import Pen, painted
from rendering.theme import CARD, INK, SEATS, mix
from rendering.tokens import token
from rules.rolled_west.board import CONTRACTS, OFFICES
from rules.rolled_west.scoring import office_worth
from rules.rolled_west.state import Position

SEAL = 52
COST = 46
"""The width of the column in which an office shows its cost."""
ROOF = 10
LINE = 37
"""The distance of lines on its sign."""


def put_contracts(canvas: Canvas, view: Position, written: Lettering) -> None:
    """Puts the contracts, with who completed them."""
    for number, name in enumerate(CONTRACTS):
        box = layout.contract(number)
        canvas.put(contract(box.width, box.height, name, view.contracts.get(name), written), box.left, box.top)
        canvas.note(box, "contract", name, spot=_spot(box))


def put_boomtown(canvas: Canvas, view: Position, words: Words, written: Lettering) -> None:
    """Puts the offices, with who bought them."""
    units = int(facts.counts_units(view))
    for number, name in enumerate(OFFICES):
        box, owner = layout.office(number), view.offices.get(name)
        if owner is not None and not view.agenda:
            pays: tuple[str, ...] = (f"+{office_worth(view, name, owner)}",)
        else:
            points = next(iter(OFFICES[name].pays.values()))
            pays = str(points), *words("board-pays", office=name, units=units).splitlines()
        canvas.put(office(box.width, box.height, name, pays, owner, written), box.left, box.top)
        canvas.note(box, "office", name, spot=_spot(box))


def _spot(card: Box) -> Spot:
    return Spot(card.right - 8, card.top + 14, card.inset(-14), layout.BADGE)


@lru_cache(128)
def contract(width: int, height: int, name: str, owner: int | None, written: Lettering) -> Image.Image:
    """Returns a contract: what it costs, its points on a seal, and its owner."""
    canvas = Canvas(Image.new("RGBA", (width, height)))
    fill, edge = (CARD, RULED) if owner is None else (SEATS[owner].pale, SEATS[owner].base)
    canvas.box(Box(0, 0, width, height), fill, 10, edge, 2 if owner is None else 5)
    card = CONTRACTS[name]
    for (metal, count), y in zip(card.cost.items(), _middles(0, height, len(card.cost)), strict=True):
        canvas.text(27, y, str(count), 38, INK, bold=True, align="right")
        canvas.put_centred(resource(metal, letter(written, metal), 44), 51, y)
    x, y = width - 28, height - 28
    if owner is None:
        canvas.put_centred(_seal(), x, y)
    else:
        canvas.put_centred(token(SEATS[owner], 34), x, 26)
    canvas.text(x, y, str(card.points), 36, INK, bold=True, align="centre")
    return canvas.image


@lru_cache(128)
def office(
    width: int, height: int, name: str, pays: tuple[str, ...], owner: int | None, written: Lettering
) -> Image.Image:
    """Returns an office, a house with a false front: its cost, on its sign what it `pays`, and its owner."""
    canvas = Canvas(Image.new("RGBA", (width, height)))
    front = SEATS[owner].base if owner is not None else FACADES[[*OFFICES].index(name) % len(FACADES)]
    canvas.box(Box(8, ROOF, width - 8, height), front, 4, mix(front, INK, 0.4), 2)
    canvas.box(Box(0, ROOF - 4, width, 2 * ROOF - 4), mix(front, INK, 0.25), 4)
    canvas.box(Box(width // 3, 0, width - width // 3, ROOF), mix(front, INK, 0.25), 4)
    sign = Box(10 + COST, 2 * ROOF, width - 10, height - 4)
    canvas.box(sign, CARD if owner is None else SEATS[owner].pale, 8, mix(front, INK, 0.4), 2)
    for metal, y in zip(facts.cost(name), _middles(ROOF, height, 2), strict=True):
        canvas.put_centred(resource(metal, letter(written, metal), 44), COST // 2 + 10, y)
    if owner is not None:
        canvas.put_centred(token(SEATS[owner], 34), width - 18, 17)
    points, *lines = pays
    across = canvas.text(sign.left + 8, sign.centre[1], points, 48, INK, bold=True)
    for number, line in enumerate(lines, 1):
        y = sign.centre[1] + LINE * (2 * number - len(lines) - 1) // 2
        canvas.text(sign.left + across + 18, y, line, 35, INK, room=sign.width - across - 20)
    return canvas.image


def _middles(top: int, bottom: int, count: int) -> list[int]:
    """Returns the middles of a number of rows between `top` and `bottom`."""
    return [row.centre[1] for row in Box(0, top, 1, bottom).rows(count)]


@lru_cache(1)
def _seal() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, SEAL, SEAL), mix(BRASS, INK, 0.5))
        pen.ellipse((3, 3, SEAL - 3, SEAL - 3), BRASS)
        pen.ellipse((7, 7, SEAL - 7, SEAL - 7), mix(BRASS, CARD, 0.55))

    return painted(SEAL, SEAL, paint)
