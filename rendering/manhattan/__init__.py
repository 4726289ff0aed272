"""Manhattan as an image: six cities seen from the air, with the score track round them and the players below."""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.manhattan import facts, ground, highlights, layout, players, rim, skyline, strip
from rendering.manhattan.describing import lines
from rendering.panels import put_count, put_turn
from rendering.pictures import icon
from rendering.theme import CARD, INK, LINE
from rules.manhattan.state import CITIES, Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, its hand too."""
    canvas = Canvas(ground.ground(tuple(words("city", city=city) for city in range(CITIES))).convert("RGB"))
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{view.rounds}", (34, 60))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words, size=54)
    canvas.box(layout.DECK, CARD, 16, LINE, 2)
    canvas.put_centred(icon("manhattan", "deck"), layout.DECK.left + 48, layout.DECK.centre[1])
    canvas.text(layout.DECK.right - 20, layout.DECK.centre[1], str(facts.deck(view)), 50, INK, bold=True, align="right")
    rim.put_benches(canvas, view, words)
    rim.put_scores(canvas, view)
    skyline.put_cities(canvas, view)
    players.put_players(canvas, view, seat, words)
    strip.put_strip(canvas, view, seat, words)
    return canvas


DRAWING = Drawing(
    size=layout.SIZE,
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    reach=5,
)
