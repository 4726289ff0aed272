"""`parlour health`, as Docker runs it every half minute."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.store.database import Store


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs in a folder with neither settings nor data."""
    monkeypatch.chdir(tmp_path)


async def health(redis_url: str) -> tuple[int, str]:
    """Returns exit code and error output of `parlour health`, which has its own event loop."""
    answer = await asyncio.to_thread(CliRunner().invoke, app, ["health"], env={"REDIS_URL": redis_url})
    return answer.exit_code, answer.stderr


async def test_a_database_with_a_worker_is_healthy(redis_url: str) -> None:
    store = Store(redis_url)
    await store.beat(0)
    await store.close()
    assert await health(redis_url) == (0, "")


async def test_a_database_without_a_worker_is_unhealthy(redis_url: str) -> None:
    code, output = await health(redis_url)
    assert (code, "no worker is running" in output) == (1, True)


async def test_a_database_that_does_not_answer_is_unhealthy(tmp_path: Path) -> None:
    code, output = await health(f"unix://{tmp_path}/nobody.sock")
    assert (code, "does not answer" in output) == (1, True)


@pytest.mark.process
def test_health_explains_in_one_sentence_that_nothing_is_running() -> None:
    command = [str(Path(sys.executable).with_name("parlour")), "health"]
    done = subprocess.run(command, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "No redis-server runs on data.\n")
