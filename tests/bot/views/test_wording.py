"""How a game is offered, and what is said about a file that cannot be read."""

import pytest

from bot.i18n import words_in
from bot.views.wording import players_and_duration, problem_text
from rules.game import Info
from rules.record_errors import Flaw, Problem


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
    assert players_and_duration(info, words_in("en")) == english
    assert players_and_duration(info, words_in("ja")) == japanese


def test_what_is_wrong_with_a_file_is_said_in_the_language_of_the_person() -> None:
    problem = Problem(Flaw.ILLEGAL, {"line": 7, "move": "Pass()"})
    assert problem_text(problem, words_in("en")) == "line 7 of the log is not legal"
    assert problem_text(problem, words_in("ja")) == "ログの7行目がルールに合いません"


def test_a_word_from_a_file_is_short_and_has_no_meaning() -> None:
    text = problem_text(Problem(Flaw.GAME, {"game": "**po\nker**" + "x" * 10_000}), words_in("en"))
    assert r"\*\*po ker\*\*xx" in text
    assert len(text) < 100
    assert len(problem_text(Problem(Flaw.FORMAT, {"format": 10**1000, "newest": 1}), words_in("en"))) < 120
