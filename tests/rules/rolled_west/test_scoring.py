"""Points at the end: rulings 6 to 9 and 21, and worked examples 22 to 30, with both rulesets."""

from typing import Any

import pytest

from rules import play, rolled_west
from rules.ranking import places
from rules.rolled_west.events import GameWon, MajorityScored, OfficeScored
from rules.rolled_west.moves import End
from rules.rolled_west.scoring import majorities, office_worth, totals_so_far
from rules.rolled_west.steps import EndGame, State
from tests.rules.rolled_west.positions import make, of, position

BOTH = ("standard", "publisher")
each_ruleset = pytest.mark.parametrize("ruleset", BOTH)


def parts(state: State) -> list[dict[str, int]]:
    """Returns by player its points by category."""
    return [{part.category: part.points for part in score.parts} for score in rolled_west.GAME.scores(state)]


def finish(state: State) -> list[Any]:
    """Scores the position as the end of the game, and returns the events."""
    state.agenda = [EndGame()]
    assert play.settle(state) == {}
    return play.drain(state)


@pytest.mark.parametrize(("ruleset", "third"), [("standard", {2: 2}), ("publisher", {})])
def test_example_22_settlements_break_a_tie_and_lower_ranks_are_paid(ruleset: str, third: dict[int, int]) -> None:
    boards = ("| mountains:cscc", "| mountains:cscs", "| mountains:cc")
    state = position(*boards, ruleset=ruleset)
    assert majorities(state, "mountains") == {1: 5, 0: 2} | third
    by_option = position(*boards, lower_majority_bonus="second_only" if third else "all_lower")
    assert majorities(by_option, "mountains") == {1: 5, 0: 2} | ({} if third else {2: 2})


@each_ruleset
def test_example_23_a_shared_first_rank_is_paid_in_full_and_so_is_the_next(ruleset: str) -> None:  # ruling 6
    state = position("| hills:csc", "| hills:csc", "| hills:c", offices={"CS": 0}, ruleset=ruleset)
    assert majorities(state, "hills") == {0: 4, 1: 4, 2: 2}
    assert office_worth(state, "CS", 0) == office_worth(state, "CS", 1) + 1 == 2  # ruling 9


def test_a_shared_second_rank_is_paid_in_full() -> None:  # ruling 6
    state = position("| hills:csc", "| hills:c", "| hills:c", "| valley:c", ruleset="publisher")
    assert majorities(state, "hills") == {0: 4, 1: 2, 2: 2}


def test_example_24_settlements_break_a_tie_in_marks() -> None:
    assert majorities(position("| woods:cc", "| woods:cs"), "woods") == {1: 3, 0: 1}


def test_example_25_a_player_without_marks_is_not_paid() -> None:
    state = position("| valley:c", "")
    assert majorities(state, "valley") == {0: 3}
    assert majorities(state, "hills") == {}


def test_example_26_an_office_counts_itself() -> None:  # ruling 8
    state = position("", "", offices={"CC": 0, "SS": 0, "GG": 0, "GS": 1}, contracts={"C4": 0, "G4": 0, "S4": 1})
    assert office_worth(state, "CC", 0) == 5


@pytest.mark.parametrize(
    ("chosen", "points"),
    [
        ({"ruleset": "standard"}, 5),
        ({"ruleset": "publisher"}, 10),
        ({"office_sg_copper_in_contracts": "per_copper"}, 10),
        ({"ruleset": "publisher", "office_sg_copper_in_contracts": "per_contract"}, 5),
    ],
)
def test_example_27_office_sg_counts_copper(chosen: dict[str, Any], points: int) -> None:  # ruling 7
    contracts = {"C2G2": 0, "C5": 0, "S4": 0, "C4": 1}
    state = position("| | 3/0/0", "", offices={"SG": 0}, contracts=contracts, **chosen)
    assert office_worth(state, "SG", 0) == points


@each_ruleset
def test_example_28_office_gc_counts_stars(ruleset: str) -> None:
    state = position("| woods:cscs mountains:cscccc | 1/5/3", "", offices={"GC": 0}, ruleset=ruleset)
    assert office_worth(state, "GC", 0) == 11


@each_ruleset
def test_example_29_offices_that_count_rows(ruleset: str) -> None:
    state = position("| | 5/4/0", "", offices={"GS": 0, "SS": 0, "CG": 0}, ruleset=ruleset)
    assert [office_worth(state, office, 0) for office in ("GS", "SS", "CG")] == [8, 6, 3]


def test_offices_that_count_settlements_and_contracts() -> None:
    state = position("| woods:cscs hills:ccs", "", offices={"SC": 0, "GG": 0}, contracts={"C4": 0, "G5": 0})
    assert [office_worth(state, office, 0) for office in ("SC", "GG")] == [6, 6]


def test_office_cs_counts_first_ranks_only() -> None:  # ruling 9
    state = position("| woods:cs hills:c valley:c", "| woods:c hills:cc", offices={"CS": 0})
    assert office_worth(state, "CS", 0) == 1 + 2


def complete_result(ruleset: str) -> State:
    """Returns the position of example 30 before the end."""
    return position(
        "| woods:csc mountains:cs | 2/5/0",
        "| woods:cscs valley:c | 0/3/3",
        contracts={"C2S2": 0, "G4": 1},
        offices={"SS": 0, "GS": 0, "CS": 1, "GC": 1},
        firsts={"silver_3": 0, "silver_5": 0, "gold_3": 1},
        dice="WWWC",
        terrain="woods",
        roller=1,
        round=6,
        ruleset=ruleset,
    )


@each_ruleset
def test_example_30_a_complete_result_is_a_shared_victory(ruleset: str) -> None:  # ruling 21
    state = complete_result(ruleset)
    assert [score.points for score in rolled_west.GAME.scores(state)] == [8 + 18 + 9, 9 + 16 + 12]
    make(state, End("W W C"))
    assert play.settle(state) == {}
    events = play.drain(state)
    assert [(event.seat, event.terrain, event.points) for event in of(MajorityScored, events)] == [
        (0, "woods", 1),
        (1, "woods", 3),
        (1, "valley", 3),
        (0, "mountains", 5),
    ]
    assert [(event.office, event.points) for event in of(OfficeScored, events)] == [
        ("SS", 6),
        ("GS", 6),
        ("CS", 4),
        ("GC", 6),
    ]
    assert of(GameWon, events) == [GameWon(0, 53), GameWon(1, 53)]
    assert parts(state) == [
        {"claims": 8, "shipping": 18, "contracts": 9, "majorities": 6, "offices": 12},
        {"claims": 9, "shipping": 16, "contracts": 12, "majorities": 6, "offices": 10},
    ]
    scores = rolled_west.GAME.scores(state)
    assert ([score.points for score in scores], places(scores)) == ([53, 53], [1, 1])


@each_ruleset
def test_the_points_so_far_are_those_of_an_end_now(ruleset: str) -> None:
    assert totals_so_far(complete_result(ruleset)) == [53, 53]


def test_banked_resources_are_worth_nothing_at_the_end() -> None:
    state = position("9/9/9/9", "| woods:c")
    assert of(GameWon, finish(state)) == [GameWon(1, 4)]
    assert rolled_west.GAME.scores(state)[0].points == 0


def test_majorities_and_offices_count_only_when_the_game_is_over() -> None:
    state = position("| woods:cs", "", offices={"SS": 0})
    assert [score.points for score in rolled_west.GAME.scores(state)] == [3, 0]
    finish(state)
    assert [score.points for score in rolled_west.GAME.scores(state)] == [3 + 3 + 6, 0]
