"""Copies of Parlour's code in which a test may change files, and processes that run there."""

import asyncio
import os
import shutil
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PACKAGES = ("rules", "rendering", "bot", "sandbox", "tools")
PATIENCE = 30.0


def copied(folder: Path) -> Path:
    """Copies the code into `folder` and returns it."""
    for package in PACKAGES:
        shutil.copytree(PROJECT / package, folder / package)
    return folder


@asynccontextmanager
async def started(checkout: Path, *arguments: str) -> AsyncIterator[Process]:
    """Runs this Python with `arguments` in `checkout`, and checks that no process is left at the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=checkout,
        env={**os.environ, "PARLOUR_DATA": str(checkout / "data")},
        stdout=PIPE,
        stderr=PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
    assert await _left(checkout) == []


async def line(stream: StreamReader | None, wanted: str) -> str:
    """Returns the next line that contains `wanted`. Raises TimeoutError, or AssertionError at the end of the stream."""
    assert stream is not None
    seen = []
    async with asyncio.timeout(PATIENCE):
        async for raw in stream:
            seen.append(raw.decode())
            if wanted in seen[-1]:
                return seen[-1]
    raise AssertionError(f"{wanted!r} is not in {seen}")


async def _left(folder: Path) -> list[str]:
    """Returns the command lines of processes that still run in `folder` after a grace period."""
    for _ in range(100):
        if not running_in(folder):
            break
        await asyncio.sleep(0.05)
    return running_in(folder)


def running_in(folder: Path) -> list[str]:
    """Returns the command lines of processes whose working directory is in `folder`."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink().is_relative_to(folder):
                found.append((process / "cmdline").read_bytes().replace(b"\0", b" ").decode())
    return [command for command in found if command]  # an ended process has none
