"""Lots: two teams bid for lots, and partners do not know each other's bids."""

from parlour_lots.rules.moves import AnyEvent, AnyMove
from parlour_lots.rules.steps import LOTS, TEAMS, DrawLot, State
from parlour_lots.rules.visibility import determinize, view
from rules.chance import Chance
from rules.game import Game, Info, Options, Part, Score

SEATS = 4


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the position before the first lot. There are as many cards in a hand as lots."""
    lots = int(options["lots"])
    return State(
        chance=chance,
        agenda=[DrawLot()],
        lots=[number * (number + 1) // 2 for number in range(1, 1 + lots)],
        hands=[list(range(1, 1 + lots)) for _ in range(seats)],
        points=[0 for _ in TEAMS],
        won=[0 for _ in TEAMS],
    )


def scores(state: State) -> list[Score]:
    """Returns the score of each seat: that of its team. Of equal teams, the one with more lots is ahead."""
    return [
        Score(state.points[team], (state.won[team],), (Part("lots", state.points[team]),), team=team)
        for seat in range(SEATS)
        for team, seats in enumerate(TEAMS)
        if seat in seats
    ]


def violations(state: State) -> list[str]:
    """Returns the violated invariants: everybody has as many cards, and each only once."""
    if len({len(hand) for hand in state.hands}) > 1:
        return ["the hands are uneven"]
    return [f"the hand {hand} has a card twice" for hand in state.hands if len(set(hand)) < len(hand)]


GAME = Game(
    info=Info(name="lots", fewest=SEATS, most=SEATS, minutes=10, version=1, options=(LOTS,)),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    determinize=determinize,
)
