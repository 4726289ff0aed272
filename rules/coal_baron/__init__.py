"""Coal Baron: mine coal, ship orders and win the majorities scored after each shift."""

from pathlib import Path

from rules.coal_baron.evaluation import evaluate
from rules.coal_baron.events import AnyEvent
from rules.coal_baron.features import features
from rules.coal_baron.holdings import holdings
from rules.coal_baron.invariants import violations
from rules.coal_baron.kinds import kind
from rules.coal_baron.moves import AnyMove, AnyStandingOrder
from rules.coal_baron.prior import prior
from rules.coal_baron.scoring import scores, unscored
from rules.coal_baron.setup import new
from rules.coal_baron.standing_orders import standing_orders
from rules.coal_baron.steps import State
from rules.coal_baron.titles import TITLES
from rules.coal_baron.visibility import sampler, view
from rules.game import Game, Info, Option

GAME = Game(
    info=Info(
        name="coal_baron",
        fewest=2,
        most=4,
        minutes=60,
        bgg=143515,
        version=2,
        options=(
            Option("ruleset", ("standard", "publisher")),
            Option("balance", ("by_ruleset", "level", "pit")),
            Option("tile_peek", ("by_ruleset", "must_buy", "may_decline")),
            Option("delivered_orders", ("face_down", "open")),
            Option("tie_for_first", ("second_paid", "no_second"), lambda seats, _: seats > 2),
        ),
    ),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=new,
    scores=scores,
    violations=violations,
    titles=TITLES,
    round=lambda state: state.shift,
    kind=kind,
    view=view,
    sampler=sampler,
    evaluate=evaluate,
    features=features,
    learned=Path(__file__).with_name("learned"),
    holdings=holdings,
    unscored=unscored,
    prior=prior,
    standing_order=AnyStandingOrder,
    standing_orders=standing_orders,
)
