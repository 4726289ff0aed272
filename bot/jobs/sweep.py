"""The tasks that recover from crashes: every half minute they check everything."""

from datetime import timedelta

import structlog
from docket import Perpetual

from bot.domain.calendar import Now
from bot.features.puzzles.domain import day_of
from bot.jobs.failures import FAILURES
from bot.jobs.queue import Queue
from bot.jobs.reindex import Reindexing
from bot.store.database import Store

_SWEEP = Perpetual(every=timedelta(seconds=30), automatic=True)
_log = structlog.get_logger()


class Sweep:
    """Holds the tasks `sweep` and `reindex`."""

    def __init__(self, store: Store, queue: Queue, now: Now) -> None:
        self._store = store
        self._queue = queue
        self._now = now

    async def sweep(self, again: Perpetual = _SWEEP) -> None:
        """Announces what a crash left pending, wakes computer players, rings alarms, and moves contests on."""
        try:
            await self._store.beat(self._now())
            await self._announce_pending()
            for channel in await self._store.indexes.waiting_for_computers():
                await self._announce(channel)
            for alarm in await self._store.indexes.ringing(self._now()):
                await self._queue.ring(alarm)
            if not await self._store.indexes.is_complete():
                await self._queue.reindex()
            for contest in await self._store.contests.open():
                await self._queue.contest(contest)
            await self._queue.tidy()
            day = day_of(self._now())
            if await self._store.puzzles.is_due(day):
                await self._queue.puzzle(day)
        except FAILURES as error:
            self._store.figures.failed("sweep")
            _log.warning("sweep failed", error=str(error))

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
