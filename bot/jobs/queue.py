"""Where tasks wait: searches in a queue of their own, so that they hold up nothing else."""

from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

import structlog
from docket import ConcurrencyLimit, Docket

from bot.domain.alarms import Alarm
from bot.domain.session import AnySession
from bot.store.connection import StoreUnavailable

CONNECTIONS = 1000
NOW: Final = datetime.fromtimestamp(0, UTC)
"""A time that is past by any clock."""

OneAtATime = Annotated[int, ConcurrencyLimit(1)]
"""A channel or person for whom a task runs once at a time, whichever worker runs it."""

_log = structlog.get_logger()


class Queue:
    """Adds tasks, each by its name. One that is added under the key of a waiting one is not added again."""

    def __init__(self, url: str) -> None:
        self.tasks = _docket("parlour", url)
        self.searches = _docket("parlour-thoughts", url)
        self._stack = AsyncExitStack()

    async def open(self) -> None:
        """Connects to Redis."""
        for docket in (self.tasks, self.searches):
            await self._stack.enter_async_context(docket)

    async def close(self) -> None:
        """Gives the connections back. Tasks that wait stay in Redis."""
        await self._stack.aclose()

    async def after(self, session: AnySession) -> None:
        """Schedules the announcement of a commit. If that fails, the sweep schedules it."""
        try:
            await self.tasks.add("announce", key=f"announce:{session.id}:{session.revision}")(session.id)
        except StoreUnavailable as error:
            _log.warning("not asked to be said", session=session.id, error=str(error))

    async def calendar_changed(self, person: int) -> None:
        """Schedules what follows if a person's hours, vacation or wishes have changed."""
        try:
            await self.tasks.add("retime", key=f"retime:{person}")(person)
        except StoreUnavailable as error:
            _log.warning("not asked to be noted anew", person=person, error=str(error))

    async def announce_again(self, channel: int) -> None:
        """Schedules the announcement of what a crash has left."""
        await self.tasks.add("announce", key=f"sweep:{channel}")(channel)

    async def think(self, session: AnySession) -> None:
        """Schedules a computer player's move."""
        await self.searches.add("think", key=f"think:{session.id}:{session.revision}")(session.id)

    async def ring(self, alarm: Alarm) -> None:
        """Schedules what is due for a seat."""
        await self.tasks.add("ring", key=f"ring:{alarm.member}")(*alarm)

    async def remind(self, person: int) -> None:
        """Schedules the reminder of everything that is due for `person`."""
        await self.tasks.add("remind", key=f"remind:{person}")(person)

    async def reindex(self) -> None:
        """Schedules the indexing of every session."""
        await self.tasks.add("reindex", key="reindex")()

    async def sweep(self) -> None:
        """Has the sweep run at once, not when it was due next."""
        await self.tasks.replace("sweep", NOW, "sweep")()


def _docket(name: str, url: str) -> Docket:
    joint = "&" if "?" in url else "?"
    return Docket(name, f"{url}{joint}max_connections={CONNECTIONS}", execution_ttl=timedelta(0))
