from rules.game import Score
from rules.ranking import leaders, places, rivals, shares, tie_break, with_bonus


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


def test_partners_share_a_rank_and_a_team_takes_up_one() -> None:
    pairs = [Score(7, team=1), Score(9, team=2), Score(7, team=1), Score(9, team=2)]
    assert places(pairs) == [2, 1, 2, 1]
    assert leaders(pairs) == [1, 3]


def test_a_player_of_no_team_can_beat_a_team() -> None:
    assert places([Score(7, team=0), Score(9), Score(7, team=0)]) == [2, 1, 2]


def test_all_other_sides_are_rivals() -> None:
    assert rivals([Score(0, team=1), Score(0, team=2), Score(0, team=1), Score(0)]) == [
        [1, 3],
        [0, 2, 3],
        [1, 3],
        [0, 1, 2],
    ]
    assert rivals([Score(0, team=1), Score(0, team=1)]) == [[], []]


def test_a_win_belongs_to_each_partner_and_is_shared_among_sides() -> None:
    assert shares([Score(7, team=1), Score(5, team=2), Score(7, team=1)]) == [1.0, 0.0, 1.0]
    assert shares([Score(7, team=1), Score(7, team=2), Score(7, team=1), Score(5)]) == [0.5, 0.5, 0.5, 0.0]
    assert shares([Score(7), Score(7), Score(5)]) == [0.5, 0.5, 0.0]


def test_partners_win_or_lose_together_against_the_game_itself() -> None:
    assert shares([Score(7, team=1), Score(7, team=1)]) == [1.0, 1.0]
    assert shares([Score(7, team=1, beaten_by=1), Score(7, team=1, beaten_by=1)]) == [0.0, 0.0]
