"""Coal Baron: dig coal, ship orders and lead in what is counted at the end of each shift."""

from rules.coal_baron.evaluation import evaluate
from rules.coal_baron.events import AnyEvent as Event
from rules.coal_baron.invariants import violations
from rules.coal_baron.moves import AnyMove as Move
from rules.coal_baron.moves import AnyStandingOrder as StandingOrder
from rules.coal_baron.prior import prior
from rules.coal_baron.scoring import scores
from rules.coal_baron.setup import new
from rules.coal_baron.standing_orders import standing_orders
from rules.coal_baron.steps import State
from rules.coal_baron.visibility import determinize, view
from rules.game import Info, Option

INFO = Info(
    name="coal_baron",
    fewest=2,
    most=4,
    minutes=60,
    version=1,
    options=(
        Option("ruleset", ("standard", "publisher")),
        Option("balance", ("by_ruleset", "level", "pit")),
        Option("tile_peek", ("by_ruleset", "must_buy", "may_decline")),
        Option("delivered_orders", ("face_down", "open")),
        Option("tie_for_first", ("second_paid", "no_second")),
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
    "prior",
    "scores",
    "standing_orders",
    "view",
    "violations",
]
