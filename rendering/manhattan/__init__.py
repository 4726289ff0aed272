"""Manhattan as a picture: six cities seen from the air, with the score track round them and the players below."""

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Marks, Words
from rendering.manhattan import ground, header, players, rim, skyline, strip
from rendering.manhattan import marks as pointers
from rendering.manhattan.describing import describe
from rendering.manhattan.layout import SIZE
from rules.manhattan.state import CITIES, Position


def draw(view: Position, seat: int | None, marks: Marks, words: Words) -> Image.Image:
    """The board as `view` shows it; with `seat`, its hand too."""
    cities = tuple(words("city", city=city) for city in range(CITIES))
    canvas = Canvas(ground.ground(cities).convert("RGB"))
    header.put_header(canvas, view, seat, words)
    rim.put_benches(canvas, view, words)
    rim.put_scores(canvas, view)
    skyline.put_cities(canvas, view)
    players.put_players(canvas, view, seat, words)
    strip.put_strip(canvas, view, seat, words)
    pointers.put_rings(canvas, view, marks.events)
    pointers.put_numbers(canvas, view, seat, marks.options)
    return canvas.image


__all__ = ["SIZE", "describe", "draw"]
