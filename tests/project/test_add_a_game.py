"""The game in docs/add-a-game.md works as shown, in a checkout of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest

from tests.project.sources import PROJECT, files, text

pytestmark = pytest.mark.process

PAGE = PurePosixPath("docs/add-a-game.md")
FILE = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = "pig"
FREE = (
    "tests/rules/test_contract.py",
    "tests/rules/test_texts.py",
    "tests/bot/test_texts.py",
    "tests/rendering/test_contract.py",
    "tests/rendering/test_options.py",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the files of the page."""
    root = tmp_path_factory.mktemp("checkout")
    for path in files():
        if path.parts[0] in {"rules", "rendering", "bot", "tests"} or str(path) == "pyproject.toml":
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / path, root / path)
    for name, content in FILE.findall(text(PAGE)):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content, encoding="utf-8")
    return root


def run(checkout: Path, *arguments: str) -> str:
    """Returns the output of Python in the checkout. Fails the test if Python fails."""
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    done = subprocess.run([sys.executable, *arguments], cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def parlour(checkout: Path, *arguments: str) -> str:
    return run(checkout, "-c", "from bot.cli import app; app()", *arguments)


def test_the_page_shows_one_folder_for_rules_and_one_for_rendering() -> None:
    shown = {str(PurePosixPath(name).parents[-3]) for name, _ in FILE.findall(text(PAGE))}
    assert shown == {f"rules/{GAME}", f"rendering/{GAME}"}


def test_the_game_of_the_page_passes_the_tests_of_every_game(checkout: Path) -> None:
    output = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, *FREE)
    assert int(re.findall(r"(\d+) passed", output)[0]) > 30


def test_the_game_of_the_page_plays_a_thousand_games(checkout: Path) -> None:
    assert f"{GAME}: 1000 games" in parlour(checkout, "selfplay", GAME, "--games", "1000")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_game_of_the_page_can_be_rendered(checkout: Path, language: str) -> None:
    image = checkout / f"{language}.png"
    parlour(checkout, "render", GAME, "--players", "4", "--moves", "9", "--language", language, "--out", str(image))
    assert image.stat().st_size > 1000


def test_the_code_of_the_page_is_formatted_and_clean(checkout: Path) -> None:
    folders = (f"rules/{GAME}", f"rendering/{GAME}")
    run(checkout, "-m", "ruff", "format", "--check", "--no-cache", *folders)
    run(checkout, "-m", "ruff", "check", "--no-cache", *folders)
    run(checkout, "-m", "mypy", "--cache-dir", str(checkout / "types"), *folders)
