"""The evaluation of positions."""

from typing import Any

from rules import manhattan
from rules.manhattan.state import Round
from tests.rules.leading import lead
from tests.rules.manhattan.positions import position


def worth(board: str, seat: int = 0, **more: Any) -> float:
    return lead(manhattan.GAME, position(board, **more), seat)


def test_an_empty_board_has_the_same_value_for_all() -> None:
    assert [worth("", seat) for seat in range(4)] == [0.0] * 4


def test_owning_a_building_is_better_than_not() -> None:
    assert worth("city 1: 1:Y2", 0) > 0 > worth("city 1: 1:Y2", 1)


def test_a_safe_building_is_better_than_one_that_can_be_taken() -> None:
    tall = "city 2: 1:O4,O4"
    assert worth(f"city 1: 1:B1,Y4 2:B3 {tall}") > worth(f"city 1: 1:B3,Y4 2:B1 {tall}")


def test_points_already_paid_count() -> None:
    state = position("city 1: 1:Y2")
    before = lead(manhattan.GAME, state, 1)
    state.players[1].scored = [Round(3, 4, 5, 0)]
    assert lead(manhattan.GAME, state, 1) == before + 12


def test_large_blocks_kept_for_later_have_a_little_value() -> None:
    kept, spent = position(blocks=["Y1"]), position(blocks=["Y4"])
    assert lead(manhattan.GAME, kept, 0) > lead(manhattan.GAME, spent, 0)


def test_a_finished_game_has_the_value_of_its_points() -> None:
    state = position("city 1: 1:Y4")
    state.agenda = []
    state.players[0].scored = [Round(0, 0, 10, 0)]
    state.players[3].scored = [Round(0, 0, 12, 0)]
    assert lead(manhattan.GAME, state, 0) == -2
    assert lead(manhattan.GAME, state, 3) == 2
