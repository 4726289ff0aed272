"""A panel for each player: name, points, and the bank; in the end where the points came from."""

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.lettering import READABLE
from rendering.panels import put_name, put_panel
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import Lettering, letter
from rendering.rolled_west.icons import icon, resource, starter
from rendering.rolled_west.theme import LEATHER, LEDGER, RULED
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.rolled_west.board import RESOURCES
from rules.rolled_west.scoring import scores
from rules.rolled_west.state import Position

SIGN = 44
"""The size of the sign of a resource in the bank."""
SOURCES = {
    "claims": "settlements",
    "shipping": "rows",
    "contracts": "contracts",
    "majorities": "majorities",
    "offices": "offices",
}
"""By category of points, its sign."""


def put_panels(canvas: Canvas, view: Position, viewer: int | None, words: Words, written: Lettering) -> None:
    """Puts a panel for each player side by side: name, points and bank; and the ghost, if it plays."""
    players = len(view.players)
    row = layout.panels(players)
    for player in range(players):
        box = layout.panel(row, player, players)
        _put_owner(canvas, box, view, player, viewer, words)
        _put_bank(canvas, box, view, player, written)
    if view.has_ghost():
        _put_ghost(canvas, layout.panel(row, players, players), view, words)


def put_own(canvas: Canvas, view: Position, seat: int, words: Words, written: Lettering) -> None:
    """Puts the panel of `seat` beside the dice."""
    _put_owner(canvas, layout.BESIDE, view, seat, seat, words)
    _put_bank(canvas, layout.BESIDE, view, seat, written)


def put_results(canvas: Canvas, view: Position, words: Words) -> None:
    """Shows the points of a finished game, and where they came from, in place of the dice."""
    players = len(view.players)
    for player, score in enumerate(scores(view)):
        box = layout.result(player, players)
        _put_owner(canvas, box, view, player, None, words)
        canvas.note(box, "result", player)
        places = box.trimmed(20, 59, 8, 6).columns(len(score.parts))
        for part, place in zip(score.parts, places, strict=True):
            canvas.put_centred(icon(SOURCES[part.category], 34), place.centre[0], place.top + 14)
            canvas.text(place.centre[0], place.top + 47, str(part.points), 36, INK, bold=True, align="centre")


def _put_owner(canvas: Canvas, box: Box, view: Position, player: int, viewer: int | None, words: Words) -> None:
    """Puts the ground of a panel, which stands out if the player is to move or has won, with name and points."""
    put_panel(canvas, box, SEATS[player], player in facts.STATUS.active(view, viewer))
    marks = [starter(44)] if player == view.starter and view.agenda else []
    name = facts.STATUS.name(view, player, words)
    put_name(canvas, layout.name(box), name, 36, [token(SEATS[player], 34)], marks)
    score = layout.score(box)
    points, size = str(scores(view)[player].points), 72 if layout.is_high(box) else 48
    canvas.text(score.right - 4, score.centre[1], points, size, INK, bold=True, align="right", room=score.width)
    canvas.note(score, "score", player)


def _put_bank(canvas: Canvas, panel: Box, view: Position, player: int, written: Lettering) -> None:
    """Shows how much of each resource is in the bank; a box is empty if there is none."""
    canvas.note(panel, "panel", player)
    for number, name in enumerate(RESOURCES):
        box, count = layout.stock(panel, number), view.players[player].bank[name]
        place = box._replace(right=box.left + SIGN)
        canvas.note(box, "bank", player, name)
        if count:
            canvas.put_centred(resource(name, letter(written, name), SIGN), *place.centre)
            canvas.text(place.right + 1, place.centre[1] + 1, str(count), READABLE, INK, bold=True)
        else:
            y = place.centre[1]
            canvas.box(Box(place.left + 4, y - SIGN // 2 + 4, place.right - 4, y + SIGN // 2 - 4), None, 8, RULED, 3)


def _put_ghost(canvas: Canvas, box: Box, view: Position, words: Words) -> None:
    """Puts the ghost of a game for two, and when it rolls."""
    canvas.box(box, LEATHER, 16)
    canvas.note(box, "ghost")
    canvas.put_centred(icon("ghost", 84), box.left + 58, box.centre[1])
    text = words("board-ghost-rolls", player=facts.STATUS.name(view, view.turn_order()[1], words))
    canvas.paragraph(box.trimmed(112, 6, 12, 6), text, 36, LEDGER, bold=True)
