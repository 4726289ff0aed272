"""A Neighborhood for each player: stars, mints, Plans and Buildings."""

from collections.abc import Sequence

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.mint_works.cards import Tile, need, put_back, put_tile, title_height
from rendering.mint_works.formulas import put_formula
from rendering.mint_works.icons import icon
from rendering.mint_works.theme import FRESH
from rendering.panels import put_name, put_panel
from rendering.theme import CARD, INK, SEATS, mix
from rendering.tokens import token
from rules.mint_works.board import DATA, OPPONENTS, Opponent
from rules.mint_works.state import HIDDEN, Position

ENDLESS = "∞"
TOKEN = 46
"""The size of the starting player token."""
BACK = 100
"""How broad a card is at least that lies face down."""
TALL = 190
"""The height of a Neighborhood from which on there is room to show how near the end is."""


def put_neighborhoods(canvas: Canvas, boxes: Sequence[Box], view: Position, seat: int | None, words: Words) -> None:
    """Puts a Neighborhood for each player, and for the opponent of a solo game."""
    active = facts.STATUS.active(view, seat)
    for player, box in enumerate(boxes):
        paint, is_active = SEATS[player], player in active
        put_panel(canvas, box, paint, is_active)
        canvas.note(box, "neighborhood", player, spot=layout.spot(box))
        if box.height > layout.EMPTY:
            canvas.box(layout.street(box), mix(paint.pale, CARD, 0.55) if is_active else FRESH, 12)
        _put_owner(canvas, box, view, player, words)
        _put_counts(canvas, box, view, player)
        _put_cards(canvas, box, view, player, words)


def _put_owner(canvas: Canvas, box: Box, view: Position, player: int, words: Words) -> None:
    left = box.left + 24
    row = Box(left, box.top + 6, box.left + layout.OWNER - 8, box.top + min(58, box.height - 12))
    marks = []
    if player == view.starter and view.agenda:
        marks.append(icon("first", TOKEN))
        canvas.note(row._replace(left=row.right - TOKEN - 34).inset(-8), "token", player)
    if player in view.passed and view.agenda:
        marks.append(icon("passed", 36))
    put_name(canvas, row, facts.STATUS.name(view, player, words), 35, [token(SEATS[player], 38)], marks, indent=0)
    if box.height >= TALL:
        _put_progress(canvas, left, box.top + 84, facts.stars(view, player))
    if not view.is_person(player):
        _put_taste(canvas, left, box.top + 124, OPPONENTS[view.opponent])


def _put_progress(canvas: Canvas, left: int, y: int, stars: int) -> None:
    """Puts a row of as many stars as end the game, filled as far as `stars` go."""
    for number in range(DATA.end_stars):
        canvas.put_centred(icon("star" if number < stars else "hollow-star", 30), left + 15 + 33 * number, y)


def _put_taste(canvas: Canvas, left: int, y: int, opponent: Opponent) -> None:
    """Shows what an opponent buys first: dear or cheap, then by type."""
    taste = ("mint", "↑" if opponent.dearest else "↓", *opponent.types)
    put_formula(canvas, left, y, taste, 38, INK, layout.OWNER - 36, "left")


def _put_counts(canvas: Canvas, box: Box, view: Position, player: int) -> None:
    """Puts the stars so far and the mints at hand."""
    holder = view.players[player]
    mints = ENDLESS if holder.endless else str(holder.mints)
    counts = ((layout.stars(box), "star", str(facts.stars(view, player))), (layout.mints(box), "mint", mints))
    for place, kind, figure in counts:
        size = 42 if len(figure) > 2 else 68 if layout.is_tall(box) else 56
        canvas.put_centred(icon(kind, 46), place.left + 25, place.centre[1])
        canvas.text(place.left + 52, place.centre[1], figure, size, INK, bold=True, room=place.width - 52)
        canvas.note(place, f"{kind}s", player)


def _put_cards(canvas: Canvas, box: Box, view: Position, player: int, words: Words) -> None:
    """Puts Buildings first, then Plans: each the oldest first."""
    holder = view.players[player]
    shown = [_tile(view, player, name, words) for name in facts.cards(view, player)]
    places = layout.tiles(box, len(shown), lambda height: [need(tile, height) if tile else BACK for tile in shown])
    for place, tile in zip(places, shown, strict=True):
        if tile:
            put_tile(canvas, place, tile)
            canvas.note(place, "card", player, tile.plan, spot=_spot(place))
        else:
            put_back(canvas, place)
    if holder.plans and holder.plans[-1].secret:
        canvas.note(places[-1], "secret", player)


def _tile(view: Position, player: int, plan: str, words: Words) -> Tile | None:
    """Returns what a card shows; None if it lies face down."""
    if plan == HIDDEN:
        return None
    holder, stars, lost = view.players[player], None, 0
    if plan in holder.buildings:
        stars, lost = facts.building_stars(view, player, plan), facts.lost_stars(view, player, plan)
    secret = any(each.name == plan and each.secret for each in holder.plans)
    return Tile(plan, words("plan", plan=plan), words("plan-brief", plan=plan), stars, secret, lost)


def _spot(card: Box) -> Spot:
    return layout.card_spot(card, title_height(card) or card.height)
