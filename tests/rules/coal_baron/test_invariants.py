"""Invariants after every move of random games."""

from random import Random

import pytest

from rules import coal_baron, play
from rules.chance import Chance, key
from rules.coal_baron.board import ORDERS
from rules.coal_baron.scoring import counts
from rules.coal_baron.state import COLOURS
from rules.contract import moments
from rules.game import Options
from rules.games import complete

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {"ruleset": "publisher", "delivered_orders": "open"}),
    (4, {"balance": "pit", "tie_for_first": "no_second"}),
]
every_game = pytest.mark.parametrize(("seats", "chosen"), GAMES)


@pytest.mark.untraced
@every_game
@pytest.mark.parametrize("seed", range(3))
def test_invariants_hold_and_counts_are_right_after_every_move(seats: int, chosen: Options, seed: int) -> None:
    for state, _ in moments(coal_baron.GAME, seats, complete(coal_baron.GAME, chosen), seed):
        assert coal_baron.GAME.violations(state) == []
        for player in state.players:
            coal = "".join(ORDERS[name].coal for name in player.delivered)
            found = counts(player)
            assert found[:4] == [coal.count(colour) for colour in COLOURS]
            assert sum(found[4:8]) == len(coal)


@every_game
def test_all_points_are_attributed_to_categories(seats: int, chosen: Options) -> None:
    *_, (state, _) = moments(coal_baron.GAME, seats, complete(coal_baron.GAME, chosen), 5)
    for score in coal_baron.GAME.scores(state):
        assert score.points == sum(part.points for part in score.parts)
    assert all(player.francs < 5 for player in state.players)


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(4))
def test_every_option_can_be_carried_out_and_there_are_few(seed: int) -> None:
    state = coal_baron.GAME.new(3, complete(coal_baron.GAME, {}), Chance(key(seed)))
    dice = Random(seed)
    for _ in range(120):
        ((seat, found),) = play.settle(state).items()
        assert len(found) <= 45
        for move in found:
            ahead = play.copy(state)
            play.take(ahead, seat, move)
            play.settle(ahead)
            assert coal_baron.GAME.violations(ahead) == [], move
        play.take(state, seat, dice.choice(found))
