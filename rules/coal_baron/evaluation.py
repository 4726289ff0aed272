"""How good a position looks for a seat: what computer players aim at.

The figures follow what each thing was worth in 150 games of searching players, by how the games ended.
"""

from rules.coal_baron.board import DATA, ORDERS
from rules.coal_baron.scoring import closing, imbalance, known_counts, points_of, prizes, scores
from rules.coal_baron.state import Player, Position
from rules.ranking import leaders, with_bonus

FRANC = 0.15
"""Points that a franc is worth while there are shifts to come; in the last one it is what it pays in the end."""
WORKER = 1.3
COMPLETE = 1.3
"""What an order is worth once its squares are filled, as a multiple of its points: it counts for categories too."""
SQUARE = 0.9
"""The same, for each of its squares that is filled."""
PROMISE, OPEN = (2.5, 0.6), (1.2, 0.7)
"""Points of an order that is not complete, and what each open square takes from them; then both in the last shift."""
RAISED = 0.4
"""Points of a cube in the cage or the storage, and for each level from which it came up."""
WAITING = 0.25
"""The same of a cube that waits in a cart."""
BALANCE = 0.6
"""The part of the balance that counts while it can still be mended."""
LATER = (1.0, 0.35, 0.25)
"""The part of a prize that counts, if it would be paid at the end of this shift, the next one and the one after."""
WIN = 10.0


def evaluate(state: Position) -> list[float]:
    """By seat: points and prospects."""
    if not state.agenda:
        return with_bonus([points_of(player) for player in state.players], leaders(scores(state)), WIN)
    worth = _prospects(state)
    for seat, player in enumerate(state.players):
        worth[seat] += _worth(state, player)
    return worth


def _prospects(state: Position) -> list[float]:
    """By seat: what categories will pay if they stay as they are."""
    found = [0.0] * len(state.players)
    now = max(1, state.shift)
    counted = [known_counts(player) for player in state.players]
    for number, category in enumerate(DATA.categories):
        weight = sum([LATER[shift - now] for shift in range(max(now, category.shift), DATA.shifts + 1)])
        for seat, paid in enumerate(prizes(state, category, [count[number] for count in counted])):
            found[seat] += weight * paid
    return found


def _worth(state: Position, player: Player) -> float:
    last = state.shift == DATA.shifts
    worth = points_of(player) + WORKER * player.workers
    worth += sum([_order_worth(*order, last=last) for order in _filled(player)])
    for level, tunnel in enumerate(player.levels, 1):
        worth += level * (RAISED * (player.cage[level - 1] + player.storage[level - 1]) + WAITING * sum(tunnel.coal))
    if last:
        return worth + sum(closing(state, player))
    return worth + FRANC * player.francs + BALANCE * DATA.closing.tile * imbalance(state, player)


def _filled(player: Player) -> list[tuple[int, int, int]]:
    """Of each outstanding order: points, squares, and how many of them are filled."""
    return [
        (ORDERS[order.name].points, len(order.squares), sum([bool(square) for square in order.squares]))
        for order in player.orders
    ]


def _order_worth(points: int, squares: int, filled: int, *, last: bool) -> float:
    if filled == squares:
        return COMPLETE * points
    return SQUARE * points * filled / squares + PROMISE[last] - OPEN[last] * (squares - filled)
