"""A panel for each player: name, points, and the bank; in the end where the points came from."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.panels import put_name, put_panel
from rendering.rolled_west import facts, layout
from rendering.rolled_west.ground import Lettering, letter
from rendering.rolled_west.icons import icon, resource, starter
from rendering.rolled_west.theme import LEATHER, LEDGER
from rendering.sprites import pale
from rendering.theme import FADED, INK, SEATS
from rendering.tokens import token
from rules.rolled_west.board import RESOURCES
from rules.rolled_west.scoring import scores
from rules.rolled_west.state import Position

SOURCES = {
    "claims": "claim_stars",
    "shipping": "rows",
    "contracts": "contracts",
    "majorities": "majorities",
    "offices": "offices",
}
"""By category of points, its sign."""


def put_players(
    canvas: Canvas, place: Box, view: Position, shown: Sequence[int], viewer: int | None, words: Words
) -> None:
    """Puts panels of the players `shown`, side by side in `place`; those to move, or the winners, stand out."""
    active, found = facts.STATUS.active(view, viewer), scores(view)
    for number, player in enumerate(shown):
        box = layout.player(place, number, len(shown))
        put_panel(canvas, box, SEATS[player], player in active)
        _put_name(canvas, box, view, player, words)
        put_points(canvas, layout.score(box), found[player].points, 54)
        canvas.note(layout.score(box), "score", player)


def _put_name(canvas: Canvas, box: Box, view: Position, player: int, words: Words) -> None:
    row = Box(box.left + 24, box.top + 10, layout.score(box).left, box.top + 62)
    put_name(canvas, row, facts.STATUS.name(view, player, words), 34, [token(SEATS[player], 38)])
    if player == view.starter:
        canvas.put_centred(starter(34), row.left + 5, row.centre[1] + 17)


def put_points(canvas: Canvas, box: Box, points: int, size: int) -> None:
    """Shows how many points a player has."""
    canvas.text(box.right - 4, box.centre[1], str(points), size, INK, bold=True, align="right", room=box.width)


def put_banks(canvas: Canvas, place: Box, view: Position, shown: Sequence[int], written: Lettering) -> None:
    """Shows what the players `shown` have in the bank."""
    for number, player in enumerate(shown):
        panel = layout.player(place, number, len(shown))
        for turn, name in enumerate(RESOURCES):
            box, count = layout.stock(panel, turn), view.players[player].bank[name]
            put_stock(canvas, box.left, box.centre[1], letter(written, name), name, count, 38)
            canvas.note(box, "bank", player, name)


def put_ghost(canvas: Canvas, view: Position, words: Words) -> None:
    """Puts the ghost of a game for two, and when it rolls."""
    box = layout.ghost()
    canvas.box(box, LEATHER, 16)
    canvas.put_centred(icon("ghost", 92), box.left + 70, box.centre[1])
    text = words("board-ghost-rolls", player=facts.STATUS.name(view, view.turn_order()[1], words))
    canvas.paragraph(box.trimmed(136, 8, 20, 8), text, 34, LEDGER, bold=True)


def put_stock(canvas: Canvas, left: int, y: int, sign: str, name: str, count: int, size: int) -> None:
    """Shows how much of a resource is in the bank; pale if there is none."""
    canvas.put_centred(resource(name, sign, size) if count else faint(name, sign, size), left + size // 2, y)
    if count:
        canvas.text(left + size + 3, y + 1, str(count), round(size * 0.9), INK, bold=True, room=size * 0.6)


@lru_cache(64)
def faint(name: str, sign: str, size: int) -> Image.Image:
    """Returns the sign of a resource of which there is none."""
    return pale(resource(name, sign, size), 0.25)


def put_sources(canvas: Canvas, place: Box, view: Position, words: Words) -> None:
    """Shows where the points of a finished game came from, below the names."""
    shown = range(len(view.players))
    for player, score in zip(shown, scores(view), strict=True):
        box = layout.player(place, player, len(shown))
        step = (box.height - 74) // len(SOURCES)
        for number, part in enumerate(score.parts):
            y = box.top + 66 + number * step + step // 2
            canvas.put_centred(icon(SOURCES[part.category], 40), box.left + 46, y)
            text = words(f"category-{part.category}")
            canvas.text(box.left + 76, y, text, 28, FADED, room=box.width - 160)
            canvas.text(box.right - 16, y, str(part.points), 38, INK, bold=True, align="right")
