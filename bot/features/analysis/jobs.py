"""The task that analyses matches, a part at a time, while no computer player thinks."""

import asyncio
from time import monotonic
from typing import Annotated

import structlog
from docket import ConcurrencyLimit
from msgspec import structs

from bot.delivery.additions import ANALYSED
from bot.delivery.announcer import Announced
from bot.domain.match_kinds import is_open
from bot.domain.results import judged
from bot.domain.session import AnySession
from bot.features.analysis.domain import is_of_interest, is_possible
from bot.features.analysis.pool import AnalysisFailed, AnalysisPool
from bot.features.analysis.store import Analyses, Stored
from bot.jobs.queue import Queue
from bot.jobs.services import Services
from bot.jobs.worker import Task
from rules import record
from rules.analysis_report import Analysis
from rules.analysis_studies import Progress
from rules.record import AnyRecord

Lane = Annotated[int, ConcurrencyLimit(1)]
"""Why a match is analysed. Of each kind one is under way at a time, across all workers."""
REQUESTED, SPARE = 1, 2
"""Because somebody has requested it, and in spare time."""
SLICE = 1.0
"""Seconds of work after which progress is stored, and computer players come first."""
SHIFT = 5.0
"""Seconds after which other analyses of the same lane have their turn."""
GLANCE = 0.25
"""How often, in seconds, an analysis that waits looks whether computer players are done."""

_log = structlog.get_logger()


async def schedule(queue: Queue, session: AnySession, lane: int, step: int = 0) -> None:
    """Schedules the next part of an analysis; `step`: how many steps of it are done."""
    await queue.later("analyse", f"analyse:{lane}:{session.id}:{step}", session.id, lane)


async def begin_in_spare_time(services: Services, announced: Announced) -> None:
    """Schedules the analysis of a match that is over, if that is wanted for every match."""
    if services.settings.analyse == "always" and is_of_interest(announced.session):
        await schedule(services.queue, announced.session, SPARE)


def tasks(services: Services) -> list[Task]:
    """Returns the task `analyse`."""
    pool = AnalysisPool(services.settings.analyse_effort)
    services.closing.push_async_callback(pool.close)
    return [Analysing(services, pool).analyse]


class Analysing:
    """Holds the task `analyse`."""

    def __init__(self, services: Services, pool: AnalysisPool, slice_: float = SLICE, shift: float = SHIFT) -> None:
        self._store = services.store
        self._queue = services.queue
        self._announcer = services.announcer
        self._search = services.search
        self._analyses = pool
        self._now = services.now
        self._slice = slice_
        self._shift = shift

    async def analyse(self, channel: int, lane: Lane) -> None:
        """Goes on with the analysis of a match; at its end stores the result, and lets it join the post."""
        session = await self._store.sessions.load(channel)
        if session is None or not is_possible(session) or not is_open(session, self._now()):
            return
        stored = await self._store.of(Analyses).of(session)
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
                await self._store.of(Analyses).finish(session, None)
                return
            progress = answer.progress
            if answer.analysis is not None:
                if await self._finish(session, stored, answer.analysis):
                    return
                break
            is_saved = await self._store.of(Analyses).save(session, progress)
            if not is_saved or monotonic() >= stop:  # not saved if somebody has changed the session
                break
        await schedule(self._queue, session, lane, progress.lines + len(progress.verdicts))

    async def _finish(self, session: AnySession, stored: Stored, analysis: Analysis) -> bool:
        """Stores the result, unless somebody has changed the session, such as by a remark; returns whether it could."""
        if not await self._store.of(Analyses).finish(session, analysis):
            return False
        for note in ANALYSED:
            await note(self._store, session, analysis)
        await self._join(session, stored._replace(analysis=analysis))
        return True

    async def _join(self, session: AnySession, stored: Stored) -> None:
        """Lets the best choices join the post of the result, once; without any, the post stays as it is."""
        if not stored.joined and stored.analysis is not None:
            if stored.post and stored.analysis.best:
                entries = stored.log[session.entries if stored.shown is None else stored.shown :]
                await self._announcer.show_result_again(session, stored.post, entries)
            await self._store.of(Analyses).note_joined(session)

    async def _wait_for_players(self) -> None:
        """Waits until no computer player thinks, and nobody waits for a hint."""
        while not self._search.is_idle:
            await asyncio.sleep(GLANCE)


def record_of(session: AnySession, stored: Stored) -> AnyRecord:
    """Returns the match as the analysis gets it: with its key, but without names."""
    found = record.of_match(session.playing, stored.log)
    return structs.replace(found, start=session.start.state, at=1) if session.start else found
