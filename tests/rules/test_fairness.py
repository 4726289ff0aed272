"""Computer players of every game decide by what they see: the same, whatever the rest may be."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules import games, search
from rules.game import Game
from rules.games import complete
from rules.search import Budget
from tests.rules import contract

EVERY = 17
"""Among so many moments one is looked at."""
BUDGET = Budget(iterations=40)

GAMES = [
    pytest.param(game, seats, id=f"{name}-{seats}")
    for name in games.names()
    for game in (games.load(name),)
    for seats in sorted({game.INFO.fewest, 2, game.INFO.most})
]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def questions(game: Game, seats: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a game at random, each with a seat that is asked."""
    for number, moment in enumerate(contract.moments(game, seats, complete(game, {}), seed=1)):
        if moment.asked and number % EVERY == 0:
            yield moment.state, next(iter(moment.asked))


@every_game
def test_what_is_hidden_changes_no_decision(game: Game, seats: int) -> None:
    for state, seat in questions(game, seats):
        twin = contract.hidden_twin(game, state, seat)
        worlds = [game.view(world, seat) for world in (state, twin)]
        first, second = (search.plan(game, view, seat, BUDGET, seed=3) for view in worlds)
        assert first == second


@pytest.mark.parametrize("name", games.names())
def test_the_worlds_that_are_compared_differ(name: str) -> None:
    game = games.load(name)
    for state, seat in questions(game, game.INFO.most):
        assert contract.hidden_twin(game, state, seat) != state
