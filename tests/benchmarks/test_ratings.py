"""Ratings in simulated leagues: they predict better than Elo does, and rings gain little."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from benchmarks.ratings import LEAGUES, METHODS, OPENSKILL, OURS, losses, season, spread
from benchmarks.rings import SIZES, STRATEGIES, after_losing, among_others, gain

RUNS = 3
COIN = 0.693


def test_ratings_predict_nearly_as_openskill_does_and_better_than_elo_and_than_a_coin() -> None:
    found = [losses(league._replace(matches=100), RUNS) for league in LEAGUES]
    by_method = {name: mean(each[name] for each in found) for name in METHODS}
    ours = by_method.pop(OURS)
    assert ours < min(1.01 * by_method.pop(OPENSKILL), *by_method.values(), COIN)


def test_a_season_is_the_same_every_time() -> None:
    assert [*season(LEAGUES[0], 1)] == [*season(LEAGUES[0], 1)] != [*season(LEAGUES[0], 2)]


@cache
def honest_spread() -> float:
    """Returns the mean standard deviation of honest ratings in the leagues."""
    return mean(spread(league, RUNS) for league in LEAGUES)


@pytest.mark.parametrize("name", STRATEGIES, scope="session")  # one after the other, so that honest seasons serve all
def test_a_ring_gains_less_than_the_standard_deviation_of_honest_ratings(name: str) -> None:
    assert all(gain(STRATEGIES[name], size) < honest_spread() for size in SIZES)


@pytest.mark.parametrize("skill", [-1.5, 0, 1.5])
def test_who_loses_to_friends_first_gains_less_than_the_standard_deviation_of_honest_ratings(skill: float) -> None:
    assert mean(after_losing(4, skill, seed) for seed in range(RUNS)) < honest_spread()


def test_friends_at_a_table_of_others_help_less_than_alone() -> None:
    assert mean(among_others(5, 0, seed) for seed in range(RUNS)) < gain(next(iter(STRATEGIES.values())), 5)
