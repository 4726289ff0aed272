"""Montana as a picture: the map under a wide sky, the work board, the city, the wheel and the players."""

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Marks, Words
from rendering.montana import city, ground, header, landscape, layout, players, wheel, workboard
from rendering.montana.layout import SIZE
from rules.montana.board import COLOUR_NAMES, SECTORS
from rules.montana.state import Position

PAIRS = tuple(tuple(COLOUR_NAMES[colour] for colour in pair) for pair in SECTORS)


def draw(view: Position, seat: int | None, marks: Marks, words: Words, focus="overview") -> Image.Image:
    """The board as `view` shows it; with `seat`, what it decides on is large."""
    plan = layout.plan(focus, len(view.players), seat)
    canvas = Canvas(ground.ground().copy())
    header.put_header(canvas, view, seat, words)
    landscape.put_map(canvas, view, plan.map, within_reach=focus == "map")
    if plan.work:
        workboard.put_work_board(canvas, view, plan.work, words)
    if plan.wheel:
        wheel.put_wheel(canvas, plan.wheel, PAIRS, view.pointer, ())
    if plan.city:
        city.put_city(canvas, view, plan.city, words)
    players.put_supply(canvas, view, plan.supply, words)
    players.put_players(canvas, view, plan.rows, seat, words)
    return canvas.image


__all__ = ["SIZE", "draw"]
