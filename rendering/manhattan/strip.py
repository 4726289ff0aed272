"""Strips as wide as the board: a hand, what is paid, and promo cards."""

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
CARD_FACE = 88
PROMO_TITLE = 340
"""The width of the title of a promo card."""


def put_payments(canvas: Canvas, box: Box, words: Words) -> None:
    """Puts what every scoring pays."""
    canvas.note(box, "paid")
    canvas.box(box, CARD, 14, LINE, 2)
    points = DATA.points
    paid = (("tallest", points.tallest), ("majorities", points.majority), ("buildings", points.building))
    for place, (category, value) in zip(box.columns(len(paid)), paid, strict=True):
        x = place.centre[0]
        canvas.put_centred(icon("manhattan", category), x - 34, box.top + 34)
        canvas.text(x - 4, box.top + 35, f"+{value}", 46, INK, bold=True)
        text = words("board-pays", category=category)
        canvas.text(x, box.top + 85, text, 36, INK, align="centre", room=place.width - 12)


def put_promo(canvas: Canvas, card: Box, promo: str, words: Words) -> None:
    """Puts a promo card: what it is called, and what it pays."""
    canvas.box(card, mix(CARD, GOLD, 0.25), 14, GOLD, 4)
    title = Box(card.left + 18, card.top + 8, card.left + PROMO_TITLE, card.bottom - 8)
    canvas.paragraph(title, words("promo", promo=promo), 38, INK, bold=True)
    canvas.paragraph(card._replace(left=title.right + 10).inset(8), words("promo-text", promo=promo), 36, INK)


def put_hand(canvas: Canvas, box: Box, view: Position, seat: int, words: Words) -> None:
    """Puts the hand of `seat`: each card with the site that it means."""
    player = view.players[seat]
    canvas.box(box, DEEP, 14)
    title = Box(box.left + 16, box.top + 6, box.left + 196, box.bottom - 6)
    canvas.paragraph(title, words("board-hand"), 36, PAPER, bold=True)
    cells = reading(view, player)
    for number, (card, place) in enumerate(zip(player.hand, layout.cards(box), strict=False)):
        if card != HIDDEN:
            _put_card(canvas, place, cells[card], words)
            spot = Spot(place.right - 34, place.top + 30, place, layout.LARGE_BADGE)
            canvas.note(place, "card", card, number, spot=spot)


def _put_card(canvas: Canvas, box: Box, cell: int, words: Words) -> None:
    name = words("board-centre") if cell == MIDDLE_CELL else words("cell", cell=cell)
    canvas.box(box, CARD, 10)
    canvas.put(_card_face(cell), box.left + 8, box.centre[1] - CARD_FACE // 2)
    left, right = box.left + CARD_FACE + 14, box.right - 8
    canvas.text((left + right) // 2, box.centre[1] + 26, name, 38, INK, bold=True, align="centre", room=right - left)


@lru_cache(9)
def _card_face(cell: int) -> Image.Image:
    """Returns the sites of a city with the one that the card means."""

    def paint(pen: Pen) -> None:
        for number, site in enumerate(Box(0, 0, CARD_FACE, CARD_FACE).grid(3, CELLS // 3, 3)):
            fill, edge = (ALERT, INK) if number == cell else (SAND, LINE)
            pen.rectangle(site, fill, 4, edge, 1.5)

    return painted(CARD_FACE, CARD_FACE, paint)
