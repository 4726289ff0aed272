"""`parlour health`, as Docker asks it every half minute."""

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
    """Neither settings nor data lie where it is asked."""
    monkeypatch.chdir(tmp_path)


async def health(redis_url: str) -> tuple[int, str]:
    """The exit code of `parlour health`, which has an event loop of its own, and what it said."""
    answer = await asyncio.to_thread(CliRunner().invoke, app, ["health"], env={"REDIS_URL": redis_url})
    return answer.exit_code, answer.stderr


async def test_a_record_with_a_worker_is_healthy(redis_url: str) -> None:
    store = Store(redis_url)
    await store.beat(0)
    await store.close()
    assert await health(redis_url) == (0, "")


async def test_a_record_that_nobody_works_for_is_not_healthy(redis_url: str) -> None:
    code, said = await health(redis_url)
    assert (code, "no worker is running" in said) == (1, True)


async def test_a_record_that_does_not_answer_is_not_healthy(tmp_path: Path) -> None:
    code, said = await health(f"unix://{tmp_path}/nobody.sock")
    assert (code, "does not answer" in said) == (1, True)


@pytest.mark.process
def test_where_nothing_runs_health_says_so_in_one_sentence() -> None:
    command = [str(Path(sys.executable).with_name("parlour")), "health"]
    done = subprocess.run(command, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "No redis-server runs on data.\n")
