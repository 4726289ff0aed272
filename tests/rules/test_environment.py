"""Games as environments for programs that learn."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from rules import games
from rules.environment import ACTIONS, Environment
from tests.rules.small_games import nim


def played(environment: Environment, seed: int) -> list[list[float]]:
    """Plays to the end at random; returns what who was to move saw each time."""
    draw, seen = Random(seed), []
    while environment.agents:
        seen.append(environment.observe(environment.agent_selection)["observation"].tolist())
        environment.step(draw.randrange(len(environment.moves)))
    return seen


@pytest.mark.parametrize("game", games.names())
def test_equal_seeds_and_actions_give_equal_matches_and_the_rewards_say_who_won(game: str) -> None:
    environment = Environment(game, 2, seed=1)
    first = played(environment, 5)
    rewards = environment.rewards
    assert set(rewards) == {"seat_0", "seat_1"}
    assert sum(rewards.values()) == 0
    assert (environment.agents, environment.agent_selection, environment.moves) == ([], "", [])
    assert not environment.observe("seat_0")["observation"].any()
    environment.reset(1)
    assert environment.rewards == {"seat_0": 0, "seat_1": 0}
    assert played(environment, 5) == first
    assert environment.rewards == rewards
    environment.reset(2)
    assert played(environment, 5) != first


def test_only_who_is_to_move_has_legal_actions() -> None:
    environment = Environment("mint_works", 2, seed=1)
    to_move = environment.agent_selection
    (other,) = {*environment.agents} - {to_move}
    mask = environment.observe(to_move)["action_mask"]
    assert mask.tolist() == [1] * len(environment.moves) + [0] * (ACTIONS - len(environment.moves))
    assert not environment.observe(other)["action_mask"].any()
    with pytest.raises(ValueError, match="is not legal"):
        environment.step(len(environment.moves))


def test_looking_ahead_changes_nothing_and_shows_what_the_move_brings() -> None:
    environment = Environment("mint_works", 2, seed=1)
    before = environment.observe(environment.agent_selection)["observation"]
    ahead = [environment.after(action) for action in range(len(environment.moves))]
    assert {each.shape for each in ahead} == {(environment.size,)}
    assert all(not np.array_equal(one, other) for one in ahead for other in [before])
    assert np.array_equal(environment.observe(environment.agent_selection)["observation"], before)


@pytest.mark.parametrize("game", games.names())
def test_one_position_is_seen_in_the_same_way_each_time(game: str) -> None:
    environment, draw = Environment(game, 2, seed=1), Random(3)
    while environment.agents:
        for agent in environment.agents:
            first, again = (environment.observe(agent)["observation"] for _ in range(2))
            assert np.array_equal(first, again)
        action = draw.randrange(len(environment.moves))
        assert np.array_equal(environment.after(action), environment.after(action))
        environment.step(action)


@pytest.mark.parametrize("action", [-1, ACTIONS - 1, "a", None, 0.5])
def test_an_action_that_is_none_of_the_moves_is_refused_and_changes_nothing(action: Any) -> None:
    environment = Environment("mint_works", 2, seed=1)
    moves = [*environment.moves]
    for act in (environment.step, environment.after):
        with pytest.raises(ValueError, match="is not legal"):
            act(action)
    assert environment.moves == moves


def test_once_a_match_is_over_nothing_is_legal_and_nobody_else_can_be_asked_about() -> None:
    environment = Environment("mint_works", 2, seed=1)
    played(environment, 5)
    for act in (environment.step, environment.after):
        with pytest.raises(ValueError, match="is not legal"):
            act(0)
    with pytest.raises(ValueError, match="no agent"):
        environment.observe("seat_9")


def test_a_match_can_end_with_the_move_that_is_looked_at() -> None:
    environment, seen = Environment("mint_works", 2, seed=1), []
    while environment.agents:
        seen.append(environment.after(0).any())
        environment.step(0)
    assert seen == [True] * (len(seen) - 1) + [False]


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(KeyError):
        Environment("chess", 2)
    with pytest.raises(ValueError, match="players"):
        Environment("manhattan", 9)
    with pytest.raises(ValueError, match="no features"):
        Environment(nim(12), 2)
    with pytest.raises(ValueError, match="option"):
        Environment("manhattan", 2, options={"weather": "fine"})
