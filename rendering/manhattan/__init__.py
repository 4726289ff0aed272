"""Manhattan as a picture: six cities seen from the air, with the score track round them and the players below."""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.manhattan import ground, header, highlights, players, rim, skyline, strip
from rendering.manhattan.describing import describe
from rendering.manhattan.layout import SIZE
from rules.manhattan.state import CITIES, Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Draws the board as `view` shows it; with `seat`, its hand too."""
    cities = tuple(words("city", city=city) for city in range(CITIES))
    canvas = Canvas(ground.ground(cities).convert("RGB"))
    header.put_header(canvas, view, seat, words)
    rim.put_benches(canvas, view, words)
    rim.put_scores(canvas, view)
    skyline.put_cities(canvas, view)
    players.put_players(canvas, view, seat, words)
    strip.put_strip(canvas, view, seat, words)
    return canvas


DRAWING = Drawing(
    size=SIZE,
    board=board,
    describe=describe,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    reach=5,
)
