"""Tiles: buying, loading, and peeking at the stack."""

from typing import Any

import pytest

from rules.coal_baron import moves
from rules.coal_baron.events import CartLoaded, CartsEmpty, TileBought, TileRevealed
from rules.coal_baron.pit import LoadCarts
from rules.coal_baron.state import Known
from rules.coal_baron.steps import ChooseTile, State, TakeTurn
from tests.rules.coal_baron.positions import make, of, position, show, spaces, stack_up, supply, use_up
from tests.rules.playing import offered, to_move


def buy(state: State, space: str) -> Any:
    return next(move for move in spaces(state, "factory") if getattr(move, "space", "") == space)


def visit_factory(state: State) -> Any:
    return next(move for move in offered(state) if getattr(move, "area", "") == "factory")


def test_buying_a_tile_pays_places_and_loads_it_and_refills_the_space() -> None:  # example 9, ruling 29
    state = position(3)
    show(state, "factory_2", "K2D")
    state.players[0].francs = 7
    make(state, visit_factory(state))
    assert moves.TileTooDear("K2D", 8, 7) in state.agenda[-1].refusals(state, 0)
    assert not [move for move in offered(state) if getattr(move, "space", "") == "factory_2"]
    state.players[0].francs = 8
    events = make(state, moves.BuyTile("factory_2", 1, "K2D", 8))
    assert events[0] == TileBought(0, "factory_2", 1, "K2D", 8)
    assert of(TileRevealed, events) == [TileRevealed("factory_2", state.space("factory_2").card)]
    player = state.players[0]
    assert player.francs == 0
    assert (player.levels[3].tiles, player.levels[3].coal) == (["K2D"], [0, 0, 0, 3])
    assert state.supply == [13, 13, 13, 11]


def test_a_missing_colour_is_replaced_by_a_chosen_one() -> None:  # example 10, ruling 20
    state = position(3)
    show(state, "factory_1", "K2L")
    state.players[0].francs = 8
    supply(state, "YGK")
    events = make(state, visit_factory(state), buy(state, "factory_1"))
    assert of(TileRevealed, events) == []
    assert offered(state) == [moves.LoadCart("Y", 4), moves.LoadCart("G", 4)]
    events = make(state, moves.LoadCart("Y", 4))
    assert events[0] == CartLoaded(0, "Y", 4)
    assert len(of(TileRevealed, events)) == 1
    assert state.players[0].levels[3].coal == [1, 0, 0, 2]
    assert state.supply == [0, 0, 1, 0]


def test_a_cart_stays_empty_only_if_no_coal_is_left() -> None:  # ruling 21
    state = position(3)
    show(state, "factory_1", "K2L")
    state.players[0].francs = 8
    supply(state, "B")
    events = make(state, visit_factory(state), buy(state, "factory_1"))
    assert events[1:3] == [CartLoaded(0, "B", 4), CartsEmpty(0, 4, 1)]
    assert state.players[0].levels[3].coal == [0, 1, 0, 1]


def test_two_missing_cubes_are_chosen_one_by_one() -> None:
    state = position(3)
    show(state, "factory_1", "G2D")
    state.players[0].francs = 6
    supply(state, "YYB")
    make(state, visit_factory(state), buy(state, "factory_1"), moves.LoadCart("B", 3))
    assert isinstance(state.agenda[-1], TakeTurn)  # yellow was the only colour left
    assert state.players[0].levels[2].coal == [1, 1, 1, 0]


def peek_tiles(state: State) -> None:
    """Lets the first seat look at the stack."""
    make(
        state,
        visit_factory(state),
        next(move for move in spaces(state, "factory") if isinstance(move, moves.PeekTiles)),
    )


@pytest.mark.parametrize("ruleset", ["standard", "publisher"])
def test_a_player_who_can_afford_no_tile_puts_all_back(ruleset: str) -> None:  # example 11, rulings 4, 6
    state = position(2, chosen={"ruleset": ruleset})
    use_up(state, state.tiles, left=3)
    seen = list(state.tiles.unseen)
    state.players[0].francs = 0
    assert moves.PeekTiles(1, 3) in offered(state)
    make(state, moves.PeekTiles(1, 3))
    assert sorted(state.tiles.peek) == seen
    assert offered(state) == [moves.KeepNone()]
    assert len(state.agenda[-1].refusals(state, 0)) == len(set(seen))
    make(state, moves.KeepNone())
    ahead = list(state.tiles.peek)
    make(state, moves.PutBack(0, 3))
    assert state.tiles.top == [Known(card, 0) for card in ahead]


def cheap(ruleset: str) -> State:
    """Returns a position in which the first seat has 2 francs and looks at one tile that it can afford."""
    state = position(3, chosen={"ruleset": ruleset})
    state.players[0].francs = 2
    stack_up(state, state.tiles, ["Y2D", "K1L", "K2L", "G2D", "B2L"])
    peek_tiles(state)
    return state


def test_one_tile_must_be_bought_if_any_is_affordable() -> None:  # example 11, ruling 4
    state = cheap("standard")
    assert isinstance(state.agenda[-1], ChooseTile)
    assert offered(state) == [moves.KeepTile("Y2D", 2)]
    assert not state.agenda[-1].takes_single


def test_in_the_printed_rules_no_tile_has_to_be_bought() -> None:  # example 11, ruling 4
    assert offered(cheap("publisher")) == [moves.KeepTile("Y2D", 2), moves.KeepNone()]


def test_the_option_overrides_the_ruleset() -> None:
    state = position(3, chosen={"tile_peek": "may_decline"})
    stack_up(state, state.tiles, ["Y1L"])
    peek_tiles(state)
    assert moves.KeepNone() in offered(state)


def test_a_tile_looked_at_is_paid_and_loaded_like_any_other() -> None:
    state = cheap("standard")
    make(state, moves.KeepTile("Y2D", 2))
    player = state.players[0]
    assert (player.francs, player.levels[0].tiles, player.levels[0].coal) == (0, ["Y2D"], [3, 0, 0, 0])
    make(state, moves.PutBack(1, 4))
    assert [known.card for known in state.tiles.bottom] == ["K1L", "K2L", "G2D", "B2L"]
    assert to_move(state)[0] == 1


def test_missing_coal_is_chosen_before_the_rest_is_put_back() -> None:
    state = cheap("standard")
    supply(state, "BBGG")
    make(state, moves.KeepTile("Y2D", 2))
    assert state.agenda[-1] == LoadCarts([0], level=1, carts=2)


def test_buying_the_last_tile_leaves_nothing_to_put_back() -> None:
    state = position(2)
    use_up(state, state.tiles, left=1)
    state.players[0].francs = 20
    peek_tiles(state)
    make(state, offered(state)[0])
    assert to_move(state)[0] == 1


def test_an_empty_stack_cannot_be_looked_at() -> None:  # example 12, ruling 6
    state = position(2)
    state.players[0].francs = 20
    use_up(state, state.tiles)
    assert not [move for move in spaces(state, "factory") if isinstance(move, moves.PeekTiles)]
    make(state, visit_factory(state))
    assert moves.StackEmpty("factory_peek") in state.agenda[-1].refusals(state, 0)
