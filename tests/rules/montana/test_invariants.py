"""Invariants after every move of random games."""

from collections import Counter

import pytest

from rules import montana
from rules.contract import moments
from rules.game import Options
from rules.games import complete
from rules.montana.board import land
from rules.montana.moves import TradeCattle
from rules.montana.state import PUMPKIN
from rules.montana.steps import TakeTurn

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"ruleset": "publisher"}),
    (3, {"build_adjacency": "own"}),
    (4, {}),
    (4, {"ruleset": "publisher", "long_game": "on", "tile_rotation": "fixed"}),
]
every_game = pytest.mark.parametrize(("seats", "chosen"), GAMES)
LEFT_OUT = {2: 10, 3: 5, 4: 0}
"""By number of players: pieces of a small good out of play, from 20 without those of the supply and the players."""


@pytest.mark.untraced
@every_game
@pytest.mark.parametrize("seed", range(4))
def test_invariants_hold_and_games_end(seats: int, chosen: Options, seed: int) -> None:
    rounds = 0
    for state, _ in moments(montana.GAME, seats, complete(montana.GAME, chosen), seed):
        assert montana.GAME.violations(state) == []
        rounds = state.round
    assert rounds <= 60


@every_game
def test_no_piece_is_ever_lost(seats: int, chosen: Options) -> None:
    for state, _ in moments(montana.GAME, seats, complete(montana.GAME, chosen), 9):
        board = Counter(colour for workers in state.bank for colour in workers)
        board.update(colour for area in state.areas for space in area for colour in space.left + space.right)
        held = sum(sum(player.workers) for player in state.players)
        assert sum(state.workers) + held + board.total() == 72
        cattle = sum(player.cattle for player in state.players) + len(state.cattle_at)
        assert state.cattle + cattle == 24
        for good in range(PUMPKIN + 1):
            there = state.goods[good] + sum(player.goods[good] for player in state.players)
            assert there + LEFT_OUT[seats] == 20
        canteens = sum(player.canteens for player in state.players) + state.canteens_used + len(state.canteens_at)
        assert canteens == sum(plot.terrain == "lake" for plot in land(state.tiles).plots.values()) <= 6
        tiles = sum(settlement.tiles for settlement in state.settled.values())
        assert tiles + sum(player.settlements for player in state.players) <= 48


@every_game
def test_options_are_few_and_only_the_active_player_can_trade(seats: int, chosen: Options) -> None:
    for state, to_move in moments(montana.GAME, seats, complete(montana.GAME, chosen), 5):
        for seat, found in to_move.items():
            assert len(found) <= 26
            if TradeCattle() in found:
                assert seat == state.active
            if isinstance(state.agenda[-1], TakeTurn):
                assert seat == state.active
                assert len(found) <= 20
