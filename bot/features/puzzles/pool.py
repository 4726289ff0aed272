"""Finds puzzles in a process of the lowest priority, one at a time."""

import msgspec
import structlog
from msgspec import Raw

from bot.computer.processes import Closed, Processes
from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.finding import USUAL, Effort
from bot.features.puzzles.worker import Answer, Question
from rules.record import AnyRecord

PROGRAM = "bot.features.puzzles.worker"
LONGEST = 1 << 20
"""The most bytes of an answer."""
SECONDS = 900.0
"""After so long a search is given up: the machine is busy, and it yields to everything."""

_log = structlog.get_logger()


class PuzzlePool:
    """Finds puzzles."""

    def __init__(self, effort: Effort = USUAL) -> None:
        self._effort = effort
        self._processes = Processes(PROGRAM, 1, LONGEST, used_once=True)

    async def find(self, seed: int) -> Puzzle | None:
        """Returns the puzzle that a seed leads to; None if there is none, or not in time."""
        return await self._ask(Question(seed, effort=self._effort))

    async def find_in(self, match: AnyRecord, lines: list[int], seed: int) -> Puzzle | None:
        """Returns the first question of a match that is a puzzle."""
        return await self._ask(Question(seed, lines, Raw(msgspec.json.encode(match)), self._effort))

    async def _ask(self, question: Question) -> Puzzle | None:
        try:
            line = await self._processes.ask(msgspec.json.encode(question), SECONDS, None)
        except Closed:
            return None
        answer = msgspec.json.decode(line, type=Answer) if line else Answer()
        if answer.error:
            _log.error("no puzzle found", reason=answer.error)
        return answer.puzzle

    async def close(self) -> None:
        """Ends the search."""
        await self._processes.close()
