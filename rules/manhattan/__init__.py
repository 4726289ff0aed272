"""Manhattan: build towers in six cities and own the top floors when they score."""

from pathlib import Path

from rules.game import Game, Info, Option
from rules.manhattan.board import has_several_schedules, has_two_colours
from rules.manhattan.evaluation import evaluate
from rules.manhattan.events import AnyEvent
from rules.manhattan.features import features
from rules.manhattan.holdings import holdings
from rules.manhattan.invariants import violations
from rules.manhattan.moves import AnyMove
from rules.manhattan.scoring import scores, unscored
from rules.manhattan.setup import new
from rules.manhattan.steps import State
from rules.manhattan.titles import TITLES
from rules.manhattan.visibility import sampler, view

GAME = Game(
    info=Info(
        name="manhattan",
        fewest=2,
        most=4,
        minutes=30,
        bgg=199,
        version=1,
        options=(
            Option("ruleset", ("standard", "publisher"), lambda seats, _: has_several_schedules(seats)),
            Option("promo", ("off", "on")),
            Option("selection_mode", ("sequential", "simultaneous", "one_by_one")),
            Option("start_player", ("random", "first_seat", "chosen")),
            Option("card_reading", ("by_seat", "fixed")),
            Option("two_player_rounds", ("by_ruleset", "4", "6"), lambda seats, _: seats == 2),
            Option("two_player_mode", ("combined", "per_colour"), has_two_colours),
            Option("three_player_rounds", ("by_ruleset", "4", "6", "3"), lambda seats, _: seats == 3),
            Option("tallest_tie", ("by_player", "by_building")),
            Option("hobbiton_tie", ("one_winner", "strict", "lenient"), lambda _, options: options["promo"] == "on"),
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
    view=view,
    sampler=sampler,
    evaluate=evaluate,
    features=features,
    learned=Path(__file__).with_name("learned"),
    holdings=holdings,
    unscored=unscored,
)
