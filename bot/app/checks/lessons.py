"""Whether a lesson holds: it can be played, is short, and has a text for each stage."""

import re

from bot.i18n import words_in
from bot.languages import SOURCE, languages
from rules import teaching
from rules.contract import expect
from rules.lesson import Lesson
from rules.match import Illegal

MOST_TAPS = 12
MOST_WORDS = 400
CHARACTERS = 2.5
"""How many characters count as a word in scripts that put no spaces between words."""

_UNSPACED = re.compile(r"[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]")


def check(name: str) -> str:
    """Checks the lesson of a game, if it has one. Returns what was checked. Raises contract.Broken."""
    lesson = teaching.lesson(name)
    if lesson is None:
        return "no lesson"
    taps = len(lesson.stages)
    expect(0 < taps <= MOST_TAPS, f"the lesson takes {taps} taps instead of at most {MOST_TAPS}")
    check_stages(name, lesson)
    words = {language: length(name, lesson, language) for language in languages()}
    for language, count in words.items():
        expect(count <= MOST_WORDS, f"the lesson has {count} words in {language} instead of {MOST_WORDS}")
    return f"a lesson of {taps} taps and {words[SOURCE]} words"


def check_stages(name: str, lesson: Lesson) -> None:
    """Checks that every stage asks for its answer, and that the match can go on. Raises contract.Broken."""
    for number in range(len(lesson.stages) + 1):
        try:
            teaching.scene(name, lesson, number)
        except (Illegal, ValueError) as error:
            expect(False, f"stage {number + 1} of the lesson does not fit the rules: {error}")
    expect(not teaching.is_over(teaching.handover(name, lesson)), "the match is over where the lesson hands it over")


def length(name: str, lesson: Lesson, language: str) -> int:
    """Returns how many words a lesson has; characters of a script without spaces count as parts of words."""
    words = words_in(language, name)
    names = [f"lesson-{text}" for text in (*(stage.text for stage in lesson.stages), "end")]
    missing = [text for text in names if text not in words]
    expect(not missing, f"missing in {language}: {', '.join(missing)}")
    return sum(_words(words(text)) for text in names)


def _words(text: str) -> int:
    return round(len(text) / CHARACTERS) if _UNSPACED.search(text) else len(text.split())
