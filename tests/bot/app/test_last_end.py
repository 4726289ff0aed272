"""A start after a process that was not stopped cleanly says in a line what it has left."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sandbox import Sandbox

pytestmark = pytest.mark.process

PARLOUR = Path(sys.executable).with_name("parlour")
PATIENCE = 30.0
Line = dict[str, Any]


@asynccontextmanager
async def running(folder: Path, url: str) -> AsyncIterator[tuple[Process, list[Line]]]:
    """Runs Parlour until the end of the block; yields the process once it is ready, and what it has logged by then."""
    there = {"PARLOUR_DISCORD_URL": url, "DISCORD_TOKEN": "token", "PARLOUR_EMOJIS": "false"}
    environment = {**os.environ, **there, "PARLOUR_DATA": str(folder)}
    process = await asyncio.create_subprocess_exec(PARLOUR, "run", stderr=PIPE, env=environment, cwd=folder)
    assert process.stderr is not None
    lines: list[Line] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while not lines or lines[-1]["event"] != "Parlour is ready":
                lines.append(json.loads(await process.stderr.readline()))
        yield process, lines
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.communicate()


def about_the_end(lines: list[Line]) -> list[Line]:
    return [line for line in lines if "not stopped cleanly" in line["event"]]


async def test_a_start_after_a_kill_says_what_was_left_and_one_after_a_stop_says_nothing(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox:
        async with running(tmp_path, sandbox.url) as (process, first):
            process.kill()
            await process.wait()
        async with running(tmp_path, sandbox.url) as (_, after_a_kill):
            pass
        async with running(tmp_path, sandbox.url) as (_, after_a_stop):
            pass
    assert about_the_end(first) == about_the_end(after_a_stop) == []
    (line,) = about_the_end(after_a_kill)
    assert (line["level"], line["matches_to_announce"], line["searches_begun_again"]) == ("warning", 0, 0)
    assert int(line["down"].removesuffix(" s")) < PATIENCE
