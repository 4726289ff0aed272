"""A game of hidden hands: one seat leads a card, the others have to follow suit if they can."""

from collections.abc import Callable

from rules import game, play
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step
from rules.seats import next_seat

SUIT = 4
"""Cards 0 to 3 are of one suit, 4 to 7 of the other."""
HAND = 3
HIDDEN = -1


class Card(game.Move, frozen=True):
    number: int


class Played(game.Event, frozen=True):
    seat: int
    number: int


class Position(game.State, kw_only=True, omit_defaults=True):
    hands: list[list[int]]
    led: int = HIDDEN
    points: list[int]


class Follow(Step[Position, Card]):
    """Lead, or follow suit. A single option is left to the player: else it shows that there is no other."""

    takes_single = False
    waits_for_done = True

    def options(self, state: Position, seat: int) -> list[Card]:
        hand = state.hands[seat]
        same = [number for number in hand if state.led != HIDDEN and number // SUIT == state.led // SUIT]
        return [Card(number) for number in same or hand]

    def take(self, state: Position, seat: int, move: Card) -> None:
        state.hands[seat].remove(move.number)
        state.emit(Played(seat, move.number))
        if state.led == HIDDEN:
            state.led = move.number
            self.ask(state, next_seat(len(state.hands), seat))
            return
        state.points[seat] += move.number // SUIT == state.led // SUIT and move.number > state.led
        state.led = HIDDEN
        if state.hands[seat]:
            self.ask(state, seat)

    def ask(self, state: Position, seat: int) -> None:
        state.push(type(self)([seat]))


class FollowAtOnce(Follow):
    """The same with the unsafe default."""

    takes_single = True


class State(Position, kw_only=True, omit_defaults=True):
    agenda: list[Follow | FollowAtOnce] = []


def view(state: State, seat: int | None) -> State:
    seen = play.redacted(state, seat)
    seen.hands = [hand if own == seat else [HIDDEN] * len(hand) for own, hand in enumerate(seen.hands)]
    return seen


def sampler(view: State) -> Callable[[Chance], State]:
    """Deals the cards that the view does not show, as if any card could come back."""
    sample = play.sampler(view)
    unseen = [card for card in range(2 * SUIT) if not any(card in hand for hand in view.hands)]

    def deal(chance: Chance) -> State:
        state, cards = sample(chance), unseen.copy()
        state.hands = [[chance.draw(cards) if card == HIDDEN else card for card in hand] for hand in view.hands]
        return state

    return deal


def suits(step: type[Follow]) -> Game[State]:
    """Returns the game with `step` as its question."""

    def new(seats: int, options: Options, chance: Chance) -> State:
        cards = list(range(2 * SUIT))
        hands = [[chance.draw(cards) for _ in range(HAND)] for _ in range(seats)]
        return State(chance=chance, hands=hands, points=[0] * seats, agenda=[step([0])])

    return Game(
        info=Info("suits", fewest=2, most=2, minutes=1, version=1),
        state=State,
        move=Card,
        event=Played,
        new=new,
        scores=lambda state: [Score(points) for points in state.points],
        violations=lambda state: [],
        view=view,
        sampler=sampler,
    )


SUITS = suits(Follow)
"""The game, as it has to be."""
