"""The dice of the turn: who rolled, the terrain apart, what became of the others, and who may copy one."""

from rendering.canvas import Canvas, Spot
from rendering.drawing import Words
from rendering.rolled_west import facts, layout
from rendering.rolled_west.dice import die
from rendering.rolled_west.ground import Lettering, letter
from rendering.rolled_west.icons import icon
from rendering.rolled_west.players import put_own
from rendering.rolled_west.theme import LEATHER, LEDGER, TERRAINS, pale
from rendering.status import to_move
from rendering.theme import CARD, INK, SEATS, mix
from rendering.tokens import token
from rules.rolled_west.scoring import scores
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
    if viewer is None:
        _put_standings(canvas, view)
    else:
        put_own(canvas, view, viewer, words, written)


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
    y = box.bottom - 24
    text = words("board-terrain", terrain=terrain)
    canvas.text(
        box.centre[0], y, text, 36, mix(TERRAINS[terrain], INK, 0.6), bold=True, align="centre", room=box.width - 12
    )


def _put_standings(canvas: Canvas, view: Position) -> None:
    """Shows everybody's points, and whether an answer is awaited or a die was copied."""
    canvas.box(layout.BESIDE, mix(CARD, LEDGER, 0.3), 10, LEATHER, 2)
    canvas.note(layout.BESIDE, "standings")
    players = len(view.players)
    for player, score in enumerate(scores(view)):
        box, is_to_move = layout.standing(player, players), player in to_move(view)
        if is_to_move:
            canvas.box(box.inset(2, 4), SEATS[player].pale, 8, SEATS[player].base, 4)
        x, has_copied = box.centre[0], view.players[player].has_copied
        has_sign = player != view.roller and (is_to_move or has_copied)
        canvas.put_centred(token(SEATS[player], 36), x - 19 * has_sign, box.top + 32)
        if has_sign:
            canvas.put_centred(icon("waiting" if is_to_move else "tick", 34), x + 20, box.top + 32)
        canvas.text(x, box.bottom - 32, str(score.points), 46, INK, bold=True, align="centre", room=box.width - 6)
