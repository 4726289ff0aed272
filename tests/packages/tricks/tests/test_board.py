"""The board: places that do not overlap."""

from itertools import combinations

from parlour_tricks.rendering import HAND, HEAD, ROWS


def test_nothing_on_the_board_overlaps() -> None:
    assert [(one, other) for one, other in combinations([HEAD, *ROWS, *HAND], 2) if one.meets(other)] == []
