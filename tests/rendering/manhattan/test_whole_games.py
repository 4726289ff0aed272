"""Every position that play leads to can be rendered and described, with all that its seats may choose."""

import pytest

from tests.rendering.whole_games import played

GAMES = [
    (4, "en", {"promo": "on"}),
    (3, "ja", {"selection_mode": "simultaneous", "promo": "on", "card_reading": "fixed"}),
    (2, "ja", {"selection_mode": "one_by_one", "tallest_tie": "by_building"}),
    (2, "en", {"ruleset": "publisher", "two_player_mode": "per_colour"}),
]


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_rendered_and_described(seats: int, language: str, options: dict[str, str]) -> None:
    for shown in played("manhattan", seats, options, language):
        assert len(shown.described.splitlines()) > len(shown.view.players) + 6
