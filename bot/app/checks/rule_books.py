"""Whether a game teaches.

It has a rule book, with the same sections in each translation, whose last one numbers the rulings. A lesson holds.
"""

import re

from bot.app.checks import lessons
from bot.languages import SOURCE, languages, rule_book
from bot.views import rule_books as pages
from bot.views.lengths import length
from rules import games
from rules.contract import expect

LONGEST = 3900
"""Units of UTF-16 of a section that a message of Discord has room for, beside its menu."""
MOST_SECTIONS = 25
"""The most entries of a menu."""
_RULING = re.compile(r"^(\d+)\. ", re.MULTILINE)


def check(name: str) -> str:
    """Checks the rule books of a game, and its lesson. Raises contract.Broken."""
    package = games.parts(name).rules
    there = [language for language in languages() if rule_book(package, language)]
    expect(SOURCE in there, "there is no RULES.md")
    sections, rulings = english = shape(name, SOURCE)
    for language in there:
        found = shape(name, language)
        expect(found == english, f"sections and rulings: {english} in English, {found} in RULES.{language}.md")
    lesson = lessons.check(name)
    return f"a rule book of {sections} sections and {rulings} rulings in {', '.join(there)}; {lesson}"


def shape(name: str, language: str) -> tuple[int, int]:
    """Returns the numbers of sections and of rulings in the rule book of one language."""
    file = "RULES.md" if language == SOURCE else f"RULES.{language}.md"
    sections = pages.sections(language, name)
    expect(len(sections) <= MOST_SECTIONS, f"{file} has more than {MOST_SECTIONS} sections")
    for title, text in sections:
        expect(bool(title and text.strip()), f"{file} has a section without a title or a text")
        expect(length(text) <= LONGEST, f"the section {title} of {file} is longer than {LONGEST} characters")
    written = rule_book(games.parts(name).rules, language).split("\n## ")[-1]
    rulings = [int(number) for number in _RULING.findall(written)]
    expect(bool(rulings), f"the last section of {file} has no numbered rulings")
    expect(rulings == [*range(1, len(rulings) + 1)], f"the rulings of {file} are not numbered from 1")
    return len(sections), len(rulings)
