"""The work board: what every space offers, whose workers are there, and how many the next one needs."""

from functools import lru_cache

from PIL import Image

from rendering import lettering
from rendering.canvas import Box, Canvas, Spot
from rendering.coal_baron import cards, facts, ground, layout
from rendering.coal_baron.coal import cube
from rendering.coal_baron.icons import figure_on, icon, transport, worker
from rendering.coal_baron.theme import STONE, TRANSPORTS
from rendering.drawing import Words
from rendering.highlights import corner
from rendering.palette import compact
from rendering.theme import CARD, INK, LINE, SEATS, WHITE, mix
from rules.coal_baron.board import WorkSpace
from rules.coal_baron.state import COLOURS, Position, Space

ROWS = (("factory",), ("order", "delivery"), ("mine", "money", "bank"))
"""The areas of each row."""
FOOT = 0.37
"""How much of a space is for the workers on it."""
RAISED = 6
"""How far titles stand above the middle of their plates: rings round spaces need room below."""
NARROW = 200
"""Up to this width, the title of an area stands on the right, beside its number."""
EDGE = 2
"""How far such a title stays from the right end of its plate."""


def put_work_board(canvas: Canvas, view: Position, words: Words) -> None:
    """Puts all areas with their spaces, and below them the canteen and the coal supply."""
    titles = tuple(words("board-area", area=name) for areas in ROWS for name in areas)
    canvas.put_ground(_empty_board(len(view.players), titles), layout.WORK_BOARD.top, layout.WORK_BOARD.left)
    for number, areas in enumerate(ROWS):
        first = 0
        for name in areas:
            spaces = facts.row(name)
            _note_area(canvas, _plate(layout.area(number, first, len(spaces)), layout.PLATE), name)
            for column, space in enumerate(spaces, first):
                _put_space(canvas, layout.work_space(number, column), view, space)
            first += len(spaces)
    _put_yard(canvas, view, words)


def _note_area(canvas: Canvas, plate: Box, area: str) -> None:
    """Notes the plate with the title of an area, which leaves room for a number on its left."""
    size, outside = corner(plate).size, 21 if plate.width <= NARROW else 8
    spot = Spot(plate.left + size // 2 - outside, plate.centre[1], plate.inset(-outside), size)
    canvas.note(plate, "area", area, spot=spot)


def put_area(canvas: Canvas, view: Position, area: str, words: Words) -> None:
    """Puts one area alone, large."""
    spaces = facts.row(area)
    box = layout.offers(len(spaces), layout.LARGE_SPACE)
    canvas.put_ground(_empty_area(len(view.players), area, words("board-area", area=area)), box.top, box.left)
    for space, place in zip(spaces, layout.offered(len(spaces), layout.LARGE_SPACE), strict=True):
        _put_space(canvas, place, view, space)


@lru_cache(2)
def _empty_board(players: int, titles: tuple[str, ...]) -> Image.Image:
    """Returns the areas with their `titles` and empty spaces, some of them out of play."""
    canvas, left = ground.empty(layout.PART), list(titles)
    for number, areas in enumerate(ROWS):
        first = 0
        for name in areas:
            spaces = facts.row(name)
            _put_ground(canvas, layout.area(number, first, len(spaces)), left.pop(0), layout.PLATE)
            for column, space in enumerate(spaces, first):
                _put_empty_space(canvas, layout.work_space(number, column), facts.covered(space.name, players))
            first += len(spaces)
    return compact(canvas.cut(layout.WORK_BOARD), "coal_baron")


@lru_cache(4)
def _empty_area(players: int, area: str, title: str) -> Image.Image:
    """Returns one area, large, with its empty spaces."""
    canvas, spaces = ground.empty(layout.PART), facts.row(area)
    box = layout.offers(len(spaces), layout.LARGE_SPACE)
    _put_ground(canvas, box, title, layout.OFFER_TITLE)
    for space, place in zip(spaces, layout.offered(len(spaces), layout.LARGE_SPACE), strict=True):
        _put_empty_space(canvas, place, facts.covered(space.name, players))
    return compact(canvas.cut(box), "coal_baron")


def _plate(area: Box, height: int) -> Box:
    """Returns where the title of an area stands."""
    return Box(area.left + 8, area.top + 3, area.right - 8, area.top + height)


def _put_ground(canvas: Canvas, box: Box, text: str, height: int) -> None:
    ground.put_bricks(canvas, box)
    title, size = _plate(box, height), height // 2 + 16
    y = title.centre[1] - RAISED
    if title.width > NARROW:
        canvas.text(title.centre[0], y, text, size, WHITE, bold=True, align="centre", room=title.width)
    else:
        canvas.text(
            title.right - EDGE, y, text, lettering.READABLE, WHITE, bold=True, align="right", room=title.width - EDGE
        )


def _put_empty_space(canvas: Canvas, box: Box, covered: bool) -> None:
    canvas.box(box, STONE if covered else CARD, 9)
    if covered:
        canvas.put_centred(icon("lock", round(58 * box.width / 126)), *box.centre)


def _put_space(canvas: Canvas, box: Box, view: Position, printed: WorkSpace) -> None:
    """Shows what a space offers, who is there and what it needs, on its ground."""
    canvas.note(box, "space", printed.name)
    if facts.covered(printed.name, len(view.players)):
        canvas.note(box, "covered")
        return
    unit, space = box.width / 126, view.space(printed.name)
    foot = Box(box.left + 4, box.bottom - round(FOOT * box.height), box.right - 4, box.bottom - 4)
    _put_offer(canvas, Box(box.left + 4, box.top + 4, box.right - 4, foot.top - 3), view, printed, space, unit)
    if printed.area == "bank":
        _put_counts(canvas, Box(foot.left, foot.top - round(24 * unit), foot.right, foot.bottom), view.bank)
        return
    y = foot.centre[1]
    if space.workers:
        canvas.box(foot, SEATS[space.seat].pale, 8)
        canvas.put_centred(worker(SEATS[space.seat], round(44 * unit)), foot.left + round(22 * unit), y)
        room = round(28 * unit)
        canvas.text(foot.left + round(43 * unit), y, str(space.workers), round(38 * unit), INK, bold=True, room=room)
    price = figure_on("helmet", str(space.workers + 1), round(50 * unit), WHITE)
    canvas.put_centred(price, foot.right - round(25 * unit), y)


def _put_offer(canvas: Canvas, box: Box, view: Position, printed: WorkSpace, space: Space, unit: float) -> None:
    """Shows what a space gives."""
    if printed.peek:
        stack = view.tiles if printed.area == "factory" else view.deck
        y = box.bottom - round(19 * unit)
        canvas.put_centred(icon("eye", round(60 * unit)), box.centre[0], box.top + round(25 * unit))
        canvas.put_centred(icon("deck", round(36 * unit)), box.centre[0] - round(24 * unit), y)
        x, size = box.centre[0] + round(20 * unit), round(36 * unit)
        canvas.text(x, y, str(stack.size()), size, INK, bold=True, align="centre")
    elif printed.area == "delivery":
        emblem = transport(printed.transport, round(112 * unit), TRANSPORTS[printed.transport], CARD)
        canvas.put_centred(emblem, *box.centre)
    elif printed.area == "mine":
        canvas.put_centred(icon("steps", round(56 * unit)), box.left + round(28 * unit), box.centre[1])
        x, size = box.right - round(33 * unit), round(54 * unit)
        canvas.text(x, box.centre[1], str(printed.value), size, INK, bold=True, align="centre", room=66 * unit)
    elif printed.area == "bank":
        size = round(54 * unit)
        y = box.top + size // 2 + 2
        canvas.put_centred(figure_on("coin", str(printed.value), size), box.left + size // 2 + 2, y)
        canvas.put_centred(figure_on("helmet", "1", round(50 * unit), WHITE), box.right - round(27 * unit), y)
    elif printed.area == "money":
        canvas.put_centred(figure_on("coin", str(printed.value), round(78 * unit)), *box.centre)
    elif space.card:
        cards.put_card(canvas, box, space.card)
    else:
        canvas.box(box.inset(3), None, 8, LINE, 3)


def _put_counts(canvas: Canvas, box: Box, counts: list[int]) -> None:
    """Shows how many workers of each seat there are, in two rows of two."""
    held = [(seat, count) for seat, count in enumerate(counts) if count]
    size = box.height // 2
    for (seat, count), place in zip(held, box.grid(2, 2), strict=False):
        canvas.put_centred(worker(SEATS[seat], size - 2), place.left + size // 2, place.centre[1])
        figure = max(lettering.READABLE, round(size * 0.84))
        canvas.text(place.left + size, place.centre[1], str(count), figure, INK, bold=True, room=place.width - size)


def _put_yard(canvas: Canvas, view: Position, words: Words) -> None:
    """Puts the canteen with the workers in it, and the coal that is left."""
    box, step = layout.YARD_AT, 92
    canvas.box(box, mix(CARD, LINE, 0.35), 12)
    y, x = box.centre[1], box.left + 14
    canvas.put_centred(icon("canteen", 52), x + 26, y)
    x += 62
    x += canvas.text(x, y, words("board-canteen"), 36, INK, room=170) + 14
    for seat, count in enumerate(view.canteen):
        if count:
            canvas.put_centred(worker(SEATS[seat], 46), x + 23, y)
            canvas.text(x + 48, y, str(count), 36, INK, bold=True)
            x += step + 2
    canvas.note(Box(box.left, box.top + 2, x, box.bottom - 2), "canteen")
    right, x = x, box.right - 4 * step - 4
    canvas.text(x - 12, y, words("board-supply"), 36, INK, align="right", room=min(210, x - 24 - right))
    for number, (colour, count) in enumerate(zip(COLOURS, view.supply, strict=True)):
        left = x + number * step
        canvas.put_centred(cube(colour, 42), left + 22, y)
        canvas.text(left + 46, y, str(count), 36, INK, bold=True)
        canvas.note(Box(left, box.top + 4, left + step - 6, box.bottom - 4), "supply", colour)
