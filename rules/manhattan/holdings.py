"""What a seat has, to show what an option costs and brings."""

from rules.manhattan.board import DATA, blocks_left
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import Position


def holdings(state: Position, seat: int) -> dict[str, int]:
    """Returns points, cards and blocks of a seat, and what the next scoring would count now."""
    player, now, points = state.players[seat], score_now(state)[seat], DATA.points
    return {
        "points": total(player.scored),
        "cards": len(player.hand),
        "blocks": blocks_left(player),
        "buildings": now.buildings // points.building,
        "cities": now.majorities // points.majority,
        "tallest": now.tallest // points.tallest,
        "promo": now.promo,
    }
