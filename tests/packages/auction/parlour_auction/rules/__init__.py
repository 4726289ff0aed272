"""Auction: two teams bid for items, and partners do not know each other's bids."""

from parlour_auction.rules.moves import AnyEvent, AnyMove
from parlour_auction.rules.steps import ITEMS, TEAMS, DrawItem, State
from parlour_auction.rules.visibility import sampler, view
from rules.chance import Chance
from rules.game import Game, Info, Options, Part, Score

SEATS = 4


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the position before the first item. There are as many cards in a hand as items."""
    items = int(options["items"])
    return State(
        chance=chance,
        agenda=[DrawItem()],
        items=[number * (number + 1) // 2 for number in range(1, 1 + items)],
        hands=[list(range(1, 1 + items)) for _ in range(seats)],
        points=[0 for _ in TEAMS],
        won=[0 for _ in TEAMS],
    )


def scores(state: State) -> list[Score]:
    """Returns the score of each seat: that of its team. Of equal teams, the one with more items is ahead."""
    return [
        Score(state.points[team], (state.won[team],), (Part("items", state.points[team]),), team=team)
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
    info=Info(name="auction", fewest=SEATS, most=SEATS, minutes=10, version=1, options=(ITEMS,)),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    sampler=sampler,
)
