"""`parlour workbench` on the command line."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.app.workbench.keeping import folder_for
from bot.cli.program import app
from tests.checkout import copied, line, started

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


@pytest.mark.process
async def test_a_port_that_is_taken_leads_to_the_next_one_and_a_stop_leaves_no_process(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with started(copied(tmp_path), "-c", PARLOUR, "workbench", "manhattan", "--port", str(port)) as process:
            ready = await line(process.stdout, "The workbench is ready")
            assert f"http://127.0.0.1:{port}." not in ready
            os.killpg(process.pid, signal.SIGINT)  # Ctrl-C reaches every process of the terminal
            assert await process.wait() == 0


def test_positions_are_kept_with_the_tests_of_their_game() -> None:
    assert folder_for("manhattan") == Path("tests/rules/manhattan")
    assert folder_for("a_game_of_its_own") == Path("tests")
