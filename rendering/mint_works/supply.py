"""Between the tin and the Neighborhoods: the Plan Supply, and the Plan Deck beside it."""

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.mint_works.cards import OFFER_TITLE, put_offer
from rendering.mint_works.icons import icon
from rendering.theme import CARD, INK, LINE
from rules.mint_works.state import Position


def put_supply(canvas: Canvas, place: Box, view: Position, words: Words) -> None:
    """Puts the Plan Supply, the leftmost card first, and how many cards lie in the deck."""
    _put_stacks(canvas, layout.stacks(place), view)
    size = max(facts.row_size(view), len(view.row))
    for number in range(size):
        box = layout.supply_card(place, number, size)
        if number < len(view.row):
            plan = view.row[number]
            canvas.note(box, "offer", plan, spot=layout.card_spot(box, OFFER_TITLE))
            put_offer(canvas, box, plan, words("plan", plan=plan), words("plan-brief", plan=plan))
        else:
            canvas.box(box, None, 14, LINE, 3)


def _put_stacks(canvas: Canvas, box: Box, view: Position) -> None:
    """Shows how many cards the Plan Deck has, and how many mints are left if they are limited."""
    canvas.box(box, CARD, 14, LINE, 2)
    canvas.note(box, "stacks")
    _put_stack(canvas, box, "deck", view.deck_size(), -1 if view.mint_supply is not None else 0)
    if view.mint_supply is not None:
        _put_stack(canvas, box, "mint", view.mint_supply, 1)


def _put_stack(canvas: Canvas, box: Box, kind: str, count: int, place: int) -> None:
    """Puts a stack above the middle of `box` (-1), there (0) or below (1)."""
    x, y = box.centre[0], box.centre[1] + place * box.height // 4
    canvas.put_centred(icon(kind, 50), x, y - 26)
    canvas.text(x, y + 24, str(count), 44, INK, bold=True, align="centre")
