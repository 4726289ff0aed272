"""The tasks that recover from crashes: every half minute they check everything."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import structlog
from docket import Perpetual

from bot.delivery.announcer import Announcer
from bot.domain.calendar import Now
from bot.jobs.failures import FAILURES
from bot.jobs.queue import Queue
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.sessions import CorruptRecord

_SWEEP = Perpetual(every=timedelta(seconds=30), automatic=True)
_log = structlog.get_logger()


class Sweep:
    """Holds the tasks `sweep` and `reindex`."""

    def __init__(self, store: Store, queue: Queue, announcer: Announcer, now: Now) -> None:
        self._store = store
        self._queue = queue
        self._announcer = announcer
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
        except FAILURES as error:
            self._store.metrics.failed("sweep")
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
        """Rebuilds the indexes of every session, and counts results that are older than records."""
        if await self._store.indexes.is_complete():
            return
        async for channel in self._store.sessions.all():
            await self._try(channel, self._announcer.index)
            await self._store.sessions.note_unannounced(channel)
        for channel in await self._store.retention.ended():  # in the order of their ends, because of streaks
            await self._try(channel, self._count)
        await self._store.forgetting.find_people()
        await self._store.indexes.completed()

    async def _try(self, channel: int, act: Callable[[int], Awaitable[None]]) -> None:
        """Does something with a session, if it makes sense: the others have to go on."""
        try:
            await act(channel)
        except StoreUnavailable:
            raise
        except CorruptRecord as error:
            _log.warning("session not indexed", session=channel, error=str(error))
        except Exception:  # readable, and yet nonsense
            _log.exception("session not indexed", session=channel)

    async def _count(self, channel: int) -> None:
        session = await self._store.sessions.load(channel)
        if session is not None:
            await self._store.records.count(session)
