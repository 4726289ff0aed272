"""Every position that play leads to can be rendered and described, with all that its seats may choose."""

import pytest

from tests.rendering.whole_games import played

GAMES = [
    (4, "en", {"advanced": "chosen", "advanced_first": "swap_meet", "advanced_second": "temp_agency"}),
    (3, "ja", {"advanced": "chosen", "advanced_first": "recycler", "advanced_second": "crowdfunder"}),
    (2, "ja", {"ruleset": "publisher", "advanced": "random"}),
    (1, "en", {"opponent": "justin", "advanced": "random"}),
    (1, "ja", {"opponent": "rachael"}),
    (1, "en", {"opponent": "sonic"}),
    (1, "ja", {"opponent": "mort"}),
]


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_rendered_and_described(seats: int, language: str, options: dict[str, str]) -> None:
    for shown in played("mint_works", seats, options, language):
        assert len(shown.described.splitlines()) > len(shown.view.players) + len(shown.view.locations)
