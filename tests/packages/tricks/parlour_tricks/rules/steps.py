"""Dealing, playing cards and taking tricks."""

from parlour_tricks.rules.moves import AnyMove, Dealt, HasToFollow, Play, Played, Won
from parlour_tricks.rules.state import DECK, HAND, Position, winner
from rules.game import Move, Refusal, Step


class Deal(Step[Position, Move]):
    """Deals six cards to everybody. Another seat leads in each deal."""

    def run(self, state: Position) -> None:
        seats = len(state.points)
        cards = list(DECK)
        state.chance.shuffle(cards)
        state.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        state.seen, state.trick, state.voids = [], {}, [[] for _ in range(seats)]
        state.deal += 1
        leader = (state.deal - 1) % seats
        state.emit(Dealt(leader, state.deal))
        state.push(PlayCard(seats=[leader]))


class PlayCard(Step[Position, AnyMove]):
    """Play a card. The suit that was led has to be followed."""

    takes_single = False  # it would show that the hand has one card of the suit
    waits_for_done = True  # the winner of a trick leads the next one

    def options(self, state: Position, seat: int) -> list[AnyMove]:
        return [Play(*card) for card in _playable(state, seat)]

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        if len(_playable(state, seat)) == len(state.hands[seat]):
            return []
        return [HasToFollow(_led(state))]

    def take(self, state: Position, seat: int, move: AnyMove) -> None:
        if state.trick and move.suit != _led(state):
            state.voids[seat].append(_led(state))
        card = (move.suit, move.rank)
        state.hands[seat].remove(card)
        state.trick[seat] = card
        state.emit(Played(seat, move.suit, move.rank))
        if len(state.trick) < len(state.points):
            state.push(PlayCard(seats=[(seat + 1) % len(state.points)]))
        else:
            state.push(TakeTrick())


class TakeTrick(Step[Position, Move]):
    """The highest card of the suit that was led takes the trick. The last one counts two."""

    def run(self, state: Position) -> None:
        seat = winner(state.trick)
        is_last = not any(state.hands)
        state.points[seat] += 2 if is_last else 1
        state.emit(Won(seat, 2 if is_last else 1))
        state.seen += state.trick.values()
        state.trick = {}
        if not is_last:
            state.push(PlayCard(seats=[seat]))
        elif state.deal < state.deals:
            state.push(Deal())


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[Deal | PlayCard | TakeTrick] = []


def _led(state: Position) -> str:
    return next(iter(state.trick.values()))[0]


def _playable(state: Position, seat: int) -> list[tuple[str, int]]:
    hand = state.hands[seat]
    follows = [card for card in hand if state.trick and card[0] == _led(state)]
    return follows or hand
