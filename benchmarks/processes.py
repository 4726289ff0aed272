"""Runs bots in processes of their own, so that the benchmark takes no time from them."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from benchmarks.bot_process import Report
from sandbox import Answer, Person, Sandbox

PATIENCE = 60.0
"""Seconds to wait for a bot to start."""
POLL_SECONDS = 0.01


class Bot:
    """A running bot of Parlour."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.pid = process.pid

    async def report(self) -> Report:
        """Returns the load of the bot since the last report."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(b"\n")
        while not (line := await self._process.stdout.readline()).startswith(b"{"):
            if not line:
                raise RuntimeError("the bot has stopped")  # else it was a line of the log of an earlier version
        return msgspec.json.decode(line, type=Report)


@asynccontextmanager
async def parlour(
    sandbox: Sandbox, data: Path, *arguments: str, quotas: bool = False, code: Path | None = None, **others: str
) -> AsyncIterator[Bot]:
    """Runs the bot with its own Redis in the folder `data`. Without `quotas`, people may press as fast as they can.

    `code`: another checkout, whose bot is to run. `others`: more settings.
    """
    settings = {
        "PARLOUR_DISCORD_URL": sandbox.url,
        "PARLOUR_DATA": str(data),
        "PARLOUR_PAUSE_SECONDS": "0",
        "PARLOUR_QUOTAS": str(quotas),
        **others,
    }
    async with _running("benchmarks.bot_process", *arguments, code=code, **settings) as process:
        yield Bot(process)


@asynccontextmanager
async def from_command_line(sandbox: Sandbox, data: Path) -> AsyncIterator[int]:
    """Runs `parlour run` as a host does; yields the id of the process."""
    env = os.environ | {"DISCORD_TOKEN": "token", "PARLOUR_DISCORD_URL": sandbox.url, "PARLOUR_DATA": str(data)}
    process = await asyncio.create_subprocess_exec(Path(sys.executable).with_name("parlour"), "run", env=env)
    try:
        yield process.pid
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def bare_bot(sandbox: Sandbox, images: Sequence[Path]) -> AsyncIterator[None]:
    """Runs a minimal bot: see benchmarks/bare_bot.py."""
    async with _running("benchmarks.bare_bot", sandbox.url, *map(str, images)):
        yield


async def ready(person: Person, command: str) -> Answer:
    """Waits for the bot's first answer to `command`, which needs no options. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await _answer(person, command)) is None:
            await asyncio.sleep(POLL_SECONDS)
    return answer


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Waits until something is true. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(POLL_SECONDS)


async def _answer(person: Person, command: str) -> Answer | None:
    world = await person.world()
    if command not in {known["name"] for known in world["commands"]}:
        return None
    try:
        answer = await person.slash(command, patience=0.25)
    except TimeoutError:
        return None
    return answer if answer.status == "done" else None


@asynccontextmanager
async def _running(module: str, *arguments: str, code: Path | None = None, **settings: str) -> AsyncIterator[Process]:
    command, env = (sys.executable, "-m", module, *arguments), os.environ | settings
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=env, cwd=code)
    assert process.stdin
    try:
        yield process
    finally:
        process.stdin.close()
        await process.wait()
