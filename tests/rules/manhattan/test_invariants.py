"""Invariants after every move of random games."""

from itertools import pairwise

import pytest

from rules import manhattan
from rules.contract import moments
from rules.games import complete
from rules.manhattan.state import Block

GAMES = [
    (2, {"ruleset": "publisher"}),
    (2, {"ruleset": "publisher", "two_player_mode": "per_colour"}),
    (3, {"selection_mode": "simultaneous"}),
    (4, {"selection_mode": "one_by_one", "promo": "on"}),
]


@pytest.mark.untraced
@pytest.mark.parametrize(("seats", "chosen"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_invariants_hold_after_every_move(seats: int, chosen: dict[str, str], seed: int) -> None:
    for state, _ in moments(manhattan.GAME, seats, complete(manhattan.GAME, chosen), seed):
        assert manhattan.GAME.violations(state) == []


@pytest.mark.parametrize("seed", range(3))
def test_buildings_only_ever_grow_by_one_block(seed: int) -> None:
    boards = [
        [tuple(site) for site in state.sites]
        for state, _ in moments(manhattan.GAME, 4, complete(manhattan.GAME, {}), seed)
    ]
    for before, after in pairwise(boards):
        changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
        assert len(changed) <= 1
        for old, new in changed:
            assert new[:-1] == old


def test_at_the_end_all_blocks_are_built_and_all_rounds_scored() -> None:
    *_, last = moments(manhattan.GAME, 4, complete(manhattan.GAME, {}), 1)
    placed = [block for site in last.state.sites for block in site]
    for colour in range(4):
        counts = [placed.count(Block(colour, floors)) for floors in (1, 2, 3, 4)]
        assert counts == [11, 6, 4, 3]
    assert [len(player.scored) for player in last.state.players] == [4] * 4
