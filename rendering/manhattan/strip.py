"""At the bottom: a hand or what is paid, and the promo cards."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.manhattan import layout
from rendering.pictures import icon
from rendering.sprites import Pen, painted
from rendering.theme import ALERT, CARD, DEEP, GOLD, INK, LINE, PAPER, SAND, mix
from rules.manhattan.board import DATA, reading
from rules.manhattan.state import CELLS, HIDDEN, Position

MIDDLE_CELL = 4
CARD_FACE = 76


def put_strip(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """Puts the hand of `seat`, else what is paid; and the promo cards."""
    if seat is not None:
        _put_hand(canvas, view, seat, words)
    if seat is None or not view.promo:
        place = layout.LEFT_STRIP if seat is None else layout.RIGHT_STRIP
        _put_payments(canvas, place if view.promo or seat is not None else layout.STRIP, words)
    for number, promo in enumerate(view.promo):
        _put_promo(canvas, layout.RIGHT_STRIP.columns(len(view.promo), 8)[number], promo, words)


def _put_payments(canvas: Canvas, box: Box, words: Words) -> None:
    canvas.box(box, CARD, 14, LINE, 2)
    points = DATA.points
    paid = (("tallest", points.tallest), ("majorities", points.majority), ("buildings", points.building))
    for place, (category, value) in zip(box.columns(len(paid)), paid, strict=True):
        x = place.centre[0]
        canvas.put_centred(icon("manhattan", category), x - 32, box.top + 34)
        canvas.text(x - 4, box.top + 36, f"+{value}", 44, INK, bold=True)
        text = words("board-pays", category=category)
        canvas.text(x, box.top + 81, text, 24, INK, align="centre", room=place.width - 16)


def _put_promo(canvas: Canvas, card: Box, promo: str, words: Words) -> None:
    canvas.box(card, mix(CARD, GOLD, 0.25), 14, GOLD, 4)
    title, points = words("promo", promo=promo), DATA.promos[promo]
    canvas.text(card.left + 16, card.top + 26, title, 32, INK, bold=True, room=card.width - 98)
    if points:
        canvas.text(card.right - 16, card.top + 27, f"+{points}", 40, INK, bold=True, align="right")
    canvas.paragraph(card.trimmed(16, 46, 14, 6), words("promo-text", promo=promo), 24, INK)


def _put_hand(canvas: Canvas, view: Position, seat: int, words: Words) -> None:
    box, player = layout.LEFT_STRIP, view.players[seat]
    canvas.box(box, DEEP, 14)
    title = Box(box.left + 14, box.top + 6, box.left + 116, box.bottom - 6)
    canvas.paragraph(title, words("board-hand"), 27, PAPER, bold=True, lines=3)
    cells = reading(view, player)
    for number, (card, place) in enumerate(zip(player.hand, layout.HAND, strict=False)):
        if card != HIDDEN:
            _put_card(canvas, place, cells[card], words)
            spot = Spot(place.right - 27, place.top + 26, place, layout.LARGE_BADGE)
            canvas.note(place, "card", card, number, spot=spot)


def _put_card(canvas: Canvas, box: Box, cell: int, words: Words) -> None:
    name = words("board-centre") if cell == MIDDLE_CELL else words("cell", cell=cell)
    canvas.box(box, CARD, 10)
    canvas.put(_card_face(cell), box.left + 6, box.centre[1] - CARD_FACE // 2)
    left, right = box.left + CARD_FACE + 8, box.right - 4
    canvas.text((left + right) // 2, box.centre[1] + 25, name, 25, INK, bold=True, align="centre", room=right - left)


@lru_cache(9)
def _card_face(cell: int) -> Image.Image:
    """Returns the sites of a city with the one that the card means."""

    def paint(pen: Pen) -> None:
        for number, site in enumerate(Box(0, 0, CARD_FACE, CARD_FACE).grid(3, CELLS // 3, 2)):
            fill, edge = (ALERT, INK) if number == cell else (SAND, LINE)
            pen.rectangle(site, fill, 4, edge, 1.5)

    return painted(CARD_FACE, CARD_FACE, paint)
