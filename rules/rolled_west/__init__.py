"""Rolled West: roll, settle the land, ship metals, and bank what your neighbours roll."""

from rules.game import Info, Option
from rules.rolled_west.evaluation import evaluate
from rules.rolled_west.invariants import violations
from rules.rolled_west.moves import AnyEvent as Event
from rules.rolled_west.moves import AnyMove as Move
from rules.rolled_west.moves import AnyStandingOrder as StandingOrder
from rules.rolled_west.scoring import scores
from rules.rolled_west.setup import new
from rules.rolled_west.standing_orders import standing_orders
from rules.rolled_west.steps import State
from rules.rolled_west.visibility import determinize, view

INFO = Info(
    name="rolled_west",
    fewest=2,
    most=4,
    minutes=20,
    version=1,
    options=(
        Option("ruleset", ("standard", "publisher")),
        Option("outside_bank_from", ("by_ruleset", "neighbours", "any_opponent")),
        Option("outside_bank_period", ("between_own_turns", "per_round")),
        Option("lower_majority_bonus", ("by_ruleset", "all_lower", "second_only")),
        Option("office_sg_copper_in_contracts", ("by_ruleset", "per_contract", "per_copper")),
    ),
)

__all__ = [
    "INFO",
    "Event",
    "Move",
    "StandingOrder",
    "State",
    "determinize",
    "evaluate",
    "new",
    "scores",
    "standing_orders",
    "view",
    "violations",
]
