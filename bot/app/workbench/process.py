"""The process that holds the rules, as the other one sees it: started when needed, ended when a file is saved."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

import msgspec

from bot.app.workbench.messages import Picture, Reply, Request

COMMAND = (sys.executable, "-m", "bot.app.workbench.worker")
ANSWER_BYTES = 1 << 26
"""The longest line that the process may write, in bytes."""
LAST_LINES = 80
"""How many of its last lines on standard error are kept, to explain why it ended."""


class ProcessEnded(Exception):
    """The process ended without an answer. The message is what it last wrote to standard error."""


class RulesProcess:
    """Rules as they were saved when the process was started."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._errors: deque[str] = deque(maxlen=LAST_LINES)
        self._reading: asyncio.Task[None] | None = None

    async def ask(self, request: Request) -> Reply:
        """Returns the reply to a request. Raises ProcessEnded."""
        if self._process is None:
            await self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(ConnectionError):  # then there is no answer either
            self._process.stdin.write(msgspec.json.encode(request) + b"\n")
            await self._process.stdin.drain()
        return msgspec.json.decode(await self._line(), type=Reply)

    async def picture(self) -> Picture:
        """Returns the next picture of those that follow a reply with a scene. Raises ProcessEnded."""
        return msgspec.json.decode(await self._line(), type=Picture)

    async def end(self) -> None:
        """Ends the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading
            self._reading = None

    async def _start(self) -> None:
        self._errors.clear()
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=ANSWER_BYTES
        )
        self._reading = asyncio.create_task(self._pass_on(self._process))

    async def _line(self) -> bytes:
        process = self._process
        if process is not None:
            assert process.stdout is not None
            line = await process.stdout.readline()
            if line.endswith(b"\n"):
                return line
        await self.end()
        raise ProcessEnded("\n".join(self._errors))

    async def _pass_on(self, process: Process) -> None:
        """Passes what the process writes to standard error on to this one's, and keeps the end of it."""
        assert process.stderr is not None
        async for line in process.stderr:
            text = line.decode(errors="replace").rstrip("\n")
            self._errors.append(text)
            sys.stderr.write(f"{text}\n")
