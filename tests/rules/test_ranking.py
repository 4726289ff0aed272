from rules.game import Score
from rules.ranking import leaders, places, tie_break, with_bonus


def test_more_points_come_first() -> None:
    assert places([Score(3), Score(9), Score(5)]) == [3, 1, 2]


def test_tie_breaks_decide_between_equal_points_in_their_order() -> None:
    assert places([Score(5, (1, 9)), Score(5, (2, 0)), Score(6, (0, 0))]) == [3, 2, 1]


def test_tied_seats_share_a_rank_and_the_next_rank_is_skipped() -> None:
    assert places([Score(5, (1,)), Score(7), Score(5, (1,)), Score(2)]) == [2, 1, 2, 4]


def test_a_single_seat_is_first() -> None:
    assert places([Score(-4)]) == [1]


def test_an_automated_opponent_takes_up_a_rank() -> None:
    assert places([Score(7, beaten_by=1)]) == [2]
    assert places([Score(7)]) == [1]


def test_all_seats_that_tie_for_first_are_leaders() -> None:
    assert leaders([Score(7, (1,)), Score(5), Score(7, (1,))]) == [0, 2]
    assert leaders([Score(7, beaten_by=1)]) == []


def test_equal_points_are_decided_by_the_first_tie_break_that_differs() -> None:
    assert tie_break(Score(7, (3, 5)), Score(7, (2, 9))) == 1
    assert tie_break(Score(7, (3, 5)), Score(7, (3, 4))) == 2
    assert tie_break(Score(7, (3, 5)), Score(7, (3, 5))) == 0
    assert tie_break(Score(8, (3, 5)), Score(7, (9, 9))) == 0
    assert tie_break(Score(7), Score(7)) == 0


def test_a_bonus_is_split_among_the_first() -> None:
    assert with_bonus([3.0, 5.0, 5.0], [1, 2], 6.0) == [3.0, 8.0, 8.0]
    assert with_bonus([3.0, 5.0], [0], 6.0) == [9.0, 5.0]
