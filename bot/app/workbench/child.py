"""A child process that reads lines and writes lines, and what it last said if it ends."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress

ANSWER_BYTES = 1 << 26
"""The longest line that a process may write, in bytes."""
LAST_LINES = 80
"""How many of its last lines on standard error are kept, to explain why it ended."""


class ProcessEnded(Exception):
    """The process ended without an answer. The message is what it last wrote to standard error."""


class Child:
    """A process, in which the author's code may run."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._last: deque[str] = deque(maxlen=LAST_LINES)
        self._reading = asyncio.create_task(self._pass_on())

    @classmethod
    async def start(cls, command: Sequence[str], settings: Mapping[str, str] | None = None) -> "Child":
        """Starts `command`, with `settings` added to its environment."""
        environment = {**os.environ, **(settings or {})}
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=ANSWER_BYTES, env=environment
            )
        )

    async def write(self, line: bytes) -> None:
        """Writes a line to its standard input."""
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
        """Ends it, whatever it is doing."""
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
