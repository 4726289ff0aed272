"""Placing workers: usable spaces, workers needed, and workers displaced to the canteen."""

import pytest

from rules.coal_baron import jobs, moves
from rules.coal_baron.board import AREAS, SPACES
from rules.coal_baron.events import Banked, Displaced, Earned
from rules.coal_baron.steps import ChooseSpace, TakeTurn
from tests.rules.coal_baron.positions import (
    hold,
    make,
    occupy,
    of,
    order,
    position,
    set_workers,
    show,
    spaces,
    use_up,
    workers_each,
)
from tests.rules.playing import offered, to_move

MONEY = moves.Visit("money", 4)


def test_an_empty_space_needs_one_worker() -> None:  # example 1
    state = position(4)
    set_workers(state, 0, 5)
    state.players[0].francs = 3
    events = make(state, MONEY, moves.Earn("money_6", 1, 6))
    assert events == [Earned(0, "money_6", 1, 6)]
    assert (state.players[0].workers, state.players[0].francs) == (4, 9)
    assert state.space("money_6").seat == 0


def test_a_used_space_needs_one_more_and_its_workers_go_to_the_canteen() -> None:  # example 2, ruling 11
    state = position(4, turn=1)
    set_workers(state, 1, 4)
    canteen = state.canteen[0]
    occupy(state, "money_6", 0, 2)
    francs = state.players[1].francs
    events = make(state, MONEY, moves.Earn("money_6", 3, 6))
    assert events == [Earned(1, "money_6", 3, 6), Displaced(0, "money_6", 2)]
    assert (state.players[1].workers, state.players[1].francs) == (1, francs + 6)
    assert state.canteen[0] == canteen + 2


def test_a_space_needs_enough_workers() -> None:  # example 3, ruling 9
    state = position(4, turn=1)
    set_workers(state, 1, 2)
    occupy(state, "money_6", 0, 2)
    make(state, moves.Visit("money", 3))
    assert [move.space for move in offered(state)] == ["money_3", "money_4", "money_5"]
    assert moves.TooFewWorkers("money_6", 3, 2) in state.agenda[-1].refusals(state, 1)


def test_own_workers_are_displaced_like_any_others() -> None:  # example 4, ruling 8
    state = position(4)
    occupy(state, "mine_10", 0, 1)
    events = make(state, moves.Visit("mine", 4), moves.Mine("mine_10", 2, 10))
    assert of(Displaced, events) == [Displaced(0, "mine_10", 1)]
    assert state.canteen[0] == 1


def test_the_bank_takes_one_worker_and_displaces_nobody() -> None:  # example 5, ruling 24
    state = position(3, turn=2)
    set_workers(state, 2, 1)
    state.bank = [3, 3, 1]
    for seat, count in enumerate(state.bank):
        state.canteen[seat] -= count - (seat < 2) * count
        state.players[seat].workers -= count * (seat < 2)
    francs = state.players[2].francs
    assert make(state, moves.Bank(1, 1)) == [Banked(2, 1)]
    assert state.bank == [3, 3, 2]
    assert state.players[2].francs == francs + 1


@pytest.mark.parametrize(
    ("seats", "money", "mine"),
    [(2, "4 6", "6 10"), (3, "4 5 6", "6 8 10"), (4, "3 4 5 6", "4 6 8 10")],
)
def test_spaces_are_covered_for_fewer_players(seats: int, money: str, mine: str) -> None:  # example 6
    state = position(seats)
    assert [move.space for move in spaces(state, "money")] == [f"money_{value}" for value in money.split()]
    assert [move.space for move in spaces(state, "mine")] == [f"mine_{value}" for value in mine.split()]
    assert len([space for space in state.spaces if SPACES[space.name].area == "factory"]) == 5 + seats


def test_a_covered_space_is_out_of_play() -> None:
    with pytest.raises(KeyError, match="mine_8"):
        position(2).space("mine_8")


def test_the_bank_is_available_if_nothing_else_is() -> None:  # example 7
    state = position(2)
    set_workers(state, 0, 1)
    for space in state.spaces[:-1]:
        space.workers, space.seat = 1, 1
        state.players[1].workers -= 1
    state.players[1].workers += 19
    state.canteen[1] -= 19
    assert state.agenda[-1].options(state, 0) == [moves.Bank(1, 1)]


def test_the_only_seat_with_workers_takes_turn_after_turn() -> None:  # example 8, ruling 10
    state = position(3, turn=1)
    for seat, count in ((0, 0), (1, 3), (2, 0)):
        set_workers(state, seat, count)
    for _ in range(2):
        make(state, moves.Bank(1, 1))
        assert to_move(state)[0] == 1
    assert state.shift == 1
    make(state, moves.Bank(1, 1))
    assert state.shift == 2
    assert [player.workers for player in state.players] == [workers_each(state)] * 3


def test_a_seat_without_workers_is_skipped() -> None:
    state = position(3)
    set_workers(state, 1, 0)
    make(state, moves.Bank(1, 1))
    assert to_move(state)[0] == 2


def test_an_area_is_chosen_first_unless_it_has_one_space_left() -> None:
    state = position(4)
    order(state, 0, "H-Y:Y", "T-Y")
    assert isinstance(state.agenda[-1], TakeTurn)
    assert offered(state) == [
        moves.Visit("factory", len(spaces(state, "factory"))),
        moves.Visit("mine", 4),
        moves.Deliver("H", 1, 1, 2),
        MONEY,
        moves.Visit("order", 5),
        moves.Bank(1, 1),
    ]
    assert moves.NothingToDeliver("T") in state.agenda[-1].refusals(state, 0)
    assert not [reason for reason in state.agenda[-1].refusals(state, 0) if isinstance(reason, moves.TileTooDear)]


def test_a_single_space_is_offered_with_its_price() -> None:
    state = position(2)
    set_workers(state, 0, 1)
    occupy(state, "money_4", 1, 1)
    assert moves.Earn("money_6", 1, 6) in offered(state)
    assert moves.TooFewWorkers("money_4", 2, 1) in state.agenda[-1].refusals(state, 0)


def test_an_empty_space_for_tiles_or_orders_cannot_be_chosen() -> None:  # ruling 7
    state = position(2)
    for name, stack in (("factory_1", state.tiles), ("order_2", state.deck)):
        stack.unseen.append(state.space(name).card)
        state.space(name).card = ""
        use_up(state, stack)
    state.players[0].francs = 100
    assert [move.space for move in spaces(state, "factory")] == [f"factory_{number}" for number in (2, 3, 5, 6, 7)]
    assert [move.space for move in spaces(state, "order")] == ["order_3", "order_4"]
    make(state, moves.Visit("order", 2))
    assert state.agenda[-1].refusals(state, 0) == [moves.NothingThere("order_2"), moves.StackEmpty("order_peek")]


def test_a_taken_order_has_open_squares_and_is_replaced_after_the_turn() -> None:  # ruling 28
    state = position(3)
    show(state, "order_2", "C-KKK")
    make(state, moves.Visit("order", 5), moves.TakeOrder("order_2", 1, "C", "KKK", 12))
    (taken,) = state.players[0].orders
    assert (taken.name, taken.squares) == ("C-KKK", ["", "", ""])
    assert state.space("order_2").card not in ("", "C-KKK")


def test_only_spaces_of_the_chosen_area_are_offered() -> None:
    state = position(3)
    make(state, moves.Visit("mine", 3))
    assert state.agenda == [ChooseSpace([0], area="mine")]
    hold(state, 0, storage="Y")
    assert {type(move) for move in offered(state)} == {moves.Mine}


@pytest.mark.parametrize("workers", [1, 2, 15])
def test_a_space_is_either_offered_or_refused_with_a_reason(workers: int) -> None:
    state = position(3)
    order(state, 0, "H-Y:Y", "T-Y", "C-B", "L-G:G")
    for name in ("mine_6", "factory_1", "factory_peek", "deliver_handcart", "order_2", "order_peek", "money_4"):
        occupy(state, name, 1, 1)
    state.deck.unseen.append(state.space("order_3").card)
    state.space("order_3").card = ""
    state.players[0].francs = 3
    set_workers(state, 0, workers)
    for area in AREAS[3]:
        spaces = jobs.spaces_of(state, area)
        usable = jobs.usable(state, state.players[0], area, spaces)
        reasons = list(jobs.refusals(state, 0, [area]))
        assert len(usable) + len(reasons) == len(spaces)
