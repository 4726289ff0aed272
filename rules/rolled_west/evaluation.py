"""The value of a position for each seat: what computer players maximize."""

from rules.ranking import with_bonus
from rules.rolled_west.board import ROUNDS
from rules.rolled_west.scoring import points_so_far
from rules.rolled_west.state import Player, Position

WORTH = {"wood": 2.0, "copper": 1.9, "silver": 2.2, "gold": 2.7}
"""Points for a resource in the bank of who has a turn to come."""
SPENT = 3
"""So many resources of one kind are sure to be spent in one turn; further ones count half."""
LAST = 0.6
"""What part of all that is left where only one turn is to come."""
WIN = 6.0


def evaluate(state: Position) -> list[float]:
    """By seat: points as if it were over now, and what the bank promises."""
    worth = [float(sum(points.values())) for points in points_so_far(state)]
    if state.agenda:
        for number, player in enumerate(state.players):
            worth[number] += _promise(state, number, player)
        return worth
    best = max(worth)
    return with_bonus(worth, [number for number, points in enumerate(worth) if points == best], WIN)


def _promise(state: Position, number: int, player: Player) -> float:
    order = state.turn_order()
    turns = ROUNDS - state.round + (order.index(number) > order.index(state.roller))
    if not turns:
        return 0.0
    worth = sum([WORTH[name] * (count + min(count, SPENT)) / 2 for name, count in player.bank.items()])
    return worth if turns > 1 else LAST * worth
