"""Copies of the project, and games that are packages of their own, in folders of a test, with Python to run there."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.project.sources import files

PROJECT = Path(__file__).parents[1]
PACKAGES = Path(__file__).parent / "packages"
TYPES = PROJECT / ".mypy_cache"
CHECKOUT = {"rules", "rendering", "bot", "sandbox", "tests", "tools", "pyproject.toml", "PRIVACY.md"}
GRADES = ("plays", "readable", "worded", "plays well", "teaches", "fast")
QUICK = tuple(name for name in GRADES if name != "plays well")
PARLOUR = ("-c", "from bot.cli import app; app()")


class Installed:
    """A folder with installed packages, and Python with it on its path."""

    def __init__(self, folder: Path, code: Path = PROJECT) -> None:
        self.folder = folder
        self._code = code

    def install(self, *sources: Path) -> None:
        """Builds and installs packages from their folders, without asking any index."""
        pip = ("pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index")
        self.python("-m", *pip, "--no-build-isolation", "--target", str(self.folder), *map(str, sources))

    def python(self, *arguments: str, fails: bool = False) -> str:
        """Returns the output of Python, errors included. Fails the test unless Python fails exactly if it `fails`."""
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (self._code, self.folder)))}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        output = done.stdout + done.stderr
        assert (done.returncode != 0) == fails, output
        return output

    def check_types(self, *paths: str) -> None:
        """Checks types. What the project's own check knows about its files already is not found out again."""
        if TYPES.is_dir() and not (self.folder / TYPES.name).exists():
            shutil.copytree(TYPES, self.folder / TYPES.name)
        self.python("-m", "mypy", *paths)

    def grades(self, game: str, *only: str, fails: bool = False) -> dict[str, bool]:
        """Returns the grades of `parlour check`: all of them, or `only` some."""
        return grades(self.parlour("check", game, *(f"--only={name}" for name in only), fails=fails))

    def parlour(self, *arguments: str, fails: bool = False) -> str:
        """Returns the output of the command `parlour`."""
        return self.python(*PARLOUR, *arguments, fails=fails)


def copied(root: Path) -> Installed:
    """Copies the project with its tests into `root`. What is compiled already is not compiled again."""
    for path in files():
        if path.parts[0] in CHECKOUT:
            compiled = (PROJECT / path.parent).glob(f"__pycache__/{path.stem}.*.pyc") if path.suffix == ".py" else ()
            for each in (path, *(found.relative_to(PROJECT) for found in compiled)):
                (root / each).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(PROJECT / each, root / each)  # with its time, which tells Python what is up to date
    return Installed(root, root)


def grades(report: str) -> dict[str, bool]:
    """Returns the grades of a report of `parlour check`."""
    rows: Sequence[str] = [line for line in report.splitlines() if line[12:15] in {"yes", "NO "}]
    return {row[:12].strip(): row[12:15] == "yes" for row in rows}
