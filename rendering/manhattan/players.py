"""A panel for each player: name, points, and blocks, or in the end where the points came from."""

from rendering.canvas import Box, Canvas, Spot, labelled
from rendering.drawing import Words
from rendering.manhattan import facts, layout, towers
from rendering.panels import put_name, put_panel
from rendering.pictures import icon
from rendering.sprites import pale
from rendering.theme import FADED, INK, LINE, SEATS
from rendering.tokens import token
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import SIZES, Position


def put_players(canvas: Canvas, view: Position, viewer: int | None, words: Words) -> None:
    """Puts a panel for each player; those to move, or the winners, stand out."""
    active, soon = facts.STATUS.active(view, viewer), score_now(view)
    for seat, player in enumerate(view.players):
        box = layout.panel(seat, len(view.players))
        put_panel(canvas, box, SEATS[player.colours[0]], seat in active)
        _put_owner(canvas, box, view, seat, words)
        score = layout.score(box)
        canvas.text(*score.centre, str(total(player.scored)), 66, INK, bold=True, align="centre", room=94)
        canvas.note(score, "score", seat)
        if view.agenda:
            canvas.text(box.left + 70, box.top + 141, f"+{total([soon[seat]])}", 26, FADED, bold=True, align="centre")
            _put_blocks(canvas, box, view, seat, words)
        else:
            _put_sources(canvas, layout.sources(box), facts.sources(player))


def _put_owner(canvas: Canvas, panel: Box, view: Position, seat: int, words: Words) -> None:
    row = Box(panel.left + 24, panel.top + 8, panel.right - 10, panel.top + 48)
    tokens = [token(SEATS[colour], 36) for colour in view.players[seat].colours]
    name, marks = facts.STATUS.name(view, seat, words), []
    if view.agenda and seat == view.starter:
        marks = [labelled(icon("manhattan", "coin"), words("board-first"), 26, INK, room=34)]
    put_name(canvas, row, name, 32, tokens, marks)


def _put_sources(canvas: Canvas, box: Box, sources: dict[str, int]) -> None:
    """Shows where the points of a finished game came from."""
    for (category, points), place in zip(sources.items(), box.columns(len(sources)), strict=True):
        canvas.put_centred(icon("manhattan", category), place.centre[0], place.top + 26)
        canvas.text(place.centre[0], place.top + 70, str(points), 34, INK, bold=True, align="centre")


def _put_blocks(canvas: Canvas, panel: Box, view: Position, seat: int, words: Words) -> None:
    """Puts blocks of each colour: those to be built this round, large, and below them those left for later rounds."""
    box, player = layout.sources(panel), view.players[seat]
    for text, row in ((words("board-now"), layout.READY_ROW), (words("board-later"), layout.LATER_ROW)):
        canvas.text(panel.left + 166, box.top + row, text, 18, FADED, align="right", room=44)
    for colour, part in zip(player.colours, box.columns(len(player.colours)), strict=True):
        ready = Box(part.left + 4, part.top - 5, part.right + 2, part.top + layout.READY_ROW + 18)
        canvas.note(ready, "blocks", seat, colour)
        counts = zip(player.chosen[colour], player.supply[colour], part.columns(SIZES), strict=True)
        for floors, (now, later, place) in enumerate(counts, 1):
            _put_count(canvas, place, colour, floors, now, later)
            for key, row in (("now", layout.READY_ROW), ("later", layout.LATER_ROW)):
                spot = Spot(place.centre[0], place.top + row, panel.inset(6), layout.SMALL_BADGE)
                canvas.note(place, key, seat, colour, floors, spot=spot)


def _put_count(canvas: Canvas, place: Box, colour: int, floors: int, now: int, later: int) -> None:
    x, sprite = place.centre[0], towers.block(colour, floors)
    canvas.put(
        sprite if now else pale(sprite, 0.25), x - sprite.width // 2, place.top + layout.BLOCK_GROUND - sprite.height
    )
    canvas.text(x, place.top + layout.READY_ROW, str(now), 36, INK if now else LINE, bold=True, align="centre")
    canvas.text(x, place.top + layout.LATER_ROW, str(later), 22, FADED, bold=True, align="centre")
