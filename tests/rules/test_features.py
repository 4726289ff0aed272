"""The numbers from which the value of a position is learned, in every game."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from rules import contract, games, learned
from rules.game import AnyGame

EVERY = 7
"""One moment of a random match in this many is looked at."""


def cases() -> list[Any]:
    return [
        pytest.param(game, seats, id=f"{name}-{seats}")
        for name in games.names()
        for game in [games.load(name)]
        if game.features
        for seats in {max(2, game.info.fewest), game.info.most}
    ]


@pytest.mark.parametrize(("game", "seats"), cases())
def test_each_seat_sees_its_own_numbers_first_and_then_those_of_the_seats_after_it(game: AnyGame, seats: int) -> None:
    assert game.features
    seen = learned.Inputs(game, seats)
    lengths: set[tuple[int, ...]] = set()
    for state, _ in islice(contract.moments(game, seats, games.complete(game, {}), seed=3), None, None, EVERY):
        contract.check_features(game, state, lengths)
        if state.agenda:
            rows, width = seen.of(state), 2 + len(game.features(state).seats[0])
            for seat, row in enumerate(rows):
                own = [row[start : start + width] for start in range(0, seats * width, width)]
                after = rows[(seat + 1) % seats]
                np.testing.assert_array_equal(own[1], after[:width])
                np.testing.assert_array_equal(row[seats * width :], after[seats * width :])
