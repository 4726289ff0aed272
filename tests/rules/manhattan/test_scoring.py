"""The points of a scoring, and the winners."""

from typing import Any

from rules import manhattan
from rules.game import Part
from rules.manhattan import events, moves, scoring
from rules.manhattan.state import Round
from rules.manhattan.towers import leader, survey
from rules.ranking import places
from tests.rules.manhattan.positions import base, gained, position
from tests.rules.playing import make

REFERENCE = """
city 1: 1:Y1 2:B2 3:P1,B1 4:O3 5:Y4,O4 6:B1 7:P2 8:O1 9:Y2
city 2: 1:O1 2:B1,P2,Y2 5:P3
city 3: 3:Y1 6:Y2 9:B2
city 4: 5:B4
city 6: 1:P1 2:P1 4:O2 8:O3
"""
"""24 blocks, six of each colour: a possible board after the first round of four players."""


def test_a_scoring_pays_for_the_tallest_for_majorities_and_for_every_building() -> None:  # example 18
    state = position("city 1: 1:P2 2:P1 3:Y3 city 2: 5:B1,O4 1:B2 9:B1 7:Y1")
    assert gained(state) == {
        "P": Round(tallest=0, majorities=2, buildings=2, promo=0),
        "B": Round(tallest=0, majorities=2, buildings=2, promo=0),
        "O": Round(tallest=3, majorities=0, buildings=1, promo=0),
        "Y": Round(tallest=0, majorities=0, buildings=2, promo=0),
    }


def test_tallest_buildings_of_two_players_pay_nobody() -> None:  # example 19, ruling 4
    state = position("city 1: 5:Y4 city 3: 5:B1,O1,B2 1:P1")
    assert {name: paid.tallest for name, paid in gained(state).items()} == {"Y": 0, "O": 0, "B": 0, "P": 0}
    assert base(state) == {"Y": 3, "O": 0, "B": 1, "P": 1}


def test_two_tallest_buildings_of_one_player_pay_once() -> None:  # example 20, ruling 3
    board = "city 1: 5:Y4 city 2: 5:B1,Y3 1:P1"
    assert base(position(board)) == {"Y": 7, "O": 0, "B": 0, "P": 1}
    assert base(position(board, tallest_tie="by_building")) == {"Y": 4, "O": 0, "B": 0, "P": 1}


def test_a_single_tallest_building_pays_with_either_tie_option() -> None:
    board = "city 1: 5:Y4 city 2: 5:B1"
    assert base(position(board)) == base(position(board, tallest_tie="by_building"))


def test_the_reference_board_pays_the_points_calculated_by_hand() -> None:  # example 21
    assert base(position(REFERENCE)) == {"Y": 7, "O": 9, "B": 7, "P": 4}


def test_a_city_with_a_shared_lead_pays_nobody() -> None:
    state = position("city 1: 1:Y1 2:Y1 3:B4 4:B4 5:P1")
    assert {name: paid.majorities for name, paid in gained(state).items()} == {"Y": 0, "O": 0, "B": 0, "P": 0}


def test_a_city_is_led_by_the_owner_of_most_buildings_and_by_nobody_if_tied() -> None:
    tied = position("city 1: 1:Y1 2:B1 3:P1 4:P1 5:Y1")
    led = position("city 1: 1:Y1 2:B1 3:P1 4:P1")
    assert leader(survey(tied.sites, tied.parties)) is None
    assert leader(survey(led.sites, led.parties)) == led.parties[led.sites[2][-1].colour]


def test_a_single_building_is_a_majority() -> None:
    assert gained(position("city 4: 5:B1"))["B"] == Round(tallest=3, majorities=2, buildings=1, promo=0)


def test_an_empty_board_pays_nothing() -> None:
    assert set(gained(position()).values()) == {Round(0, 0, 0, 0)}


def test_two_combined_colours_lead_a_city_that_each_would_tie() -> None:  # example 28
    board = "city 1: 1:Y1 2:O2 3:B1"
    assert gained(position(board, seats=2, ruleset="publisher")) == {
        "YO": Round(3, 2, 2, 0),
        "BP": Round(0, 0, 1, 0),
    }
    assert gained(position(board, seats=2, ruleset="publisher", two_player_mode="per_colour")) == {
        "YO": Round(3, 0, 2, 0),
        "BP": Round(0, 0, 1, 0),
    }


def test_points_of_separate_colours_are_added_for_their_player() -> None:
    board = "city 1: 1:Y4 2:Y1 city 2: 1:O1 city 3: 1:B1 city 4: 1:P1"
    assert base(position(board, seats=2, ruleset="publisher", two_player_mode="per_colour")) == {
        "YO": 3 + 2 + 2 + 2 + 1,
        "BP": 2 + 2 + 1 + 1,
    }


def test_scores_list_every_category_of_every_round() -> None:
    state = position()
    state.players[1].scored = [Round(3, 2, 5, 0), Round(0, 4, 6, 2)]
    score = manhattan.GAME.scores(state)[1]
    assert score.points == 22
    assert score.parts == (
        Part("tallest", 3, 1),
        Part("majorities", 2, 1),
        Part("buildings", 5, 1),
        Part("majorities", 4, 2),
        Part("buildings", 6, 2),
        Part("promo", 2, 2),
    )


def test_points_have_no_upper_limit() -> None:  # ruling 22
    state = position()
    state.players[0].scored = [Round(3, 12, 54, 54)] * 6
    assert manhattan.GAME.scores(state)[0].points == 738


def tied(board: str, seats: int = 3, **chosen: Any) -> list[int]:
    """Returns the ranks of seats with equal points."""
    state = position(board, seats=seats, **chosen)
    for player in state.players:
        player.scored = [Round(0, 0, 41, 0)]
    return places(manhattan.GAME.scores(state))


def test_the_first_tie_break_is_the_tallest_own_building() -> None:  # example 24, ruling 18
    state = position("city 1: 1:Y4,Y3 2:O4,O4,O1 3:B4,B4,B3")
    for player, points in zip(state.players, (41, 41, 30, 0), strict=True):
        player.scored = [Round(0, 0, points, 0)]
    assert places(manhattan.GAME.scores(state)) == [2, 1, 3, 4]


def test_the_second_tie_break_is_the_number_of_cities_led() -> None:  # ruling 19
    assert tied("city 1: 1:Y4 2:O4 3:B4 city 2: 1:O1 city 3: 1:Y1 2:B1") == [2, 1, 2]


def test_players_tied_in_everything_share_the_victory() -> None:
    assert tied("city 1: 1:Y4 2:O4 3:B4") == [1, 1, 1]


def test_the_colours_of_a_player_count_together_in_ties() -> None:  # ruling 26
    assert tied("city 1: 1:Y1 2:O4 3:B4", seats=2, ruleset="publisher", two_player_mode="per_colour") == [1, 2]


def test_the_winners_are_announced_at_the_end() -> None:
    state = position("city 1: 1:Y4 2:B4", seats=2, hands=[[5] * 4] * 2, blocks=["Y1", ""], round=4)
    for player, points in zip(state.players, (10, 30), strict=True):
        player.scored = [Round(0, 0, points, 0)]
    make(state, moves.UseCard(4, 4))
    happened = make(state, moves.BuildIn(5, 4, 0, -1))
    assert state.agenda == []
    assert happened[-1] == events.GameWon(1, 31)
    assert [event.points for event in happened if isinstance(event, events.RoundScored)] == [14, 31]


def test_a_total_adds_up_all_categories() -> None:
    assert scoring.total([Round(1, 2, 3, 4), Round(10, 0, 0, 0)]) == 20
