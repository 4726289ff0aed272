"""Manhattan as a picture: six cities seen from the air, with the score track round them and the players below."""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.manhattan import facts, ground, highlights, icons, layout, players, rim, skyline, strip
from rendering.manhattan.describing import describe
from rendering.panels import put_count, put_turn
from rendering.theme import CARD, INK, LINE
from rules.manhattan.state import CITIES, Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Draws the board as `view` shows it; with `seat`, its hand too."""
    cities = tuple(words("city", city=city) for city in range(CITIES))
    canvas = Canvas(ground.ground(cities).convert("RGB"))
    _put_header(canvas, view, seat, words)
    rim.put_benches(canvas, view, words)
    rim.put_scores(canvas, view)
    skyline.put_cities(canvas, view)
    players.put_players(canvas, view, seat, words)
    strip.put_strip(canvas, view, seat, words)
    return canvas


def _put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """The round, whose turn it is or who won, and the deck."""
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{view.rounds}", (34, 60))
    colours = [colour for active in facts.STATUS.active(view, seat) for colour in view.players[active].colours]
    starter = view.players[view.starter].colours[0]
    put_turn(canvas, layout.TURN, facts.STATUS.turn(view, seat, words), colours, starter, 54)
    box = layout.DECK
    canvas.box(box, CARD, 16, LINE, 2)
    canvas.put_centred(icons.icon("deck"), box.left + 48, box.centre[1])
    canvas.text(box.right - 20, box.centre[1], str(facts.deck(view)), 50, INK, bold=True, align="right")


DRAWING = Drawing(
    size=layout.SIZE,
    board=board,
    describe=describe,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    reach=5,
)
