"""Translations as files: written text by text, packed, sent, and added by whoever runs Parlour."""

import difflib
import zipfile
from pathlib import Path

import pytest

from bot.app.translating import files, fluent
from bot.languages import others, texts_of
from tests.bot.fluent_files import PLACES, PROJECT

GERMAN = "bot/text/de.ftl"
JOIN = {"button-join": "Meedoen"}


def sent(tmp_path: Path, entries: dict[str, str]) -> Path:
    path = tmp_path / "sent.zip"
    with zipfile.ZipFile(path, "w") as file:
        for name, content in entries.items():
            file.writestr(name, content)
    return path


def test_what_was_written_can_be_sent_and_added(tmp_path: Path) -> None:
    here, there, path = tmp_path / "here", tmp_path / "there", tmp_path / "sent.zip"
    files.write(here, "bot", "nl", {"button-leave": "Weggaan"})
    files.write(here, "bot", "nl", JOIN)
    files.write(here, "rules.manhattan", "nl", {"game-name": "Manhattan"})
    path.write_bytes(files.packed(here, "nl"))
    taken = files.add(path, there)
    assert (taken.languages, taken.texts, taken.left_out) == ({"nl"}, 3, [])
    assert (there / "bot/text/nl.ftl").read_text() == "button-join = Meedoen\nbutton-leave = Weggaan\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a copy of the German texts of the core."""
    file = tmp_path / "checkout" / GERMAN
    file.parent.mkdir(parents=True)
    file.write_text((PROJECT / GERMAN).read_text())
    return tmp_path / "checkout"


def changed(checkout: Path) -> list[str]:
    """Returns the lines that the German texts have lost and gained, as `git diff` shows them."""
    old, new = ((folder / GERMAN).read_text().splitlines() for folder in (PROJECT, checkout))
    return [line for line in difflib.unified_diff(old, new, n=0, lineterm="") if line[0] != "@"][2:]


def test_a_correction_changes_its_text_and_nothing_else_of_the_file(checkout: Path, tmp_path: Path) -> None:
    points = "points = { $points ->\n[one] ein Punkt\n*[other] { $points } Punkte\n}\n"
    same = "button-leave = Verlassen\n"
    taken = files.add(sent(tmp_path, {GERMAN: f"{points}{same}button-join = Mitmachen\n"}), checkout)
    assert taken.texts == 3
    assert changed(checkout) == [
        "-    [one] 1 Punkt",
        "+    [one] ein Punkt",
        "-button-join = Mitspielen",
        "+button-join = Mitmachen",
    ]


@pytest.mark.parametrize("language", others())
def test_a_file_to_which_its_own_texts_are_added_stays_as_it_is(language: str) -> None:
    for place in PLACES:
        for source in texts_of(place.replace("/", "."), language):
            texts = fluent.parsed(source)
            assert fluent.merged(source, texts, [*texts]) == source


@pytest.mark.parametrize(
    "text",
    [
        "language-name = Deutsch\n",
        "former-name = Jemand von früher\n",
        "points = { $points ->\n    [one] 1 Punkt\n   *[other] { $points } Punkte\n}\n",
        "number-decimal = { NUMBER($number, useGrouping: 0) }\n",
    ],
)
def test_a_new_text_stands_after_the_one_that_english_has_before_it(checkout: Path, tmp_path: Path, text: str) -> None:
    whole = (checkout / GERMAN).read_text()
    assert text in whole
    (checkout / GERMAN).write_text(whole.replace(text, ""))
    files.add(sent(tmp_path, {GERMAN: text}), checkout)
    assert changed(checkout) == []


def test_a_text_that_is_english_again_leaves_all_others(checkout: Path) -> None:
    files.write(checkout, "bot", "de", {"button-join": "", "button-leave": "Raus"})
    assert changed(checkout) == ["-button-join = Mitspielen", "-button-leave = Verlassen", "+button-leave = Raus"]


def test_a_text_that_cannot_be_read_is_replaced(tmp_path: Path) -> None:
    files.write(tmp_path, "bot", "nl", JOIN)
    file = tmp_path / "bot/text/nl.ftl"
    file.write_text("# Knoppen\nbutton-join = { $broken\n\n# Meer\n")
    files.write(tmp_path, "bot", "nl", JOIN)
    assert file.read_text() == "# Knoppen\nbutton-join = Meedoen\n\n# Meer\n"


def test_a_text_may_use_what_is_there_already(checkout: Path, tmp_path: Path) -> None:
    assert files.add(sent(tmp_path, {GERMAN: "button-join = { list-comma }Mitspielen\n"}), checkout).left_out == []
    (checkout / "bot/text/nl.ftl").write_text("-spel = spel\n")
    assert files.add(sent(tmp_path, {"bot/text/nl.ftl": "button-join = { -spel }\n"}), checkout).left_out == []
    assert (checkout / "bot/text/nl.ftl").read_text() == "-spel = spel\nbutton-join = { -spel }\n"


def test_nothing_is_written_over_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "bot/text/nl.ftl"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"button-join = \xff")
    with pytest.raises(files.Refused, match="not UTF-8"):
        files.add(sent(tmp_path, {"bot/text/nl.ftl": "button-join = Meedoen"}), tmp_path)
    assert file.read_bytes() == b"button-join = \xff"


def test_a_text_is_english_again_once_it_is_empty(tmp_path: Path) -> None:
    files.write(tmp_path, "bot", "nl", JOIN)
    files.write(tmp_path, "bot", "nl", {"button-join": ""})
    assert (tmp_path / "bot/text/nl.ftl").read_text() == ""


def test_what_is_wrong_is_left_out_and_what_is_there_already_stays(tmp_path: Path) -> None:
    files.write(tmp_path, "bot", "nl", JOIN)
    wrong = "button-join = { $x }\nnothing-such = x\nbutton-leave = Weggaan\n"
    path = sent(tmp_path, {"bot/text/nl.ftl": wrong, "bot/text/en.ftl": "button-join = Go", "rules/go/text/nl.ftl": ""})
    taken = files.add(path, tmp_path)
    assert (tmp_path / "bot/text/nl.ftl").read_text() == "button-join = Meedoen\nbutton-leave = Weggaan\n"
    assert taken.texts == 1
    assert [sentence.split(": ")[1] for sentence in taken.left_out] == [
        "button-join",
        "nothing-such",
        "there are no such texts to translate.",
        "there are no such texts to translate.",
    ]


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"../bot/text/nl.ftl": "button-join = Meedoen"}, "leads out of the folder"),
        ({"/bot/text/nl.ftl": "button-join = Meedoen"}, "leads out of the folder"),
        ({"bot/text/nl.ftl": "x" * (files.LARGEST + 1)}, "is larger than 1 MiB"),
        ({"readme.txt": "hello"}, "Nothing was added"),
        ({f"{number}.ftl": "" for number in range(files.MOST_FILES + 1)}, "There are more than 500 files"),
    ],
)
def test_a_file_that_is_no_translation_is_refused(tmp_path: Path, entries: dict[str, str], reason: str) -> None:
    with pytest.raises(files.Refused, match=reason):
        files.add(sent(tmp_path, entries), tmp_path / "there")
    assert not (tmp_path / "there").exists()


def test_a_file_that_is_no_zip_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sent.zip"
    path.write_text("hello")
    with pytest.raises(files.Refused, match="is no zip"):
        files.add(path, tmp_path)
