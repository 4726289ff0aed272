"""The dice of the turn: who rolled, the terrain apart, what became of the others, and who may copy one."""

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.rolled_west import facts, layout
from rendering.rolled_west.dice import die
from rendering.rolled_west.emblems import emblem
from rendering.rolled_west.ground import Lettering, letter
from rendering.rolled_west.icons import icon
from rendering.rolled_west.theme import LEATHER, LEDGER, TERRAINS, pale
from rendering.status import to_move
from rendering.theme import CARD, INK, SEATS, mix
from rendering.tokens import token
from rules.rolled_west.state import Position


def put_roll(canvas: Canvas, view: Position, viewer: int | None, words: Words, written: Lettering) -> None:
    """Puts the dice of the turn, and who may copy one; for a `viewer` who may, no die is used."""
    _put_roller(canvas, view, words)
    copies = viewer != view.roller and viewer in to_move(view)
    if view.terrain:
        _put_tray(canvas, view.terrain, words)
        canvas.note(layout.TRAY, "terrain", view.roller)
    for number, rolled in enumerate(facts.in_order(view)):
        box = layout.die(number, len(view.dice), bool(view.terrain))
        used = rolled.use in ("spent", "banked") and not copies
        canvas.put_centred(die(rolled.face, letter(written, rolled.face), box.width, used), *box.centre)
        if used:
            canvas.put_centred(icon(rolled.use, 60), box.right - 18, box.top + 28)
        if rolled.use != "terrain":
            spot = Spot(box.left + 10, box.top + 20, box.inset(-14), 56)
            canvas.note(box, "die", rolled.face, spot=spot)
    _put_copiers(canvas, view, words)


def _put_roller(canvas: Canvas, view: Position, words: Words) -> None:
    box = layout.ROLLER
    canvas.box(box, LEATHER, 10)
    x, y = box.centre[0], box.top + 42
    if view.roller == len(view.players):
        canvas.put_centred(icon("ghost", 68), x, y)
    else:
        canvas.put_centred(token(SEATS[view.roller], 60), x, y)
    name = facts.STATUS.name(view, view.roller, words)
    canvas.text(x, box.bottom - 24, name, 36, LEDGER, bold=True, align="centre", room=box.width - 16)


def _put_tray(canvas: Canvas, terrain: str, words: Words) -> None:
    """Puts the terrain of the turn, beside its die."""
    box = layout.TRAY
    canvas.box(box, pale(terrain), 12, TERRAINS[terrain], 4)
    canvas.put(emblem(terrain, 72), box.left + 18, box.top + 6)
    y = box.bottom - 28
    text = words("board-terrain", terrain=terrain)
    canvas.text(box.centre[0], y, text, 36, mix(TERRAINS[terrain], INK, 0.6), bold=True, align="centre", room=220)


def _put_copiers(canvas: Canvas, view: Position, words: Words) -> None:
    """Shows for everybody else whether an answer is awaited, a die was copied, or neither."""
    box = layout.COPIERS
    canvas.box(box, mix(CARD, LEDGER, 0.3), 10, LEATHER, 2)
    canvas.note(box.inset(-8), "copiers")
    canvas.text(box.centre[0], box.top + 21, words("board-copying"), 36, INK, bold=True, align="centre", room=300)
    others = [player for player in range(len(view.players)) if player != view.roller]
    for number, player in enumerate(others):
        place = layout.copier(number, len(others))
        _put_copier(canvas, place, view, player, facts.STATUS.name(view, player, words))


def _put_copier(canvas: Canvas, box: Box, view: Position, player: int, name: str) -> None:
    is_to_move = player in to_move(view)
    if is_to_move:
        canvas.box(box, SEATS[player].pale, 8, SEATS[player].base, 4)
    sign = icon("waiting" if is_to_move else "tick" if view.players[player].has_copied else "none", 44)
    x, y = box.centre
    if box.width < 200:
        canvas.put_centred(token(SEATS[player], 42), x - 24, y)
        canvas.put_centred(sign, x + 26, y)
        return
    canvas.put_centred(token(SEATS[player], 42), box.left + 32, y)
    canvas.text(box.left + 60, y, name, 36, INK, bold=True, room=box.width - 122)
    canvas.put_centred(sign, box.right - 32, y)
