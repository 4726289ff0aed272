"""The levels of computer players: a higher one thinks longer, and errs less."""

from itertools import count, pairwise

import pytest

from bot.domain import session_options
from rules import games, ladder, levels
from rules.levels import Level
from tests.rules.small_games import nim


def test_a_higher_level_thinks_longer_and_errs_no_more() -> None:
    budgets = [levels.budget(level, count().__next__, normal=2.0) for level in Level]
    assert all(lower.seconds < higher.seconds for lower, higher in pairwise(budgets))
    assert all(lower.temperature >= higher.temperature for lower, higher in pairwise(budgets))


def test_a_lobby_offers_every_level() -> None:
    assert set(Level) <= set(session_options.LEVEL.values)


def test_a_strength_between_two_rungs_has_a_search_between_theirs() -> None:
    steps = ladder.rated([100, 200, 300, 100, 100, 100], games=50)
    (weakest, lowest), *_ = steps.rungs
    assert steps.search(lowest) == steps.search(0) == weakest
    found = [steps.search(points) for points in range(steps.lowest, steps.highest, 10)]
    assert all(lower.iterations <= higher.iterations for lower, higher in pairwise(found))
    assert all(lower.temperature >= higher.temperature for lower, higher in pairwise(found))
    assert steps.search(steps.highest).iterations == 1600 * 2**ladder.DOUBLINGS
    assert steps.search(9000) == steps.search(steps.highest)


def test_every_game_has_a_ladder() -> None:
    ladders = [ladder.of(games.load(name)) for name in games.names()]
    assert all(each.lowest < ladder.MIDDLE < each.highest for each in ladders)


def test_the_stronger_of_two_is_expected_to_win() -> None:
    assert ladder.expected(700, 700) == 0.5
    assert ladder.expected(800, 700) + ladder.expected(700, 800) == pytest.approx(1)
    assert ladder.expected(800, 700) > 0.5


def test_a_search_of_so_many_playouts_errs_as_its_level() -> None:
    steady = levels.steady(Level.EASY, 80)
    assert (steady.iterations, steady.temperature) == (80, levels.TEMPERATURES[Level.EASY])


def test_a_rung_that_wins_more_is_further_above_the_one_below() -> None:
    few, many = (ladder.step([1.0] * won + [0.0] * (20 - won), seats=2) for won in (12, 18))
    assert 0 < few < many
    assert ladder.step([1.0] * 5 + [0.0] * 10, seats=3) == pytest.approx(0, abs=20)


def test_a_strength_takes_no_longer_than_the_normal_level() -> None:
    assert ladder.budget(nim(3), 9000, count().__next__, normal=2.0).seconds == 2.0


def test_a_higher_rung_of_a_ladder_wins_more_often() -> None:
    game, top = nim(21), len(ladder.RUNGS) - 2
    assert [ladder.play(game, top, 1, number) for number in range(4)] == [
        ladder.play(game, top, 1, number) for number in range(4)
    ]
