"""Titles: who earns them, which are shown, and that none is common."""

from collections import Counter
from collections.abc import Sequence

import pytest

from rules import games, titles
from rules.common_titles import TITLES
from rules.game import AnyGame, Part, Score
from rules.recap import AnyRecap, Taken
from rules.titles import Award, Earned, Title
from tests.rules.recaps import played, went

MATCHES = 8
ABOUT_HALF = 50
SKILLED = {
    "shared-win",
    *("handcarts", "carriages", "trucks", "locomotives", "supplier"),
    *("skyscraper", "takeovers", "contractor", "rancher", "pacemaker"),
}
"""What random play hardly ever earns, or not at all. Each has a test of its own."""
Points = Sequence[Sequence[int]]

COMEBACK = [[0, 0], [1, 5], [2, 6], [6, 6], [9, 8]]
"""The first seat is behind until the third turn, and wins by one."""
EASY = [[0, 0], [4, 1], [8, 1], [12, 2]]
"""The first seat leads all the time, and wins by far."""


def earns(title: str, recap: AnyRecap) -> list[Award]:
    """Returns who earns a title of every game."""
    (found,) = (each for each in TITLES if each.name == title)
    return [*found.earned(recap)]


def scored(*scores: dict[str, int]) -> list[Score]:
    """Returns scores with these points by category."""
    parts = [tuple(Part(name, points) for name, points in own.items()) for own in scores]
    return [Score(sum(own.values()), parts=each) for own, each in zip(scores, parts, strict=True)]


@pytest.mark.parametrize(
    ("title", "points", "award"),
    [
        ("one-point", COMEBACK, Award(0)),
        ("one-point", EASY, None),
        ("tie-break", [[0, 0], [3, 3]], None),  # shared
        ("shared-win", [[0, 0, 0], [3, 3, 1]], Award(0)),
        ("shared-win", COMEBACK, None),
        ("runaway", EASY, Award(0, 10)),
        ("runaway", COMEBACK, None),
        ("runaway", [[0, 0], [3, 0]], None),
        ("comeback", COMEBACK, Award(0, 4)),
        ("comeback", EASY, None),
        ("start-to-finish", EASY, Award(0)),
        ("start-to-finish", COMEBACK, None),
        ("start-to-finish", EASY[-2:], None),  # too short
        ("close-second", [[0, 0, 0], [40, 39, 7]], Award(1, 1)),
        ("close-second", EASY, None),
        ("early-lead", COMEBACK, Award(1)),
        ("early-lead", EASY, None),
        ("second-half", [[0, 0], [9, 0], [9, 0], [9, 4], [9, 5]], Award(1, 5)),
        ("second-half", EASY, None),
        ("strong-finish", [[0, 0], [9, 0], [9, 0], [9, 4]], Award(1, 4)),
        ("strong-finish", COMEBACK, None),
        ("strong-finish", [[0, 0], [9, 8]], None),  # too short
        ("best-round", COMEBACK, Award(1, 5)),
        ("best-round", EASY, None),
        ("best-round", [[0, 0], [9, 8]], None),  # too short
        ("second-half", [[0, 0], [9, 0], [9, 0], [9, 4]], None),  # a strong finish
        ("every-round", [[0, 0], [1, 1], [2, 1], [3, 9]], Award(0, 3)),
        ("every-round", [[0, 0], [1, 1], [2, 2], [3, 9]], None),
        ("every-round", [[0, 0], [1, 1]], None),  # too short
    ],
)
def test_points_earn_a_title(title: str, points: Points, award: Award | None) -> None:
    assert earns(title, went(points))[:1] == ([award] if award else [])


def test_equal_points_are_decided_by_a_tie_break() -> None:
    recap = went([[0, 0], [5, 5]], scores=[Score(5, (1,)), Score(5, (2,))])
    assert earns("tie-break", recap) == [Award(1)]


def test_partners_share_no_victory_with_each_other() -> None:
    scores = [Score(5, team=0), Score(3, team=1), Score(5, team=0), Score(3, team=1)]
    assert earns("shared-win", went([[0] * 4, [5, 3, 5, 3]], scores=scores)) == []


def test_nobody_wins_a_title_alone_and_few_against_an_opponent() -> None:
    scores = scored({"a": 4, "b": 5})
    for title in TITLES:
        assert [*title.earned(went([[0], [3], [5], [9]], scores=scores))] == []
    against = went([[0, 0], [3, 1], [5, 1], [9, 2]], scores=scores)._replace(places=[1, 2])
    earned = {title.name for title in TITLES if [*title.earned(against)]}
    assert earned == {"runaway", "start-to-finish"}


def test_a_loser_to_the_game_itself_has_won_nothing() -> None:
    recap = went([[0, 0], [5, 4]], scores=[Score(5, beaten_by=1), Score(4, beaten_by=1)])
    for name in ("one-point", "runaway", "comeback", "start-to-finish", "shared-win"):
        assert earns(name, recap) == []


@pytest.mark.parametrize(("other", "awards"), [(4, [Award(0, 6)]), (5, [])])
def test_a_big_turn_gains_far_more_than_any_other(other: int, awards: list[Award]) -> None:
    turns = [Taken(0, 1, 6, ()), Taken(1, 1, other, ()), Taken(0, 1, 1, ())]
    assert earns("big-turn", went([[0, 0]] * 4, turns=turns)) == awards


def test_points_in_every_category_are_a_title_if_nobody_else_has_them() -> None:
    scores = scored({"a": 1, "b": 2}, {"a": 7, "b": 0})
    assert earns("every-category", went([[0, 0], [3, 7]], scores=scores)) == [Award(0, 2)]
    assert earns("every-category", went([[0, 0], [7, 7]], scores=[scores[1], scores[1]])) == []


def test_twice_as_many_points_in_a_large_category_are_a_title_for_those_who_did_not_win() -> None:
    best = scored({"a": 1, "b": 6, "c": 8, "d": 1}, {"a": 20, "b": 2, "c": 2, "d": 0})
    assert earns("best-category", went([[0, 0], [16, 24]], scores=best)) == [Award(0, 8, "c")]
    assert earns("best-category", went([[0, 0], [16, 24]], scores=best[::-1])) == [Award(1, 8, "c")]
    smaller_last = scored({"c": 8, "b": 6, "a": 1, "d": 1}, {"c": 2, "b": 2, "a": 20, "d": 0})
    assert earns("best-category", went([[0, 0], [16, 24]], scores=smaller_last)) == [Award(0, 8, "c")]
    few = scored({"a": 2}, {"a": 0, "b": 5})
    assert earns("best-category", went([[0, 0], [2, 5]], scores=few)) == []


def test_everybody_is_shown_a_title_before_anybody_a_second_one() -> None:
    rare = [Earned(0, "a", 1, ""), Earned(0, "b", 2, ""), Earned(0, "c", 3, ""), Earned(1, "d", 4, "")]
    assert titles.shown(rare) == [rare[0], rare[1], rare[3]]
    many = [Earned(seat, name, ord(name), "") for name in "abc" for seat in range(4)]
    assert titles.shown(many) == [*many[:5]]


def test_no_title_is_shown_with_the_figure_of_another_of_the_same_seat() -> None:
    twice = [Earned(0, "strong", 7, ""), Earned(0, "best", 7, ""), Earned(1, "best", 7, ""), Earned(0, "other", 8, "")]
    assert titles.shown(twice) == [twice[0], twice[2], twice[3]]
    without = [Earned(0, "shared", 0, ""), Earned(0, "steady", 0, "")]
    assert titles.shown(without) == without


def test_rarer_titles_come_first() -> None:
    recap = went([[0, 0], [1, 0]])
    common, rare = Title("common", 40, lambda _: [Award(0)]), Title("rare", 3, lambda _: [Award(1, 2)])
    assert titles.earned([common, rare], recap) == [Earned(1, "rare", 2, ""), Earned(0, "common", 0, "")]


@pytest.mark.parametrize(("figures", "awards"), [([4, 5], [Award(1, 5)]), ([5, 5], []), ([3, 1], [])])
def test_the_most_is_that_of_one_seat_and_not_little(figures: list[int], awards: list[Award]) -> None:
    assert titles.most(figures, 4) == awards


def test_titles_have_different_names_and_no_computer_earns_one_in_most_matches() -> None:
    for game in map(games.load, games.names()):
        every = [*TITLES, *game.titles]
        assert len({title.name for title in every}) == len(every)
        assert all(0 < title.rate <= ABOUT_HALF for title in every)


TABLES = [
    (game, seats) for game in map(games.load, games.names()) for seats in range(game.info.fewest, game.info.most + 1)
]


def earned(game: AnyGame, seats: int, seed: int) -> set[str]:
    """Returns the names of the titles that a random match earns."""
    recap, _ = played(game, seats, seed)
    found = titles.earned([*TITLES, *game.titles], recap)
    assert all(award.seat in recap.seats for award in found)
    return {each.name for each in found}


def test_a_random_match_at_any_table_earns_a_title() -> None:
    assert all(any(earned(game, seats, seed) for seed in (0, 1)) for game, seats in TABLES)


@pytest.mark.untraced
def test_random_matches_earn_all_titles_but_those_that_take_skill_and_no_common_one_often() -> None:
    found: Counter[str] = Counter()
    for game, seats in TABLES:
        for seed in range(MATCHES):
            found.update(earned(game, seats, seed))
    every = {title.name for game in map(games.load, games.names()) for title in (*TITLES, *game.titles)}
    assert every - found.keys() <= SKILLED
    assert max(found[title.name] for title in TITLES) * 100 <= ABOUT_HALF * MATCHES * len(TABLES)
