"""What a seat has, to show what an option costs and brings."""

from rules.manhattan.board import DATA
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import Position


def holdings(state: Position, seat: int) -> dict[str, int]:
    """Returns the points of a seat, and what the next scoring would count now."""
    player, now, points = state.players[seat], score_now(state)[seat], DATA.points
    return {
        "points": total(player.scored),
        "buildings": now.buildings // points.building,
        "cities": now.majorities // points.majority,
        "tallest": now.tallest // points.tallest,
        "promo": now.promo,
    }
