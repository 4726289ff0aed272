"""The sections of the rules, each of which is a message."""

import re

import pytest

from bot.i18n import rule_book
from bot.languages import languages
from bot.views import components
from bot.views.rule_books import sections_of
from rules import games

each_rule_book = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in games.names() for language in languages()]
)


def test_a_page_is_split_at_its_second_level_headings() -> None:
    page = "# Go\n\nTwo players.\n\n## Aim\n\nSurround.\n\n### More\n\nTerritory.\n\n## End\n\nBoth pass.\n"
    assert sections_of(page) == [
        ("Go", "Two players."),
        ("Aim", "Surround.\n\n### More\n\nTerritory."),
        ("End", "Both pass."),
    ]


@each_rule_book
def test_every_section_of_the_rules_fits_menu_and_message(game: str, language: str) -> None:
    sections = sections_of(rule_book(language, game))
    assert 1 < len(sections) <= components.MENU
    for title, text in sections:
        assert 1 <= len(title) <= 100
        assert len(f"### {title}\n{text}") <= components.TEXT, title


@each_rule_book
def test_the_rules_only_use_markdown_that_discord_renders(game: str, language: str) -> None:
    for title, text in sections_of(rule_book(language, game)):
        assert not re.search(r"^\||^#{4}|!\[", text, re.MULTILINE), f"a table, a small heading or an image in {title}"


def test_a_markdown_table_becomes_a_list() -> None:
    page = "# Go\n\nBefore.\n\n| | wide | high |\n|---|:-:|---|\n| small | 9 | 8 |\n| `large` | 19 | 18 |\n\nAfter."
    assert sections_of(page) == [
        ("Go", "Before.\n\n- **small** · wide: 9 · high: 8\n- **`large`** · wide: 19 · high: 18\n\nAfter.")
    ]


def test_a_markdown_table_of_two_columns_has_their_titles_above_its_list() -> None:
    page = "# Go\n\n| step | costs |\n|---|---|\n| load | 1 |\n| store | 2 |\n"
    assert sections_of(page) == [("Go", "-# step · costs\n- **load** · 1\n- **store** · 2")]


def test_a_paragraph_becomes_one_line() -> None:
    page = "# Go\n\nTwo players\nwith stones.\n\n1. Black\n   begins.\n2. White\n   follows.\n### Ko\nNot at once."
    assert sections_of(page) == [
        ("Go", "Two players with stones.\n\n1. Black begins.\n2. White follows.\n### Ko\nNot at once.")
    ]
    assert sections_of("# 碁\n\n石を\n置く。") == [("碁", "石を置く。")]
