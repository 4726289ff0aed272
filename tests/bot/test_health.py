from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from bot.store.database import Store


async def health(folder: Path, **settings: str) -> tuple[int, str]:
    """The exit code of `parlour health` in an empty folder, and what it said."""
    command = Path(sys.executable).with_name("parlour")
    environment = {"PATH": os.environ["PATH"], **settings}
    process = await asyncio.create_subprocess_exec(command, "health", cwd=folder, env=environment, stderr=PIPE)
    _, said = await process.communicate()
    return process.returncode or 0, said.decode()


async def test_a_record_with_a_worker_is_healthy(redis_url: str, tmp_path: Path) -> None:
    store = Store(redis_url)
    await store.beat(0)
    await store.close()
    assert await health(tmp_path, REDIS_URL=redis_url) == (0, "")


async def test_a_record_that_nobody_works_for_is_not_healthy(redis_url: str, tmp_path: Path) -> None:
    code, said = await health(tmp_path, REDIS_URL=redis_url)
    assert (code, "nobody does its jobs" in said) == (1, True)


async def test_a_record_that_does_not_answer_is_not_healthy(tmp_path: Path) -> None:
    code, said = await health(tmp_path, REDIS_URL=f"unix://{tmp_path}/nobody.sock")
    assert (code, "does not answer" in said) == (1, True)


async def test_where_nothing_runs_health_says_so_in_one_sentence(tmp_path: Path) -> None:
    assert await health(tmp_path) == (1, "No redis-server runs on data.\n")
