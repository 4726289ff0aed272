"""The tasks that recover from crashes: every half minute they check everything."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import structlog
from docket import Perpetual

from bot.delivery.refusals import log_refusal
from bot.feature import Slot
from bot.jobs.failures import FAILURES
from bot.jobs.presence import after_downtime
from bot.jobs.reindex import Reindexing
from bot.jobs.services import Services

SWEPT: Slot[Callable[[Services], Awaitable[None]]] = Slot()
"""What features do every half minute."""
_SWEEP = Perpetual(every=timedelta(seconds=30), automatic=True)
_log = structlog.get_logger()


class Sweep:
    """Holds the tasks `sweep` and `reindex`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._queue = services.queue
        self._now = services.now

    async def sweep(self, again: Perpetual = _SWEEP) -> None:
        """Announces what a crash left pending, wakes computer players, and rings alarms.

        While this address is banned, nobody can be told anything: nothing is tried, and the time counts as downtime.
        """
        try:
            if self._services.edge.is_closed:
                await self._store.liveness.awake()
                return
            await self._store.beat(self._now())
            await after_downtime(self._services)
            await self._announce_pending()
            for channel in await self._store.indexes.waiting_for_computers():
                await self._announce(channel)
            for alarm in await self._store.indexes.ringing(self._now()):
                await self._queue.ring(alarm)
            if not await self._store.indexes.is_complete():
                await self._queue.reindex()
            for sweep in SWEPT:
                await sweep(self._services)
            await self._queue.tidy()
            await self._queue.work_off_what_is_left()
        except FAILURES as error:
            self._store.figures.failed("sweep")
            log_refusal(_log, "sweep failed", error, level="warning")

    async def _announce_pending(self) -> None:
        """Announces what is pending, and notes since when it has been, unless Discord refuses it."""
        pending = await self._store.sessions.oldest_news()
        announced = [news for news in pending.items() if await self._announce(news[0])]
        await self._store.liveness.note_waiting(announced, self._now())

    async def _announce(self, channel: int) -> bool:
        """Schedules an announcement, unless the channel has refused one recently; returns whether it did."""
        if await self._store.back_off.is_backing_off(channel, self._now()):
            return False
        await self._queue.announce_again(channel)
        return True

    async def reindex(self) -> None:
        """Brings the indexes of every session up to date."""
        await Reindexing(self._store, self._now).run()
