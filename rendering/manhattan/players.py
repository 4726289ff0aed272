"""A panel for each player: name, points, and blocks, or in the end where the points came from."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.manhattan import facts, icons, layout, towers
from rendering.panels import put_panel
from rendering.sprites import pale
from rendering.theme import FADED, INK, LINE, SEATS
from rendering.tokens import token
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import SIZES, Player, Position, Round

BLOCK_WIDTH = 26
BLOCK_FLOOR = 8


def put_players(canvas: Canvas, view: Position, viewer: int | None, words: Words) -> None:
    """A panel for each player; who is to answer, or has won, stands out."""
    soon = [total([gained]) for gained in score_now(view)]
    active = facts.STATUS.active(view, viewer)
    for seat, player in enumerate(view.players):
        put_panel(canvas, layout.panel(seat, len(view.players)), SEATS[player.colours[0]], seat in active)
        _put_player(canvas, view, seat, soon[seat], words)


def _put_player(canvas: Canvas, view: Position, seat: int, soon: int, words: Words) -> None:
    box, player = layout.panel(seat, len(view.players)), view.players[seat]
    _put_name(canvas, box, view, seat, words)
    score = layout.score(box)
    canvas.text(*score.centre, str(total(player.scored)), 66, INK, bold=True, align="centre", room=94)
    canvas.note(score, "score", seat)
    if not view.agenda:
        _put_sources(canvas, box, player.scored)
        return
    canvas.text(box.left + 70, box.top + 141, f"+{soon}", 26, FADED, bold=True, align="centre")
    for colour, table in layout.block_tables(box, player.colours).items():
        _put_blocks(canvas, table, player, colour)
        _note_blocks(canvas, box, table, seat, colour)
    _put_rows(canvas, box, words)


def _put_name(canvas: Canvas, box: Box, view: Position, seat: int, words: Words) -> None:
    left, right = box.left + 24, box.right - 14
    for colour in view.players[seat].colours:
        canvas.put(token(SEATS[colour], 36), left, box.top + 10)
        left += 42
    if view.agenda and seat == view.starter:
        canvas.put(icons.first_player(words("board-first")), right - 40, box.top + 7)
        right -= 46
    canvas.text(left + 2, box.top + 28, facts.STATUS.name(view, seat, words), 32, INK, bold=True, room=right - left - 2)


def _put_sources(canvas: Canvas, panel: Box, scored: list[Round]) -> None:
    """Where the points of a finished game came from."""
    table = layout.source_table(panel)
    for number, category in enumerate(Round.__struct_fields__):
        place = layout.block_place(table, number + 1)
        points = sum(getattr(gained, category) for gained in scored)
        canvas.put_centred(icons.icon(category), place.centre[0], place.top + 26)
        canvas.text(place.centre[0], place.top + 70, str(points), 34, INK, bold=True, align="centre")


def _put_rows(canvas: Canvas, panel: Box, words: Words) -> None:
    top = layout.source_table(panel).top
    for text, row in ((words("board-now"), layout.READY_ROW), (words("board-later"), layout.LATER_ROW)):
        canvas.text(panel.left + 166, top + row, text, 18, FADED, align="right", room=44)


def _put_blocks(canvas: Canvas, table: Box, player: Player, colour: int) -> None:
    """Blocks to be built this round, large, and below them how many are left for later rounds."""
    for size in range(SIZES):
        place = layout.block_place(table, size + 1)
        x, ground = place.centre[0], place.top + layout.BLOCK_GROUND
        ready, later = player.chosen[colour][size], player.supply[colour][size]
        sprite = towers.block(colour, size + 1, BLOCK_WIDTH, BLOCK_FLOOR)
        canvas.put(sprite if ready else _faint(colour, size + 1), x - BLOCK_WIDTH // 2, ground - sprite.height)
        ready_colour = INK if ready else LINE
        canvas.text(x, place.top + layout.READY_ROW, str(ready), 36, ready_colour, bold=True, align="centre")
        canvas.text(x, place.top + layout.LATER_ROW, str(later), 22, FADED, bold=True, align="centre")


def _note_blocks(canvas: Canvas, panel: Box, table: Box, seat: int, colour: int) -> None:
    """Notes where blocks are counted: those of a colour for this round, and for each size those of this and later."""
    canvas.note(
        Box(table.left + 4, table.top - 5, table.right + 2, table.top + layout.READY_ROW + 18), "blocks", seat, colour
    )
    for size in range(SIZES):
        place = layout.block_place(table, size + 1)
        for key, row in (("now", layout.READY_ROW), ("later", layout.LATER_ROW)):
            spot = Spot(place.centre[0], place.top + row, panel.inset(6), layout.SMALL_BADGE)
            canvas.note(place, key, seat, colour, size + 1, spot=spot)


@lru_cache(16)
def _faint(colour: int, floors: int) -> Image.Image:
    return pale(towers.block(colour, floors, BLOCK_WIDTH, BLOCK_FLOOR), 0.25)
