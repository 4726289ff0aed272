"""The evaluation of positions."""

import pytest

from rules import rolled_west
from rules.rolled_west.board import RESOURCES
from tests.rules.leading import lead
from tests.rules.rolled_west.positions import position


def worth(*scoreboards: str, seat: int = 0, round: int = 3, roller: int = 0) -> float:
    return lead(rolled_west.GAME, position(*scoreboards, round=round, roller=roller), seat)


def test_an_even_position_gives_nobody_a_lead() -> None:
    assert [worth("", "", "", seat=seat) for seat in range(3)] == [0.0] * 3


def test_points_majorities_and_banks_have_value() -> None:
    for better in ("| woods:c", "| mountains:c", "1/0/0/0", "| | 2/0/0"):
        assert worth(better, "") > 0 > worth("", better)


def test_gold_has_most_value_and_a_hoard_of_one_kind_less() -> None:
    single = [worth("/".join("1" if other == name else "0" for other in RESOURCES), "") for name in RESOURCES]
    assert max(single) == single[RESOURCES.index("gold")]
    assert worth("0/0/0/6", "") < 6 * worth("0/0/0/1", "")


@pytest.mark.parametrize(("round", "roller", "share"), [(4, 0, 1.0), (5, 0, 0.6), (5, 1, 0.6), (6, 0, 0.0)])
def test_a_bank_loses_its_value_with_the_turns_to_come(round: int, roller: int, share: float) -> None:
    assert worth("1/1/1/1", "", round=round, roller=roller) == pytest.approx(share * (2.0 + 1.9 + 2.2 + 2.7))


def test_an_office_has_the_value_of_its_present_points() -> None:
    state = position("| | 5/0/0", "", offices={"CG": 0})
    assert lead(rolled_west.GAME, state, 0) == pytest.approx(2 + 3 + 3 + 2 * 3 + 3)


def test_a_finished_game_has_the_value_of_its_win() -> None:
    state = position("| woods:c", "9/9/9/9", "")
    state.agenda = []
    assert lead(rolled_west.GAME, state, 0) == pytest.approx(4 + 6)
    assert lead(rolled_west.GAME, state, 1) == lead(rolled_west.GAME, state, 2) == pytest.approx(-4 - 6)
    even = position("", "")
    even.agenda = []
    assert [lead(rolled_west.GAME, even, seat) for seat in range(2)] == [0.0, 0.0]
