"""Examples of Manhattan that were worked out by hand from its published rules."""

import pytest

from rules.manhattan.board import CELL_OF, needed
from tests.rules.manhattan.positions import block, building

STACKS = [
    ("B3", "O2", False),
    ("O3", "P2", False),
    ("O3", "P3", True),
    ("", "Y1", True),
    ("Y1,B3", "Y1", False),
    ("Y1,B3", "Y2", True),
    ("Y1,B3", "O2", False),
    ("Y1,B3", "O3", True),
    ("B3,O4", "O1", True),
    ("P4,P1", "Y4", False),
    ("P3,O4,B4,B4", "O4", True),
    ("P3,O4,B4,B4", "P4", False),
    ("O2,B2,P2", "O1", True),
    ("O2,B2,P2", "Y1", False),
    ("O2,B2,P2", "Y2", True),
]
"""A building from its lowest block up, the block to put on it, and whether that is legal for four players."""
STACKS_OF_TWO = [
    ("Y2,B3", "O1", True, False),
    ("Y4", "O1", True, False),
    ("B2,P2", "Y3", False, True),
    ("B2,Y2", "P2", True, True),
]
"""The same for two players with two colours each: yellow and orange, blue and purple.

First if the floors of both colours count together, and then if each colour counts by itself.
"""
CELLS = [
    (1, [1, 3, 9, 7]),
    (2, [2, 6, 8, 4]),
    (5, [5, 5, 5, 5]),
    (6, [6, 8, 4, 2]),
    (7, [7, 1, 3, 9]),
]
"""A card, and the cell of it that a player sees in the south, west, north and east."""


def can_build(stack: str, added: str, parties: list[int]) -> bool:
    new = block(added)
    return new.floors >= needed(building(stack), new.colour, parties)


@pytest.mark.parametrize(("stack", "added", "legal"), STACKS)
def test_a_block_goes_on_top_if_its_owner_has_as_many_floors_as_anybody(stack: str, added: str, legal: bool) -> None:
    assert can_build(stack, added, [0, 1, 2, 3]) is legal


@pytest.mark.parametrize(("stack", "added", "combined", "by_colour"), STACKS_OF_TWO)
def test_two_colours_of_a_player_count_together_or_apart(
    stack: str, added: str, combined: bool, by_colour: bool
) -> None:
    assert can_build(stack, added, [0, 0, 1, 1]) is combined
    assert can_build(stack, added, [0, 1, 2, 3]) is by_colour


@pytest.mark.parametrize(("card", "cells"), CELLS)
def test_a_card_is_read_from_each_side_of_the_board(card: int, cells: list[int]) -> None:
    assert [CELL_OF[side][card - 1] + 1 for side in "SWNE"] == cells
