"""The value of a position for each seat: what computer players maximize."""

from rules.ranking import with_bonus
from rules.rolled_west.board import ROUNDS
from rules.rolled_west.scoring import totals_so_far
from rules.rolled_west.state import Player, Position

WORTH = {"wood": 2.0, "copper": 1.9, "silver": 2.2, "gold": 2.7}
"""Points for a banked resource of a player with turns to come."""
SPENT = 3
"""Resources of one kind that can surely be spent in a turn; further ones count half."""
LAST = 0.6
"""The part of that value if only one turn is left."""
WIN = 6.0


def evaluate(state: Position) -> list[float]:
    """Returns the value of the position by seat: points if it ended now, and the value of the bank."""
    worth = [float(points) for points in totals_so_far(state)]
    if state.agenda:
        order, rounds = state.turn_order(), ROUNDS - state.round
        now = order.index(state.roller)
        for number, player in enumerate(state.players):
            if turns := rounds + (order.index(number) > now):
                worth[number] += _bank_value(player, turns)
        return worth
    best = max(worth)
    return with_bonus(worth, [number for number, points in enumerate(worth) if points == best], WIN)


def _bank_value(player: Player, turns: int) -> float:
    worth = 0.0
    for name, count in player.bank.items():
        if count:
            worth += WORTH[name] * (count + (count if count < SPENT else SPENT)) / 2
    return worth if turns > 1 else LAST * worth
