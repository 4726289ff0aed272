"""The value of a position for each seat: what computer players maximize."""

from rules.montana.board import settlements
from rules.montana.building import payable
from rules.montana.scoring import scores
from rules.montana.state import Player, Position
from rules.ranking import leaders, with_bonus

WIN = 6.0
"""Settlements that winning is worth."""
GOODS = (0.26, 0.26, 0.24, 0.2, 0.45, 0.45)
"""Settlements for a good of each kind, up to KEPT of them; SPARE for each further one."""
KEPT = 3
SPARE = 0.05
WORKER = 0.12
"""Settlements for a worker, a silver (up to SPENT of them), a cattle and a canteen."""
SILVER = 0.06
SPENT = 10
CATTLE = 0.28
CANTEEN = 0.5
READY = 0.1
"""Settlements for a hex that can be paid for, up to BUILDS of them."""
BUILDS = 3


def evaluate(state: Position) -> list[float]:
    """By seat: settlements placed and what may become of the stock."""
    if not state.agenda:
        final = scores(state)
        return with_bonus([score.points for score in final], leaders(final), WIN)
    dealt = settlements(len(state.players), state.options)
    return [dealt - player.settlements + _stock(state, seat, player) for seat, player in enumerate(state.players)]


def _stock(state: Position, seat: int, player: Player) -> float:
    """What the board of `player` may still become, never more than the settlements that it has left."""
    stock = 0.0
    for good, count in enumerate(player.goods):
        kept = min(count, KEPT)
        stock += kept * GOODS[good] + (count - kept) * SPARE
    stock += WORKER * sum(player.workers) + SILVER * min(player.silver, SPENT)
    stock += CATTLE * player.cattle + CANTEEN * player.canteens
    stock += READY * min(len(payable(state, seat)), BUILDS)
    return min(stock, float(player.settlements))
