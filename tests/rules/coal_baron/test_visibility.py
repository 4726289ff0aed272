"""The view of a seat and its determinizations, and that nothing hidden is revealed."""

from typing import Any

import pytest

from rules import coal_baron, play
from rules.chance import Chance, key
from rules.coal_baron import moves
from rules.coal_baron.events import OrderSeen, TileSeen
from rules.coal_baron.scoring import category_states
from rules.coal_baron.state import HIDDEN, Known
from rules.coal_baron.steps import State
from rules.game import Move
from rules.match import AnyEntry, AnyMatch, choose, done, question, start_match
from tests.rules.coal_baron.positions import delivered, make, options, position, stack_up
from tests.rules.playing import offered


def peeking() -> State:
    """Returns a position in which the first seat looks at tiles."""
    state = position(3)
    state.players[0].francs = 20
    stack_up(state, state.tiles, ["Y2D", "K1L", "K2L", "G2D", "B2L"])
    make(state, offered(state)[0], moves.PeekTiles(1, 5))
    return state


def test_cards_looked_at_are_seen_by_one_seat_only() -> None:
    state = peeking()
    assert coal_baron.GAME.view(state, 0).tiles.peek == ["Y2D", "K1L", "K2L", "G2D", "B2L"]
    for other in (1, 2, None):
        assert coal_baron.GAME.view(state, other).tiles.peek == [HIDDEN] * 5


def test_cards_put_back_are_known_only_to_the_seat_that_did_it() -> None:
    state = peeking()
    make(state, moves.KeepTile("K1L", 4), moves.PutBack(0, 4))
    assert coal_baron.GAME.view(state, 0).tiles.top == [Known(tile, 0) for tile in ("Y2D", "K2L", "G2D", "B2L")]
    assert coal_baron.GAME.view(state, 1).tiles.top == [Known(HIDDEN, 0)] * 4


def test_stacks_show_only_their_size() -> None:
    state = position(3)
    for seat in (0, None):
        seen = coal_baron.GAME.view(state, seat)
        assert set(seen.tiles.unseen) == set(seen.deck.unseen) == {HIDDEN}
        assert seen.tiles.size() == state.tiles.size()
        assert seen.chance.key == b""


def test_face_down_orders_are_seen_only_by_their_owner() -> None:
    state = position(3)
    delivered(state, 1, "C-YYY L-K")
    assert coal_baron.GAME.view(state, 0).players[1].delivered == [HIDDEN] * 2
    assert coal_baron.GAME.view(state, 1).players[1].delivered == ["C-YYY", "L-K"]
    state.options["delivered_orders"] = "open"
    assert coal_baron.GAME.view(state, None).players[1].delivered == ["C-YYY", "L-K"]


def test_all_delivered_orders_are_visible_after_the_game() -> None:
    state = position(3)
    delivered(state, 1, "C-YYY L-K")
    state.agenda = []
    assert coal_baron.GAME.view(state, 0).players[1].delivered == ["C-YYY", "L-K"]


def test_the_events_of_a_peek_are_private() -> None:
    assert TileSeen.private
    assert OrderSeen.private


def test_a_view_has_no_events_and_leaves_the_position_unchanged() -> None:
    state = position(3)
    before = play.copy(state)
    state.emit(TileSeen(1, "K2D", 8))
    assert coal_baron.GAME.view(state, 0).events == []
    assert play.drain(state) == [TileSeen(1, "K2D", 8)]
    assert state == before


def test_a_determinization_is_valid_and_has_the_same_view() -> None:
    state = peeking()
    delivered(state, 1, "C-YYY L-K")
    for seat in (0, 1, None):
        seen = coal_baron.GAME.view(state, seat)
        for seed in range(5):
            world = coal_baron.GAME.determinize(seen, Chance(key(seed)))
            assert coal_baron.GAME.violations(world) == []
            world.chance = state.chance
            assert coal_baron.GAME.view(world, seat) == seen


def test_determinizations_differ_in_hidden_information() -> None:
    state = peeking()
    delivered(state, 1, "C-YYY")
    worlds = [coal_baron.GAME.determinize(coal_baron.GAME.view(state, 2), Chance(key(seed))) for seed in range(30)]
    assert len({world.players[1].delivered[0] for world in worlds}) > 8
    assert len({world.tiles.peek[0] for world in worlds}) > 5


def peeked(kind: type[Move], tiles: list[str], orders: list[str]) -> tuple[AnyMatch, list[AnyEntry], int]:
    """Returns a match in which the first seat has just looked at the top cards, which nobody knows."""
    at, _ = start_match(coal_baron.GAME, 3, options(), key(1))
    at.state, seat = position(3), 0
    stack_up(at.state, at.state.tiles, tiles)
    stack_up(at.state, at.state.deck, orders)
    at.state.players[seat].francs = 20
    area = question_of(at, seat).options[0 if kind is moves.PeekTiles else -2]
    at, _ = choose(at, seat, area)
    at, entries = choose(at, seat, next(move for move in question_of(at, seat).options if type(move) is kind))
    return at, entries, seat


def question_of(at: AnyMatch, seat: int) -> Any:
    found = question(at, seat)
    assert found is not None
    return found


ONE = ["Y2D", "K1L", "K2L", "G2D", "B2L"], ["H-YY", "C-KKK", "T-GG", "L-BB", "L-GGG"]
OTHER = ["G1L", "K1D", "Y1D", "B1D", "G2L"], ["L-GGG", "T-KKK", "L-BB", "H-YY", "T-K"]


@pytest.mark.parametrize("kind", [moves.PeekTiles, moves.PeekOrders])
@pytest.mark.parametrize("keep", [-1, 0])
def test_a_peek_reveals_nothing_to_others(kind: type[Move], keep: int) -> None:
    seen = []
    for tiles, orders in (ONE, OTHER):
        at, entries, seat = peeked(kind, tiles, orders)
        assert question_of(at, seat).drafted == [], "it cannot be taken back"
        public = [[event for event in entry.events if not event.private] for entry in entries]
        others = [other for other in (0, 1, 2) if other != seat]
        during = [coal_baron.GAME.view(at.state, other) for other in (*others, None)]
        steps = 0
        while (to_move := question_of(at, seat)).step is not None and steps < 2:
            at, _ = choose(at, seat, to_move.options[keep if steps == 0 and kind is moves.PeekOrders else 0])
            steps += 1
        assert [coal_baron.GAME.view(at.state, other) for other in (*others, None)] == during
        seen.append((public, during, steps, [question(at, other) for other in others]))
    assert seen[0][1:] == seen[1][1:]
    assert seen[0][0] == seen[1][0]


def test_no_view_or_option_reveals_the_orders_put_back() -> None:
    views = []
    for _, orders in (ONE, OTHER):
        at, _, seat = peeked(moves.PeekOrders, ONE[0], orders)
        at, _ = choose(at, seat, moves.KeepNone())
        at, _ = choose(at, seat, moves.Arrange(0))
        at, _ = choose(at, seat, question_of(at, seat).options[2])
        at, _ = choose(at, seat, question_of(at, seat).options[-1])
        at, entries = done(at, seat)
        following = at.state.turn
        views.append(
            (
                [event for entry in entries for event in entry.events],
                [coal_baron.GAME.view(at.state, other) for other in {0, 1, 2} - {seat}],
                question_of(at, following).options,
                question_of(at, following).final,
            )
        )
    assert views[0] == views[1]


def test_others_cannot_see_which_orders_were_delivered() -> None:
    seen = []
    for names in ("C-YYY L-K", "T-KK H-B"):
        state = position(3)
        delivered(state, 1, names)
        state.space("order_1").card, kept = "H-Y", state.space("order_1").card
        state.deck.unseen = sorted([*state.deck.unseen, kept])
        if "H-Y" in state.deck.unseen:
            state.deck.unseen.remove("H-Y")
        views = [coal_baron.GAME.view(state, seat) for seat in (0, 2, None)]
        seen.append(
            (
                [view.players for view in views],
                [category_states(view) for view in views],
                state.agenda[-1].options(views[0], 0),
                state.agenda[-1].refusals(views[0], 0),
            )
        )
    assert seen[0] == seen[1]
