"""What a seat has, to show what an option costs and brings."""

from rules.montana.state import COLOURS, GOODS, Position


def holdings(state: Position, seat: int) -> dict[str, int]:
    """Returns what is on the player board of a seat."""
    player = state.players[seat]
    return {
        **{f"workers-{colour}": player.workers[colour] for colour in range(COLOURS)},
        "silver": player.silver,
        **{f"goods-{good}": player.goods[good] for good in range(GOODS)},
        "cattle": player.cattle,
        "canteens": player.canteens,
        "settlements": -player.settlements,
    }
