"""Manhattan as an image: six cities seen from the air, then a hand, the players, and what is paid."""

from rendering.canvas import Box, Canvas
from rendering.drawing import Drawing, Words
from rendering.manhattan import facts, ground, highlights, layout, pieces, players, skyline, strip
from rendering.manhattan.describing import lines
from rendering.manhattan.signs import SIGNS
from rendering.panels import put_count, put_turn
from rendering.pictures import icon
from rendering.theme import CARD, INK, LINE, PAPER
from rules.manhattan.state import CITIES, Position


def board(view: Position, seat: int | None, words: Words) -> Canvas:
    """Renders the board as `view` shows it; with `seat`, its hand too."""
    cities = ground.ground(tuple(words("city", city=city) for city in range(CITIES)))
    hand, promos = 0 if seat is None else layout.STRIP, len(view.promo) * layout.STRIP
    height = layout.MAP.height + hand + layout.PLAYERS + layout.PAID + promos
    canvas = Canvas.blank((layout.WIDTH, height), PAPER)
    canvas.put_ground(cities)
    canvas.part(layout.MAP, always=seat is not None)
    _put_header(canvas, view, seat, words)
    skyline.put_cities(canvas, view, is_private=seat is not None)
    top = layout.MAP.bottom
    if seat is not None:
        strip.put_hand(canvas, layout.strip(top), view, seat, words)
        canvas.part(Box(0, top, layout.WIDTH, top + hand), always=True)
        top += hand
    players.put_players(canvas, layout.strip(top, layout.PLAYERS), view, seat, words)
    below = top + layout.PLAYERS
    strip.put_payments(canvas, layout.strip(below, layout.PAID), words)
    for number, promo in enumerate(view.promo):
        strip.put_promo(canvas, layout.strip(below + layout.PAID + number * layout.STRIP), promo, words)
    canvas.part(Box(0, top, layout.WIDTH, height))
    return canvas


def _put_header(canvas: Canvas, view: Position, seat: int | None, words: Words) -> None:
    put_count(canvas, layout.ROUND, words("board-round"), f"{view.round}/{view.rounds}", (36, 54))
    put_turn(canvas, layout.TURN, facts.STATUS, view, seat, words, size=52)
    canvas.note(layout.ROUND, "round")
    canvas.note(layout.DECK, "deck")
    canvas.box(layout.DECK, CARD, 16, LINE, 2)
    canvas.put_centred(icon("manhattan", "deck"), layout.DECK.left + 44, layout.DECK.centre[1])
    canvas.text(layout.DECK.right - 16, layout.DECK.centre[1], str(facts.deck(view)), 46, INK, bold=True, align="right")


DRAWING = Drawing(
    board=board,
    lines=lines,
    changed=highlights.changed,
    decided=highlights.decided,
    meant=highlights.meant,
    signs=SIGNS,
    colour=lambda view, seat: view.players[seat].colours[0],
    pieces=pieces.PIECES,
    piece=pieces.piece,
)
