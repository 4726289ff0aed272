"""Strips as wide as the board: a hand, what is paid, and promo cards."""

from functools import lru_cache

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.manhattan import layout
from rendering.manhattan.blocks import put_block_beside
from rendering.pictures import icon
from rendering.sprites import Pen, painted
from rendering.theme import ALERT, CARD, DEEP, GOLD, INK, LINE, SAND, SEATS, mix
from rules.manhattan.board import DATA, reading
from rules.manhattan.state import CELLS, HIDDEN, Position

MIDDLE_CELL = 4
CARD_FACE = 72, 80
BEFORE = 108
"""The width of what stands before a text about points: a picture and the points."""
PROMO_TITLE = 340
"""The width of the title of a promo card."""


def put_payments(canvas: Canvas, box: Box, words: Words) -> None:
    """Puts what every scoring pays."""
    canvas.note(box, "paid", spot=Spot(box.centre[0], box.top - 6, box, layout.SMALL_BADGE))
    canvas.box(box, CARD, 14, LINE, 2)
    points = DATA.points
    paid = {"tallest": points.tallest, "majorities": points.majority, "buildings": points.building}
    texts = [words("board-pays", category=category) for category in paid]
    widths = [BEFORE + round(lettering.width(text, 36)) for text in texts]
    gap = (box.width - sum(widths)) // (len(paid) + 1)
    left = box.left + gap
    for (category, value), text, width in zip(paid.items(), texts, widths, strict=True):
        canvas.put_centred(icon("manhattan", category), left + 20, box.centre[1])
        canvas.text(left + 44, box.centre[1] + 1, f"+{value}", 44, INK, bold=True)
        canvas.text(left + BEFORE, box.centre[1] + 1, text, 36, INK)
        left += width + gap


def put_promo(canvas: Canvas, card: Box, promo: str, words: Words) -> None:
    """Puts a promo card: what it is called, and what it pays."""
    canvas.box(card, mix(CARD, GOLD, 0.25), 14, GOLD, 4)
    title = Box(card.left + 18, card.top + 8, card.left + PROMO_TITLE, card.bottom - 8)
    canvas.paragraph(title, words("promo", promo=promo), 38, INK, bold=True)
    canvas.paragraph(card._replace(left=title.right + 10).inset(8), words("promo-text", promo=promo), 36, INK)


def put_hand(canvas: Canvas, box: Box, view: Position, seat: int, words: Words) -> None:
    """Puts what `seat` has: each card with the site that it means, and the blocks left for this round."""
    player = view.players[seat]
    canvas.box(box, DEEP, 14)
    cells = reading(view, player)
    for number, (card, place) in enumerate(zip(player.hand, layout.cards(box), strict=False)):
        if card != HIDDEN:
            _put_card(canvas, place, cells[card], words)
            spot = Spot(place.right - 34, place.top + 30, place, layout.LARGE_BADGE)
            canvas.note(place, "card", card, number, spot=spot)
    for colour, row in zip(player.colours, layout.own_rows(box, len(player.colours)), strict=True):
        canvas.box(row, SEATS[colour].pale, 10)
        for floors, (count, place) in enumerate(zip(player.chosen[colour], layout.sizes(row), strict=True), 1):
            put_block_beside(canvas, place, colour, floors, count)
            spot = Spot(place.left + layout.SMALL_BADGE // 2, place.centre[1], place, layout.SMALL_BADGE)
            canvas.note(place, "own", colour, floors, spot=spot)


def _put_card(canvas: Canvas, box: Box, cell: int, words: Words) -> None:
    name = words("board-centre") if cell == MIDDLE_CELL else words("cell", cell=cell)
    canvas.box(box, CARD, 10)
    face = _card_face(cell)
    canvas.put(face, box.left + 8, box.centre[1] - face.height // 2)
    left, right = box.left + face.width + 12, box.right - 4
    canvas.text((left + right) // 2, box.centre[1] + 26, name, 36, INK, bold=True, align="centre", room=right - left)


@lru_cache(9)
def _card_face(cell: int) -> Image.Image:
    """Returns the sites of a city, lying as on the board, with the one that the card means."""
    width, height = CARD_FACE
    lane, down = width / 11.6, height / 3

    def paint(pen: Pen) -> None:
        for number in range(CELLS):
            row, column = divmod(number, 3)
            left, top = lane * (3 * column + 2 - row) + 1, down * row + 1
            fill, edge = (ALERT, INK) if number == cell else (SAND, LINE)
            right, low, slant = left + 2.6 * lane, top + down - 4, 0.9 * lane
            pen.polygon([(left, low), (right, low), (right + slant, top), (left + slant, top)], fill, edge, 1.5)

    return painted(width, height, paint)
