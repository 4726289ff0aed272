"""Fox: one player hides in the wood, the others search it."""

from parlour_fox.rules.moves import AnyEvent, AnyMove
from parlour_fox.rules.state import FOX, KENNEL, ROUNDS, STARTS, near
from parlour_fox.rules.steps import SneakAway, State
from parlour_fox.rules.visibility import sampler, view
from rules.chance import Chance
from rules.game import Game, Info, Options, Part, Score

FOX_TEAM, HOUND_TEAM = 0, 1


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the position before the first round."""
    return State(
        chance=chance,
        agenda=[SneakAway(seats=[FOX])],
        seats=seats,
        rounds=int(options["rounds"]),
        fox=chance.pick(STARTS),
        hounds=list(KENNEL[: max(2, seats - 1)]),
        possible=list(STARTS),
    )


def scores(state: State) -> list[Score]:
    """Returns the score of each seat: 1 for the fox as long as it is free, 1 for all hounds once it is caught."""
    points = [int(state.caught if seat else not state.caught) for seat in range(state.seats)]
    return [
        Score(each, parts=(Part("hunt", each),), team=HOUND_TEAM if seat else FOX_TEAM)
        for seat, each in enumerate(points)
    ]


def evaluate(state: State) -> list[float]:
    """Returns the value of a position for each seat: the fox wants to be free and far away from the hounds."""
    apart = sum(hound in near(state.fox) for hound in state.hounds)
    fox = 0.0 if state.caught else 1.0 - 0.1 * apart + 0.02 * len(state.possible)
    return [fox] + [1.0 - fox] * (state.seats - 1)


def violations(state: State) -> list[str]:
    """Returns the violated invariants."""
    wrong = [] if state.fox in state.possible or state.caught else ["the fox is where nobody would search it"]
    return wrong + (["two hounds are on one field"] if len(set(state.hounds)) < len(state.hounds) else [])


GAME = Game(
    info=Info(name="fox", fewest=2, most=4, minutes=15, version=1, options=(ROUNDS,)),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    sampler=sampler,
    evaluate=evaluate,
)
