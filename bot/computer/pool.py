"""A pool of search processes, so that the event loop stays free for people."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
from msgspec import Raw

from bot.computer.worker import Answer, Question
from rules import levels
from rules.levels import Level

COMMAND = (sys.executable, "-m", "bot.computer.worker")

ANSWER_BYTES = 1 << 20
"""The longest line that a process may write, in bytes."""


class SearchFailed(Exception):
    """A search ended without a result. The message says why."""


class SearchPool:
    """A few search processes, first come first served. Each is started when it is first needed."""

    def __init__(self, processes: int = 1, grace: float = 10.0) -> None:
        """`grace`: seconds beyond its time after which a search counts as lost; includes starting a process."""
        self._grace = grace
        self._closed = False
        self._running: set[Process] = set()
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()  # None: not started yet
        for _ in range(processes):
            self._free.put_nowait(None)

    async def think(
        self, game: str, view: bytes, seat: int, seed: int, normal: float, level: Level = Level.NORMAL
    ) -> bytes:
        """Returns the moves of `seat` that complete its turn: a JSON list of at least one.

        `view`: what the seat sees, as JSON; `normal`: seconds that the normal level thinks about a turn. A process that
        dies or hangs is replaced and the search repeated once. Raises SearchFailed.
        """
        return await self._search(Question(game, _one_line(view), seat, seed, normal, level))

    async def advise(self, game: str, view: bytes, seat: int, seed: int, normal: float) -> bytes:
        """Returns the best moves of `seat` with their ratings: a JSON list of `rules.search.Advice`.

        Otherwise like `think`, at the normal level.
        """
        return await self._search(Question(game, _one_line(view), seat, seed, normal, Level.NORMAL, advises=True))

    async def _search(self, question: Question) -> bytes:
        answer = await self._ask(question) or await self._ask(question)
        if answer is None:
            raise SearchFailed(f"{question.game}: the search process was lost twice")
        if answer.error:
            raise SearchFailed(f"{question.game}: {answer.error}")
        return bytes(answer.moves)

    async def close(self) -> None:
        """Ends every process and its search. The pool cannot be used afterwards."""
        self._closed = True
        for process in list(self._running):
            await self._end(process)

    async def _ask(self, question: Question) -> Answer | None:
        """Returns the answer of the next free process; None if the process was lost."""
        process = await self._free.get()
        usable = None
        try:
            process = process or await self._start()
            answer = await self._exchange(process, question)
            usable = process if answer else None
            return answer
        finally:
            self._free.put_nowait(usable)
            if process and not usable:
                await self._end(process)

    async def _start(self) -> Process:
        if not self._closed:
            process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=ANSWER_BYTES)
            self._running.add(process)
            if not self._closed:  # it may have been closed in the meantime
                return process
            await self._end(process)
        raise SearchFailed("the search pool is closed")

    async def _exchange(self, process: Process, question: Question) -> Answer | None:
        assert process.stdin
        assert process.stdout
        try:
            async with asyncio.timeout(levels.seconds(question.level, question.normal) + self._grace):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except (TimeoutError, ConnectionError):
            return None
        return msgspec.json.decode(line, type=Answer) if line.endswith(b"\n") else None

    async def _end(self, process: Process) -> None:
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


def _one_line(view: bytes) -> Raw:
    return Raw(msgspec.json.format(view, indent=-1))
