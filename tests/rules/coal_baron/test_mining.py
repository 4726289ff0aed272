"""Work steps: their options, costs and effects."""

import pytest

from rules import play
from rules.coal_baron import moves
from rules.coal_baron.events import Filled, Loaded, MineEntered, Stored, Substituted
from rules.coal_baron.mining import ChooseCubes, ChooseSquare, ChooseWork, MineCoal
from rules.coal_baron.steps import State, TakeTurn
from tests.rules.coal_baron.positions import empty, hold, make, mine, of, order, position, tile
from tests.rules.playing import offered

CAGE, STORAGE = "cage", "storage"


def pit(steps: int, *orders: str, cage: str = "", storage: str = "", level: int = 0, carts: str = "") -> State:
    """Returns a position with the first seat in the mine. `carts` are its tiles; the printed carts are empty."""
    state = position(3)
    order(state, 0, *orders)
    hold(state, 0, cage=cage, storage=storage, level=level)
    empty(state, 0)
    for name in carts.split():
        tile(state, 0, name)
    mine(state, 0, steps)
    return state


def kinds(state: State, *types: type) -> list[object]:
    return [move for move in offered(state) if isinstance(move, types)]


def steps_left(state: State) -> int:
    return state.agenda[-1].steps if isinstance(state.agenda[-1], MineCoal) else 0


def test_a_mine_gives_its_number_of_steps() -> None:
    state = position(3)
    events = make(state, moves.Visit("mine", 3), moves.Mine("mine_8", 1, 8))
    assert events == [MineEntered(0, "mine_8", 1, 8)]
    assert steps_left(state) == 8


def test_six_steps_complete_an_order_of_two_black() -> None:  # example 13
    state = pit(6, "T-KK", carts="K2L")
    events = make(
        state,
        moves.Load(4, "K", 2, 3, 2),
        moves.Lift(0, 2),
        moves.FillAll("T", "KK", 2, CAGE, 0),
    )
    assert events == [Loaded(0, 4, "K", 2, 2), Filled(0, "T", "KK", 2, 0)]
    assert state.players[0].orders[0].squares == ["K", "K"]
    assert isinstance(state.agenda[-1], TakeTurn), "no step is left"


def test_the_same_six_steps_can_be_taken_one_by_one() -> None:  # example 13
    state = pit(6, "T-KK", carts="K2L")
    left = []
    for choices in (
        [moves.WorkOn("lift", 4), moves.Lift(4, 0)],
        [moves.Load(4, "K", 1, 1, 1)],
        [moves.Load(4, "K", 1, 1, 2)],
        [moves.Lift(0, 2)],
        [moves.Fill("T", "KK", "K", CAGE, 1)],
        [moves.Fill("T", "KK", "K", CAGE, 0)],
    ):
        make(state, *choices)
        left.append(steps_left(state))
    assert left == [5, 4, 3, 2, 1, 0]


def test_cubes_not_unloaded_stay_in_the_cage_and_ten_steps_take_few_moves() -> None:  # example 14
    state = pit(10, "T-KK", "L-GG", carts="K2L G2D")
    plan = [
        moves.Load(4, "K", 2, 3, 2),
        moves.Load(3, "G", 2, 3, 4),
        moves.Lift(0, 4),
        moves.FillAll("T", "KK", 2, CAGE, 0),
        moves.Fill("L", "GG", "G", CAGE, 1),
    ]
    make(state, *plan)
    player = state.players[0]
    assert (player.cage_level, player.cage) == (0, [0, 0, 1, 0])
    assert isinstance(state.agenda[-1], TakeTurn)


def test_a_full_cage_takes_no_more() -> None:  # example 15
    state = pit(9, cage="YYBBG", level=2, carts="B2L")
    assert kinds(state, moves.Load) == []
    assert moves.CageFull(5) in state.agenda[-1].refusals(state, 0)


def test_the_cage_is_only_unloaded_at_the_surface() -> None:  # example 16
    state = pit(4, "H-G", cage="G", level=3)
    assert kinds(state, moves.Fill, moves.Store) == []
    assert state.agenda[-1].refusals(state, 0) == [moves.CageBelow(3)]


def test_the_storage_can_be_used_at_any_level_of_the_cage() -> None:  # example 16, ruling 19
    state = pit(4, "H-G", storage="G", level=3)
    make(state, moves.Fill("H", "G", "G", STORAGE, 0))
    assert steps_left(state) == 3
    assert state.players[0].orders[0].squares == ["G"]


def test_two_cubes_fill_any_square_for_two_steps() -> None:  # example 17
    state = pit(2, "L-K", storage="YB")
    events = make(state, moves.Substitute())  # one square and one pair, so there is nothing more to choose
    assert events == [Substituted(0, "L", "K", "K", "Y", "B", 0)]
    assert state.players[0].orders[0].squares == ["YB"]
    assert isinstance(state.agenda[-1], TakeTurn)


def test_one_step_is_not_enough_for_two_cubes() -> None:  # example 17
    assert kinds(pit(1, "L-K", storage="YB"), moves.Substitute) == []


def test_the_two_cubes_may_come_from_storage_and_cage() -> None:  # example 18, ruling 17
    state = pit(3, "L-K", storage="Y", cage="G")
    make(state, moves.Substitute())
    player = state.players[0]
    assert player.orders[0].squares == ["YG"]
    assert (player.storage, player.cage) == ([0] * 4, [0] * 4)
    assert steps_left(state) == 1


def test_a_cage_below_the_surface_gives_no_cube_for_a_substitution() -> None:  # example 18
    assert kinds(pit(2, "L-K", storage="Y", cage="G", level=1), moves.Substitute) == []
    assert kinds(pit(2, "L-K", storage="YY", cage="G", level=1), moves.Substitute) != []


def test_one_of_the_two_cubes_may_have_the_right_colour() -> None:  # ruling 16
    state = pit(4, "L-KK:K", "H-Y", storage="KY")
    make(state, moves.Substitute())
    assert isinstance(state.agenda[-1], ChooseSquare)
    assert offered(state) == [moves.FillSquare("L", "KK", "K", 0), moves.FillSquare("H", "Y", "Y", 0)]
    make(state, moves.FillSquare("L", "KK", "K", 0))
    assert state.players[0].orders[0].squares == ["K", "YK"]


def test_each_pair_of_cubes_is_offered_once() -> None:
    state = pit(5, "C-B", storage="YYG", cage="K")
    make(state, moves.Substitute())
    assert isinstance(state.agenda[-1], ChooseCubes)
    assert offered(state) == [
        moves.UseCubes("Y", STORAGE, "Y", STORAGE),
        moves.UseCubes("Y", STORAGE, "G", STORAGE),
        moves.UseCubes("Y", STORAGE, "K", CAGE),
        moves.UseCubes("G", STORAGE, "K", CAGE),
    ]
    make(state, moves.UseCubes("G", STORAGE, "K", CAGE))
    player = state.players[0]
    assert (player.storage, player.cage) == ([2, 0, 0, 0], [0] * 4)
    assert player.orders[0].squares == ["GK"]
    assert steps_left(state) == 3


def test_without_an_open_square_no_substitution_is_offered() -> None:
    assert kinds(pit(4, "C-B:B", storage="YYG"), moves.Substitute, moves.Fill) == []


@pytest.mark.parametrize("level", range(5))
def test_the_cage_goes_to_any_other_level_in_one_step(level: int) -> None:  # example 19, ruling 15
    state = pit(3, cage="YG", level=level)
    assert kinds(state, moves.Lift) == ([moves.Lift(0, 2)] if level else [])
    below = [moves.Lift(other, 2) for other in range(1, 5) if other != level]
    make(state, moves.WorkOn("lift", len(below)))
    assert isinstance(state.agenda[-1], ChooseWork)
    assert offered(state) == below
    make(state, below[-1])
    assert steps_left(state) == 2


def test_loading_on_another_level_moves_the_cage_for_one_more_step() -> None:
    state = pit(3, carts="Y2L B2L B1D")
    assert kinds(state, moves.Load) == [moves.Load(1, "Y", 2, 3, 2), moves.Load(2, "B", 2, 3, 2)]
    state.players[0].cage_level = 2
    assert kinds(state, moves.Load) == [
        moves.Load(1, "Y", 2, 3, 2),
        moves.Load(2, "B", 1, 1, 1),
        moves.Load(2, "B", 3, 3, 3),
    ]


def test_loading_as_many_cubes_as_orders_need_is_offered_too() -> None:
    state = pit(8, "L-BB", "H-B", "C-YBGK", cage="B", level=1, carts="B2L B2D B1D Y1L")
    loads = kinds(state, moves.Load)
    assert loads == [
        moves.Load(1, "Y", 1, 1, 2),
        moves.Load(2, "B", 3, 4, 4),
        moves.Load(2, "B", 4, 5, 5),
    ]


def test_a_last_step_cannot_both_move_and_load() -> None:
    state = pit(1, level=2, carts="B1L G1L")
    assert kinds(state, moves.Load) == [moves.Load(2, "B", 1, 1, 1)]


def test_a_cart_with_a_cube_of_another_colour_gives_that_cube() -> None:
    state = pit(4, level=4)
    tile(state, 0, "K2L", coal="YK")
    assert kinds(state, moves.Load) == [moves.Load(4, "Y", 1, 1, 1), moves.Load(4, "K", 1, 1, 1)]


def test_filling_all_that_fits_on_an_order_is_one_move() -> None:
    state = pit(9, "L-YBGK", "H-Y", cage="YBK", storage="G")
    make(state, moves.FillAll("L", "YBGK", 3, CAGE, 1))
    assert state.players[0].orders[0].squares == ["Y", "B", "", "K"]
    events = make(state, moves.Fill("L", "YBGK", "G", STORAGE, 0))
    assert of(Filled, events) == [Filled(0, "L", "YBGK", 1, 0)]
    assert steps_left(state) == 5


def test_going_up_and_filling_an_order_is_one_move() -> None:
    state = pit(5, "L-YBGK", "H-Y", "C-GG", cage="YBK", level=3)
    offers = [moves.Unload("L", "YBGK", 3, 4, 1), moves.Unload("H", "Y", 1, 2, 0)]
    assert kinds(state, moves.Unload) == offers
    events = make(state, offers[0])
    assert events == [Filled(0, "L", "YBGK", 3, 1)]
    player = state.players[0]
    assert (player.cage_level, player.cage, player.orders[0].squares) == (0, [0] * 4, ["Y", "B", "", "K"])
    assert steps_left(state) == 1


def test_going_up_and_filling_needs_a_cage_below_and_enough_steps() -> None:
    assert kinds(pit(3, "L-YBGK", "H-Y", cage="YBK", level=1), moves.Unload) == [moves.Unload("H", "Y", 1, 2, 0)]
    assert kinds(pit(9, "L-YBGK", cage="YBK", level=0), moves.Unload) == []
    assert kinds(pit(9, "L-GG", cage="YBK", level=1), moves.Unload) == []


def test_a_whole_mine_of_ten_steps_takes_few_moves() -> None:
    state = pit(10, "T-KK", "L-GG", carts="K2L G1D")
    plan = [
        moves.Load(4, "K", 2, 3, 2),
        moves.Unload("T", "KK", 2, 3, 0),
        moves.Load(3, "G", 1, 2, 1),
        moves.Unload("L", "GG", 1, 2, 1),
    ]
    make(state, *plan)
    assert isinstance(state.agenda[-1], TakeTurn), "with area, space and Done these are seven"


def test_emptying_the_cage_is_not_offered_without_enough_steps() -> None:
    state = pit(2, "L-YBGK", cage="YBK")
    assert kinds(state, moves.FillAll, moves.Fill) == []
    make(state, moves.WorkOn("fill", 3))
    assert offered(state) == [moves.Fill("L", "YBGK", colour, CAGE, 3) for colour in "YBK"]
    make(state, moves.Fill("L", "YBGK", "B", CAGE, 3))
    assert steps_left(state) == 1


def test_the_cage_is_emptied_into_the_storage() -> None:
    state = pit(5, cage="YYB")
    assert kinds(state, moves.Store, moves.StoreAll) == [moves.StoreAll(3)]
    events = make(state, moves.StoreAll(3))
    assert events == [Stored(0, 3)]
    assert (state.players[0].cage, state.players[0].storage) == ([0] * 4, [2, 1, 0, 0])
    assert steps_left(state) == 2


def test_some_cubes_of_a_colour_can_be_stored() -> None:
    state = pit(2, cage="YYYB")
    assert kinds(state, moves.StoreAll) == []
    make(state, moves.WorkOn("store", 3))
    assert offered(state) == [moves.Store("Y", 1), moves.Store("Y", 2), moves.Store("B", 1)]
    make(state, moves.Store("Y", 2))
    assert (state.players[0].cage, state.players[0].storage) == ([1, 1, 0, 0], [2, 0, 0, 0])


def test_the_mine_can_be_left_at_any_time_without_any_work() -> None:  # ruling 13
    state = pit(10)
    assert moves.StopMining(10) in offered(state)
    make(state, moves.StopMining(10))
    assert isinstance(state.agenda[-1], TakeTurn)


def test_cage_storage_and_squares_are_kept_after_mining() -> None:  # ruling 14
    state = pit(4, "T-KK", cage="KG", storage="Y", level=0)
    make(state, moves.Fill("T", "KK", "K", CAGE, 1), moves.StopMining(3))
    player = state.players[0]
    assert (player.cage, player.storage, player.orders[0].squares) == ([0, 0, 1, 0], [1, 0, 0, 0], ["K", ""])


def test_there_are_no_refusals_for_an_empty_cage() -> None:
    state = pit(4, cage="KG", level=0)
    assert state.agenda[-1].refusals(state, 0) == []
    assert pit(4, level=3).agenda[-1].refusals(state, 0) == []


def test_a_cage_of_one_colour_is_stored_in_one_move() -> None:
    state = pit(5, cage="YYY")
    assert kinds(state, moves.Store, moves.StoreAll) == [moves.Store("Y", 3), moves.Store("Y", 1)]


def test_a_single_cube_that_fits_needs_no_second_question() -> None:
    state = pit(5, "H-G", "L-KK", cage="GK", storage="K")
    assert kinds(state, moves.Fill, moves.FillAll, moves.WorkOn) == [
        moves.Fill("H", "G", "G", CAGE, 0),
        moves.Fill("L", "KK", "K", CAGE, 1),
        moves.Fill("L", "KK", "K", STORAGE, 1),
        moves.WorkOn("store", 2),
        moves.WorkOn("lift", 4),
    ]


EIGHT = "H-YBGK L-YBGK C-YBGK T-YBGK H-BBB L-GGG C-KKK T-YYY"


@pytest.mark.parametrize("level", [0, 4])
def test_eight_orders_do_not_make_a_long_question(level: int) -> None:
    state = pit(10, *EIGHT.split(), cage="YBGK", storage="YYBGK", level=level, carts="Y2L B2L G2L K2L")
    assert len(offered(state)) <= 25, "as many as a menu shows at once"


def test_every_way_to_fill_store_and_lift_can_still_be_chosen() -> None:
    state = pit(10, *EIGHT.split(), cage="YBGKK", storage="YB")
    ways = set(offered(state))
    for move in [move for move in offered(state) if isinstance(move, moves.WorkOn)]:
        within = play.copy(state)
        make(within, move)
        assert len(offered(within)) == move.choices
        ways |= set(offered(within))
    fills = {
        moves.Fill(order[0], order[2:], colour, origin, len(order) - 3)
        for order in EIGHT.split()
        for origin, cubes in ((CAGE, "YBGK"), (STORAGE, "YB"))
        for colour in cubes
        if colour in order[2:]
    }
    stores = {moves.Store(colour, 1) for colour in "YBGK"} | {moves.Store("K", 2), moves.StoreAll(5)}
    assert ways >= fills | stores | {moves.Lift(level, 5) for level in range(1, 5)}
