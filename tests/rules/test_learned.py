"""What a game learns from playing against itself, on a game of stones whose best moves are known."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from rules import games, learned, learning, search, training
from rules.chance import Chance, key
from rules.game import AnyGame, Features
from rules.learned import Learned, Made, Weights
from tests.rules.small_games import Move, Position, TakeStones, nim

STONES = 12
SEATS = 2
ITERATIONS = 160
MADE = Made(games=150, iterations=ITERATIONS, seed=1, error=0.0, former_error=0.0)


def features(state: Position) -> Features:
    return Features([[], []], [float(state.stones == count) for count in range(1, STONES + 1)])


def game(folder: Path | None = None) -> AnyGame:
    return replace(nim(STONES), features=features, learned=folder)


def to_move(stones: int) -> Position:
    return Position(chance=Chance(key(1)), points=[0, 0], stones=stones, agenda=[TakeStones([0])])


@pytest.fixture(scope="module")
def weights() -> Weights:
    rows = training.self_play(game(), SEATS, ITERATIONS, 1, range(150))
    fitted = learning.fit(rows, SEATS, 1)
    layers = [learned.pack(*layer) for layer in fitted.net]
    return Weights(version=1, horizon=1, scale=fitted.scale, made=MADE, layers=layers)


@pytest.fixture
def folder(weights: Weights, tmp_path: Path) -> Path:
    """A folder with what was learned."""
    learned.file(tmp_path, SEATS).write_bytes(msgspec.json.encode(weights))
    return tmp_path


def test_positions_that_lose_are_worth_less_than_those_that_win(weights: Weights) -> None:
    value = Learned(game(), SEATS, weights)
    worth = {stones: value.worth(to_move(stones)).values[0] for stones in range(1, STONES)}
    lost = [worth[stones] for stones in worth if stones % 4 == 0]
    assert max(lost) < min(worth[stones] for stones in worth if stones % 4), worth


def test_the_end_of_a_match_is_worth_what_it_brings(weights: Weights) -> None:
    over = Position(chance=Chance(key(1)), points=[0, 1])
    value = Learned(game(), SEATS, weights)
    assert value.worth(over) == ([-0.5, 0.5], [-0.5, 0.5])


@pytest.mark.parametrize("version", [0, 2])
def test_what_was_learned_for_other_rules_is_not_used(version: int, folder: Path) -> None:
    newer = replace(game(folder), info=replace(game().info, version=version))
    assert learned.of(game(folder), SEATS) is not None
    assert learned.of(newer, SEATS) is None


def test_a_game_that_has_learned_nothing_plays_with_its_own_evaluation(folder: Path, tmp_path: Path) -> None:
    plain = replace(game(folder), features=None)
    for other in (game(tmp_path / "nothing"), game(), plain):
        assert learned.of(other, SEATS) is None
        assert search.think(other, to_move(5), 0, search.Budget(400), seed=1) == Move(1)


def test_stored_weights_are_those_that_were_learned() -> None:
    draw = np.random.default_rng(1)
    layer = draw.normal(size=(5, 3)).astype(np.float32), draw.normal(size=3).astype(np.float32)
    for before, after in zip(layer, learned.unpack(learned.pack(*layer)), strict=True):
        np.testing.assert_allclose(after, before, rtol=1e-3)


def test_the_same_seed_learns_the_same() -> None:
    parts = [training.self_play(game(), SEATS, ITERATIONS, 1, part) for part in (range(10), range(10, 20))]
    rows = learning.together(parts)
    again = training.self_play(game(), SEATS, ITERATIONS, 1, range(20))
    assert np.array_equal(rows.inputs, again.inputs)
    assert learning.fit(rows, SEATS, 2).error == learning.fit(again, SEATS, 2).error


def test_a_turn_of_several_moves_is_planned_at_once_and_each_of_its_positions_is_kept() -> None:
    rolled = games.load("rolled_west")
    rows = training.self_play(rolled, SEATS, 1, 1, [1])
    assert len(rows.inputs) == len(rows.results) == len(rows.games) > 100
    np.testing.assert_allclose(rows.results[::2], -rows.results[1::2])


def test_in_a_duel_one_seat_after_the_other_has_what_was_learned(weights: Weights) -> None:
    """Who moves first has lost if the other makes no mistake."""
    value = Learned(game(), SEATS, weights)
    much, little = search.Budget(400), search.Budget(2)
    won = [training.duel(game(), SEATS, value, (much, little), number)[0] for number in range(20)]
    lost = [training.duel(game(), SEATS, value, (little, much), number)[0] for number in range(20)]
    assert won[1::2] == [1.0] * 10
    assert lost[::2] == [0.0] * 10
