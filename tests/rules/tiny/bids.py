"""A game of simultaneous secret choices: all bid a hidden card in two questions, then the bids are revealed."""

from bisect import insort
from collections.abc import Callable

from rules import game, play
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step

CARDS = 3
HIDDEN = 0


class Card(game.Move, frozen=True):
    number: int


class Sign(game.Move, frozen=True):
    """1: the card adds its number; -1: it subtracts it and goes back to the hand."""

    sign: int


class BidHighest(game.StandingOrder, frozen=True):
    """Always bids the highest card with sign 1; leaves the last card to the player."""


class Shown(game.Event, frozen=True):
    reveals = True

    seat: int
    number: int
    sign: int


class Position(game.State, kw_only=True, omit_defaults=True):
    hands: list[list[int]]
    points: list[int]
    rounds: int = 3


class Bid(Step[Position, Card | Sign]):
    """Choose a card, then its sign."""

    takes_single = False  # it would reveal a hand of one card

    bids: dict[int, list[int]] = {}
    """By seat: the card and the sign, so far as chosen."""

    def options(self, state: Position, seat: int) -> list[Card | Sign]:
        if seat in self.bids:
            return [Sign(1), Sign(-1)]
        return [Card(number) for number in state.hands[seat]]

    def obey(self, state: Position, seat: int, order: BidHighest) -> Card | Sign | None:
        if len(state.hands[seat]) == 1:
            return None
        return Sign(1) if seat in self.bids else Card(state.hands[seat][-1])

    def take(self, state: Position, seat: int, move: Card | Sign) -> None:
        if isinstance(move, Card):
            self.bids[seat] = [move.number]
            if not self.seats:
                state.push(self)
            insort(self.seats, seat)
        else:
            self.bids[seat].append(move.sign)
            if not self.seats:
                state.push(Reveal(bids=self.bids))


class Reveal(Step[Position, game.Move], kw_only=True):
    bids: dict[int, list[int]]

    def run(self, state: Position) -> None:
        for seat, (number, sign) in sorted(self.bids.items()):
            state.emit(Shown(seat, number, sign))
            state.points[seat] += number * sign
            if sign > 0:
                state.hands[seat].remove(number)
        state.rounds -= 1
        if state.rounds and all(state.hands):
            state.push(Bid(list(range(len(state.hands)))))


class BidsState(Position, kw_only=True, omit_defaults=True):
    agenda: list[Bid | Reveal] = []


def standing_orders(view: BidsState, seat: int) -> list[BidHighest]:
    return [BidHighest()]


def new(seats: int, options: Options, chance: Chance) -> BidsState:
    cards = list(range(1, 10)) + list(range(1, 10))
    chance.shuffle(cards)
    hands = [sorted(set(cards[seat * CARDS : (seat + 1) * CARDS])) for seat in range(seats)]
    return BidsState(chance=chance, agenda=[Bid(list(range(seats)))], hands=hands, points=[0] * seats)


def view(state: BidsState, seat: int | None) -> BidsState:
    seen = play.copy(state)
    seen.chance = state.chance.hidden()
    for other, hand in enumerate(seen.hands):
        if other != seat:
            seen.hands[other] = [HIDDEN] * len(hand)
            for step in seen.agenda:
                step.bids.pop(other, None)
    return seen


def sampler(view: BidsState) -> Callable[[Chance], BidsState]:
    sample = play.sampler(view)

    def deal(chance: Chance) -> BidsState:
        state = sample(chance)
        for seat, hand in enumerate(state.hands):
            if HIDDEN in hand:
                cards = list(range(1, 10))
                chance.shuffle(cards)
                state.hands[seat] = sorted(cards[: len(hand)])
        for step in state.agenda:
            for seat, hand in enumerate(state.hands):
                if seat not in step.seats and seat not in step.bids:
                    step.bids[seat] = [chance.pick(hand), 1]
        return state

    return deal


def scores(state: BidsState) -> list[Score]:
    return [Score(points) for points in state.points]


def violations(state: BidsState) -> list[str]:
    return [f"the hand {hand} is not sorted" for hand in state.hands if hand != sorted(hand)]


BIDS = Game(
    info=Info("bids", fewest=2, most=4, minutes=1, version=1),
    state=BidsState,
    move=Card | Sign,
    event=Shown,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    sampler=sampler,
    standing_order=BidHighest,
    standing_orders=standing_orders,
)
"""The game. Hands are secret and have three cards from 1 to 9."""
