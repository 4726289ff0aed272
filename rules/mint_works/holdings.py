"""What a player has, to show what an option costs and brings."""

from rules.mint_works.scoring import building_count, stars
from rules.mint_works.state import Position


def holdings(state: Position, seat: int) -> dict[str, int]:
    """Returns mints, Plans, Buildings, stars and the starting player token of a seat."""
    player = state.players[seat]
    return {
        "mints": player.mints,
        "plans": len(player.plans),
        "buildings": building_count(player),
        "stars": stars(player),
        "token": int(state.starter == seat),
    }
