"""Majorities, the next starter, and final scoring."""

import pytest

from rules import coal_baron
from rules.coal_baron.board import DATA
from rules.coal_baron.events import CategoryScored, GameScored, GameWon, ShiftScored, ShiftStarted
from rules.coal_baron.scoring import category_states, closing, counts, imbalance, next_starter, prizes
from rules.coal_baron.state import HIDDEN
from rules.coal_baron.steps import State
from rules.game import Part
from tests.rules.coal_baron.positions import (
    delivered,
    empty,
    end_shift,
    hold,
    occupy,
    of,
    order,
    position,
    set_workers,
    tile,
    workers_each,
)

CATEGORY = {category.name: category for category in DATA.categories}


def example_23() -> State:
    state = position(3, shift=2)
    for seat, names in enumerate(("H-YY T-KK", "C-YYY", "L-GG H-B")):
        delivered(state, seat, names)
    return state


def test_the_second_shift_pays_coal_and_transports() -> None:
    # Example 23: the third seat gets 9 for its locomotive, and 3 and 4 for its two brown and grey squares.
    events = end_shift(example_23())
    rows = {event.category: event for event in of(CategoryScored, events)}
    assert list(rows) == [category.name for category in DATA.categories[:8]]
    assert rows["yellow"] == CategoryScored(2, "yellow", 3, 1, 3, 2, 0, 2, 1, 2, 0, 0)
    assert [event.gained for event in of(ShiftScored, events)] == [20, 9, 19]
    assert [(event.coal, event.transports, event.carts) for event in of(ShiftScored, events)] == [
        (6, 14, 0),
        (2, 7, 0),
        (7, 12, 0),
    ]


def paid(found: list[int], **chosen: str) -> list[int]:
    return prizes(position(max(2, len(found)), chosen=chosen), CATEGORY["black"], found)


def test_after_a_tie_for_first_the_next_seat_is_second() -> None:  # example 24, ruling 2
    assert paid([3, 3, 2, 0]) == [5, 5, 2, 0]
    assert paid([3, 3, 2, 0], tie_for_first="no_second") == [5, 5, 0, 0]
    assert paid([4, 2, 1, 0], tie_for_first="no_second") == [5, 2, 0, 0]


def test_all_who_tie_for_second_get_the_second_prize() -> None:  # example 25
    assert paid([4, 2, 2, 1]) == [5, 2, 2, 0]


def test_with_two_players_only_the_first_is_paid() -> None:  # example 26
    assert paid([3, 2]) == [5, 0]
    assert paid([3, 3]) == [5, 5]


def test_a_count_of_zero_is_never_paid() -> None:
    assert paid([0, 0, 0]) == [0, 0, 0]
    assert paid([2, 0, 0]) == [5, 0, 0]


def test_transports_count_from_the_second_shift_on_and_carts_in_the_third() -> None:  # example 27
    state = position(3)
    delivered(state, 0, "L-BBB H-GGG C-YBGK T-K")
    empty(state, 1)
    assert [event.category for event in of(CategoryScored, end_shift(state))] == ["yellow", "brown", "grey", "black"]
    assert len(of(CategoryScored, end_shift(state))) == 8
    assert len(of(CategoryScored, end_shift(state))) == 12


def test_a_category_of_zero_counts_has_no_event() -> None:
    state = position(3)
    delivered(state, 0, "L-GGG")
    assert [event.category for event in of(CategoryScored, end_shift(state))] == ["grey"]


def test_printed_carts_without_a_cube_count_as_empty() -> None:  # example 28, ruling 22
    state = position(3)
    empty(state, 0, "K")
    tile(state, 0, "K2L", coal="K")
    assert counts(state.players[0])[8:] == [0, 0, 0, 2]


def test_a_cart_with_a_cube_of_another_colour_is_not_empty() -> None:  # ruling 20
    state = position(3)
    tile(state, 0, "K2L", coal="YY")
    assert counts(state.players[0])[8:] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("workers", "starter"),
    [((3, 3, 1), 1), ((3, 1, 3), 2), ((4, 2, 0), 0), ((0, 2, 2), 1), ((0, 0, 0), 1), ((1, 1, 1), 1), ((0, 4, 1), 1)],
)
def test_most_workers_in_the_factory_decide_the_next_starter(workers: tuple[int, ...], starter: int) -> None:
    # Example 29, ruling 23
    state = position(3)
    for seat, count in enumerate(workers):
        if count:
            occupy(state, f"factory_{seat + 1}", seat, count)
    occupy(state, "money_6", 0, 6)
    assert next_starter(state) == starter


def test_the_middle_of_the_factory_counts_and_the_canteen_does_not() -> None:  # example 30
    state = position(3)
    state.players[1].workers -= 6
    state.canteen[1] = 5
    state.space("factory_1").workers, state.space("factory_1").seat = 1, 1
    occupy(state, "factory_peek", 2, 2)
    assert next_starter(state) == 2
    events = end_shift(state)
    assert events[-1] == ShiftStarted(2, 2)
    assert state.agenda[-1].seats == [2]


def test_a_new_shift_returns_all_workers_and_changes_nothing_else() -> None:  # ruling 10
    state = position(3)
    occupy(state, "mine_6", 1, 3)
    state.players[0].workers -= 1
    state.bank[0] += 1
    hold(state, 1, cage="KG", storage="Y", level=3)
    cards = [space.card for space in state.spaces]
    end_shift(state)
    assert [player.workers for player in state.players] == [workers_each(state)] * 3
    assert not any([*state.bank, *state.canteen, *(space.workers for space in state.spaces)])
    assert state.players[1].cage_level == 3
    assert [space.card for space in state.spaces] == cards


def example_32(**chosen: str) -> State:
    state = position(3, shift=3, chosen=chosen)
    empty(state, 0)
    state.players[0].francs = 13
    tile(state, 0, "Y1L", "Y1L", "B1L", "G1L", "G1L", "B1D", "B2D", "K1D", coal="")
    hold(state, 0, cage="YK", storage="BBG")
    order(state, 0, "H-Y:Y", "C-KK:KK")
    return state


@pytest.mark.parametrize(("ruleset", "balance", "total"), [("standard", -12, -10), ("publisher", -4, -2)])
def test_final_scoring_pays_francs_and_cubes_and_charges_orders_and_balance(
    ruleset: str, balance: int, total: int
) -> None:  # example 32, rulings 1, 26, 27
    state = example_32(ruleset=ruleset)
    assert closing(state, state.players[0]) == [2, 2, -2, balance]
    assert sum(closing(state, state.players[0])) == total
    events = end_shift(state)
    gained = sum(state.players[0].prizes[0])
    assert of(GameScored, events)[0] == GameScored(0, 2, 2, -2, balance, gained + total)
    assert state.players[0].francs == 3
    assert coal_baron.GAME.scores(state)[0].tie_breaks == (3,)
    assert state.agenda == []


def test_the_option_overrides_the_ruleset() -> None:
    assert imbalance(example_32(balance="pit"), example_32().players[0]) == 2
    assert imbalance(example_32(ruleset="publisher", balance="level"), example_32().players[0]) == 6


@pytest.mark.parametrize(("francs", "winners"), [((2, 4), [1]), ((2, 2), [0, 1])])
def test_francs_left_break_a_tie(francs: tuple[int, int], winners: list[int]) -> None:  # example 33
    state = position(2, shift=3)
    for player, left in zip(state.players, francs, strict=True):
        player.francs = left
        player.shipped = [87, 0, 0]
    events = end_shift(state)
    assert [event.seat for event in of(GameWon, events)] == winners
    assert {event.points for event in of(GameWon, events)} == {87 + 1}  # and a point for the four cubes in the carts


def test_points_are_listed_by_category_and_shift() -> None:
    state = example_23()
    state.players[0].shipped = [0, 12, 0]
    end_shift(state)
    score = coal_baron.GAME.scores(state)[0]
    assert score.parts == (
        Part("orders", 0, 1),
        Part("orders", 12, 2),
        Part("orders", 0, 3),
        Part("coal", 6, 1),
        Part("transports", 14, 1),
    )
    assert score.points == 32


def test_category_states_are_exact_for_visible_counts() -> None:
    state = example_23()
    found = {each.category.name: each for each in category_states(state)}
    assert (found["yellow"].counts, found["yellow"].points, found["yellow"].unsure) == ([2, 3, 0], [1, 2, 0], [])
    seen = category_states(coal_baron.GAME.view(state, 0))
    assert seen[0].counts == [2, 0, 0]
    assert seen[0].unsure == [1, 2]
    assert seen[-1].unsure == []


def test_counts_shown_by_a_scoring_stay_visible() -> None:
    state = example_23()
    end_shift(state)
    view = coal_baron.GAME.view(state, 0)
    assert view.players[1].delivered == [HIDDEN]
    assert category_states(view)[0].counts == [2, 3, 0]
    assert category_states(view)[0].unsure == []
    delivered(state, 1, "C-Y")
    assert category_states(coal_baron.GAME.view(state, 0))[0].counts == [2, 3, 0]
    assert category_states(coal_baron.GAME.view(state, 0))[0].unsure == [1]
    assert category_states(coal_baron.GAME.view(state, 1))[0].counts == [2, 4, 0]


def test_a_shift_ends_only_when_nobody_has_workers() -> None:
    state = position(2)
    set_workers(state, 0, 1)
    assert state.shift == 1
