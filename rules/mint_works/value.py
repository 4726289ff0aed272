"""How good a position looks for a seat: what computer players aim at."""

from rules.mint_works.board import DATA, PLANS
from rules.mint_works.scoring import building_count, stars, winners
from rules.mint_works.state import Player, Position

BUILDING = 1.0
"""Stars by which a Plan is worth less than the Building that it can become."""
MINT = 0.4
"""Stars for a mint at hand, up to SPENT of them, and a third of that for each further one."""
SPENT = 7
INCOME = 0.3
"""Stars for each mint of lasting income and each round that is likely to come."""
PACE = 1.5
"""Stars that a leader gains in a round."""
WIN = 6.0


def value(state: Position, seat: int) -> float:
    """How far `seat` is ahead of its best rival, in stars and what may become of Plans, mints and income."""
    if not state.agenda:
        return _outcome(state, seat)
    rounds = _rounds_to_come(state)
    worth = [_worth(player, rounds) for player in state.players]
    own = worth.pop(seat)
    return own - max(worth)


def _outcome(state: Position, seat: int) -> float:
    points = [stars(player) for player in state.players]
    own = points.pop(seat)
    first = winners(state)
    won = WIN / len(first) if seat in first else -WIN
    return won + own - max(points)


def _rounds_to_come(state: Position) -> float:
    lead = max([stars(player) for player in state.players])
    return max(0.0, (DATA.end_stars - lead) / PACE)


def _worth(player: Player, rounds: float) -> float:
    worth = float(stars(player))
    buildings = building_count(player)
    for name in player.buildings:
        worth += rounds * _yield(name, buildings)
    for plan in player.plans:
        if card := PLANS.get(plan.name):
            promise = card.stars + 2 * card.each + max(0.0, rounds - 1) * _yield(card.name, buildings + 1)
            worth += max(0.0, promise - BUILDING)
    return worth + MINT * (min(player.mints, SPENT) + max(0, player.mints - SPENT) / 3)


def _yield(name: str, buildings: int) -> float:
    """Stars that a Building is worth more in every further round."""
    if name == "gallery":
        return 1.0
    card = PLANS[name]
    return INCOME * (card.income + card.income_each * buildings)
