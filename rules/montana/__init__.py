"""Montana: recruit workers, deliver goods and be the first to place all settlements."""

from rules.game import Info, Option
from rules.montana.appeal import appeal
from rules.montana.check import broken
from rules.montana.events import AnyEvent as Event
from rules.montana.moves import AnyMove as Move
from rules.montana.moves import AnyOrder as Order
from rules.montana.orders import orders
from rules.montana.scoring import scores
from rules.montana.setup import new
from rules.montana.sight import guess, view
from rules.montana.steps import State
from rules.montana.value import value

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
    "Order",
    "State",
    "appeal",
    "broken",
    "guess",
    "new",
    "orders",
    "scores",
    "value",
    "view",
]
