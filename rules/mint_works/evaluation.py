"""The value of a position for each seat: what computer players maximize.

The figures, in stars, come from the results of 600 games between search players.
"""

from rules.game import Part
from rules.mint_works.board import DATA, PLANS, SIZE, PlanCard
from rules.mint_works.scoring import building_count, counted, stars, winners
from rules.mint_works.state import Player, Position
from rules.ranking import with_bonus

HORIZON = 4
"""Full rotations of the turn before a position is evaluated: a round of the game has several."""
PACE = 1.5
"""Stars that the leader gains in a round, to estimate how many rounds are left."""
FARTHEST = 3.5
"""The most rounds that are taken into account."""
MINT, MINT_A_ROUND = 0.07, 0.13
"""Stars for a mint, and in addition for each round to come; mints above SPENT have no value."""
SPENT = 7
INCOME = 0.15
"""Stars for each round to come for one mint of income per round."""
HELP = {"gallery": 0.75, "lotto": 0.6, "crane": 0.4, "wholesaler": 0.3, "truck": 0.2}
"""The same for the other effects of Buildings."""
PLAN = 0.1
"""Stars for any Plan."""
HOPE, HOPE_A_ROUND, MOST_HOPE = 0.35, 0.12, 0.65
"""The value of a Plan as a part of its Building's: more if there are more rounds left to build it."""
ITSELF = {"culture": 1, "buildings": 1, "plans": -1, "mints": 0}
"""How building a Plan changes the count that gives it stars."""
WIN = 6.0


def evaluate(state: Position) -> list[float]:
    """Returns the value of the position by player: stars and the prospects of Plans, mints and income."""
    earned = [stars(player) for player in state.players]
    if not state.agenda:
        return with_bonus(earned, winners(state), WIN)
    rounds = min(FARTHEST, max(0.0, (DATA.end_stars - max(earned)) / PACE))
    worth = []
    for own, player in zip(earned, state.players, strict=True):
        worth.append(own + _prospects(player, rounds))
    return worth


def unscored(state: Position) -> list[list[Part]]:
    """Returns by seat the stars of Plans that are known, as if they were built now."""
    return [
        [Part(card.type, _promise(player, card)) for plan in player.plans if (card := PLANS.get(plan.name))]
        for player in state.players[: state.seats]
    ]


def _prospects(player: Player, rounds: float) -> float:
    """Returns the value of mints, Buildings and Plans by the number of rounds to come."""
    buildings = building_count(player)
    worth = (MINT + MINT_A_ROUND * rounds) * min(player.mints, SPENT)
    for name in player.buildings:
        worth += rounds * YIELDS[name][buildings]
    hope = min(MOST_HOPE, HOPE + HOPE_A_ROUND * rounds)
    for plan in player.plans:
        if card := PLANS.get(plan.name):
            worth += PLAN + hope * (_promise(player, card) + rounds * YIELDS[card.name][buildings + 1])
    return worth


def _promise(player: Player, card: PlanCard) -> int:
    """Returns the stars of a Plan if it were built now."""
    if not card.each:
        return card.stars
    return card.stars + card.each * (counted(player, card.counts) + ITSELF[card.counts])


def _yields(card: PlanCard) -> list[float]:
    """Returns the additional stars of a Building for each round to come, by number of Buildings."""
    numbers = range(sum(SIZE.values()) + 1)
    return [INCOME * (card.income + card.income_each * number) + HELP.get(card.name, 0.0) for number in numbers]


YIELDS = {name: _yields(card) for name, card in PLANS.items()}
