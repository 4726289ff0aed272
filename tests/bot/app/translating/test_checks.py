"""A translated text is checked at once: it can be read, has its variables, and fits."""

import pytest

from bot.app.translating import fluent, rule_books
from bot.languages import others, rule_book
from tests.languages import COMPLETE


@pytest.mark.parametrize(
    ("package", "name", "text", "error"),
    [
        ("bot", "button-join", "Meedoen", ""),
        ("bot", "points", "{ $points ->\n    [one] 1 punt\n   *[other] { $points } punten\n}", ""),
        ("bot", "quoted-name", "‘{ $name }’", ""),
        ("bot", "quoted-name", "zonder naam", "The variable $name is missing."),
        ("bot", "quoted-name", "{ $name } { $age }", "English has no variable $age."),
        ("bot", "quoted-name", "{ $name ", "This cannot be read: "),
        ("bot", "quoted-name", "", "This cannot be read: "),
        ("bot", "quoted-name", "{ $name }\nbutton-join = of een regel meer", "English has no line break here."),
        ("bot", "quoted-name", "{ $name } { unknown }", "There is no text unknown."),
        ("bot", "quoted-name", '{ $name } { NOTHING("x") }', 'English has no NOTHING("x") here.'),
        ("bot", "number-decimal", "{ NUMBER($number, minimumIntegerDigits: 900000000) }", "English has no NUMBER("),
        ("bot", "quoted-name", "{ $name }" + "{" * 20_000, "This cannot be read: it is nested too deeply"),
        ("bot", "button-join", "[Meedoen](https://example.com)", "English has no "),
        ("bot", "button-join", "HTTPS://example.com", "English has no HTTPS:// here."),
        ("bot", "button-join", "@everyone", "English has no @everyone here."),
        ("bot", "button-join", '{"\\u0040"}everyone', "English has no @everyone here."),
        ("bot", "button-join", "Kom\nerbij", "English has no line break here."),
        ("bot", "button-join", 'Kom{"\\u000A"}erbij', "English has no line break here."),
        (
            "bot",
            "points",
            "{ $points ->\n    [one] 1\n    punt\n   *[other] { $points } punten\n}",
            "English has no line b",
        ),
        (
            "bot",
            "points",
            "{ $gek ->\n    [one] 1 punt\n   *[other] { $points } punten\n}",
            "English has no variable $gek.",
        ),
        ("bot", "button-join", "m" * 81, "81 characters are 1 too many."),
    ],
)
def test_what_is_wrong_with_a_text_is_said(package: str, name: str, text: str, error: str) -> None:
    errors = fluent.check(package, name, text, "nl").errors
    assert "\n".join(map(str, errors)).startswith(error) if error else errors == []


def test_a_text_that_is_much_longer_than_english_gets_a_warning() -> None:
    assert fluent.check("bot", "button-join", "Meedoen aan de partij", "nl").warnings
    assert not fluent.check("bot", "button-join", "Meedoen", "nl").warnings


@pytest.mark.parametrize("language", others())
def test_nothing_is_wrong_with_the_translations_of_parlour(language: str) -> None:
    wrong: dict[str, str] = {}
    for package in ("bot", "bot.features.verify", "rules.manhattan", "rules.coal_baron", "rendering.montana"):
        own = fluent.of_package(package, language)
        for name, text in own.items():
            if name in fluent.english_texts(package):
                wrong |= {f"{name}: {error}": text for error in fluent.check(package, name, text, language, own).errors}
    assert wrong == {}


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_a_rule_book_has_the_sections_of_the_english_one(language: str) -> None:
    whole = rule_book("rules.manhattan", language)
    assert rule_books.check("rules.manhattan", "", whole, language).errors == []
    assert len(rule_books.check("rules.manhattan", "", whole.replace("\n## ", "\n", 1)[2:], language).errors) == 2
