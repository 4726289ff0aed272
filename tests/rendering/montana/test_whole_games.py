"""Every position that play leads to can be rendered and described, with all that its seats may choose."""

import pytest

from tests.rendering.whole_games import played

GAMES = [
    (4, "en", {"ruleset": "publisher"}),
    (3, "ja", {"long_game": "on", "tile_rotation": "fixed"}),
    (2, "ja", {"build_adjacency": "own"}),
]


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_rendered_and_described(seats: int, language: str, options: dict[str, str]) -> None:
    for shown in played("montana", seats, options, language, every=40):
        assert len(shown.described.splitlines()) > len(shown.view.players) + len(shown.view.areas) + 5
