"""Montana as an image: wheel, city and work board, the map under a wide sky, and the players."""

from rendering.canvas import Canvas
from rendering.drawing import Drawing, Words
from rendering.montana import city, ground, highlights, landscape, layout, pieces, players, wheel, work_board
from rendering.montana.describing import lines
from rendering.montana.facts import STATUS
from rendering.montana.focus import focus
from rendering.montana.signs import SIGNS
from rendering.montana.theme import SCHEMES
from rendering.panels import put_count, put_turn
from rules.montana.state import Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, what it decides on comes first."""
    first = focus(view, seat)
    plan = layout.plan(first, len(view.players), seat)
    canvas = ground.empty(plan.height, {0, plan.sky})
    for part in plan.parts:
        canvas.part(part.box, always=part.always)
    _put_header(canvas, view, seat, words)
    landscape.put_map(canvas, view, plan.map, within_reach=first == "map")
    if plan.work:
        work_board.put_work_board(canvas, view, plan.work, words)
    if plan.wheel:
        wheel.put_wheel(canvas, plan.wheel, view)
    if plan.city:
        city.put_city(canvas, view, plan.city, words)
    players.put_supply(canvas, view, plan.supply, words)
    players.put_players(canvas, view, plan.rows, seat, words)
    return canvas


def _put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    """Puts the round, marked if it is the last, and whose turn it is or who won."""
    text = words("board-last-round" if view.final else "board-round")
    put_count(canvas, layout.ROUND, text, str(view.round), (36, 54))
    put_turn(canvas, layout.TURN, STATUS, view, seat, words)
    canvas.note(layout.ROUND.inset(4), "round")


DRAWING = Drawing(
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    signs=SIGNS,
    placeless=highlights.placeless,
    pieces=pieces.PIECES,
    piece=pieces.piece,
    schemes=SCHEMES,
)
