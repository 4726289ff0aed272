"""Montana as a picture: the map under a wide sky, the work board, the city, the wheel and the players."""

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Marks, Words
from rendering.montana import city, facts, ground, header, landscape, layout, players, wheel, workboard
from rendering.montana import marks as pointers
from rendering.montana.describing import describe
from rendering.montana.focus import focus
from rendering.montana.layout import SIZE
from rules.montana.board import COLOUR_NAMES, SECTORS
from rules.montana.state import Position

PAIRS = tuple((COLOUR_NAMES[first], COLOUR_NAMES[second]) for first, second in SECTORS)


def draw(view: Position, seat: int | None, marks: Marks, words: Words) -> Image.Image:
    """The board as `view` shows it; with `seat`, what it decides on is large."""
    large = focus(view, seat)
    plan = layout.plan(large, len(view.players), seat)
    canvas = Canvas(ground.ground().convert("RGB"))
    header.put_header(canvas, view, seat, words)
    landscape.put_map(canvas, view, plan.map, within_reach=large == "map")
    if plan.work:
        workboard.put_work_board(canvas, view, plan.work, words)
    if plan.wheel:
        wheel.put_wheel(canvas, plan.wheel, PAIRS, view.pointer, facts.prices(view))
    if plan.city:
        city.put_city(canvas, view, plan.city, words)
    players.put_supply(canvas, view, plan.supply, words)
    players.put_players(canvas, view, plan.rows, seat, words)
    board = pointers.Board(view, plan, seat)
    pointers.put_rings(canvas, board, marks.events)
    pointers.put_numbers(canvas, board, marks.options)
    return canvas.image


__all__ = ["SIZE", "describe", "draw"]
