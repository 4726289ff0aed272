"""A row for each player: settlements left, silver, goods, workers, cattle and canteens."""

from rendering import lettering
from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.lettering import READABLE
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
SMALL_BADGE = 48
"""How high the badge of a number is on a counter."""
BROAD = 1.4
"""From which width on, in heights, the figure of a counter stands beside its icon, not below."""
NEVER_FAINT = ("house", "silver")
HUNDRED = 100
"""From which number on an icon is smaller, to leave room for the figure beside it."""
TOKEN = 46
"""How large the shape of a player and the star of the start player are."""
PALE = mix(INK, CARD, 0.62)
SUPPLIED = 40
"""How large the pieces in the supply are."""
FEW = 3
"""From which number on a kind in the supply is not short."""


def put_players(canvas: Canvas, view: Position, rows: tuple[Box, ...], seat: int | None, words: Words) -> None:
    """Puts all players' rows; those to move, or the winners, stand out."""
    active = facts.STATUS.active(view, seat)
    for player, row in enumerate(rows):
        put_panel(canvas, row, SEATS[player], player in active)
        _put_owner(canvas, view, row, player, words)
        _put_counters(canvas, row, view.players[player], player)


def _put_owner(canvas: Canvas, view: Position, row: Box, player: int, words: Words) -> None:
    """Puts shape and name of a player, and the star of the start player below or, in a tall field, beside them."""
    place, tall = layout.owner(row), row.height > layout.TALL
    starts = view.agenda and player == view.starter
    x, y = place.left + TOKEN // 2, place.centre[1]
    if starts:
        y -= 0 if tall else TOKEN // 2 + 2
        star = (place.right - TOKEN // 2, y) if tall else (x, y + TOKEN + 4)
        canvas.put_centred(icon("first", TOKEN), *star)
    canvas.put_centred(token(SEATS[player], TOKEN), x, y)
    name = place.trimmed(TOKEN + 8, 0, TOKEN + 8 if starts and tall else 0, 0)
    text, lines = facts.STATUS.name(view, player, words), 1 if tall else 2
    canvas.paragraph(name, text, 48 if tall else 36, INK, bold=True, lines=lines)


def counts(player: Player) -> list[int]:
    """Returns what a player has, in the order of the counters."""
    goods, workers = [player.goods[good] for good in GOODS], player.workers
    return [player.settlements, player.silver, *goods, *workers, player.cattle, player.canteens]


def _put_counters(canvas: Canvas, row: Box, holder: Player, player: int) -> None:
    places = layout.counters(row)
    for first, after in layout.GROUPS:
        group = Box(places[first].left, places[first].top, places[after - 1].right, places[after - 1].bottom)
        canvas.box(group, mix(SEATS[player].pale, CARD, 0.6), 10, LINE, 1)
    for number, (box, count) in enumerate(zip(places, counts(holder), strict=True)):
        _put_counter(canvas, box, SIGNS[number], count, SEATS[player] if number == 0 else None)
        spot = Spot(box.left + SMALL_BADGE // 2, box.top + SMALL_BADGE // 2, box.inset(-8), SMALL_BADGE)
        canvas.note(box.inset(3), SIGNS[number], player, spot=spot)


def _put_counter(canvas: Canvas, box: Box, sign: str, count: int, paint: Paint | None) -> None:
    """Puts how much there is of what `sign` shows, beside or below it; of settlements in the colour of `paint`."""
    none, beside = not count and sign not in NEVER_FAINT, box.width > box.height * BROAD
    widest = 64 if count < HUNDRED else 48
    high = (
        min(round(box.height * 0.88), widest) if beside else min(round(box.height * 0.48), round(box.width * 0.86), 84)
    )
    sprite = settlement(paint, high) if paint else icon(sign, high, faint=none)
    if beside:
        canvas.put(sprite, box.left + 4, box.top + (box.height - high) // 2)
        rest, figure = box.trimmed(high + 8, 0, 4, 0), min(58, round(box.height * 0.86))
    else:
        canvas.put(sprite, box.left + (box.width - high) // 2, box.top + 3)
        rest, figure = box.trimmed(0, high + 3, 0, 0), min(70, round(box.height * (0.43 if count < 10 else 0.36)))
    tone = PALE if none else INK
    while figure > READABLE and lettering.width(str(count), figure, True) > rest.width:
        figure -= 1
    canvas.text(*rest.centre, str(count), figure, tone, bold=True, align="centre")


SIGNS = ("house", "silver", *(GOOD_NAMES[good] for good in GOODS), *COLOUR_NAMES[:COLOURS], "cattle", "canteen")
"""By counter: its icon."""


def put_supply(canvas: Canvas, view: Position, box: Box, words: Words) -> None:
    """Shows what is left in the supply; what runs short stands out."""
    canvas.box(box, mix(PRAIRIE, CARD, 0.45), 12, LINE, 2)
    counted = [*(view.goods[good] for good in GOODS), *view.workers, view.cattle]
    name, *places = layout.stock(box, len(counted))
    canvas.text(name.left + 10, name.centre[1], words("board-supply"), 35, INK, bold=True, room=name.width - 12)
    for place, sign, count in zip(places, SIGNS[2:], counted, strict=False):
        size, y = SUPPLIED, place.centre[1]
        canvas.put(icon(sign, size), place.left + 1, y - size // 2)
        canvas.text(place.left + size + 4, y, str(count), 35, INK if count >= FEW else ALERT, bold=True)
