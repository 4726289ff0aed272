"""How a game is offered."""

import pytest

from bot.i18n import book
from bot.views.wording import players_and_duration
from rules.game import Info


@pytest.mark.parametrize(
    ("fewest", "most", "minutes", "english", "japanese"),
    [
        (2, 4, 30, "2-4 · 30 min", "2〜4人 · 30分"),
        (4, 4, 10, "4 · 10 min", "4人 · 10分"),
        (2, 4, 0, "2-4", "2〜4人"),
    ],
)
def test_a_game_is_offered_with_its_players_and_a_duration_that_is_known(
    fewest: int, most: int, minutes: int, english: str, japanese: str
) -> None:
    info = Info("game", fewest=fewest, most=most, minutes=minutes, version=1)
    assert players_and_duration(info, book("en")) == english
    assert players_and_duration(info, book("ja")) == japanese
