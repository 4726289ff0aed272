"""The value of a position for each seat: what computer players maximize.

The figures come from a regression over the results of 150 games between search players.
"""

from functools import cache

from rules.coal_baron.board import DATA, ORDERS
from rules.coal_baron.scoring import closing, imbalance, known_counts, points_of, prizes, winners
from rules.coal_baron.state import Player, Position
from rules.ranking import with_bonus

FRANC = 0.15
"""Points for a franc before the last shift; in the last one it is worth its final points."""
WORKER = 1.3
COMPLETE = 1.3
"""The value of an order with all squares filled, as a multiple of its points: it counts in categories too."""
SQUARE = 0.9
"""The same for the filled part of an order that is not complete."""
PROMISE, OPEN = (2.5, 0.6), (1.2, 0.7)
"""Points for an order that is not complete, before the last shift and in it; what each open square subtracts."""
RAISED = 0.4
"""Points for a cube in the cage or the storage, times the level it came from."""
WAITING = 0.25
"""The same for a cube in a cart."""
BALANCE = 0.6
"""The part of the balance that counts while it can still change."""
LATER = (1.0, 0.35, 0.25)
"""The part of a prize that counts if it is paid after this shift, the next one and the one after that."""
WEIGHTS = [
    [
        sum([LATER[shift - now] for shift in range(max(now, category.shift), DATA.shifts + 1)])
        for category in DATA.categories
    ]
    for now in range(1, DATA.shifts + 1)
]
"""By shift, from the first one: the part of each category's prizes that is still to come."""
WIN = 10.0


def evaluate(state: Position) -> list[float]:
    """Returns the value of the position by seat, in points."""
    if not state.agenda:
        return with_bonus([points_of(player) for player in state.players], winners(state), WIN)
    worth = _prospects(state)
    for seat, player in enumerate(state.players):
        worth[seat] += _worth(state, player)
    return worth


def _prospects(state: Position) -> list[float]:
    """Returns by seat the weighted prizes of future scorings, if all counts stay as they are."""
    found = [0.0] * len(state.players)
    columns = zip(*[known_counts(player) for player in state.players], strict=True)
    for category, weight, column in zip(DATA.categories, WEIGHTS[max(1, state.shift) - 1], columns, strict=True):
        if any(column):
            for seat, paid in enumerate(prizes(state, category, column)):
                found[seat] += weight * paid
    return found


def _worth(state: Position, player: Player) -> float:
    last = state.shift == DATA.shifts
    ordered = 0.0
    for order in player.orders:
        ordered += _order_worth(order.name, order.squares.count(""), last)
    worth = points_of(player) + WORKER * player.workers + ordered
    for level, tunnel in enumerate(player.levels, 1):
        worth += level * (RAISED * (player.cage[level - 1] + player.storage[level - 1]) + WAITING * sum(tunnel.coal))
    if last:
        return worth + sum(closing(state, player))
    return worth + FRANC * player.francs + BALANCE * DATA.closing.tile * imbalance(state, player)


@cache
def _order_worth(name: str, left: int, last: bool) -> float:
    """Returns the value of an order by its number of open squares."""
    points, squares = ORDERS[name].points, len(ORDERS[name].coal)
    if not left:
        return COMPLETE * points
    return SQUARE * points * (squares - left) / squares + PROMISE[last] - OPEN[last] * left
