"""A Neighborhood for each player: stars, mints, Plans and Buildings."""

from collections.abc import Sequence

from rendering.canvas import Box, Canvas, Spot
from rendering.drawing import Words
from rendering.mint_works import facts, layout
from rendering.mint_works.cards import Tile, put_back, put_tile, title_height
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
TALL = 190
"""The height of a Neighborhood from which on there is room to show how near the end is."""


def put_neighborhoods(canvas: Canvas, boxes: Sequence[Box], view: Position, seat: int | None, words: Words) -> None:
    """Puts a Neighborhood for each player, and for the opponent of a solo game."""
    active = facts.STATUS.active(view, seat)
    for player, box in enumerate(boxes):
        paint, is_active = SEATS[player], player in active
        put_panel(canvas, box, paint, is_active)
        canvas.note(box, "neighborhood", player, spot=layout.spot(box))
        canvas.box(layout.street(box), mix(paint.pale, CARD, 0.55) if is_active else FRESH, 12)
        _put_owner(canvas, box, view, player, words)
        _put_counts(canvas, box, view, player)
        _put_cards(canvas, box, view, player, words)


def _put_owner(canvas: Canvas, box: Box, view: Position, player: int, words: Words) -> None:
    left = box.left + 24
    row = Box(left, box.top + 6, box.left + layout.OWNER - 8, box.top + 58)
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
    places = layout.tiles(box, len(holder.buildings) + len(holder.plans))
    for place, building in zip(places, holder.buildings, strict=False):
        stars = facts.building_stars(view, player, building)
        text = words("plan-brief", plan=building)
        shown = Tile(
            building, words("plan", plan=building), text, stars, False, facts.lost_stars(view, player, building)
        )
        put_tile(canvas, place, shown)
        canvas.note(place, "card", player, building, spot=_spot(place))
    for place, plan in zip(places[len(holder.buildings) :], holder.plans, strict=True):
        if plan.name == HIDDEN:
            put_back(canvas, place)
        else:
            text = words("plan-brief", plan=plan.name)
            put_tile(canvas, place, Tile(plan.name, words("plan", plan=plan.name), text, None, plan.secret))
            canvas.note(place, "card", player, plan.name, spot=_spot(place))
    if holder.plans and holder.plans[-1].secret:
        canvas.note(places[-1], "secret", player)


def _spot(card: Box) -> Spot:
    return layout.card_spot(card, title_height(card) or card.height)
