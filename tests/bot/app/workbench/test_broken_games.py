"""Games of packages of their own that cannot be loaded: the workbench shows why."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import msgspec
import pytest

from bot.app.workbench.messages import Deal, Reply, Request
from rules.game import CONTRACT

pytestmark = pytest.mark.process

PROJECT = Path(__file__).parents[4]


def install(folder: Path, source: str) -> None:
    """Installs a game whose rules are `source`, as an installer leaves it."""
    rules, metadata = folder / "parlour_broken" / "rules", folder / "parlour_broken-1.dist-info"
    for each in (rules, metadata):
        each.mkdir(parents=True)
    (rules.parent / "__init__.py").write_text(f"CONTRACT = {CONTRACT}\n")
    (rules / "__init__.py").write_text(source)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: parlour-broken\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[parlour.games]\nbroken = parlour_broken\n")


async def answer_of(folder: Path, patience: float) -> tuple[bytes, str]:
    """Returns the first line that the process writes about the game, and its errors."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.app.workbench.worker", str(patience)),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (PROJECT, folder)))},
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
    )
    request = msgspec.json.encode(Request("broken", "en", Deal(2, 1, {})))
    output, errors = await process.communicate(request + b"\n")
    return output.partition(b"\n")[0], errors.decode()


async def test_the_traceback_of_a_package_that_does_not_load_is_shown(tmp_path: Path) -> None:
    install(tmp_path, "def (\n")
    answer, _ = await answer_of(tmp_path, patience=60)
    error = msgspec.json.decode(answer, type=Reply).error
    assert error.startswith("Traceback")
    assert error.endswith("SyntaxError: invalid syntax\n")


async def test_a_package_that_does_not_fit_is_explained_in_a_sentence(tmp_path: Path) -> None:
    install(tmp_path, "GAME = 1\n")
    answer, _ = await answer_of(tmp_path, patience=60)
    assert msgspec.json.decode(answer, type=Reply).refusal.endswith("is left out: its GAME is no Game.")


async def test_rules_in_an_endless_loop_are_ended_and_say_where_they_were(tmp_path: Path) -> None:
    install(tmp_path, "def settle():\n    while True:\n        pass\n\n\nsettle()\n")
    answer, errors = await answer_of(tmp_path, patience=3)
    assert answer == b""
    assert "in settle" in errors


async def test_what_the_code_of_a_game_prints_is_no_answer(tmp_path: Path) -> None:
    install(tmp_path, "print('dealing')\nGAME = 1\n")
    answer, errors = await answer_of(tmp_path, patience=60)
    assert msgspec.json.decode(answer, type=Reply).refusal
    assert "dealing" in errors
