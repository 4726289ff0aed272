"""Tricks: follow suit, and take the last trick."""

from parlour_tricks.rules.moves import AnyEvent, AnyMove
from parlour_tricks.rules.state import DEALS, DECK, HAND
from parlour_tricks.rules.steps import Deal, State
from parlour_tricks.rules.visibility import sampler, view
from rules.chance import Chance
from rules.game import Game, Info, Options, Part, Score


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the position before the first deal."""
    return State(chance=chance, agenda=[Deal()], deals=int(options["deals"]), points=[0] * seats)


def scores(state: State) -> list[Score]:
    """Returns the score of each seat."""
    return [Score(points, parts=(Part("tricks", points),)) for points in state.points]


def violations(state: State) -> list[str]:
    """Returns the violated invariants: a card is in one place, none goes, and suits not followed are not held."""
    held = [card for hand in state.hands for card in hand]
    cards = [*held, *state.seen, *state.trick.values()]
    wrong = [] if len(cards) == len(set(cards)) and set(cards) <= set(DECK) else ["a card is there twice"]
    if state.hands and len(cards) != HAND * len(state.points):
        wrong.append("a card has gone")
    return wrong + [
        f"seat {seat} holds {card} and has not followed"
        for seat, hand in enumerate(state.hands)
        for card in hand
        if card[0] in state.voids[seat]
    ]


GAME = Game(
    info=Info(name="tricks", fewest=2, most=4, minutes=10, version=1, options=(DEALS,)),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    sampler=sampler,
)
