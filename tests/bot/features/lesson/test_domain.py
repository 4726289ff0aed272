"""A match that began as a lesson counts apart."""

from bot.domain import matches
from bot.domain.results import Against, result_of
from bot.domain.session import Ending
from bot.features.lesson.feature import LESSON
from tests.bot.sessions import ALICE, match


def test_after_a_lesson_a_match_counts_apart_from_those_against_computers() -> None:
    result = result_of(matches.end(LESSON.put(match(ALICE, computers=1), True), Ending.AGREED).session)
    assert result is not None
    assert result.against is Against.LESSON
