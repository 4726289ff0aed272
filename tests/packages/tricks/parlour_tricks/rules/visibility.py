"""What a seat sees, and a random deal that fits it."""

from collections.abc import Callable

from parlour_tricks.rules.state import DECK, HIDDEN, Card
from parlour_tricks.rules.steps import State
from rules import play
from rules.chance import Chance


def view(state: State, seat: int | None) -> State:
    """Returns a copy in which the hands of other seats are hidden."""
    seen = play.redacted(state, seat)
    seen.hands = [hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(seen.hands)]
    return seen


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that deals the hidden cards at random: nobody gets a suit that they have not followed."""
    sample = play.sampler(view)
    places = [seat for seat, hand in enumerate(view.hands) if HIDDEN in hand for _ in hand]
    known = {*view.seen, *view.trick.values(), *(card for hand in view.hands for card in hand)}
    unseen = [card for card in DECK if card not in known]

    def deal(chance: Chance) -> State:
        state, cards = sample(chance), unseen.copy()
        chance.shuffle(cards)
        dealt: dict[Card, int] = {}
        for number in range(len(places)):
            _deal(state, number, places, cards, dealt, set())
        for seat in set(places):
            state.hands[seat] = sorted(card for card, number in dealt.items() if places[number] == seat)
        return state

    return deal


def _deal(
    state: State, number: int, places: list[int], cards: list[Card], dealt: dict[Card, int], tried: set[Card]
) -> bool:
    """Gives a card to a place, which another place may give up for another card. Returns whether there is one."""
    for card in cards:
        if card not in tried and card[0] not in state.voids[places[number]]:
            tried.add(card)
            if card not in dealt or _deal(state, dealt[card], places, cards, dealt, tried):
                dealt[card] = number
                return True
    return False
