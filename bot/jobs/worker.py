"""All tasks and, if this process runs jobs, their workers. Tasks run at least once, so each has to be repeatable."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta

from docket import Docket, Worker

from bot.computer.pool import SearchPool
from bot.delivery.announcer import Announcer
from bot.domain.calendar import Now
from bot.features.analysis.jobs import Analysing
from bot.features.analysis.pool import AnalysisPool
from bot.features.contests.delivery import ContestMessages
from bot.features.contests.jobs import Contests
from bot.features.puzzles.jobs import Puzzling
from bot.features.reminders.delivery import Reminder
from bot.jobs.alarms import Alarms
from bot.jobs.announce import Announcing
from bot.jobs.cancel import IMPATIENCE, end
from bot.jobs.queue import Queue
from bot.jobs.retention import Retention
from bot.jobs.sweep import Sweep
from bot.jobs.think import Thinking
from bot.jobs.watch import watch
from bot.settings import Settings
from bot.store.database import Store

CONCURRENCY = 100
INTERVAL = timedelta(seconds=1)
"""How long a worker waits for a task before it asks again.

A task that is added meanwhile begins at once; only if CONCURRENCY are under way does the next one wait for so long.
Shorter intervals take processor time while nothing happens.
"""
EXACTNESS = timedelta(milliseconds=500)
"""How exactly delayed tasks begin: those whose channel is held, the sweep, and searches that have failed.

Those that are due begin together, and what they do before they first wait blocks the event loop.
"""
DRAIN_SECONDS = 5.0
"""How long a stop waits for tasks under way; searches are repeated instead."""
LOST_AFTER = timedelta(seconds=10)
"""How long after a worker's last heartbeat its tasks, and the channels they hold, pass to other workers."""


class Jobs:
    """The queue and its tasks."""

    def __init__(
        self,
        url: str,
        store: Store,
        announcer: Announcer,
        reminder: Reminder,
        search: SearchPool,
        contests: ContestMessages,
        puzzling: Puzzling,
        settings: Settings,
        now: Now,
    ) -> None:
        self.queue = Queue(url)
        self._liveness = store.liveness
        alarms = Alarms(store, self.queue, announcer, reminder, now)
        sweep = Sweep(store, self.queue, now)
        announcing = Announcing(store, self.queue, announcer, settings, now)
        self.announce, self.announce_lobby = announcing.announce, announcing.announce_lobby
        self.think = Thinking(store, self.queue, search, settings, now).think
        self._analyses = AnalysisPool(settings.analyse_effort)
        self.analyse = Analysing(store, self.queue, announcer, search, self._analyses).analyse
        self.ring, self.remind, self.retime = alarms.ring, alarms.remind, alarms.retime
        self.sweep, self.reindex = sweep.sweep, sweep.reindex
        retention = Retention(store, self.queue, settings, now)
        self.tidy, self.forget = retention.tidy, retention.forget
        self.advance_contest = Contests(store, self.queue, contests, now).advance_contest
        self.puzzle = puzzling.puzzle
        self._workers: list[asyncio.Task[None]] = []
        self._stack = AsyncExitStack()

    async def open(self, *, works: bool) -> None:
        """Registers the tasks, and starts workers if `works`."""
        posting, timing = (self.announce, self.announce_lobby), (self.ring, self.remind, self.retime)
        for task in (
            *posting,
            *timing,
            self.advance_contest,
            self.reindex,
            self.sweep,
            self.tidy,
            self.forget,
            self.puzzle,
        ):
            self.queue.tasks.register(task)
        for search in (self.think, self.analyse):
            self.queue.searches.register(search)
        self._stack.push_async_callback(self._analyses.close)
        self._stack.push_async_callback(self.queue.close)
        await self.queue.open()
        if works:
            self._workers = [
                asyncio.create_task(_work(docket), name=docket.name)
                for docket in (self.queue.tasks, self.queue.searches)
            ]
            await self.queue.sweep()
            self._stack.push_async_callback(end, asyncio.create_task(watch(self._liveness, self.queue)))

    async def close(self, patience: float = DRAIN_SECONDS) -> None:
        """Stops the workers. Waiting tasks stay in the database; those under way have `patience` seconds to finish."""
        for worker, seconds in zip(self._workers, (patience, min(patience, IMPATIENCE)), strict=False):
            await end(worker, seconds)
        await self._stack.aclose()


async def _work(docket: Docket) -> None:
    async with Worker(
        docket,
        concurrency=CONCURRENCY,
        minimum_check_interval=INTERVAL,
        redelivery_timeout=LOST_AFTER,
        scheduling_resolution=EXACTNESS,
        reconnection_delay=timedelta(seconds=1),
    ) as worker:
        await worker.run_forever()
