"""A few processes of one program, for work that would hold up the event loop, or that may never end."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Hashable
from time import monotonic

from bot.computer.answering import NOTE
from bot.fairness import FairPlaces


class Closed(Exception):
    """The processes were closed."""


class Processes:
    """Processes that answer a line with a line, each started when it is first needed.

    Those for whom they work take turns.
    """

    def __init__(
        self,
        module: str,
        count: int,
        longest: int,
        *,
        used_once: bool = False,
        waited: Callable[[float], None] = lambda _: None,
    ) -> None:
        """`module`: the program; `longest`: the most bytes of an answer; `used_once`: each ends with its answer.

        `waited`: is called with the seconds that each question has waited for a process.
        """
        self._command = (sys.executable, "-m", module)
        self._longest = longest
        self._used_once = used_once
        self._waited = waited
        self._closed = False
        self._running: set[Process] = set()
        self._places = FairPlaces(count)
        self._free: list[Process] = []

    async def ask(
        self, question: bytes, seconds: float, owner: Hashable, told: Callable[[bytes], None] = lambda _: None
    ) -> bytes | None:
        """Returns the answer of the next free process; None if it has died, or taken longer than `seconds`.

        `told`: is called with each note that comes before. Raises Closed.
        """
        since = monotonic()
        async with self._places.place(owner):
            self._waited(monotonic() - since)
            process = self._free.pop() if self._free else await self._start()
            answer = None
            try:
                answer = await _exchange(process, question, seconds, told)
                return answer
            finally:
                if answer and not self._used_once:
                    self._free.append(process)
                else:
                    await self._end(process)

    @property
    def is_idle(self) -> bool:
        """Whether no process works."""
        return len(self._free) == len(self._running)

    async def close(self) -> None:
        """Ends every process and its work. None answers afterwards."""
        self._closed = True
        for process in list(self._running):
            await self._end(process)

    async def _start(self) -> Process:
        if not self._closed:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=self._longest)
            self._running.add(process)
            if not self._closed:  # it may have been closed in the meantime
                return process
            await self._end(process)
        raise Closed

    async def _end(self, process: Process) -> None:
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _exchange(process: Process, question: bytes, seconds: float, told: Callable[[bytes], None]) -> bytes | None:
    assert process.stdin
    assert process.stdout
    try:
        async with asyncio.timeout(seconds):
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            while (line := await process.stdout.readline()).startswith(NOTE):
                told(line.removeprefix(NOTE))
    except (TimeoutError, ConnectionError, ValueError):  # of a longer line
        return None
    return line if line.endswith(b"\n") else None
