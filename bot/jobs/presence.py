"""Matches on a server stand still while Parlour is not on it: nobody there could move, whoever has removed it."""

from collections.abc import AsyncIterator

import structlog

from bot.delivery.lost_channels import lose
from bot.domain.errors import UserError
from bot.domain.matches import come_back
from bot.domain.session import AnySession, Stage
from bot.jobs.commit import commit
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services

AT_ONCE = 50
"""How many matches are read at a time."""

_log = structlog.get_logger()


class Presence:
    """Holds the task `follow_server`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._queue = services.queue
        self._now = services.now

    async def follow_server(self, guild: OneAtATime) -> None:
        """Stops the matches of a server that Parlour has left, or continues those of one to which it has come back."""
        has_left = await self._store.departures.has_left(guild)
        async for session in self._matches(guild):
            await (self._stop(session) if has_left else self._continue(session))
        _log.info("matches of a server followed", guild=guild, stopped=has_left)

    async def _matches(self, guild: int) -> AsyncIterator[AnySession]:
        start, count = 0, 1
        while start < count:
            found, count = await self._store.indexes.on_server(guild, start, AT_ONCE)
            for session in found:
                if session.stage is Stage.PLAY:
                    yield session
            start += AT_ONCE

    async def _stop(self, session: AnySession) -> None:
        await lose(self._store, session, self._now())

    async def _continue(self, session: AnySession) -> None:
        now = self._now()
        try:
            await commit(self._store, self._queue, now, session, lambda current: come_back(current, now))
        except UserError:
            return
