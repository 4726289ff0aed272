"""What a seat can see, and determinizations of that."""

from collections import Counter
from collections.abc import Iterable

from rules import play
from rules.chance import Chance
from rules.coal_baron.board import DATA, ORDERS, TILES
from rules.coal_baron.state import HIDDEN, Known, Position, Stack
from rules.coal_baron.steps import State


def view(state: State, seat: int | None) -> State:
    """Everything but the stacks, what others look at or put back, and others' delivered orders."""
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
    """A position that may be behind `view`: unseen tiles and orders are dealt at random."""
    state = play.determinized(view, chance)
    tiles = _unseen([*TILES] * DATA.copies, state.tiles, _tiles_of(view))
    orders = _unseen([*ORDERS], state.deck, _orders_of(view))
    for player in state.players:
        player.delivered = _dealt(player.delivered, orders, chance)
    _deal(state.tiles, tiles, chance)
    _deal(state.deck, orders, chance)
    return state


def _seen_by(seat: int | None, known: Known) -> Known:
    return known if known.seat == seat else Known(HIDDEN, known.seat)


def _tiles_of(view: Position) -> Iterable[str]:
    """Tiles that lie open."""
    yield from (space.card for space in view.spaces if space.card in TILES)
    for player in view.players:
        for level in player.levels:
            yield from level.tiles


def _orders_of(view: Position) -> Iterable[str]:
    """Orders that lie open, and those delivered."""
    yield from view.row
    yield from (space.card for space in view.spaces)
    for player in view.players:
        yield from (order.name for order in player.orders)
        yield from player.delivered


def _unseen(cards: Iterable[str], stack: Stack, lying: Iterable[str]) -> list[str]:
    """Those of `cards` that are seen nowhere, sorted."""
    seen = Counter([*lying, *stack.peek, *(known.card for known in (*stack.top, *stack.bottom))])
    return sorted((Counter(cards) - seen).elements())


def _deal(stack: Stack, cards: list[str], chance: Chance) -> None:
    """Deals `cards` to what is hidden of `stack`; the rest is unseen."""
    stack.peek = _dealt(stack.peek, cards, chance)
    for known in (stack.top, stack.bottom):
        dealt = _dealt([old.card for old in known], cards, chance)
        known[:] = [Known(card, old.seat) for card, old in zip(dealt, known, strict=True)]
    stack.unseen = cards


def _dealt(slots: list[str], cards: list[str], chance: Chance) -> list[str]:
    return [chance.draw(cards) if card == HIDDEN else card for card in slots]
