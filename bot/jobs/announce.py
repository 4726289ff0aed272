"""The task that announces commits in a channel and then wakes the computer player that is to move."""

import structlog

from bot.computer import player
from bot.delivery.announcer import Announcer
from bot.domain.calendar import Now
from bot.jobs.failures import FAILURES, REFUSALS
from bot.jobs.queue import OneAtATime, Queue
from bot.store.database import Store

_log = structlog.get_logger()


class Announcing:
    """Holds the task `announce`."""

    def __init__(self, store: Store, queue: Queue, announcer: Announcer, now: Now) -> None:
        self._store = store
        self._queue = queue
        self._announcer = announcer
        self._now = now

    async def announce(self, channel: OneAtATime) -> None:
        """Announces what is pending in `channel`, then schedules a computer move if one is due."""
        try:
            session = await self._announcer.announce(channel)
            if session is not None and player.waiting(session):
                await self._queue.think(session)
        except REFUSALS as error:
            _log.warning("announcement refused", session=channel, error=str(error))
            await self._store.back_off.refused(channel, self._now())
        except FAILURES as error:
            _log.warning("announcement failed", session=channel, error=str(error))
