"""What a player has, to show what an option costs and brings."""

from rules.rolled_west.scoring import gained
from rules.rolled_west.state import Position


def holdings(state: Position, seat: int) -> dict[str, int]:
    """Returns points, contracts and offices of a seat, and its dice: each resource in the bank or free to spend."""
    player = state.players[seat]
    free = [die.face for die in state.dice if die.use == "free" and state.roller == seat]
    resources = {resource: count + free.count(resource) for resource, count in player.bank.items()}
    return {
        **resources,
        "bank": sum(player.bank.values()),
        "points": sum(gained(state, seat).values()),
        "contracts": len(state.owned(state.contracts, seat)),
        "offices": len(state.owned(state.offices, seat)),
    }
