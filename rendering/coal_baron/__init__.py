"""Coal Baron as an image: the work board, and below it pits cut open from the surface to the black coal."""

from rendering.canvas import Canvas
from rendering.coal_baron import categories, facts, ground, header, highlights, layout, offers, pit, rivals, work_board
from rendering.coal_baron.describing import lines
from rendering.drawing import Drawing, Words
from rules.coal_baron.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, what it decides on and its own pit, large."""
    canvas = Canvas(ground.empty())
    header.put_header(canvas, view, seat, words)
    top = _put_top(canvas, view, words)
    if seat is None:
        _put_pits(canvas, view, top, words)
    else:
        active = seat in facts.STATUS.active(view, seat)
        pit.put_pit(canvas, layout.own_pit(len(view.players), top), view, seat, active, words)
        rivals.put_rivals(canvas, view, seat, words)
    categories.put_categories(canvas, layout.categories(len(view.players), seat is not None), view, words)
    return canvas


def _put_top(canvas: Canvas, view: Position, words: Words) -> int:
    """Shows what can be chosen: offers, an area, or the work board unless somebody mines; returns where it ends."""
    if facts.offered(view):
        return offers.put_offers(canvas, view, words)
    if facts.loads_cart(view):
        return offers.put_supply(canvas, view, words)
    if area := facts.chosen_area(view):
        return work_board.put_area(canvas, view, area, words)
    if facts.steps_left(view) is not None:
        return layout.BODY.top
    work_board.put_work_board(canvas, view, words)
    return layout.YARD_AT.bottom + layout.GAP


def _put_pits(canvas: Canvas, view: Position, top: int, words: Words) -> None:
    active = facts.STATUS.active(view, None)
    for seat, box in enumerate(layout.pits(len(view.players), top)):
        pit.put_pit(canvas, box, view, seat, seat in active, words)


DRAWING = Drawing(
    size=layout.SIZE,
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    placeless=highlights.placeless,
    reach=6,
)
