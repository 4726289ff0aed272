"""Between the tin and the Neighborhoods: the Plan Supply, and the Plan Deck beside it."""

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.mint_works.cards import put_offer
from rendering.mint_works.icons import icon
from rendering.theme import CARD, INK, LINE
from rules.mint_works.state import Position


def put_supply(canvas: Canvas, view: Position, words: Words) -> None:
    """Puts the Plan Supply, the leftmost card first, and how many cards lie in the deck."""
    _put_stacks(canvas, view)
    size = max(facts.row_size(view), len(view.row))
    for number in range(size):
        box = layout.supply_card(number, size)
        if number < len(view.row):
            plan = view.row[number]
            canvas.note(box, "offer", plan, spot=layout.spot(box))
            put_offer(canvas, box, plan, words("plan", plan=plan), words("plan-brief", plan=plan))
        else:
            canvas.box(box, None, 14, LINE, 3)


def _put_stacks(canvas: Canvas, view: Position) -> None:
    """Shows how many cards the Plan Deck has, and how many mints are left if they are limited."""
    box = layout.STACKS
    canvas.box(box, CARD, 14, LINE, 2)
    canvas.note(box, "stacks")
    limited = view.mint_supply is not None
    _put_stack(canvas, box.centre[0], box.top + (52 if limited else box.height // 2), "deck", view.deck_size())
    if view.mint_supply is not None:
        _put_stack(canvas, box.centre[0], box.bottom - 52, "mint", view.mint_supply)


def _put_stack(canvas: Canvas, x: int, y: int, kind: str, count: int) -> None:
    canvas.put_centred(icon(kind, 56), x - 34, y)
    canvas.text(x + 28, y, str(count), 48, INK, bold=True, align="centre")
