"""What is played on a server stands still while Parlour is not on it, or is down: nobody there could move."""

from collections.abc import AsyncIterator, Awaitable, Callable

import structlog

from bot.delivery.lost_channels import lose
from bot.delivery.refusals import log_refusal
from bot.domain.coming_back import come_back
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Stage
from bot.feature import Slot
from bot.jobs.commit import commit
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services

CAME_BACK: Slot[Callable[[Services, int, int], Awaitable[None]]] = Slot()
"""What features do on a server where nobody could play since a moment, and now can. It may be repeated."""
AT_ONCE = 50
"""How many matches are read at a time."""

_log = structlog.get_logger()


async def after_downtime(services: Services) -> None:
    """Continues what stood still on every server while Parlour was down, if it was until a moment ago."""
    store = services.store
    for span in await store.liveness.just_down(services.now()):
        for guild in await store.departures.present():
            try:
                for go_on in CAME_BACK:
                    await go_on(services, guild, span.start)
            except FAILURES as error:
                log_refusal(_log, "a server does not go on after a downtime", error, level="warning", guild=guild)


class Presence:
    """Holds the task `follow_server`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store

    async def follow_server(self, guild: OneAtATime) -> None:
        """Stops the matches of a server that Parlour has left, or continues those of one to which it has come back.

        It asks Discord which of both is so: somebody may have invited and removed Parlour since it was scheduled.
        """
        if not await self._services.courier.is_on(guild):
            await self._store.departures.left(guild, self._services.now())
            async for session in self._matches(guild):
                await lose(self._store, session, self._services.now())
            _log.info("Parlour has left a server", guild=guild)
        elif since := await self._store.departures.since(guild):
            await self._come_back(guild, since)

    async def _come_back(self, guild: int, since: int) -> None:
        for go_on in CAME_BACK:
            await go_on(self._services, guild, since)
        async for session in self._matches(guild):
            await self._continue(session, since)
        await self._store.departures.joined(guild)
        _log.info("Parlour is on a server again", guild=guild)

    async def _matches(self, guild: int) -> AsyncIterator[AnySession]:
        start, count = 0, 1
        while start < count:
            found, count = await self._store.indexes.on_server(guild, start, AT_ONCE)
            for session in found:
                if session.stage is Stage.PLAY:
                    yield session
            start += AT_ONCE

    async def _continue(self, session: AnySession, since: int) -> None:
        now, queue = self._services.now(), self._services.queue
        try:
            await commit(self._store, queue, now, session, lambda current: come_back(current, since, now))
        except UserError:
            return
