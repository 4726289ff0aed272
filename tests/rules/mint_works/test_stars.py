"""Stars of Buildings, the size of a Neighborhood, and the winners."""

import pytest

from rules.mint_works.board import PLANS
from rules.mint_works.scoring import scores, size, stars, stars_of, winners
from rules.ranking import places
from tests.rules.mint_works.positions import kinds, player, position, run_upkeep


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("0: | museum bridge", 3),  # example 9
        ("0: | landfill gardens windmill bridge", 5),  # example 10
        ("0: | landfill museum statue", 5),  # example 10
        ("0: | obelisk mine bridge", 5),  # example 11
        ("0: gardens statue windmill | vault", 6),  # example 12
        ("0: gardens statue | vault windmill", 5),  # example 12
        ("0: | gallery*3 gardens", 6),  # example 13
        ("0: | gardens statue windmill wholesaler bridge landfill", 7),  # example 14
        ("0: | gardens statue windmill bridge landfill", 6),  # example 14
        ("0: | gallery*4 landfill", 6),
        ("0: | gallery landfill", 3),
        ("0: | museum obelisk bridge landfill", 10),
        ("0: bridge | vault", 2),
        ("0: | vault", 0),  # ruling 15
        ("0: gardens statue |", 0),
    ],
)
def test_the_stars_of_a_neighborhood(text: str, total: int) -> None:
    assert stars(player(text)) == total


def test_landfill_takes_a_star_from_each_culture_building_with_stars() -> None:  # ruling 14
    owner = player("0: | landfill museum gardens bridge")
    assert {name: stars_of(owner, name) for name in owner.buildings} == {
        "landfill": 3, "museum": 3, "gardens": 2, "bridge": 0,
    }  # fmt: skip


def test_an_unbuilt_bridge_is_one_plan() -> None:  # ruling 13
    assert size(player("0: bridge |")) == 1
    assert size(player("0: | bridge")) == 2


def test_printed_stars_and_costs_add_up() -> None:
    assert len(PLANS) == 21
    assert sum(card.cost for card in PLANS.values()) == 61
    assert sum(card.stars for card in PLANS.values()) == 24


def test_the_most_stars_win() -> None:
    assert winners(position("0: | gardens", "9: | factory plant", "0: | statue windmill")) == [1]


def test_of_equal_stars_the_smaller_neighborhood_wins() -> None:  # example 22
    state = position("2: | factory gardens windmill", "9: | landfill workshop plant bridge")
    assert [score.tie_breaks[0] for score in scores(state)] == [-3, -5]
    assert winners(state) == [0]


def test_more_mints_break_a_tie_without_those_on_a_gallery() -> None:  # example 23
    state = position("2: mine | gallery*3 gardens windmill", "3: crane | landfill workshop plant")
    assert [score.points for score in scores(state)] == [7, 7]
    assert winners(state) == [1]


def test_after_all_tie_breaks_the_victory_is_shared() -> None:  # ruling 22
    state = position("4: | factory gardens windmill", "4: | landfill workshop plant", "9: | mine")
    assert winners(state) == [0, 1]
    assert places(scores(state)) == [1, 1, 3]
    events = run_upkeep(state)
    assert kinds(events) == ["SevenReached", "SevenReached", "GameWon", "GameWon", "VictoryShared"]


def test_the_parts_of_a_score_add_up_to_its_points() -> None:
    (score, _) = scores(position("0: | museum bridge landfill mine wholesaler crane", "3:"))
    assert sum(part.points for part in score.parts) == score.points == 8
    assert {part.category for part in score.parts} == {"culture", "utility", "production", "deed"}


def test_losing_to_an_opponent_gives_the_second_rank() -> None:
    assert places(scores(position("3: | gardens", "3: | landfill mine", opponent="sonic"))) == [2]
    assert places(scores(position("3: | gardens", "3: | landfill", opponent="sonic"))) == [1]
