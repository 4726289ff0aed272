"""Keeps positions as tests: a record for each, and one test that replays them all."""

import re
from pathlib import Path

FOLDER = "kept"
TEST = "test_kept_matches.py"
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")

SOURCE = '''"""Matches kept in the workbench: the rules still allow every move, and do the same."""

from pathlib import Path

import pytest

from rules import games, record

KEPT = sorted(Path(__file__).with_name("kept").glob("*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_is_replayed_without_a_difference(file: Path) -> None:
    kept = record.decode(file.read_bytes())
    assert record.difference(games.load(kept.game), kept) == ""
'''


class CannotKeep(Exception):
    """The match cannot be kept. The message is a sentence."""


def folder_for(game: str) -> Path:
    """Returns where tests of a game belong: its folder among Parlour's, or `tests` of the package one works on."""
    own = Path("tests") / "rules" / game
    return own if own.is_dir() else Path("tests")


def keep(content: bytes, name: str, folder: Path) -> Path:
    """Writes a record for the tests in `folder`, and the test if it is missing. Returns the file. Raises CannotKeep."""
    if not _NAME.fullmatch(name):
        raise CannotKeep("A name is at most 60 small letters, digits, - and _.")
    file, test = folder / FOLDER / f"{name}.json", folder / TEST
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("xb") as new:
            new.write(content)
        if not test.exists():
            test.write_text(SOURCE, encoding="utf-8")
    except FileExistsError:
        raise CannotKeep(f"There is already {file}.") from None
    except OSError as error:
        raise CannotKeep(f"{error.filename}: {error.strerror}.") from error
    return file
