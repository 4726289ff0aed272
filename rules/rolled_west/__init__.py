"""Rolled West: roll dice, settle the land, ship metals, and bank dice that your neighbours roll."""

from pathlib import Path

from rules.game import Game, Info, Option
from rules.rolled_west.evaluation import evaluate
from rules.rolled_west.events import AnyEvent
from rules.rolled_west.features import features
from rules.rolled_west.holdings import holdings
from rules.rolled_west.invariants import violations
from rules.rolled_west.kinds import kind
from rules.rolled_west.moves import AnyMove, AnyStandingOrder
from rules.rolled_west.scoring import scores, unscored
from rules.rolled_west.setup import new
from rules.rolled_west.standing_orders import standing_orders
from rules.rolled_west.steps import State
from rules.rolled_west.titles import TITLES

GAME = Game(
    info=Info(
        name="rolled_west",
        fewest=2,
        most=4,
        minutes=20,
        bgg=280041,
        version=1,
        options=(
            Option("ruleset", ("standard", "publisher")),
            Option("outside_bank_from", ("by_ruleset", "neighbours", "any_opponent"), lambda seats, _: seats > 3),
            Option("outside_bank_period", ("between_own_turns", "per_round")),
            Option("lower_majority_bonus", ("by_ruleset", "all_lower", "second_only"), lambda seats, _: seats > 2),
            Option("office_sg_copper_in_contracts", ("by_ruleset", "per_contract", "per_copper")),
        ),
    ),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=new,
    scores=scores,
    violations=violations,
    titles=TITLES,
    round=lambda state: state.round,
    kind=kind,
    evaluate=evaluate,
    features=features,
    learned=Path(__file__).with_name("learned"),
    holdings=holdings,
    unscored=unscored,
    standing_order=AnyStandingOrder,
    standing_orders=standing_orders,
)
