"""The recap of a game: turns, the ghost, and the end. Rulings 14, 22 and 23."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import play, rolled_west
from rules.chance import Chance, key
from rules.rolled_west.board import SIDES
from rules.rolled_west.events import GameWon, GhostRolled, Rolled, RoundStarted, TurnEnded
from rules.rolled_west.moves import End
from rules.rolled_west.steps import State
from tests.rules.rolled_west.positions import make, of, options, position


def story(seats: int, seed: int, **chosen: str) -> Iterator[Any]:
    """Yields all events of a random game."""
    state = rolled_west.GAME.new(seats, options(**chosen), Chance(key(seed)))
    dice = Random(seed)
    while to_move := play.settle(state):
        yield from play.drain(state)
        seat = dice.choice(sorted(to_move))
        play.take(state, seat, dice.choice(to_move[seat]))
    yield from play.drain(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_six_rounds_start_with_the_same_player_and_go_clockwise(seats: int) -> None:  # ruling 22
    events = list(story(seats, seed=1))
    starter = of(RoundStarted, events)[0].seat
    assert of(RoundStarted, events) == [RoundStarted(round, starter) for round in range(1, 7)]
    turns = [event.seat for event in of(Rolled, events)]
    assert turns == [(starter + turn) % seats for turn in range(6 * seats)]
    assert {event.seat for event in of(TurnEnded, events)} == set(range(seats))


def test_the_first_player_is_random() -> None:  # ruling 22
    starters = {rolled_west.GAME.new(4, options(), Chance(key(seed))).starter for seed in range(30)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "ghosts"), [(2, 5), (3, 0), (4, 0)])
def test_a_ghost_rolls_three_dice_after_five_rounds_of_a_game_for_two(seats: int, ghosts: int) -> None:
    events = list(story(seats, seed=2))
    rolls = of(GhostRolled, events)
    assert len(rolls) == ghosts
    assert all(len(roll.dice.split()) == 3 for roll in rolls)
    assert rolled_west.GAME.new(seats, options(), Chance(key(2))).has_ghost() == bool(ghosts)
    if rolls:
        between = [type(event) for event in events if isinstance(event, RoundStarted | GhostRolled)]
        assert between == [RoundStarted, GhostRolled] * 5 + [RoundStarted]


def test_all_twelve_sides_of_a_die_come_up() -> None:
    assert [SIDES.count(face) for face in ("wood", "copper", "silver", "gold")] == [3, 4, 3, 2]
    faces = [letter for seed in range(20) for roll in of(Rolled, list(story(3, seed))) for letter in roll.dice.split()]
    shares = [faces.count(letter) / len(faces) for letter in "WCSG"]
    assert shares == pytest.approx([3 / 12, 4 / 12, 3 / 12, 2 / 12], abs=0.04)


def test_the_game_is_over_after_the_last_turn_of_the_last_round() -> None:
    state: State = position("| woods:c", "", terrain="woods", dice="WCCC", roller=1, starter=0, round=6)
    make(state, End("C C C"))
    assert play.settle(state) == {}
    assert of(GameWon, play.drain(state)) == [GameWon(0, 1 + 3)]


def test_the_last_turn_depends_on_the_first_player() -> None:
    state = position("", "", terrain="woods", dice="WCCC", roller=0, starter=1, round=6)
    make(state, End("C C C"))
    assert play.settle(state) == {}


def test_banks_are_visible_to_all() -> None:  # ruling 23
    state = position("1/2/3/4", "4/3/2/1")
    for seat in (0, 1, None):
        seen = rolled_west.GAME.view(state, seat)
        assert seen.players == state.players
        assert seen.chance.key == b""
