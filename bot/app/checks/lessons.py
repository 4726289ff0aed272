"""Whether a lesson holds: it can be played, is short, and has a text for each stage in both languages."""

from bot.i18n import LANGUAGES, words_in
from rules import teaching
from rules.contract import expect
from rules.lesson import Lesson
from rules.match import Illegal

MOST_TAPS = 12
MOST_WORDS = 400
MOST_CHARACTERS = 1000
"""The same limit in characters of Japanese, which puts no spaces between words."""


def check(name: str) -> str:
    """Checks the lesson of a game, if it has one. Returns what was checked. Raises contract.Broken."""
    lesson = teaching.lesson(name)
    if lesson is None:
        return "no lesson"
    taps = len(lesson.stages)
    expect(0 < taps <= MOST_TAPS, f"the lesson takes {taps} taps instead of at most {MOST_TAPS}")
    check_stages(name, lesson)
    words = {language: length(name, lesson, language) for language in LANGUAGES}
    for language, most in zip(LANGUAGES, (MOST_WORDS, MOST_CHARACTERS), strict=True):
        expect(words[language] <= most, f"the lesson has {words[language]} words in {language} instead of {most}")
    return f"a lesson of {taps} taps and {words[LANGUAGES[0]]} words"


def check_stages(name: str, lesson: Lesson) -> None:
    """Checks that every stage asks for its answer, and that the match can go on. Raises contract.Broken."""
    for number in range(len(lesson.stages) + 1):
        try:
            teaching.scene(name, lesson, number)
        except (Illegal, ValueError) as error:
            expect(False, f"stage {number + 1} of the lesson does not fit the rules: {error}")
    expect(not teaching.is_over(teaching.handover(name, lesson)), "the match is over where the lesson hands it over")


def length(name: str, lesson: Lesson, language: str) -> int:
    """Returns how many words a lesson has in English, or characters in a language without spaces between words."""
    words = words_in(language, name)
    names = [f"lesson-{text}" for text in (*(stage.text for stage in lesson.stages), "end")]
    missing = [text for text in names if text not in words]
    expect(not missing, f"missing in {language}: {', '.join(missing)}")
    texts = [words(text) for text in names]
    return sum(len(text.split()) if language == LANGUAGES[0] else len(text) for text in texts)
