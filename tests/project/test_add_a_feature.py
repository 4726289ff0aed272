"""What docs/add-a-feature.md shows is a feature: it works, is found, and is all that is needed."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest

from tests.installing import Installed, copied
from tests.languages import COMPLETE
from tests.project.sources import text

PAGE = PurePosixPath("docs/add-a-feature.md")
FILE = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = dict(FILE.findall(text(PAGE)))
CODE, TESTS = "bot/features/coin", "tests/bot/features/coin"
COMMANDS = """
from bot import commands
from bot.app.client import create_bot
from bot.settings import Settings
print(*[made.name for made in commands.build(create_bot(Settings()).services)])
"""
in_processes = pytest.mark.process


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A copy of the project with the files of the page."""
    copy = copied(tmp_path_factory.mktemp("checkout"))
    for name, content in SHOWN.items():
        path = copy.folder / name
        assert not path.exists(), name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return copy


def test_a_feature_is_at_most_three_files_and_one_for_each_language_in_folders_of_its_own() -> None:
    assert 0 < len(SHOWN) <= 3 + len(COMPLETE)
    assert [name for name in SHOWN if not name.startswith((f"{CODE}/", f"{TESTS}/"))] == []


@in_processes
def test_the_feature_passes_its_own_test_and_those_of_every_text_and_press(checkout: Installed) -> None:
    every = ("tests/bot/test_texts.py", "tests/bot/actions/test_custom_id.py", "tests/bot/commands")
    selected = ("-k", "coin or Flip or label or errors or handler or described")
    output = checkout.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *selected, TESTS, *every)
    assert int(re.findall(r"(\d+) passed", output)[0]) > 10


@in_processes
def test_its_command_is_found(checkout: Installed) -> None:
    assert "coin" in checkout.python("-c", COMMANDS).split()


@in_processes
def test_the_table_of_privacy_gets_a_row_for_its_keys(checkout: Installed) -> None:
    page = Path(checkout.folder / "PRIVACY.md")
    before = page.read_text().splitlines()
    checkout.python("-m", "tools.privacy")
    (row,) = [line for line in page.read_text().splitlines() if line not in before]
    assert row.startswith("| `coin:`, ")


@in_processes
def test_it_is_formatted_and_clean_and_imports_what_a_feature_may(checkout: Installed) -> None:
    checkout.python("-m", "ruff", "format", "--check", "--no-cache", CODE, TESTS)
    checkout.python("-m", "ruff", "check", "--no-cache", CODE, TESTS)
    checkout.python("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache")
    checkout.check_types(CODE, TESTS)
