"""Perft: the number of continuations to a depth, which one option too many or too few would change."""

import pytest

from rules import manhattan, play
from rules.chance import Chance, key
from rules.manhattan.steps import State
from tests.rules.manhattan.positions import options, position

TOWERS = "city 1: 1:B3 5:Y2,O2 9:P4,P1 city 2: 1:Y1,B3 5:O4 city 3: 1:P2 5:B1 9:O1"


def paths(state: State, depth: int) -> int:
    """Returns the number of sequences of `depth` decisions, with the same chance in all."""
    (seat, offered), *_ = play.settle(state).items()
    if depth == 1:
        return len(offered)
    count = 0
    for move in offered:
        after = play.copy(state)
        play.take(after, seat, move)
        count += paths(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("mode", "counts"),
    [
        ("sequential", [4, 19, 76, 310]),
        ("simultaneous", [4, 19, 76, 310]),
        ("one_by_one", [4, 16, 64, 256]),
    ],
)
def test_the_number_of_ways_to_choose_blocks_is_right(mode: str, counts: list[int]) -> None:
    chosen = options(selection_mode=mode, start_player="first_seat")
    start = manhattan.GAME.new(3, chosen, Chance(key(1)))
    assert [paths(play.copy(start), depth) for depth in (1, 2, 3, 4)] == counts


@pytest.mark.parametrize(("board", "counts"), [("", [3, 18, 54, 162, 972]), (TOWERS, [3, 16, 46, 147, 816])])
def test_the_number_of_ways_to_build_is_right(board: str, counts: list[int]) -> None:
    state = position(board, hands=[[1, 1, 5, 9], [2, 5, 7, 7]], blocks=["Y3 Y2 Y1", "O4 O1"])
    assert [paths(play.copy(state), depth) for depth in (1, 2, 3, 4, 5)] == counts


def test_the_number_of_ways_to_build_with_two_colours_is_right() -> None:
    state = position(
        TOWERS, seats=2, hands=[[1, 1, 5, 9], [2, 5, 7, 7]], blocks=["Y3 O1", "B4 P1"], ruleset="publisher"
    )
    assert [paths(play.copy(state), depth) for depth in (1, 2, 3, 4)] == [3, 17, 37, 138]
