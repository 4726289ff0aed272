"""`parlour workbench` on the command line."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.app.workbench.files import folder_for
from bot.cli.program import app

PARLOUR = "from bot.cli import app; app()"
WITHOUT_WATCHFILES = f"import sys; sys.modules['watchfiles'] = None; {PARLOUR}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called chess."),
        (["manhattan", "--state", "gone.json"], "No such file or directory: 'gone.json'"),
    ],
)
def test_a_wrong_argument_is_explained_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["workbench", *arguments])
    assert result.exit_code == 1
    assert sentence in result.stderr


@pytest.mark.process
def test_without_watchfiles_the_error_names_what_installs_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_WATCHFILES, "workbench", "manhattan"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "`pip install watchfiles` installs it." in done.stderr


def test_positions_are_kept_with_the_tests_of_their_game() -> None:
    assert folder_for("manhattan") == Path("tests/rules/manhattan")
    assert folder_for("a_game_of_its_own") == Path("tests")
