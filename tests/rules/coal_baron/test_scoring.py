"""Majorities, the next starter, and the end."""

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
    leave,
    occupy,
    of,
    order,
    table,
    tile,
    workers_each,
)

CATEGORY = {category.name: category for category in DATA.categories}


def example_23() -> State:
    state = table(3, shift=2)
    for seat, names in enumerate(("H-YY T-KK", "C-YYY", "L-GG H-B")):
        delivered(state, seat, names)
    return state


def test_the_second_shift_pays_coal_and_transports() -> None:
    # Example 23. Its locomotive is worth 9 to the third seat, its two brown and grey squares 3 and 4.
    told = end_shift(example_23())
    rows = {event.category: event for event in of(CategoryScored, told)}
    assert list(rows) == [category.name for category in DATA.categories[:8]]
    assert rows["yellow"] == CategoryScored(2, "yellow", 3, 1, 3, 2, 0, 2, 1, 2, 0, 0)
    assert [event.gained for event in of(ShiftScored, told)] == [20, 9, 19]
    assert [(event.coal, event.transports, event.carts) for event in of(ShiftScored, told)] == [
        (6, 14, 0),
        (2, 7, 0),
        (7, 12, 0),
    ]


def paid(found: list[int], **chosen: str) -> list[int]:
    return prizes(table(max(2, len(found)), chosen=chosen), CATEGORY["black"], found)


def test_after_a_tie_for_first_the_next_one_is_second() -> None:  # example 24, ruling 2
    assert paid([3, 3, 2, 0]) == [5, 5, 2, 0]
    assert paid([3, 3, 2, 0], tie_for_first="no_second") == [5, 5, 0, 0]
    assert paid([4, 2, 1, 0], tie_for_first="no_second") == [5, 2, 0, 0]


def test_all_who_tie_for_second_get_the_second_prize() -> None:  # example 25
    assert paid([4, 2, 2, 1]) == [5, 2, 2, 0]


def test_with_two_players_only_the_first_is_paid() -> None:  # example 26
    assert paid([3, 2]) == [5, 0]
    assert paid([3, 3]) == [5, 5]


def test_who_has_none_is_never_paid() -> None:
    assert paid([0, 0, 0]) == [0, 0, 0]
    assert paid([2, 0, 0]) == [5, 0, 0]


def test_transports_count_from_the_second_shift_on_and_carts_in_the_third() -> None:  # example 27
    state = table(3)
    delivered(state, 0, "L-BBB H-GGG C-YBGK T-K")
    empty(state, 1)
    assert [event.category for event in of(CategoryScored, end_shift(state))] == ["yellow", "brown", "grey", "black"]
    assert len(of(CategoryScored, end_shift(state))) == 8
    assert len(of(CategoryScored, end_shift(state))) == 12


def test_a_category_in_which_nobody_has_anything_is_not_told() -> None:
    state = table(3)
    delivered(state, 0, "L-GGG")
    assert [event.category for event in of(CategoryScored, end_shift(state))] == ["grey"]


def test_an_empty_cart_is_one_without_a_cube_printed_ones_too() -> None:  # example 28, ruling 22
    state = table(3)
    empty(state, 0, "K")
    tile(state, 0, "K2L", coal="K")
    assert counts(state.players[0])[8:] == [0, 0, 0, 2]


def test_a_foreign_cube_keeps_a_cart_from_being_empty() -> None:  # ruling 20
    state = table(3)
    tile(state, 0, "K2L", coal="YY")
    assert counts(state.players[0])[8:] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("workers", "starter"),
    [((3, 3, 1), 1), ((3, 1, 3), 2), ((4, 2, 0), 0), ((0, 2, 2), 1), ((0, 0, 0), 1), ((1, 1, 1), 1), ((0, 4, 1), 1)],
)
def test_most_workers_in_the_factory_start_the_next_shift(workers: tuple[int, ...], starter: int) -> None:
    # Example 29, ruling 23
    state = table(3)
    for seat, count in enumerate(workers):
        if count:
            occupy(state, f"factory_{seat + 1}", seat, count)
    occupy(state, "money_6", 0, 6)
    assert next_starter(state) == starter


def test_the_space_in_the_middle_counts_and_the_canteen_does_not() -> None:  # example 30
    state = table(3)
    state.players[1].workers -= 6
    state.canteen[1] = 5
    state.space("factory_1").workers, state.space("factory_1").seat = 1, 1
    occupy(state, "factory_peek", 2, 2)
    assert next_starter(state) == 2
    told = end_shift(state)
    assert told[-1] == ShiftStarted(2, 2)
    assert state.agenda[-1].seats == [2]


def test_a_new_shift_brings_all_workers_back_and_leaves_the_rest() -> None:  # ruling 10
    state = table(3)
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
    state = table(3, shift=3, chosen=chosen)
    empty(state, 0)
    state.players[0].francs = 13
    tile(state, 0, "Y1L", "Y1L", "B1L", "G1L", "G1L", "B1D", "B2D", "K1D", coal="")
    hold(state, 0, cage="YK", storage="BBG")
    order(state, 0, "H-Y:Y", "C-KK:KK")
    return state


@pytest.mark.parametrize(("ruleset", "balance", "total"), [("standard", -12, -10), ("publisher", -4, -2)])
def test_the_end_pays_francs_and_cubes_and_takes_for_orders_and_balance(
    ruleset: str, balance: int, total: int
) -> None:  # example 32, rulings 1, 26, 27
    state = example_32(ruleset=ruleset)
    assert closing(state, state.players[0]) == [2, 2, -2, balance]
    assert sum(closing(state, state.players[0])) == total
    told = end_shift(state)
    gained = sum(state.players[0].prizes[0])
    assert of(GameScored, told)[0] == GameScored(0, 2, 2, -2, balance, gained + total)
    assert state.players[0].francs == 3
    assert coal_baron.GAME.scores(state)[0].tie_breaks == (3,)
    assert state.agenda == []


def test_the_option_decides_over_the_ruleset() -> None:
    assert imbalance(example_32(balance="pit"), example_32().players[0]) == 2
    assert imbalance(example_32(ruleset="publisher", balance="level"), example_32().players[0]) == 6


@pytest.mark.parametrize(("francs", "winners"), [((2, 4), [1]), ((2, 2), [0, 1])])
def test_a_tie_goes_to_the_francs_that_are_left(francs: tuple[int, int], winners: list[int]) -> None:  # example 33
    state = table(2, shift=3)
    for player, left in zip(state.players, francs, strict=True):
        player.francs = left
        player.shipped = [87, 0, 0]
    told = end_shift(state)
    assert [event.seat for event in of(GameWon, told)] == winners
    assert {event.points for event in of(GameWon, told)} == {87 + 1}  # and a point for the four cubes in the carts


def test_points_are_told_by_category_and_shift() -> None:
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


def test_standings_are_exact_for_what_can_be_seen() -> None:
    state = example_23()
    found = {each.category.name: each for each in category_states(state)}
    assert (found["yellow"].counts, found["yellow"].points, found["yellow"].unsure) == ([2, 3, 0], [1, 2, 0], [])
    seen = category_states(coal_baron.GAME.view(state, 0))
    assert seen[0].counts == [2, 0, 0]
    assert seen[0].unsure == [1, 2]
    assert seen[-1].unsure == []


def test_what_a_scoring_has_shown_stays_known() -> None:
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
    state = table(2)
    leave(state, 0, 1)
    assert state.shift == 1
