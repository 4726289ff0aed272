"""A panel for each player: name, side, points, and blocks, or in the end where the points came from."""

from functools import cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot, labelled
from rendering.drawing import Words
from rendering.manhattan import facts, layout
from rendering.manhattan.blocks import put_block
from rendering.panels import put_name, put_panel
from rendering.pictures import icon
from rendering.sprites import Pen, painted
from rendering.theme import CARD, FADED, INK, SAND, SEATS, mix
from rendering.tokens import token
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import SIZES, Position

POINTS, CLOCK = 66, 34
"""How large points and the clock are."""
STARTS = 48
"""How large the coin of the start player is."""
BAND = mix(SAND, CARD, 0.3)
"""The ground of what is kept for later."""


def put_players(canvas: Canvas, row: Box, view: Position, viewer: int | None, words: Words) -> None:
    """Puts a panel for each player; those to move, or the winners, stand out."""
    active, soon = facts.STATUS.active(view, viewer), score_now(view)
    for seat, player in enumerate(view.players):
        box = layout.panel(row, seat, len(view.players))
        put_panel(canvas, box, SEATS[player.colours[0]], seat in active)
        _put_owner(canvas, box, view, seat, words)
        x, y = layout.score(box)
        across = canvas.text(x, y, str(total(player.scored)), POINTS, INK, bold=True, align="centre", room=94)
        place = Box(x - across // 2, y, x + across // 2, y).inset(-3, -POINTS * 2 // 5)
        canvas.note(place, "score", seat, spot=Spot(box.right - 40, y, box))
        if view.agenda:
            canvas.text(x + 56, y + 4, f"+{total([soon[seat]])}", 40, FADED, bold=True)
            _put_blocks(canvas, box, view, seat)
        else:
            _put_sources(canvas, layout.sources(box), facts.sources(player))


def _put_owner(canvas: Canvas, panel: Box, view: Position, seat: int, words: Words) -> None:
    row = Box(panel.left + 22, panel.top + 6, panel.right - 8, panel.top + 52)
    tokens = [token(SEATS[colour], 42) for colour in view.players[seat].colours]
    name, marks = facts.STATUS.name(view, seat, words), []
    if view.agenda and seat == view.starter:
        marks = [labelled(icon("manhattan", "coin", STARTS), "1", 36, INK)]
        canvas.note(
            Box(row.right - STARTS, row.centre[1] - STARTS // 2, row.right, row.centre[1] + STARTS // 2), "starts"
        )
    put_name(canvas, row, name, 37, tokens, marks)


def _put_sources(canvas: Canvas, box: Box, sources: dict[str, int]) -> None:
    """Shows where the points of a finished game came from."""
    for (category, points), place in zip(sources.items(), box.columns(len(sources)), strict=True):
        canvas.put_centred(icon("manhattan", category), place.centre[0], place.top + 30)
        canvas.text(place.centre[0], place.top + 84, str(points), 40, INK, bold=True, align="centre")


def _put_blocks(canvas: Canvas, panel: Box, view: Position, seat: int) -> None:
    """Puts blocks of each colour: those to be built this round, large, and below them those left for later rounds."""
    box, player = layout.sources(panel), view.players[seat]
    canvas.box(Box(box.left, box.top + layout.LATER_ROW - 21, box.right, box.bottom), BAND, 10)
    canvas.put_centred(_clock(), box.left + CLOCK // 2 + 4, box.top + layout.LATER_ROW)
    counted = box._replace(left=box.left + CLOCK + 4)
    for colour, part in zip(player.colours, counted.columns(len(player.colours)), strict=True):
        ready = Box(part.left + 6, part.top + 2, part.right - 6, part.top + layout.LATER_ROW - 22)
        canvas.note(ready, "blocks", seat, colour)
        counts = zip(player.chosen[colour], player.supply[colour], part.columns(SIZES), strict=True)
        for floors, (now, later, place) in enumerate(counts, 1):
            put_block(canvas, place, colour, floors, now)
            canvas.text(place.centre[0], place.top + layout.LATER_ROW, str(later), 36, FADED, bold=True, align="centre")
            spot = Spot(place.centre[0], place.top + layout.SMALL_BADGE // 2 - 6, panel.inset(6), layout.SMALL_BADGE)
            canvas.note(place, "size", seat, colour, floors, spot=spot)


@cache
def _clock() -> Image.Image:
    """Returns a clock: what stands beside it is for later."""

    def paint(pen: Pen) -> None:
        middle = CLOCK / 2
        pen.ellipse((0, 0, CLOCK, CLOCK), CARD, FADED, 3)
        pen.line([(middle, middle - 10), (middle, middle), (middle + 8, middle + 5)], FADED, 3)

    return painted(CLOCK, CLOCK, paint)
