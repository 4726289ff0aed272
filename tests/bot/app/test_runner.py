"""`parlour play` as a person runs it: it starts, stops on Ctrl-C and leaves nothing behind."""

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.app.failures import EX_CONFIG
from bot.app.refusals import WRONG_TOKEN
from sandbox import Sandbox

pytestmark = pytest.mark.process

PARLOUR = Path(sys.executable).with_name("parlour")
PATIENCE = 30.0


@asynccontextmanager
async def playing(folder: Path, port: int = 0) -> AsyncIterator[tuple[Process, str]]:
    """Yields the process and the address that it prints; stops it at the end if it still runs."""
    environment = {**os.environ, "PARLOUR_DATA": str(folder)}
    process = await asyncio.create_subprocess_exec(
        PARLOUR, "play", "--port", str(port), stdout=PIPE, env=environment, cwd=folder, start_new_session=True
    )
    try:
        yield process, await address(process)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def address(process: Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        async for line in process.stdout:
            if found := re.search(r"http://\S+", line.decode()):
                return found[0]
    raise AssertionError("no address was printed")


def descendants(folder: Path) -> list[str]:
    """Returns the command lines of running processes that contain `folder`."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if str(folder) in command:
            found.append(command)
    return found


def left_behind(folder: Path) -> list[Path]:
    """Returns locks and sockets."""
    return [*folder.glob("*.lock"), *folder.glob("*.sock")]


def readable_for_others(folder: Path) -> list[Path]:
    """Returns the files and folders that other people on this machine may read."""
    return [path for path in folder.rglob("*") if path.stat().st_mode & 0o077]


async def gone(folder: Path) -> bool:
    """Whether no process of `folder` runs any more, after a short wait."""
    for _ in range(100):
        if not descendants(folder):
            return True
        await asyncio.sleep(0.1)
    return False


async def test_it_serves_the_page_once_with_private_files_and_after_a_kill_starts_again_on_the_same_data(
    tmp_path: Path,
) -> None:
    taken = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    port = taken.sockets[0].getsockname()[1]
    async with taken, playing(tmp_path, port) as (process, url):
        assert int(url.rsplit(":", 1)[1]) > port, "the next free one is used"
        assert descendants(tmp_path)
        assert readable_for_others(tmp_path) == []
        await a_second_start_says_where_the_first_one_is(tmp_path, url)
        process.kill()
        await process.wait()
    await control_c_leaves_no_process_and_no_lock(tmp_path)


async def control_c_leaves_no_process_and_no_lock(folder: Path) -> None:
    async with playing(folder) as (process, url):
        assert await status(url) == 200
        os.killpg(process.pid, signal.SIGINT)  # Ctrl-C reaches every process of the terminal
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert await gone(folder)
    assert not left_behind(folder)


async def a_second_start_says_where_the_first_one_is(folder: Path, url: str) -> None:
    second = await asyncio.create_subprocess_exec(
        PARLOUR, "play", stdout=PIPE, stderr=PIPE, env={**os.environ, "PARLOUR_DATA": str(folder)}, cwd=folder
    )
    _, errors = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == 1
    assert errors.decode().strip() == f"Parlour is running already: open {url} in a browser."


async def status(url: str) -> int:
    async with aiohttp.ClientSession() as http, http.get(url) as page:
        return page.status


async def test_a_start_while_discord_is_away_says_so_and_waits_until_it_is_stopped(tmp_path: Path) -> None:
    nowhere = {"PARLOUR_DISCORD_URL": "http://127.0.0.1:9", "DISCORD_TOKEN": "sandbox", "PARLOUR_DATA": str(tmp_path)}
    process = await asyncio.create_subprocess_exec(
        PARLOUR, "run", stderr=PIPE, env={**os.environ, **nowhere}, cwd=tmp_path
    )
    assert process.stderr is not None
    line = json.loads(await asyncio.wait_for(process.stderr.readline(), PATIENCE))
    assert line["event"] == "Discord does not answer (ClientConnectorError)"
    assert line["level"] == "warning"
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert await gone(tmp_path)


async def test_a_wrong_token_ends_the_process_with_a_sentence_and_a_code_that_stops_restarts(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox:
        sandbox.control.fail("GET /users/@me", 401, message="401: Unauthorized")
        there = {"PARLOUR_DISCORD_URL": sandbox.url, "DISCORD_TOKEN": "wrong", "PARLOUR_DATA": str(tmp_path)}
        process = await asyncio.create_subprocess_exec(
            PARLOUR, "run", stderr=PIPE, env={**os.environ, **there}, cwd=tmp_path
        )
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == EX_CONFIG
    assert errors.decode().splitlines() == [WRONG_TOKEN]
