"""Translated rule books: checked against the English one, and written."""

from pathlib import Path

from bot.app.checks.rule_books import LONGEST
from bot.app.translating.faults import fault
from bot.app.translating.fluent import Checked
from bot.languages import SOURCE, rule_book
from bot.views.lengths import length
from bot.views.rule_books import sections_of

BOOK = "RULES"
"""The name of a rule book among the texts of a game."""


def check(package: str, name: str, text: str, language: str) -> Checked:
    """Returns what is wrong with the translation of a rule book."""
    english, own = (sections_of(each) for each in (rule_book(package, SOURCE), text))
    errors = [] if text.startswith("# ") else [fault("noTitle")]
    if len(own) != len(english):
        errors.append(fault("sections", count=len(own), wanted=len(english)))
    errors += [fault("sectionTooLong", title=title) for title, each in own if length(each) > LONGEST]
    return Checked(errors, [])


def write(folder: Path, package: str, language: str, texts: dict[str, str]) -> None:
    """Writes a rule book to a folder of translations; an empty one is deleted."""
    path = folder.joinpath(*package.split("."), f"RULES.{language}.md")
    text = texts[BOOK]
    if text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8")
    else:
        path.unlink(missing_ok=True)
