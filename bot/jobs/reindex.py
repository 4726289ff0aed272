"""Brings up to date what an earlier version, or a backup, has left: indexes, archives, and what results bring."""

from collections.abc import Awaitable, Callable

import structlog

from bot.domain.calendar import Now
from bot.domain.session import Stage, changed
from bot.domain.turn_time import Moment, is_kept, keep
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.sessions import CorruptRecord

_log = structlog.get_logger()


class Reindexing:
    """Indexes every session. Repeated, it changes nothing."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        self.done = 0
        """How many sessions were indexed."""
        self.failed: set[int] = set()
        """Those that were not: the log has the reasons."""

    async def run(self) -> None:
        """Rebuilds the indexes of every session. Features catch up on results that they have not seen."""
        if await self._store.indexes.is_complete():
            return
        async for channel in self._store.sessions.all():
            await self._try(channel, self._index)
            await self._store.sessions.note_unannounced(channel)
        for channel in await self._store.retention.ended():  # in the order of their ends, because of streaks
            await self._try(channel, self._catch_up)
        await self._store.forgetting.find_people()
        await self._store.indexes.completed()

    async def _try(self, channel: int, act: Callable[[int], Awaitable[None]]) -> None:
        """Does something with a session, if it makes sense: the others have to go on."""
        try:
            await act(channel)
        except StoreUnavailable:
            raise
        except CorruptRecord as error:
            self.failed.add(channel)
            _log.warning("session not indexed", session=channel, error=str(error))
        except Exception:  # readable, and yet nonsense
            self.failed.add(channel)
            _log.exception("session not indexed", session=channel)

    async def _index(self, channel: int) -> None:
        """Indexes who is to move in `channel` and what is due there; starts the clocks if they were never started."""
        session = await self._store.sessions.load(channel)
        if session is None:
            return
        at = Moment(self._now())
        if session.stage is Stage.PLAY and not is_kept(session):
            session = (
                await self._store.sessions.update(session, lambda now: keep(now, changed(now, news=False), at))
            ).session
        await self._store.indexes.write(session, at.now)
        if session.stage is Stage.OVER:
            await self._store.retention.renew(session)
        self.done += 1

    async def _catch_up(self, channel: int) -> None:
        session = await self._store.sessions.load(channel)
        if session is not None:
            await self._store.sessions.catch_up(session)
