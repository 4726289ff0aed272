"""Computer players of every game decide by their view alone, and plan a turn as a whole."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules import contract, games, play, search, secrecy
from rules.chance import Chance, key
from rules.game import AnyGame
from rules.games import complete
from rules.search import Budget

EVERY = 17
"""One moment in this number is tested."""
FEW = 1.6
"""The most searches per turn, on average."""

GAMES = [
    pytest.param(game, seats, id=f"{name}-{seats}")
    for name in games.names()
    for game in (games.load(name),)
    for seats in sorted({game.info.fewest, max(2, game.info.fewest), game.info.most})
]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def questions(game: AnyGame, seats: int) -> Iterator[tuple[Any, int]]:
    """Yields some positions of a random game, each with a seat to move."""
    for number, moment in enumerate(contract.moments(game, seats, complete(game, {}), seed=1)):
        if moment.to_move and number % EVERY == 0:
            yield moment.state, next(iter(moment.to_move))


@pytest.mark.strength
@every_game
def test_hidden_information_changes_no_decision(game: AnyGame, seats: int) -> None:
    secrecy.check_computer_players(game, seats, complete(game, {}))


@pytest.mark.parametrize("name", games.names())
def test_the_compared_positions_differ_in_hidden_information(name: str) -> None:
    game = games.load(name)
    for state, seat in questions(game, game.info.most):
        assert secrecy.hidden_twin(game, state, seat) != state


@pytest.mark.untraced
@every_game
def test_a_turn_of_many_small_decisions_needs_few_searches(game: AnyGame, seats: int) -> None:
    """After a draw or a revelation, the rest of the turn may need another search."""
    state = game.new(seats, complete(game, {}), Chance(key(1)))
    to_move, last, searches, turns, decisions = play.settle(state), -1, 0, 0, 0
    while to_move and decisions < 150:
        seat = next(iter(to_move))
        turns += seat != last or seats == 1
        searches, last = searches + 1, seat
        for move in search.plan(game, game.view(state, seat), seat, Budget(iterations=8), seed=decisions):
            play.take(state, seat, move)
            to_move = play.settle(state)
            decisions += 1
    assert searches <= FEW * turns
