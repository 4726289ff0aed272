"""The view of a seat, and its determinizations."""

from collections.abc import Callable
from itertools import chain, repeat, starmap

from rules import play
from rules.chance import Chance
from rules.coal_baron.board import DATA, ORDERS, TILES
from rules.coal_baron.face_down import deal_delivered
from rules.coal_baron.state import HIDDEN, Known, Position, Stack
from rules.coal_baron.steps import State

ALL_TILES = dict.fromkeys(sorted(TILES), DATA.copies)
ALL_ORDERS = dict.fromkeys(sorted(ORDERS), 1)


def view(state: State, seat: int | None) -> State:
    """Returns `state` without the stacks, cards that others look at or put back, and others' face-down orders."""
    seen = play.redacted(state, seat)
    for stack in (seen.tiles, seen.deck):
        stack.unseen = [HIDDEN] * len(stack.unseen)
        stack.top = [_seen_by(seat, known) for known in stack.top]
        stack.bottom = [_seen_by(seat, known) for known in stack.bottom]
        if seat != state.turn:
            stack.peek = [HIDDEN] * len(stack.peek)
    if state.agenda and state.options["delivered_orders"] == "face_down":
        for other, player in enumerate(seen.players):
            if other != seat:
                player.delivered = [HIDDEN] * len(player.delivered)
    return seen


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that makes full positions which fit `view`: unseen tiles and orders are dealt at random.

    Orders delivered face down fit the points of their deliveries and the counts that scorings have shown.
    """
    sample = play.sampler(view)
    tiles = _unseen(ALL_TILES, view.tiles, _tiles_of(view))
    orders = _unseen(ALL_ORDERS, view.deck, _orders_of(view))

    def deal(chance: Chance) -> State:
        state = sample(chance)
        left = orders.copy()
        deal_delivered(state, left, chance)
        _deal(state.tiles, tiles.copy(), chance)
        _deal(state.deck, left, chance)
        return state

    return deal


def _seen_by(seat: int | None, known: Known) -> Known:
    return known if known.seat == seat else Known(HIDDEN, known.seat)


def _tiles_of(view: Position) -> list[str]:
    """Returns what is visible where tiles are, tiles and other things."""
    found = [space.card for space in view.spaces]
    for player in view.players:
        for level in player.levels:
            found += level.tiles
    return found


def _orders_of(view: Position) -> list[str]:
    """Returns what is visible where orders are, orders and other things."""
    found = view.row + [space.card for space in view.spaces]
    for player in view.players:
        found += [order.name for order in player.orders]
        found += player.delivered
    return found


def _unseen(cards: dict[str, int], stack: Stack, visible: list[str]) -> list[str]:
    """Returns those of `cards`, which are given with their numbers, that are visible nowhere; in the same order."""
    left = cards.copy()
    for card in [*visible, *stack.peek, *[known.card for known in (*stack.top, *stack.bottom)]]:
        if card in left:
            left[card] -= 1
    return [*chain.from_iterable(starmap(repeat, left.items()))]


def _deal(stack: Stack, cards: list[str], chance: Chance) -> None:
    """Deals `cards` to the hidden places of `stack`; the rest become its unseen cards."""
    stack.peek = [chance.draw(cards) if card == HIDDEN else card for card in stack.peek]
    for known in (stack.top, stack.bottom):
        known[:] = [Known(chance.draw(cards), old.seat) if old.card == HIDDEN else old for old in known]
    stack.unseen = cards
