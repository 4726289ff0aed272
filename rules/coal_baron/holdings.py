"""What a seat has, to show what an option costs and brings."""

from rules.coal_baron.scoring import points_of
from rules.coal_baron.state import COLOURS, Position


def holdings(state: Position, seat: int) -> dict[str, int]:
    """Returns workers, francs, points and orders of a seat, its coal by place, and its work steps left."""
    player = state.players[seat]
    carts = [sum(cubes) for cubes in zip(*[level.coal for level in player.levels], strict=True)]
    steps = [getattr(step, "steps", 0) for step in state.agenda if seat in step.seats]
    return {
        "workers": player.workers,
        "steps": sum(steps),
        "francs": player.francs,
        "points": points_of(player),
        "orders": len(player.orders),
        **{f"carts-{colour}": count for colour, count in zip(COLOURS, carts, strict=True)},
        "cage": sum(player.cage),
        "storage": sum(player.storage),
        "squares": sum([1 for order in player.orders for square in order.squares if square]),
    }
