"""Mint Works: put your mints to work, buy Plans and build the best Neighborhood."""

from pathlib import Path

from rules.game import Game, Info, Option
from rules.mint_works import setup
from rules.mint_works.board import AGENCY, RECYCLER
from rules.mint_works.evaluation import HORIZON, evaluate, unscored
from rules.mint_works.events import AnyEvent
from rules.mint_works.features import features
from rules.mint_works.holdings import holdings
from rules.mint_works.invariants import violations
from rules.mint_works.kinds import kind
from rules.mint_works.moves import AnyMove, AnyStandingOrder
from rules.mint_works.prior import prior
from rules.mint_works.scoring import opponent, scores
from rules.mint_works.standing_orders import standing_orders
from rules.mint_works.steps import State
from rules.mint_works.titles import TITLES
from rules.mint_works.visibility import sampler, view

GAME = Game(
    info=Info(
        name="mint_works",
        fewest=1,
        most=4,
        minutes=20,
        bgg=200077,
        version=2,
        options=(
            Option("ruleset", ("standard", "publisher"), setup.may_have(AGENCY, RECYCLER)),
            Option("opponent", ("random", "justin", "rachael", "sonic", "mort"), lambda seats, _: seats == 1),
            Option("advanced", ("none", "random", "chosen")),
            Option("advanced_first", ("crowdfunder", "recycler", "swap_meet", "temp_agency"), setup.chooses(1)),
            Option("advanced_second", ("temp_agency", "swap_meet", "recycler", "crowdfunder"), setup.chooses(2)),
            Option("temp_agency_target", ("by_ruleset", "any_open", "occupied"), setup.may_have(AGENCY)),
            Option("recycler_rule", ("by_ruleset", "first_printing", "later_printing"), setup.may_have(RECYCLER)),
        ),
    ),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=setup.new,
    scores=scores,
    opponent=opponent,
    violations=violations,
    titles=TITLES,
    round=lambda state: state.round,
    kind=kind,
    view=view,
    sampler=sampler,
    evaluate=evaluate,
    features=features,
    learned=Path(__file__).with_name("learned"),
    holdings=holdings,
    unscored=unscored,
    horizon=HORIZON,
    prior=prior,
    standing_order=AnyStandingOrder,
    standing_orders=standing_orders,
)
