"""The taps of a turn, counted over matches that a computer player with few iterations plays."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks import taps
from benchmarks.taps import MEASURED, Measured, Turn
from rules import games

ITERATIONS = 200
SEATS = 3


@pytest.mark.parametrize("game", sorted(games.names()))
def test_a_turn_takes_few_taps_but_at_least_play_and_a_choice_that_ends_it(game: str) -> None:
    played = [*taps.play(game, SEATS, 1, ITERATIONS)]
    measured = [each for each in MEASURED if each.game == game and each.seats in (0, SEATS)]
    assert {each.name: median(each.taps(played)) for each in measured if median(each.taps(played)) > each.budget} == {}
    assert {each.game for each in played} == {game}
    assert min(each.taps for each in played) >= 2
    assert all(each.taps > len(each.moves) for each in played)


def test_every_game_is_measured() -> None:
    assert {each.game for each in MEASURED} == set(games.names())


def test_nothing_is_measured_without_turns() -> None:
    with pytest.raises(RuntimeError, match="no turn of Montana was played"):
        Measured("turn of Montana", "montana", "TakeTurn", 6).taps([Turn("manhattan", 2, "TakeTurn", [], 2, [])])


def test_the_figures_are_the_same_every_time() -> None:
    assert [*taps.play("mint_works", 2, 7, 10)] == [*taps.play("mint_works", 2, 7, 10)]
