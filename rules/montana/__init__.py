"""Montana: recruit workers, deliver goods and be the first to place all settlements."""

from rules.game import Info, Option
from rules.montana.evaluation import evaluate
from rules.montana.events import AnyEvent as Event
from rules.montana.invariants import violations
from rules.montana.moves import AnyMove as Move
from rules.montana.moves import AnyStandingOrder as StandingOrder
from rules.montana.prior import prior
from rules.montana.scoring import scores
from rules.montana.setup import new
from rules.montana.standing_orders import standing_orders
from rules.montana.steps import State
from rules.montana.visibility import determinize, view

INFO = Info(
    name="montana",
    fewest=2,
    most=4,
    minutes=45,
    version=1,
    options=(
        Option("ruleset", ("standard", "publisher")),
        Option("recruit_grain", ("by_ruleset", "replace", "additional")),
        Option("build_adjacency", ("any", "own")),
        Option("long_game", ("off", "on")),
        Option("tile_rotation", ("random", "fixed")),
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
