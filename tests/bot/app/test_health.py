"""`parlour health`, as Docker runs it every half minute."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.program import app
from bot.store.database import Store


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs in a folder with neither settings nor data."""
    monkeypatch.chdir(tmp_path)


async def health(redis_url: str, *roles: str) -> tuple[int, str]:
    """Returns exit code and error output of `parlour health`, which has its own event loop."""
    answer = await asyncio.to_thread(CliRunner().invoke, app, ["health", *roles], env={"REDIS_URL": redis_url})
    return answer.exit_code, answer.stderr


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    store = Store(redis_url)
    yield store
    await store.close()


async def test_a_database_with_a_worker_and_a_connected_bot_is_healthy(store: Store, redis_url: str) -> None:
    await store.beat(0)
    await store.liveness.listens()
    assert await health(redis_url) == (0, "")


async def test_a_database_without_a_worker_is_unhealthy(store: Store, redis_url: str) -> None:
    await store.liveness.listens()
    assert await health(redis_url) == (1, "working: no worker is running\n")
    assert await health(redis_url, "listening", "store") == (0, "")


async def test_a_database_without_a_connected_bot_is_unhealthy(store: Store, redis_url: str) -> None:
    await store.beat(0)
    assert await health(redis_url) == (1, "listening: no bot is connected to Discord\n")
    assert await health(redis_url, "working", "store") == (0, "")


@pytest.mark.parametrize(("waited", "code"), [(300, 0), (301, 1)])
async def test_an_announcement_that_waits_for_long_is_unhealthy(
    store: Store, redis_url: str, waited: int, code: int
) -> None:
    for now in (1000, 1000 + waited):
        await store.beat(now)
        await store.liveness.note_waiting([(1, 7)], now)
    sentence = f"working: an announcement has waited for {waited} s\n" if code else ""
    assert await health(redis_url, "working") == (code, sentence)


async def test_a_channel_with_ever_new_announcements_is_healthy(store: Store, redis_url: str) -> None:
    for revision in range(20):
        await store.beat(1000 + 30 * revision)
        await store.liveness.note_waiting([(1, revision)], 1000 + 30 * revision)
    assert await health(redis_url, "working") == (0, "")


async def test_a_database_that_does_not_answer_is_unhealthy(tmp_path: Path) -> None:
    code, output = await health(f"unix://{tmp_path}/nobody.sock")
    assert (code, "does not answer" in output) == (1, True)


@pytest.mark.process
def test_health_explains_in_one_sentence_that_nothing_is_running() -> None:
    command = [str(Path(sys.executable).with_name("parlour")), "health"]
    done = subprocess.run(command, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "No redis-server runs on data.\n")


@pytest.mark.process
def test_health_imports_nothing_that_it_does_not_need() -> None:
    """It runs every half minute, and its imports are most of what it costs."""
    run = "import sys; from bot.cli import app; sys.argv[1:] = ['health', 'store']"
    show = "import atexit; atexit.register(lambda: print(*sys.modules))"
    done = subprocess.run([sys.executable, "-c", f"{run}; {show}; app()"], capture_output=True, text=True, check=False)
    modules = set(done.stdout.split())
    assert {"redis", "pydantic", "bot.app.health"} <= modules
    assert not {"typer", "structlog", "rich", "discord", "docket", "PIL", "prometheus_client", "rules"} & modules
    assert {name for name in modules if name.startswith("bot.domain.")} == {"bot.domain.calendar"}


@pytest.mark.process
def test_a_role_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    command = [str(Path(sys.executable).with_name("parlour")), "health", "sweeping"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "'listening', 'working', 'store'" in done.stderr
