"""Settlements placed, and the tie-breaks."""

from rules.game import Part, Score
from rules.montana.board import settlements
from rules.montana.state import Player, Position


def scores(state: Position) -> list[Score]:
    """Returns the score of each seat; cattle and canteens, then silver, workers and goods break ties."""
    dealt = settlements(len(state.players), state.options)
    return [_score(player, dealt - player.settlements) for player in state.players]


def _score(player: Player, placed: int) -> Score:
    parts = {"built": placed - player.doubles - player.lines, "doubles": player.doubles, "lines": player.lines}
    return Score(
        points=placed,
        tie_breaks=(
            player.cattle + player.canteens,
            player.silver + sum(player.workers) + sum(player.goods),
        ),
        parts=tuple(Part(category, points) for category, points in parts.items() if points),
    )
