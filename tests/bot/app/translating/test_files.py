"""Translations as files: written text by text, packed, sent, and added by whoever runs Parlour."""

import zipfile
from pathlib import Path

import pytest

from bot.app.translating import files

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
