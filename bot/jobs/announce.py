"""The task that announces commits in a channel and then wakes the computer player that is to move."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from structlog.contextvars import bind_contextvars

from bot.computer import player
from bot.delivery.announcer import Announced
from bot.delivery.refusals import log_refusal
from bot.feature import Slot
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.store.sessions import GameGone

AHEAD_OF_NEWS: Slot[Callable[[Services, int], Awaitable[None]]] = Slot()
"""What features do before the news of a session is posted: again until it is."""
AFTER_NEWS: Slot[Callable[[Services, Announced], Awaitable[None]]] = Slot()
"""What features do once the news of a session were announced, perhaps again."""

_log = structlog.get_logger()


class Announcing:
    """Holds the tasks `announce` and `announce_lobby`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._queue = services.queue
        self._announcer = services.announcer

    async def announce(self, channel: OneAtATime) -> None:
        """Announces what is pending in `channel`, then schedules a computer move if one is due."""
        bind_contextvars(task="announce", session=channel)
        async with self._handled(channel):
            for act_before in AHEAD_OF_NEWS:
                await act_before(self._services, channel)
            announced = await self._announcer.announce(channel)
            if announced is None:
                return
            if announced.lobby_is_old:
                await self._queue.announce_lobby(announced.session)
            if announced.session.match is not None and player.waiting(announced.session):
                await self._queue.think(announced.session)
            for act in AFTER_NEWS:
                await act(self._services, announced)

    async def announce_lobby(self, parent: OneAtATime, channel: int) -> None:
        """Shows the lobby in `channel`. One at a time in `parent`: Discord limits edits by channel, and all would wait.

        However often a lobby has changed meanwhile, it is edited once.
        """
        bind_contextvars(task="announce_lobby", session=channel)
        async with self._handled(channel):
            await self._announcer.announce_lobby(channel)

    @asynccontextmanager
    async def _handled(self, channel: int) -> AsyncIterator[None]:
        """Logs an announcement that Discord or the database did not take; the sweep schedules it again."""
        try:
            yield
        except GameGone:  # said when the bot started
            await self._store.indexes.set_aside(channel)
        except FAILURES as error:
            self._store.figures.failed("announcement")
            log_refusal(_log, "announcement failed", error, level="warning", session=channel)
