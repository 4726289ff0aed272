"""A row for each player: settlements left, silver, goods, workers, cattle and canteens."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.montana import facts, layout
from rendering.montana.icons import icon, settlement
from rendering.montana.theme import PRAIRIE
from rendering.panels import put_panel
from rendering.theme import ALERT, CARD, INK, LINE, SEATS, Paint, mix
from rendering.tokens import token
from rules.montana.board import COLOUR_NAMES, GOOD_NAMES
from rules.montana.state import COLOURS, Player, Position

GOODS = (0, 4, 1, 5, 2, 3)
"""The order in which goods are counted: a large one beside its small one."""
SMALL_BADGE = 36
"""How high the badge of a number is on a counter."""
NEVER_FAINT = ("house", "silver")
TWO_LINES = 66
"""The height from which on a name may take two lines."""
PALE = mix(INK, CARD, 0.62)
FEW = 3
"""From which number on a kind in the supply is not short."""
GROUPS = ((0, 2), (2, 8), (8, 12), (12, 14))
"""Which counters belong together: settlements and silver, goods, workers, cattle and canteens."""


def put_players(canvas: Canvas, view: Position, rows: tuple[Box, ...], seat: int | None, words: Words) -> None:
    """Puts all players' rows; those to move, or the winners, stand out."""
    active = facts.STATUS.active(view, seat)
    for player, row in enumerate(rows):
        put_panel(canvas, row, SEATS[player], player in active)
        _put_owner(canvas, view, row, player, words)
        _put_counters(canvas, row, view.players[player], player)


def _put_owner(canvas: Canvas, view: Position, row: Box, player: int, words: Words) -> None:
    size = 40 if row.height > layout.OTHER_ROW else 34
    left, right = row.left + 24, row.left + layout.NAME - 8
    place = Box(left + size + 6, row.top + 8, right, row.bottom - 8)
    if view.agenda and player == view.starter:
        y = row.top + row.height * 76 // 100
        place = place._replace(bottom=row.top + row.height * 56 // 100)
        canvas.put_centred(icon("first", round(size * 0.9)), left + size // 2, y)
        canvas.text(place.left, y, words("board-first"), 24, INK, room=place.width)
    canvas.put_centred(token(SEATS[player], size), left + size // 2, place.centre[1])
    lines = 2 if place.height > TWO_LINES else 1
    canvas.paragraph(place, facts.STATUS.name(view, player, words), 34, INK, bold=True, lines=lines)


def counts(player: Player) -> list[int]:
    """Returns what a player has, in the order of the counters."""
    goods, workers = [player.goods[good] for good in GOODS], player.workers
    return [player.settlements, player.silver, *goods, *workers, player.cattle, player.canteens]


def _put_counters(canvas: Canvas, row: Box, holder: Player, player: int) -> None:
    places = layout.counters(row)
    for first, after in GROUPS:
        group = Box(places[first].left, places[first].top, places[after - 1].right, places[first].bottom)
        canvas.box(group, mix(SEATS[player].pale, CARD, 0.6), 10, LINE, 1)
    for number, (box, count) in enumerate(zip(places, counts(holder), strict=True)):
        paint = SEATS[player] if number == 0 else None
        canvas.put(_counter(SIGNS[number], count, (box.width, box.height), paint), box.left, box.top)
        spot = Spot(box.right - SMALL_BADGE // 2, box.top + SMALL_BADGE // 2 - 4, box.inset(-6), SMALL_BADGE)
        canvas.note(box, SIGNS[number], player, spot=spot)


@lru_cache(128)
def _counter(sign: str, count: int, size: tuple[int, int], paint: Paint | None) -> Image.Image:
    """Returns a counter with what `sign` shows; for settlements in the colour of `paint`."""
    width, height = size
    canvas, high = Canvas(Image.new("RGBA", size, (*CARD, 0))), min(round(height * 0.48), 54)
    none = not count and sign not in NEVER_FAINT
    sprite = settlement(paint, high) if paint else icon(sign, high, faint=none)
    canvas.image.alpha_composite(sprite, (width // 2 - high // 2, 3))
    figure, tone = round(height * (0.43 if count < 10 else 0.36)), PALE if none else INK
    y = (high + 2 + height) // 2
    canvas.text(width // 2, y, str(count), figure, tone, bold=True, align="centre", room=width)
    return canvas.image


SIGNS = ("house", "silver", *(GOOD_NAMES[good] for good in GOODS), *COLOUR_NAMES[:COLOURS], "cattle", "canteen")
"""By counter: its icon."""


def put_supply(canvas: Canvas, view: Position, box: Box, words: Words) -> None:
    """Shows what is left in the supply; what runs short stands out."""
    canvas.box(box, mix(PRAIRIE, CARD, 0.45), 12, LINE, 2)
    counted = [*(view.goods[good] for good in GOODS), *view.workers, view.cattle]
    name, *places = layout.stock(box, len(counted))
    canvas.text(name.left + 14, name.centre[1], words("board-supply"), 29, INK, bold=True, room=name.width - 18)
    for place, sign, count in zip(places, SIGNS[2:], counted, strict=False):
        size, y = place.height - 4, place.centre[1]
        canvas.put(icon(sign, size), place.centre[0] - size, y - size // 2)
        canvas.text(place.centre[0] + 4, y, str(count), 32, INK if count >= FEW else ALERT, bold=True)
