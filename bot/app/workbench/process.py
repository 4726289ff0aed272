"""The processes that hold the rules, as the other one sees them: one answers, one is ready to replace it.

The one that is ready has loaded everything but the game, so that a save of the game is shown in half of the time.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

import msgspec

from bot.app.workbench.messages import Picture, Reply, Request

PATIENCE = 30
"""Seconds after which rules that do not answer are ended: they are in an endless loop."""
COMMAND = (sys.executable, "-m", "bot.app.workbench.worker", str(PATIENCE))
ANSWER_BYTES = 1 << 26
"""The longest line that a process may write, in bytes."""
LAST_LINES = 80
"""How many of its last lines on standard error are kept, to explain why it ended."""


class ProcessEnded(Exception):
    """The process ended without an answer. The message is what it last wrote to standard error."""


class _Worker:
    """A process that runs `bot.app.workbench.worker`."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._last: deque[str] = deque(maxlen=LAST_LINES)
        self._reading = asyncio.create_task(self._pass_on())

    @classmethod
    async def start(cls) -> "_Worker":
        return cls(
            await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=ANSWER_BYTES)
        )

    async def write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        with suppress(ConnectionError):  # then there is no answer either
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()

    async def read(self) -> bytes:
        """Returns the next line. Raises ProcessEnded."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            await self.end()
            raise ProcessEnded("\n".join(self._last))
        return line

    async def end(self) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
        await self._reading

    async def _pass_on(self) -> None:
        """Passes what the process writes to standard error on to this one's, and keeps the end of it."""
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            text = line.decode(errors="replace").rstrip("\n")
            self._last.append(text)
            sys.stderr.write(f"{text}\n")


class RulesProcess:
    """Rules as they were saved when the first request came."""

    def __init__(self) -> None:
        self._current: _Worker | None = None
        self._spare: _Worker | None = None
        self._ends = 0

    async def ask(self, request: Request) -> Reply:
        """Returns the reply to a request. Raises ProcessEnded."""
        if self._current is None:
            self._current, self._spare = self._spare or await _Worker.start(), None
        current = self._current
        await current.write(msgspec.json.encode(request))
        return msgspec.json.decode(await self._line(current), type=Reply)

    async def picture(self) -> Picture:
        """Returns the next picture of those that follow a reply with a scene. Raises ProcessEnded."""
        if self._current is None:
            raise ProcessEnded
        return msgspec.json.decode(await self._line(self._current), type=Picture)

    async def prepare(self) -> None:
        """Starts the process that is to answer after the next save."""
        if self._spare is None:
            ends, worker = self._ends, await _Worker.start()
            if ends == self._ends:
                self._spare = worker
            else:  # it may have loaded what was saved meanwhile
                await worker.end()

    async def end(self, *, both: bool) -> None:
        """Ends the process that answers, whatever it is doing; if `both`, also the one that is ready."""
        self._ends += 1
        current, self._current = self._current, None
        ready = self._spare if both else None
        self._spare = None if both else self._spare
        for worker in (current, ready):
            if worker is not None:
                await worker.end()

    async def _line(self, worker: _Worker) -> bytes:
        try:
            return await worker.read()
        except ProcessEnded:
            if self._current is worker:
                self._current = None
            raise
