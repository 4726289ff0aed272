"""A small game of tricks with hidden hands: seat 0 leads, seat 1 has to follow suit if it can, which may be forced."""

from collections.abc import Callable

from rules import game, play
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step

HIDDEN = -1
HAND = 3
SUITED = 4
"""Cards of each of the two suits: 0 to 3 are of one, 4 to 7 of the other."""


class Card(game.Move, frozen=True):
    number: int


class Position(game.State, kw_only=True, omit_defaults=True):
    hands: list[list[int]]
    led: int = HIDDEN
    tricks: list[int]


class Lead(Step[Position, Card]):
    takes_single = False

    def options(self, state: Position, seat: int) -> list[Card]:
        return [Card(number) for number in state.hands[seat]]

    def take(self, state: Position, seat: int, move: Card) -> None:
        state.hands[seat].remove(move.number)
        state.led = move.number
        state.push(Follow([1]))


class Follow(Step[Position, Card]):
    def options(self, state: Position, seat: int) -> list[Card]:
        hand = state.hands[seat]
        suited = [number for number in hand if number // SUITED == state.led // SUITED]
        return [Card(number) for number in suited or hand]

    def take(self, state: Position, seat: int, move: Card) -> None:
        state.hands[seat].remove(move.number)
        wins = move.number // SUITED == state.led // SUITED and move.number > state.led
        state.tricks[int(wins)] += 1
        if state.hands[0]:
            state.push(Lead([0]))


class FollowState(Position, kw_only=True, omit_defaults=True):
    agenda: list[Lead | Follow] = []


def new(seats: int, options: Options, chance: Chance) -> FollowState:
    cards = list(range(2 * SUITED))
    chance.shuffle(cards)
    hands = [sorted(cards[:HAND]), sorted(cards[HAND : 2 * HAND])]
    return FollowState(chance=chance, agenda=[Lead([0])], hands=hands, tricks=[0, 0])


def view(state: FollowState, seat: int | None) -> FollowState:
    seen = play.redacted(state, seat)
    seen.hands = [hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(seen.hands)]
    return seen


def sampler(view: FollowState) -> Callable[[Chance], FollowState]:
    sample = play.sampler(view)
    known = {number for hand in view.hands for number in hand} | {view.led}
    unseen = [number for number in range(2 * SUITED) if number not in known]

    def deal(chance: Chance) -> FollowState:
        state, cards = sample(chance), unseen.copy()
        chance.shuffle(cards)
        state.hands = [sorted(cards.pop() if number == HIDDEN else number for number in hand) for hand in state.hands]
        return state

    return deal


def scores(state: FollowState) -> list[Score]:
    return [Score(tricks) for tricks in state.tricks]


def violations(state: FollowState) -> list[str]:
    return []


FOLLOW = Game(
    info=Info("follow", fewest=2, most=2, minutes=1, version=1),
    state=FollowState,
    move=Card,
    event=game.Event,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    sampler=sampler,
)
"""The game. `Follow` is a bad example: a card that is played automatically shows something of the hand."""
