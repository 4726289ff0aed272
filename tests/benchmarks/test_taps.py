"""The taps of a turn, counted over matches that a computer player with few iterations plays."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks import taps
from benchmarks.taps import MEASURED, Measured, Turn
from rules import games

ITERATIONS = 200
SEATS = 3


@pytest.fixture(scope="module")
def played() -> list[Turn]:
    return [turn for name in games.names() for turn in taps.play(name, SEATS, 1, ITERATIONS)]


@pytest.mark.parametrize("measured", MEASURED, ids=lambda measured: measured.name)
def test_a_turn_takes_few_taps(measured: Measured, played: list[Turn]) -> None:
    assert median(measured.taps(played)) <= measured.budget


def test_a_turn_takes_at_least_play_and_a_choice_that_ends_it(played: list[Turn]) -> None:
    assert {turn.game for turn in played} == set(games.names())
    assert min(turn.taps for turn in played) >= 2
    assert all(turn.taps > len(turn.moves) for turn in played)


def test_nothing_is_measured_without_turns(played: list[Turn]) -> None:
    with pytest.raises(RuntimeError, match="no turn of Montana was played"):
        Measured("turn of Montana", "montana", "TakeTurn", 6).taps([turn for turn in played if turn.game != "montana"])


def test_the_figures_are_the_same_every_time() -> None:
    assert [*taps.play("mint_works", 2, 7, 10)] == [*taps.play("mint_works", 2, 7, 10)]
