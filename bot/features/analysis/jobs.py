"""The task that analyses matches, a part at a time, while no computer player thinks."""

import asyncio
from time import monotonic

import structlog
from msgspec import structs

from bot.computer.pool import SearchPool
from bot.delivery.announcer import Announcer
from bot.domain.session import AnySession
from bot.features.analysis.domain import is_possible, judged
from bot.features.analysis.pool import AnalysisFailed, AnalysisPool
from bot.features.analysis.store import Stored
from bot.features.puzzles.domain import fits, remarkable
from bot.jobs.queue import Lane, Queue
from bot.store.database import Store
from rules import record
from rules.analysis_report import Analysis
from rules.analysis_studies import Progress
from rules.record import AnyRecord

SLICE = 1.0
"""Seconds of work after which progress is stored, and computer players come first."""
SHIFT = 5.0
"""Seconds after which other analyses of the same lane have their turn."""
GLANCE = 0.25
"""How often, in seconds, an analysis that waits looks whether computer players are done."""

_log = structlog.get_logger()


class Analysing:
    """Holds the task `analyse`."""

    def __init__(
        self,
        store: Store,
        queue: Queue,
        announcer: Announcer,
        search: SearchPool,
        analyses: AnalysisPool,
        slice_: float = SLICE,
        shift: float = SHIFT,
    ) -> None:
        self._store = store
        self._queue = queue
        self._announcer = announcer
        self._search = search
        self._analyses = analyses
        self._slice = slice_
        self._shift = shift

    async def analyse(self, channel: int, lane: Lane) -> None:
        """Goes on with the analysis of a match; at its end stores the result, and lets it join the post."""
        session = await self._store.sessions.load(channel)
        if session is None or not is_possible(session):
            return
        stored = await self._store.analyses.of(session)
        if stored.analysis is not None:
            await self._join(session, stored)
        elif not stored.failed:
            await self._go_on(session, stored, lane)

    async def _go_on(self, session: AnySession, stored: Stored, lane: int) -> None:
        """Works for a while, and schedules the rest."""
        match, progress = record_of(session, stored), stored.progress or Progress()
        stop = monotonic() + self._shift
        while True:
            await self._wait_for_players()
            try:
                answer = await self._analyses.go_on(match, judged(session), progress, self._slice, lane)
            except AnalysisFailed as error:
                _log.warning("match not analysed", session=session.id, error=str(error))
                await self._store.analyses.finish(session, None)
                return
            progress = answer.progress
            if answer.analysis is not None:
                await self._finish(session, stored, answer.analysis)
                return
            is_saved = await self._store.analyses.save(session, progress)
            if not is_saved or monotonic() >= stop:  # not saved if somebody has changed the session
                break
        await self._queue.analyse(session, lane, progress.lines + len(progress.verdicts))

    async def _finish(self, session: AnySession, stored: Stored, analysis: Analysis) -> None:
        if await self._store.analyses.finish(session, analysis):
            await self._store.records.note_mistakes(session, analysis)
            if fits(session) and remarkable(session, analysis):
                await self._store.puzzles.note_match(session)
            await self._join(session, stored._replace(analysis=analysis))

    async def _join(self, session: AnySession, stored: Stored) -> None:
        """Lets the analysis join the post of the result, once."""
        if not stored.joined and stored.analysis is not None:
            await self._announcer.join_analysis(session, stored)
            await self._store.analyses.note_joined(session)

    async def _wait_for_players(self) -> None:
        """Waits until no computer player thinks, and nobody waits for a hint."""
        while not self._search.is_idle:
            await asyncio.sleep(GLANCE)


def record_of(session: AnySession, stored: Stored) -> AnyRecord:
    """Returns the match as the analysis gets it: with its key, but without names."""
    found = record.of_match(session.playing, stored.log)
    return structs.replace(found, start=session.start.state, at=1) if session.start else found
