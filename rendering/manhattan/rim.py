"""Round the map: who sits at which side, and the markers on the score track."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Words
from rendering.manhattan import facts, layout
from rendering.sprites import rounded
from rendering.theme import FADED, INK, LINE, SAND, SEATS
from rendering.tokens import token
from rules.manhattan.scoring import total
from rules.manhattan.state import Position

SHARED_SPOT = {
    1: (36, ((0, 0),)),
    2: (26, ((-11, 0), (11, 0))),
    3: (22, ((0, -10), (-12, 9), (12, 9))),
    4: (20, ((-11, -10), (11, -10), (-11, 10), (11, 10))),
}
"""By number of markers on one field of the track: their size, and how far each is from the middle."""


def put_benches(canvas: Canvas, view: Position, words: Words) -> None:
    """Shows who sits at which side of the map."""
    seated = {player.side: seat for seat, player in enumerate(view.players)}
    for side, box in layout.SIDES.items():
        upright = side in "WE"
        colours = tuple(view.players[seated[side]].colours) if side in seated else ()
        name = facts.STATUS.name(view, seated[side], words) if side in seated else ""
        size = (box.height, box.width) if upright else (box.width, box.height)
        bench = _bench(size, colours, words("board-side", side=side), name)
        if upright:
            bench = bench.transpose(Image.Transpose.ROTATE_270 if side == "E" else Image.Transpose.ROTATE_90)
        canvas.put(bench, box.left, box.top)


@lru_cache(32)
def _bench(size: tuple[int, int], colours: tuple[int, ...], side: str, name: str) -> Image.Image:
    width, height = size
    fill, text = (SEATS[colours[0]].base, SEATS[colours[0]].on) if colours else (SAND, FADED)
    canvas = Canvas(rounded(width, height, 10, fill, INK if colours else LINE, 2).copy())
    canvas.text(16, height // 2, side, 24, text, bold=True)
    taken = canvas.text(width // 2, height // 2, name, 22, text, bold=True, align="centre", room=width - 220)
    for number, colour in enumerate(reversed(colours)):
        left = width // 2 - taken // 2 - 22 - 28 * number
        canvas.put_centred(token(SEATS[colour], 24), left, height // 2)
    return canvas.image


def put_scores(canvas: Canvas, view: Position) -> None:
    """Puts the players' markers on the score track."""
    spots: dict[int, list[int]] = {}
    for player in view.players:
        spots.setdefault(total(player.scored) % layout.OVERLAP, []).append(player.colours[0])
    for spot, colours in spots.items():
        x, y = layout.TRACK_AT[spot].centre
        size, shifts = SHARED_SPOT[len(colours)]
        for colour, (across, down) in zip(colours, shifts, strict=True):
            canvas.put_centred(token(SEATS[colour], size), x + across, y + down)
