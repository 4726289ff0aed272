"""Ratings predict results in simulated leagues better than Elo does."""

from __future__ import annotations

from statistics import mean

from benchmarks.ratings import LEAGUES, METHODS, OURS, losses, season

RUNS = 3
COIN = 0.693


def test_ratings_predict_better_than_elo_and_than_a_coin() -> None:
    found = [losses(league._replace(matches=100), RUNS) for league in LEAGUES]
    by_method = {name: mean(each[name] for each in found) for name in METHODS}
    assert by_method[OURS] == min(by_method.values()) < COIN


def test_a_season_is_the_same_every_time() -> None:
    assert [*season(LEAGUES[0], 1)] == [*season(LEAGUES[0], 1)] != [*season(LEAGUES[0], 2)]
