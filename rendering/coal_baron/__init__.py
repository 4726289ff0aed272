"""Coal Baron as an image: the work board, and below it pits cut open from the surface to the black coal."""

from typing import Literal

from rendering.canvas import Box, Canvas
from rendering.coal_baron import (
    categories,
    facts,
    ground,
    header,
    highlights,
    layout,
    offers,
    pieces,
    pit,
    rivals,
    work_board,
)
from rendering.coal_baron.describing import lines
from rendering.coal_baron.signs import SIGNS
from rendering.coal_baron.theme import SCHEMES
from rendering.drawing import Drawing, Words
from rules.coal_baron.state import COLOURS, Position

Choice = Literal["offers", "coal", "area", "mine", "board"]
"""What the upper part shows: what is offered, coal for a cart, one area, the own pit alone, or the whole work board."""


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, what it decides on and its own pit, large."""
    choice = _choice(view, seat)
    first, own = _end(view, choice), seat is not None
    second = first + (0 if choice == "mine" else layout.OWN_PIT if own else layout.PART)
    third = second + layout.RIVALS * own
    last = third + layout.categories_height(len(view.players)) + layout.GAP
    canvas = ground.empty(last)
    header.put_header(canvas, view, seat, words)
    _put_choice(canvas, view, choice, words)
    if seat is None:
        _put_pits(canvas, view, first, words)
    else:
        place = layout.own_pit(layout.TOP if choice == "mine" else first, second)
        pit.put_pit(canvas, place, view, seat, seat in facts.STATUS.active(view, seat), words)
        rivals.put_rivals(canvas, second, view, seat, words)
    categories.put_categories(canvas, layout.categories(len(view.players), third), view, words)
    canvas.part(Box(0, 0, layout.WIDTH, first))
    if second > first:
        canvas.part(Box(0, first, layout.WIDTH, second), always=own)
    canvas.part(Box(0, second, layout.WIDTH, last))
    return canvas


def _choice(view: Position, seat: int | None) -> Choice:
    """Returns what the upper part shows; to everybody, the orders that are drafted, then the whole work board."""
    if facts.offered(view) and (seat is not None or not view.shift):
        return "offers"
    if seat is None:
        return "board"
    if facts.loads_cart(view):
        return "coal"
    if facts.chosen_area(view):
        return "area"
    return "board" if facts.steps_left(view) is None else "mine"


def _end(view: Position, choice: Choice) -> int:
    """Returns where the upper part ends."""
    match choice:
        case "offers":
            return layout.offers(len(facts.offered(view))).bottom + layout.GAP
        case "coal":
            return layout.offers(len(COLOURS)).bottom + layout.GAP
        case "area":
            return layout.offers(len(facts.row(facts.chosen_area(view))), layout.LARGE_SPACE).bottom + layout.GAP
        case _:
            return layout.PART


def _put_choice(canvas: Canvas, view: Position, choice: Choice, words: Words) -> None:
    match choice:
        case "offers":
            offers.put_offers(canvas, view, words)
        case "coal":
            offers.put_supply(canvas, view, words)
        case "area":
            work_board.put_area(canvas, view, facts.chosen_area(view), words)
        case "board":
            work_board.put_work_board(canvas, view, words)


def _put_pits(canvas: Canvas, view: Position, top: int, words: Words) -> None:
    active = facts.STATUS.active(view, None)
    for seat, box in enumerate(layout.pits(len(view.players), top)):
        pit.put_pit(canvas, box, view, seat, seat in active, words)


DRAWING = Drawing(
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    signs=SIGNS,
    placeless=highlights.placeless,
    pieces=pieces.PIECES,
    piece=pieces.piece,
    schemes=SCHEMES,
)
