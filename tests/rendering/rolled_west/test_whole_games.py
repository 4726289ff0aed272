"""Every position that play leads to can be rendered and described, with all that its seats may choose."""

import pytest

from rules.game import Options
from tests.rendering.whole_games import played

GAMES: list[tuple[int, str, Options]] = [
    (2, "en", {}),
    (3, "ja", {"outside_bank_period": "per_round"}),
    (4, "en", {"ruleset": "publisher"}),
]
FIXED = 12
"""Lines besides those of dice and players: the status, tracks, rows, contracts and offices."""


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_rendered_and_described(seats: int, language: str, options: Options) -> None:
    for shown in played("rolled_west", seats, options, language):
        assert len(shown.described.splitlines()) == FIXED + seats + bool(shown.view.agenda)
