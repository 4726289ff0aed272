"""Montana: recruit workers, deliver goods and be the first to place all settlements."""

from pathlib import Path

from rules.game import Game, Info, Option
from rules.montana.board import DATA
from rules.montana.evaluation import evaluate
from rules.montana.events import AnyEvent
from rules.montana.features import features
from rules.montana.holdings import holdings
from rules.montana.invariants import violations
from rules.montana.kinds import kind
from rules.montana.moves import AnyMove, AnyStandingOrder
from rules.montana.prior import prior
from rules.montana.scoring import scores
from rules.montana.setup import new
from rules.montana.standing_orders import standing_orders
from rules.montana.steps import State
from rules.montana.titles import TITLES
from rules.montana.visibility import sampler

GAME = Game(
    info=Info(
        name="montana",
        fewest=2,
        most=4,
        minutes=45,
        version=2,
        options=(
            Option("ruleset", ("standard", "publisher")),
            Option("recruit_grain", ("by_ruleset", "replace", "additional")),
            Option("build_adjacency", ("any", "own")),
            Option("long_game", ("off", "on"), lambda seats, _: DATA.dealt[seats] < DATA.settlements),
            Option("tile_rotation", ("random", "fixed")),
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
    sampler=sampler,
    kind=kind,
    evaluate=evaluate,
    features=features,
    learned=Path(__file__).with_name("learned"),
    holdings=holdings,
    prior=prior,
    standing_order=AnyStandingOrder,
    standing_orders=standing_orders,
)
