"""The work board: the bank and four production areas, with the workers on them and what clears next."""

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.lettering import READABLE
from rendering.montana import facts, layout, spaces
from rendering.montana.icons import icon
from rendering.montana.theme import TIMBER
from rendering.theme import ALERT, GOLD, INK, SAND, mix
from rules.montana.board import COLOUR_NAMES, DATA
from rules.montana.state import Position


def put_work_board(canvas: Canvas, view: Position, board: Box, words: Words) -> None:
    """Puts the work board in the box `board`."""
    canvas.box(board, TIMBER, 14, mix(TIMBER, INK, 0.4), 2)
    bank, *areas = layout.work_places(board, facts.SPACES)
    canvas.note(bank.title, "bank title")
    _put_title(canvas, bank.title, "silver", words("board-place", place="bank"), facts.free_of(view, facts.BANK))
    for number, box in enumerate(bank.spaces):
        workers = tuple(COLOUR_NAMES[colour] for colour in view.bank[number])
        desk = spaces.Desk(DATA.bank[number].workers, DATA.bank[number].silver, workers)
        spaces.put_desk(canvas, box, desk)
        canvas.note(box, "bank", number + 1, spot=layout.spot(box.left + 26, box.centre[1], box))
        if workers:
            canvas.note(box, "banked", number + 1)
    for area, place in enumerate(areas):
        name = words("board-place", place=DATA.areas[area].name)
        _put_title(canvas, place.title, COLOUR_NAMES[area], name, facts.free_of(view, area))
        canvas.note(place.title, "area title", area)
        for number, box in enumerate(place.spaces):
            spaces.put_area(canvas, box, _space(view, area, number))
            _note_space(canvas, box, view, area, number)


def _note_space(canvas: Canvas, box: Box, view: Position, area: int, number: int) -> None:
    """Notes both parts of a space, and which of them are taken."""
    left, right = spaces.parts(box)
    canvas.note(left, "area", area, number + 1, spot=layout.spot(*left.centre, left.inset(-8)))
    canvas.note(right, "right", area, number + 1)
    if view.areas[area][number].left:
        canvas.note(left, "produced", area, number + 1)
    if view.areas[area][number].right:
        canvas.note(right, "produced more", area, number + 1)


def _space(view: Position, area: int, number: int) -> spaces.Area:
    printed, space = DATA.areas[area].spaces[number], view.areas[area][number]
    left, right = (tuple(COLOUR_NAMES[colour] for colour in part) for part in (space.left, space.right))
    return spaces.Area(printed.silver, DATA.areas[area].good, printed.goods, DATA.right_goods, left, right)


def _put_title(canvas: Canvas, box: Box, sign: str, name: str, free: int) -> None:
    """Puts the name of a place; a broom if one space is left, whose use clears the place."""
    tall = box.height > layout.TITLES[0]
    size = 62 if tall else 42
    x, y = box.left + size // 2 + 3, box.top + (size // 2 + 4 if tall else box.height // 2)
    canvas.put_centred(icon(sign, size), x, y)
    if free <= 1:
        badge = Box(box.right - 48, y - 23, box.right - 2, y + 23)
        canvas.box(badge, GOLD, 12, ALERT, 4)
        canvas.put_centred(icon("broom", 40), *badge.centre)
    left = box.left + 6 if tall else x + size // 2 + 4
    canvas.text(left, box.bottom - 22 if tall else y, name, READABLE, SAND, bold=True)
