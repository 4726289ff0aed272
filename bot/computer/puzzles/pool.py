"""Finds puzzles in a process of the lowest priority, one at a time."""

import msgspec
import structlog

from bot.computer.processes import Closed, Processes
from bot.computer.puzzles.worker import Answer
from bot.domain.puzzles import Puzzle

PROGRAM = "bot.computer.puzzles.worker"
LONGEST = 1 << 20
"""The most bytes of an answer."""
SECONDS = 900.0
"""After so long a search is given up: the machine is busy, and it yields to everything."""

_log = structlog.get_logger()


class PuzzlePool:
    """Finds puzzles."""

    def __init__(self) -> None:
        self._processes = Processes(PROGRAM, 1, LONGEST, used_once=True)

    async def find(self, seed: int) -> Puzzle | None:
        """Returns the puzzle that a seed leads to; None if there is none, or not in time."""
        try:
            line = await self._processes.ask(b"%d" % seed, SECONDS, None)
        except Closed:
            return None
        answer = msgspec.json.decode(line, type=Answer) if line else Answer()
        if answer.error:
            _log.error("no puzzle found", reason=answer.error)
        return answer.puzzle

    async def close(self) -> None:
        """Ends the search."""
        await self._processes.close()
