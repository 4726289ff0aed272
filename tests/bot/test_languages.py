"""Languages: found by their files and in packages; English stands in for what they lack."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.i18n import Words, missing, rule_book, unreadable, unusable, words_in
from bot.languages import GROUP, MOST, find, language_of, languages, texts_of
from tests.bot.fluent_files import PROJECT

ENGLISH = """
greeting = Hello { $name }
farewell = Bye
days = { $count ->
    [one] a day
   *[other] { $count } days
}
dice = { SPELL($dice, by: "die") }
die = { $initial ->
   *[W] wood
}
-house = house
"""
UNREADABLE = ("bot/text/de.ftl", "rendering/text/de.ftl", "rules/manhattan/RULES.de.md")
DUTCH = """
greeting = Dag { $name }, dit is een { -house }
farewell = Tot { $when }
broken = {
days
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Returns a package with texts in English, and some of them in Dutch."""
    text = tmp_path / "place_with_texts" / "text"
    text.mkdir(parents=True)
    (text.parent / "__init__.py").touch()
    (text / "en.ftl").write_text(ENGLISH)
    (text / "nl.ftl").write_text(DUTCH)
    monkeypatch.syspath_prepend(tmp_path)
    return "place_with_texts"


@pytest.fixture
def dutch(place: str) -> Words:
    return Words("nl", [place], lambda *_: None, Words("en", [place]))


def test_english_stands_in_for_a_text_that_is_missing_or_unreadable(dutch: Words) -> None:
    assert dutch("days", count=1) == "a day"
    assert dutch("dice", dice="W W") == "wood wood"
    assert "days" in dutch
    assert not dutch.has_own("days")
    assert "broken" not in dutch


def test_a_text_may_use_what_only_english_has(dutch: Words) -> None:
    assert dutch("greeting", name="Alice") == "Dag Alice, dit is een house"


def test_english_stands_in_for_a_text_that_cannot_be_formatted(dutch: Words) -> None:
    assert dutch("farewell") == "Bye"


def points(*names: str, value: str = "place_with_texts") -> list[EntryPoint]:
    return [EntryPoint(name, value, GROUP) for name in names]


def test_a_package_adds_a_language_and_what_does_not_load_is_left_out(place: str) -> None:
    found = find([*points("nl", "pt-BR", "Dutch"), *points("it", value="no_such_package")])
    assert list(found.found) == [*languages()[:1], *sorted([*languages()[1:], "nl", "pt-BR"])]
    assert [(each.language, each.reason.split()[0]) for each in found.left_out] == [("Dutch", "the"), ("it", "it")]


def test_there_are_no_more_languages_than_a_menu_has_room_for(place: str) -> None:
    found = find(points(*(f"x{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")))
    assert len(found.found) == MOST
    assert all("room for" in each.reason for each in found.left_out)


@pytest.mark.parametrize(
    ("locale", "default", "language"),
    [("ja", "en", "ja"), ("en-GB", "ja", "en"), ("tlh", "ja", "ja"), ("zh-TW", "ja", "ja"), ("", "en", "en")],
)
def test_an_unknown_language_becomes_the_default(locale: str, default: str, language: str) -> None:
    assert language_of(locale, default) == language


ASKS = """
from bot.i18n import language_names, missing, rule_book, words_in
from bot.languages import language_of
words = words_in(language_of("pt-BR", "en"), "manhattan")
print(language_names()["pt"], words("button-join"), words("game-pitch") == words_in("en", "manhattan")("game-pitch"))
print(rule_book("pt", "manhattan"), "button-join" in missing("pt")["bot"], "button-leave" in missing("pt")["bot"])
"""


def asked(tmp_path: Path, question: str) -> list[str]:
    """Returns what a program prints beside which the package is installed that `portuguese` makes."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(tmp_path)!r})\n{question}"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.fixture
def portuguese(tmp_path: Path) -> Path:
    """Returns the folder of an installed package with some texts in Portuguese."""
    package, told = tmp_path / "parlour_pt", tmp_path / "parlour_pt-1.0.dist-info"
    for folder in (package / "bot" / "text", package / "rules" / "manhattan", told):
        folder.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "bot" / "text" / "pt.ftl").write_text("language-name = Português\nbutton-join = Entrar\n")
    (package / "rules" / "manhattan" / "RULES.pt.md").write_text("# Regras")
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: parlour-pt\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[{GROUP}]\npt = parlour_pt\n")
    return package


def test_an_installed_package_brings_a_language_with_texts_and_rule_books(portuguese: Path, tmp_path: Path) -> None:
    assert asked(tmp_path, ASKS) == ["Português Entrar True", "# Regras False True"]
    assert texts_of("bot", "pt") == []


BROKEN = {
    "button-leave": "{ $broken",
    "button-accept": "{ $gek } ja",
    "points": "{ $gek ->\n    [one] 1 punt\n   *[other] { $points } punten\n}",
    "button-refuse": "{ $gek ->\n    [one] { no-such }\n   *[other] Nee\n}",
    "button-computer": "{ no-such }",
    "button-dismiss": '{ NOTHING("x") }',
    "list-and": "{ list-and }",
    "quoted-name": "\n    .label = niets",
}


def test_a_text_for_which_english_stands_in_counts_as_missing(texts_of_host: Path) -> None:
    file = texts_of_host / "bot/text/nl.ftl"
    file.parent.mkdir(parents=True)
    broken = "".join(f"{name} = {text}\n" for name, text in BROKEN.items())
    file.write_text("button-join = Meedoen aan { -spel }\n-spel = { $case } spel\n" + broken)
    lacking = set(missing("nl")["bot"])
    assert lacking >= BROKEN.keys()
    assert "button-join" not in lacking
    dutch, english = words_in("nl"), words_in("en")
    for name in BROKEN:
        assert dutch(name, points=2, name="Ann") == english(name, points=2, name="Ann")
    assert unusable("bot", "nl").keys() == BROKEN.keys()
    assert unusable("bot", "nl")["button-accept"] == "English has no variable $gek"


def test_a_broken_text_of_the_host_counts_as_missing_in_a_language_of_parlour(texts_of_host: Path) -> None:
    file = texts_of_host / "rules/manhattan/text/de.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("game-name = { $broken\ngame-pitch = Hochhäuser\n")
    assert missing("de") == {"rules.manhattan": ["game-name"]}


ASKS_WHAT_IS_LEFT_OUT = """
from bot.i18n import unreadable, words_in
from bot.languages import languages
print(words_in("pt")("button-join"), *(each.line for each in unreadable("pt")), sep="\\n")
"""


def test_a_file_of_a_package_that_is_not_utf_8_is_left_out(portuguese: Path, tmp_path: Path) -> None:
    file = portuguese / "bot" / "text" / "pt.ftl"
    file.write_bytes("button-join = Entrar\nlanguage-name = Português\n".encode("latin-1"))
    assert asked(tmp_path, ASKS_WHAT_IS_LEFT_OUT) == ["Join", f"{file} is left out: its line 2 is not UTF-8."]


def test_files_of_the_host_that_cannot_be_read_are_left_out_and_named(texts_of_host: Path) -> None:
    latin, folder, endless = (texts_of_host / path for path in UNREADABLE)
    folder.mkdir(parents=True)
    for file in (latin, endless):
        file.parent.mkdir(parents=True)
    latin.write_bytes("button-join = Wähl mich".encode("latin-1"))
    endless.symlink_to(endless)
    assert words_in("de", "manhattan")("button-join") == "Mitspielen"
    assert rule_book("de", "manhattan").startswith("# ")
    assert [Path(each.file) for each in unreadable("de")] == [latin, folder, endless]
    assert unreadable("ja") == []
