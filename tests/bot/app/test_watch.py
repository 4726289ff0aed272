"""`parlour render --watch` as a developer runs it."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import PATIENCE, copied, line, started
from tests.installing import PACKAGES, Installed

pytestmark = pytest.mark.process

PARLOUR = "from bot.cli import app; app()"
WITHOUT_WATCHFILES = f"import sys; sys.modules['watchfiles'] = None; {PARLOUR}"
RENDER = ("render", "manhattan", "--out", "board.png", "--watch")


async def test_each_save_also_of_texts_and_data_renders_again_even_after_a_syntax_error(tmp_path: Path) -> None:
    checkout = copied(tmp_path)
    towers, board = checkout / "rendering" / "manhattan" / "towers.py", checkout / "board.png"
    async with started(checkout, "-c", PARLOUR, *RENDER) as process:
        await line(process.stdout, "board.png was rendered in")
        image, source = board.read_bytes(), towers.read_text()
        towers.write_text("def (\n" + source)
        await line(process.stderr, "SyntaxError")
        await line(process.stdout, "Nothing was rendered")
        assert board.read_bytes() == image
        towers.write_text(source + "\n# mended\n")
        await line(process.stdout, "board.png was rendered in")
        for file in ("rules/manhattan/text/en.ftl", "rules/manhattan/data.toml"):
            (checkout / file).touch()
            await line(process.stdout, "board.png was rendered in")
        os.killpg(process.pid, signal.SIGINT)  # Ctrl-C reaches every process of the terminal
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def test_saving_a_file_of_an_installed_game_renders_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = Installed(tmp_path / "installed")
    installed.folder.mkdir()
    installed.install(PACKAGES / "tricks")
    monkeypatch.setenv("PYTHONPATH", str(installed.folder))
    checkout = copied(tmp_path / "checkout")
    render = ("render", "tricks", "--out", "board.png", "--watch")
    async with started(checkout, "-c", PARLOUR, *render) as process:
        await line(process.stdout, "board.png was rendered in")
        steps = installed.folder / "parlour_tricks" / "rules" / "steps.py"
        source = steps.read_text()
        steps.write_text("def (\n" + source)
        await line(process.stderr, "tricks of the package parlour_tricks is left out: it does not load (SyntaxError")
        await line(process.stdout, "Nothing was rendered")
        steps.write_text(source)
        await line(process.stdout, "board.png was rendered in")


def test_without_watchfiles_the_error_names_what_installs_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_WATCHFILES, *RENDER]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "--watch needs the package watchfiles, which `make install-test` installs.\n"
