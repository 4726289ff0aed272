"""The processes that hold the rules, as the other one sees them: one answers, one is ready to replace it.

The one that is ready has loaded everything but the game, so that a save of the game is shown in half of the time.
"""

import sys

import msgspec

from bot.app.workbench.child import Child, ProcessEnded
from bot.app.workbench.messages import Picture, Reply, Request

PATIENCE = 30
"""Seconds after which rules that do not answer are ended: they are in an endless loop."""
COMMAND = (sys.executable, "-m", "bot.app.workbench.worker", str(PATIENCE))


class RulesProcess:
    """Rules as they were saved when the first request came."""

    def __init__(self) -> None:
        self._current: Child | None = None
        self._spare: Child | None = None
        self._ends = 0

    async def ask(self, request: Request) -> Reply:
        """Returns the reply to a request. Raises ProcessEnded."""
        if self._current is None:
            self._current, self._spare = self._spare or await Child.start(COMMAND), None
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
            ends, worker = self._ends, await Child.start(COMMAND)
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

    async def _line(self, worker: Child) -> bytes:
        try:
            return await worker.read()
        except ProcessEnded:
            if self._current is worker:
                self._current = None
            raise
