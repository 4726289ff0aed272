"""`make dev`: runs the sandbox and the bot, and restarts each when its code changes.

The sandbox keeps its page and its port, so that a window stays open while the bot restarts. A part that fails to
start shows why and is tried again at the next change. Its matches are stored in a folder of their own.
"""

import argparse
import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from importlib.metadata import entry_points
from pathlib import Path

from watchfiles import awatch

from bot.settings import read
from rules import games

PROJECT = Path(__file__).parents[1]
BOT = ("bot", "rendering", "rules")
SANDBOX = "sandbox"
PAGE = PROJECT / SANDBOX / "page"
QUIET = 50
"""Milliseconds without a change after which a save counts as complete."""
LOOK = 200
"""Milliseconds after which a check for changes ends, even if there are none."""


class Loop:
    """The two processes, restarted when files change."""

    def __init__(self, data: Path, port: int) -> None:
        self._data = data
        self._port = port
        self._url = ""
        self._sandbox: Process | None = None
        self._bot: Process | None = None
        self._reporting: asyncio.Task[None] | None = None

    async def run(self, stop: asyncio.Event) -> None:
        """Keeps both parts running until `stop` is set."""
        rooms = [*(PROJECT / room for room in (*BOT, SANDBOX)), *games.folders(entry_points(group=games.GROUP))]
        try:
            async for changes in awatch(*rooms, step=QUIET, rust_timeout=LOOK, yield_on_timeout=True, stop_event=stop):
                if self._sandbox is None:  # after watching has begun, so that no change is missed
                    await self._start()
                elif changes:
                    await self._apply({Path(path) for _, path in changes})
        finally:
            await _end(self._bot)
            await _end(self._sandbox)

    async def _apply(self, changed: set[Path]) -> None:
        _print(", ".join(sorted(map(_shown, changed))), "changed")
        page = {path for path in changed if path.is_relative_to(PAGE)}
        rooms = {_room(path) for path in changed - page}
        if SANDBOX in rooms or not _is_running(self._sandbox):
            await _end(self._bot)
            await _end(self._sandbox)
            await self._start()
        elif rooms:
            await _end(self._bot)
            await self._start_bot()
        if page and self._sandbox and _is_running(self._sandbox):
            self._sandbox.send_signal(signal.SIGUSR1)

    async def _start(self) -> None:
        await self._start_sandbox()
        await self._start_bot()

    async def _start_sandbox(self) -> None:
        command = ("-m", "sandbox", "--port", str(self._port), "--data", str(self._data / "sandbox"), "--with-parent")
        self._sandbox = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=PROJECT, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        assert self._sandbox.stdout is not None
        line = (await self._sandbox.stdout.readline()).decode()
        self._url = line.removeprefix("sandbox: ").strip()
        if self._url:
            self._port = int(self._url.rpartition(":")[2])
            _print("The page is at", self._url)

    async def _start_bot(self) -> None:
        if not self._url:
            _print("The sandbox did not start, for the reason above. The next change tries again.")
            return
        settings = {
            "DISCORD_TOKEN": "sandbox",
            "REDIS_URL": "",
            "PARLOUR_SHARDS": "",
            "PARLOUR_DATA": str(self._data),
            "PARLOUR_DISCORD_URL": self._url,
        }
        self._bot = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from bot.cli import app; app()", "run", cwd=PROJECT, env={**os.environ, **settings}
        )
        self._reporting = asyncio.create_task(_report_failure(self._bot))


def _room(path: Path) -> str:
    """Returns the room of a file; of one of an installed game, that of the rules."""
    return path.relative_to(PROJECT).parts[0] if path.is_relative_to(PROJECT) else "rules"


def _shown(path: Path) -> str:
    return str(path.relative_to(PROJECT) if path.is_relative_to(PROJECT) else path)


def _is_running(process: Process | None) -> bool:
    return process is not None and process.returncode is None


async def _report_failure(process: Process) -> None:
    if await process.wait() > 0:
        _print("The bot has stopped, for the reason above. The next change tries again.")


async def _end(process: Process | None) -> None:
    if process is None:
        return
    if process.returncode is None:
        process.terminate()
    await process.wait()


def _print(*words: str) -> None:
    print(*words, file=sys.stderr, flush=True)


async def main(data: Path, port: int) -> None:
    """Runs both parts until Ctrl-C or a SIGTERM. Nobody else on this machine can read the files that they make."""
    os.umask(0o077)
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    await Loop(data, port).run(stop)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description="Runs the sandbox and the bot, and restarts each when its code changes."
    )
    parser.add_argument("--port", type=int, default=8765, help="the first port to try for the page (%(default)s)")
    asyncio.run(main(read().data.absolute() / "dev", parser.parse_args().port))
