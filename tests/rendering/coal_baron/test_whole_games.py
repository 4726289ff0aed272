"""Every position that play leads to can be rendered and described, with all that its seats may choose."""

import pytest

from tests.rendering.whole_games import played

GAMES = [
    (2, "ja", {"ruleset": "publisher"}),
    (3, "en", {"delivered_orders": "open"}),
    (4, "ja", {}),
]


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_rendered_and_described(seats: int, language: str, options: dict[str, str]) -> None:
    for shown in played("coal_baron", seats, options, language, every=23):
        assert len(shown.described.splitlines()) > 3 * len(shown.view.players)
