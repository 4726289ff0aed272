"""Coal Baron as a picture: the work board, and below it pits cut open from the surface to the black coal."""

from PIL import Image

from rendering.coal_baron import facts, ground, header, layout, offers, pit, rivals, standings, work_board
from rendering.coal_baron import marks as pointers
from rendering.coal_baron.describing import describe
from rendering.coal_baron.layout import SIZE
from rendering.coal_baron.table import Table
from rendering.drawing import Marks, Words
from rules.coal_baron.state import Position


def draw(view: Position, seat: int | None, marks: Marks, words: Words) -> Image.Image:
    """The board as `view` shows it; with `seat`, what it decides on and its own pit, large."""
    table = Table(ground.table())
    header.put_header(table, view, seat, words)
    top = _put_top(table, view, words)
    if seat is None:
        _put_pits(table, view, top, words)
    else:
        pit.put_pit(table, layout.own_pit(len(view.players), top), view, seat, seat in facts.active(view, seat), words)
        rivals.put_rivals(table, view, seat, words)
    standings.put_standings(table, layout.standings(len(view.players), seat is not None), view, words)
    pointers.put_rings(table, view, marks.events)
    if seat is not None:
        pointers.put_numbers(table, seat, marks.options)
    return table.image


def _put_top(table: Table, view: Position, words: Words) -> int:
    """What can be chosen from: offers, an area, or the work board unless somebody mines; gives where it ends."""
    if facts.offered(view):
        return offers.put_offers(table, view, words)
    if facts.loads_cart(view):
        return offers.put_supply(table, view, words)
    if area := facts.chosen_area(view):
        return work_board.put_area(table, view, area, words)
    if facts.steps_left(view) is not None:
        return layout.BODY.top
    work_board.put_work_board(table, view, words)
    return layout.YARD_AT.bottom + layout.GAP


def _put_pits(table: Table, view: Position, top: int, words: Words) -> None:
    active = facts.active(view, None)
    for seat, box in enumerate(layout.pits(len(view.players), top)):
        pit.put_pit(table, box, view, seat, seat in active, words)


__all__ = ["SIZE", "describe", "draw"]
