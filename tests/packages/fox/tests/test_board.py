"""The board: places that do not overlap."""

from itertools import combinations

from parlour_fox.rendering import HEAD, PLACES, ROWS


def test_nothing_on_the_board_overlaps() -> None:
    places = [HEAD, *PLACES.values(), *ROWS]
    assert [(one, other) for one, other in combinations(places, 2) if one.meets(other)] == []
