"""Computer players of every game: they decide by what they see, and think about a turn as a whole."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules import games, play, search
from rules.chance import Chance, key
from rules.game import AnyGame
from rules.games import complete
from rules.search import Budget
from tests.rules import contract

EVERY = 17
"""Among so many moments one is looked at."""
BUDGET = Budget(iterations=40)
FEW = 1.6
"""Thoughts a turn."""

GAMES = [
    pytest.param(game, seats, id=f"{name}-{seats}")
    for name in games.names()
    for game in (games.load(name),)
    for seats in sorted({game.info.fewest, 2, game.info.most})
]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def questions(game: AnyGame, seats: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a game at random, each with a seat that is asked."""
    for number, moment in enumerate(contract.moments(game, seats, complete(game, {}), seed=1)):
        if moment.asked and number % EVERY == 0:
            yield moment.state, next(iter(moment.asked))


@every_game
def test_what_is_hidden_changes_no_decision(game: AnyGame, seats: int) -> None:
    for state, seat in questions(game, seats):
        twin = contract.hidden_twin(game, state, seat)
        worlds = [game.view(world, seat) for world in (state, twin)]
        first, second = (search.plan(game, view, seat, BUDGET, seed=3) for view in worlds)
        assert first == second


@pytest.mark.parametrize("name", games.names())
def test_the_worlds_that_are_compared_differ(name: str) -> None:
    game = games.load(name)
    for state, seat in questions(game, game.info.most):
        assert contract.hidden_twin(game, state, seat) != state


@every_game
def test_a_turn_of_many_small_decisions_is_thought_about_few_times(game: AnyGame, seats: int) -> None:
    """What it draws or is shown on the way may be thought about anew."""
    state = game.new(seats, complete(game, {}), Chance(key(1)))
    asked, last, thoughts, turns, decisions = play.settle(state), -1, 0, 0, 0
    while asked and decisions < 150:
        seat = next(iter(asked))
        turns += seat != last or seats == 1
        thoughts, last = thoughts + 1, seat
        for move in search.plan(game, game.view(state, seat), seat, Budget(iterations=8), seed=decisions):
            play.take(state, seat, move)
            asked = play.settle(state)
            decisions += 1
    assert thoughts <= FEW * turns
