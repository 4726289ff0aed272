"""The view of a seat, and its determinizations."""

from collections import Counter
from collections.abc import Iterable

from rules import play
from rules.chance import Chance
from rules.coal_baron.board import DATA, ORDERS, TILES
from rules.coal_baron.face_down import deal_delivered
from rules.coal_baron.state import HIDDEN, Known, Position, Stack
from rules.coal_baron.steps import State


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


def determinize(view: State, chance: Chance) -> State:
    """Returns a full position that fits `view`: unseen tiles and orders are dealt at random.

    Orders delivered face down fit the points of their deliveries and the counts that scorings have shown.
    """
    state = play.determinized(view, chance)
    tiles = _unseen([*TILES] * DATA.copies, state.tiles, _tiles_of(view))
    orders = _unseen([*ORDERS], state.deck, _orders_of(view))
    deal_delivered(state, orders, chance)
    _deal(state.tiles, tiles, chance)
    _deal(state.deck, orders, chance)
    return state


def _seen_by(seat: int | None, known: Known) -> Known:
    return known if known.seat == seat else Known(HIDDEN, known.seat)


def _tiles_of(view: Position) -> Iterable[str]:
    """Yields the visible tiles."""
    yield from (space.card for space in view.spaces if space.card in TILES)
    for player in view.players:
        for level in player.levels:
            yield from level.tiles


def _orders_of(view: Position) -> Iterable[str]:
    """Yields the visible orders, and delivered ones, some of them HIDDEN."""
    yield from view.row
    yield from (space.card for space in view.spaces)
    for player in view.players:
        yield from (order.name for order in player.orders)
        yield from player.delivered


def _unseen(cards: Iterable[str], stack: Stack, visible: Iterable[str]) -> list[str]:
    """Returns those of `cards` that are visible nowhere, sorted."""
    seen = Counter([*visible, *stack.peek, *(known.card for known in (*stack.top, *stack.bottom))])
    return sorted((Counter(cards) - seen).elements())


def _deal(stack: Stack, cards: list[str], chance: Chance) -> None:
    """Deals `cards` to the hidden places of `stack`; the rest become its unseen cards."""
    stack.peek = _fill_hidden(stack.peek, cards, chance)
    for known in (stack.top, stack.bottom):
        dealt = _fill_hidden([old.card for old in known], cards, chance)
        known[:] = [Known(card, old.seat) for card, old in zip(dealt, known, strict=True)]
    stack.unseen = cards


def _fill_hidden(slots: list[str], cards: list[str], chance: Chance) -> list[str]:
    return [chance.draw(cards) if card == HIDDEN else card for card in slots]
