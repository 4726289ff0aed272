"""What teaches a game is short, complete in every language, and shows what it speaks of."""

import pytest

from bot.app.checks import lessons
from bot.i18n import MatchWords, words_in
from bot.languages import languages
from rendering import drawing
from rules import games, teaching
from rules.contract import Broken
from rules.lesson import LEARNER, Lesson, Stage
from tests.bot.fluent_files import OWN

LONGEST_TURN = 8
"""Lines of the overview of a turn."""

each_game = pytest.mark.parametrize("game", OWN)
each_language = pytest.mark.parametrize("language", languages())


@each_game
def test_a_lesson_is_short_and_complete(game: str) -> None:
    assert "taps" in lessons.check(game)


def test_a_lesson_without_texts_is_refused() -> None:
    lesson = teaching.lesson("manhattan")
    assert lesson is not None
    with pytest.raises(Broken, match="missing in en: lesson-nothing"):
        lessons.length("manhattan", Lesson(seats=2, seed=10, stages=(Stage("nothing"),)), "en")


def test_a_lesson_whose_moves_are_not_offered_is_refused() -> None:
    with pytest.raises(Broken, match="stage 1 of the lesson does not fit the rules"):
        lessons.check_stages("manhattan", Lesson(seats=2, seed=10, stages=(Stage("goal"),)))


@each_game
@each_language
def test_a_turn_is_explained_in_a_few_lines(game: str, language: str) -> None:
    words = words_in(language, game)
    assert words("overview-goal")
    assert len(words("overview-turn").splitlines()) <= LONGEST_TURN


@each_game
@each_language
def test_everything_that_the_board_explains_is_on_it_and_has_a_text(game: str, language: str) -> None:
    lesson, artist = teaching.lesson(game), drawing.load(game)
    assert lesson is not None
    words = MatchWords(words_in(language, game), ["Alice", "Bob", "Carol", "Dave"][: lesson.seats])
    view = games.load(game).view(teaching.handover(game, lesson).match.state, LEARNER)
    pieces, names = artist.explained(view, LEARNER, words)
    assert pieces
    assert names == [sign.text for sign in artist.signs if sign.text in names]
    assert all(words(f"sign-{name}") for name in names)
