"""The process that analyses matches: not one of those that search for computer players, so it holds none of them up."""

from collections.abc import Hashable, Sequence

import msgspec
from msgspec import Raw

from bot.computer.processes import Processes
from bot.features.analysis.messages import Answer, Question
from rules.analysis_studies import Progress
from rules.record import AnyRecord

PROGRAM = "bot.features.analysis.worker"
LONGEST = 4 << 20
"""The most bytes of an answer."""
GRACE = 60.0
"""Seconds beyond its time after which a process counts as lost: it may get hardly any of a busy machine."""


class AnalysisFailed(Exception):
    """An analysis cannot go on. The message is for the operator."""


class AnalysisPool:
    """One process, started when it is first needed. Those for whom it works take turns."""

    def __init__(self, effort: float = 1.0) -> None:
        """`effort`: the iterations of its searches, as a multiple of the usual ones."""
        self._effort = effort
        self._processes = Processes(PROGRAM, 1, LONGEST)

    async def go_on(
        self, match: AnyRecord, people: Sequence[int], progress: Progress, seconds: float, owner: Hashable
    ) -> Answer:
        """Does the next steps of an analysis for some seconds, and at least one.

        A process that dies or hangs is replaced once. Raises AnalysisFailed, and Closed if the pool was closed.
        """
        question = msgspec.json.encode(
            Question(Raw(msgspec.json.encode(match)), [*people], progress, self._effort, seconds)
        )
        line = await self._processes.ask(question, seconds + GRACE, owner)
        line = line or await self._processes.ask(question, seconds + GRACE, owner)
        if line is None:
            raise AnalysisFailed("the process was lost twice")
        answer = msgspec.json.decode(line, type=Answer)
        if answer.error:
            raise AnalysisFailed(answer.error)
        return answer

    async def close(self) -> None:
        """Ends the process and its work."""
        await self._processes.close()
