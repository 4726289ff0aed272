"""Invariants after every move of random games."""

from collections import Counter
from random import Random

import pytest

from rules import play, rolled_west
from rules.chance import Chance, key
from rules.contract import moments
from rules.game import Options
from rules.rolled_west.board import CONTRACTS, LETTERS, OFFICES
from rules.rolled_west.events import Banked, Bought, Claimed, Completed, Copied, Rolled, Shipped, TerrainSet
from tests.rules.rolled_west.positions import FACES, options

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"outside_bank_period": "per_round"}),
    (3, {"lower_majority_bonus": "second_only"}),
    (4, {}),
    (4, {"ruleset": "publisher", "outside_bank_period": "per_round"}),
]
every_game = pytest.mark.parametrize(("seats", "chosen"), GAMES)
MOST = 25
"""Options that fit into one menu."""


@pytest.mark.untraced
@every_game
@pytest.mark.parametrize("seed", range(5))
def test_invariants_hold_after_every_move(seats: int, chosen: Options, seed: int) -> None:
    for state, to_move in moments(rolled_west.GAME, seats, options(**chosen), seed):
        assert rolled_west.GAME.violations(state) == []
        assert all(len(found) <= MOST for found in to_move.values())


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_events_account_for_all_points_and_payments(seats: int, chosen: Options, seed: int) -> None:
    """Counts both again from the events alone."""
    state = rolled_west.GAME.new(seats, options(**chosen), Chance(key(seed)))
    dice = Random(seed)
    had = [Counter[str]() for _ in range(seats)]
    points = [0] * seats
    while to_move := play.settle(state):
        for event in play.drain(state):
            count(event, had, points)
        assert [score.points for score in rolled_west.GAME.scores(state)] == points
        for own in had:
            assert min(own.values(), default=0) >= 0
        seat = dice.choice(sorted(to_move))
        play.take(state, seat, dice.choice(to_move[seat]))


def count(event: object, had: list[Counter[str]], points: list[int]) -> None:
    """Adds the gains of a player, subtracts its payments, and adds its points."""
    match event:
        case Rolled():
            had[event.seat].update(FACES[letter] for letter in event.dice.split())
        case TerrainSet():
            named = {"woods": "wood", "valley": "copper", "hills": "silver", "mountains": "gold"}
            had[event.seat][named[event.terrain]] -= 1
        case Claimed():
            had[event.seat]["wood"] -= 1 + (event.kind == "settlement")
            points[event.seat] += event.points
        case Completed():
            had[event.seat].subtract(CONTRACTS[event.contract].cost)
            points[event.seat] += event.points
        case Bought():
            had[event.seat].subtract(OFFICES[event.office].cost)
        case Shipped():
            had[event.seat][event.metal] -= event.count
            points[event.seat] += event.points
        case Copied():
            had[event.seat][event.resource] += 1
        case Banked():
            assert event.resource in LETTERS


@every_game
def test_every_option_can_be_carried_out(seats: int, chosen: Options) -> None:
    for number, (state, to_move) in enumerate(moments(rolled_west.GAME, seats, options(**chosen), 9)):
        for seat, found in to_move.items() if number % 3 == 0 else []:
            for move in found:
                after = play.copy(state)
                play.take(after, seat, move)
                play.settle(after)
                assert rolled_west.GAME.violations(after) == []
