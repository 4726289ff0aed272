"""The value of a position for each seat: what computer players maximize."""

from rules.montana.board import settlements
from rules.montana.building import payable
from rules.montana.scoring import scores
from rules.montana.state import Player, Position
from rules.ranking import leaders, with_bonus

WIN = 6.0
"""The value of winning, in settlements."""
GOODS = (0.26, 0.26, 0.24, 0.2, 0.45, 0.45)
"""Settlements for a good of each kind, up to KEPT of them, and SPARE for each further one."""
KEPT = 3
SPARE = 0.05
WORKER = 0.12
"""Settlements for a worker, a silver (up to SPENT), a cattle and a canteen."""
SILVER = 0.06
SPENT = 10
CATTLE = 0.28
CANTEEN = 0.5
READY = 0.1
"""Settlements for an affordable hex, up to BUILDS of them."""
BUILDS = 3


def evaluate(state: Position) -> list[float]:
    """Returns the value of the position by seat: settlements placed, and the prospects of the stock."""
    if not state.agenda:
        final = scores(state)
        return with_bonus([score.points for score in final], leaders(final), WIN)
    dealt = settlements(len(state.players), state.options)
    return [dealt - player.settlements + _stock(state, seat, player) for seat, player in enumerate(state.players)]


def _stock(state: Position, seat: int, player: Player) -> float:
    """Returns the value of the stock of `player`, at most the settlements it has left."""
    stock = 0.0
    for good, count in enumerate(player.goods):
        kept = count if count < KEPT else KEPT
        stock += kept * GOODS[good] + (count - kept) * SPARE
    stock += WORKER * sum(player.workers) + SILVER * min(player.silver, SPENT)
    stock += CATTLE * player.cattle + CANTEEN * player.canteens
    stock += READY * len(payable(state, seat, BUILDS))
    return min(stock, float(player.settlements))
