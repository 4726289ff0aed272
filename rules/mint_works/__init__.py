"""Mint Works: put your mints to work, buy Plans and build the best Neighborhood."""

from rules.game import Info, Option
from rules.mint_works.appeal import appeal
from rules.mint_works.check import broken
from rules.mint_works.events import AnyEvent as Event
from rules.mint_works.moves import AnyMove as Move
from rules.mint_works.moves import AnyOrder as Order
from rules.mint_works.orders import orders
from rules.mint_works.scoring import scores
from rules.mint_works.setup import new
from rules.mint_works.sight import guess, view
from rules.mint_works.steps import State
from rules.mint_works.value import LAPS, value

INFO = Info(
    name="mint_works",
    fewest=1,
    most=4,
    minutes=20,
    version=1,
    options=(
        Option("ruleset", ("standard", "publisher")),
        Option("opponent", ("random", "justin", "rachael", "sonic", "mort")),
        Option("advanced", ("none", "random", "chosen")),
        Option("advanced_first", ("crowdfunder", "recycler", "swap_meet", "temp_agency")),
        Option("advanced_second", ("temp_agency", "swap_meet", "recycler", "crowdfunder")),
        Option("temp_agency_target", ("by_ruleset", "any_open", "occupied")),
        Option("recycler_rule", ("by_ruleset", "first_printing", "later_printing")),
    ),
)

__all__ = [
    "INFO",
    "LAPS",
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
