"""All tasks and, if this process runs jobs, their workers. Tasks run at least once, so each has to be repeatable."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

from docket import Docket, Worker

from bot.feature import Slot
from bot.jobs.alarms import Alarms
from bot.jobs.announce import Announcing
from bot.jobs.cancel import IMPATIENCE, end
from bot.jobs.presence import Presence
from bot.jobs.retention import Retention
from bot.jobs.services import Services
from bot.jobs.sweep import Sweep
from bot.jobs.think import Thinking
from bot.jobs.watch import watch

Task = Callable[..., Awaitable[Any]]
"""A function that the queue knows by its name."""
TASKS: Slot[Callable[[Services], Iterable[Task]]] = Slot()
"""Tasks of features, which the queue knows by the names of their functions."""
LONG: Slot[Callable[[Services], Iterable[Task]]] = Slot()
"""Those that may take minutes, in spare time."""
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
"""How long a stop waits for tasks under way; searches and long ones are repeated instead."""
LOST_AFTER = timedelta(seconds=10)
"""How long after a worker's last heartbeat its tasks, and the channels they hold, pass to other workers."""


class Jobs:
    """The tasks of the queue."""

    def __init__(self, services: Services) -> None:
        self.queue = services.queue
        self._liveness = services.store.liveness
        alarms, announcing = Alarms(services), Announcing(services)
        sweep, retention = Sweep(services), Retention(services)
        self.announce, self.announce_lobby = announcing.announce, announcing.announce_lobby
        self.think = Thinking(services).think
        self.ring, self.retime = alarms.ring, alarms.retime
        self.sweep, self.reindex = sweep.sweep, sweep.reindex
        self.tidy, self.forget = retention.tidy, retention.forget
        self.follow_server = Presence(services).follow_server
        self._of_features = [task for make in TASKS for task in make(services)]
        self._long_of_features = [task for make in LONG for task in make(services)]
        self._workers: list[asyncio.Task[None]] = []
        self._working_off: asyncio.Task[None] | None = None
        self._stack = AsyncExitStack()

    def of(self, name: str) -> Task:
        """Returns the task of a feature by its name."""
        named = {getattr(task, "__name__", ""): task for task in (*self._of_features, *self._long_of_features)}
        return named[name]

    async def open(self) -> None:
        """Registers the tasks."""
        posting = (self.announce, self.announce_lobby)
        keeping = (self.sweep, self.tidy, self.forget, self.work_off)
        long: list[Task] = [self.reindex, self.retime, self.follow_server, *self._long_of_features]
        every: list[Task] = [*posting, self.ring, *keeping, *self._of_features]
        for task in every:
            self.queue.tasks.register(task)
        self.queue.searches.register(self.think)
        for docket in (self.queue.tasks, self.queue.searches, self.queue.long):
            for task in long:  # an earlier version has scheduled them in the first two
                docket.register(task)
        self._stack.push_async_callback(self.queue.close)
        await self.queue.open()

    async def work(self) -> None:
        """Starts workers."""
        self._workers = [
            asyncio.create_task(_work(docket), name=docket.name) for docket in (self.queue.tasks, self.queue.searches)
        ]
        await self.queue.sweep()
        self._stack.push_async_callback(end, asyncio.create_task(watch(self._liveness, self.queue)))

    async def work_off(self) -> None:
        """Begins with the tasks that may take minutes, unless this process is at them already.

        It does not wait for them: after the connection to the database has ended, a worker takes no other task of its
        queue before it has finished those that it has begun.
        """
        if self._working_off is None or self._working_off.done():
            self._working_off = asyncio.create_task(_work(self.queue.long, forever=False), name=self.queue.long.name)

    async def close(self, patience: float = DRAIN_SECONDS) -> None:
        """Stops the workers. Waiting tasks stay in the database; those under way have `patience` seconds to finish."""
        for worker, seconds in zip(self._workers, (patience, min(patience, IMPATIENCE)), strict=False):
            await end(worker, seconds)
        if self._working_off is not None:
            await end(self._working_off, min(patience, IMPATIENCE))
        await self._stack.aclose()


async def _work(docket: Docket, *, forever: bool = True) -> None:
    async with Worker(
        docket,
        concurrency=CONCURRENCY,
        minimum_check_interval=INTERVAL,
        redelivery_timeout=LOST_AFTER,
        scheduling_resolution=EXACTNESS,
        reconnection_delay=timedelta(seconds=1),
    ) as worker:
        await (worker.run_forever() if forever else worker.run_until_finished())
