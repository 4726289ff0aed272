"""The task queues. Searches have their own queue, so that they delay nothing else, and so has what may take minutes.

After the connection to the database has ended, a worker first finishes the tasks that it has begun: only then does it
take others of the same queue.
"""

from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

import structlog
from docket import ConcurrencyLimit, Docket

from bot.domain.alarms import Alarm
from bot.domain.session import AnySession
from bot.jobs.dockets import ClusterDocket, PlainDocket
from bot.store import redis_url
from bot.store.connection import StoreUnavailable

CONNECTIONS = 1000
HEARTBEAT = timedelta(seconds=10)
"""How often docket notes that a worker lives; Parlour has signs of life of its own."""
NOW: Final = datetime.fromtimestamp(0, UTC)
"""A time in the past, whatever the clock says."""

OneAtATime = Annotated[int, ConcurrencyLimit(1)]
"""A channel or person for which a task runs once at a time, across all workers."""


_log = structlog.get_logger()


class Queue:
    """Schedules tasks by name. A task whose key is already waiting is not added again."""

    def __init__(self, url: str) -> None:
        """`url` names one node of a cluster, or the place of any other Redis."""
        self.tasks = _docket("parlour", url)
        self.searches = _docket("parlour-thoughts", url)
        self.long = _docket("parlour-long", url)
        """What may take minutes. It is worked off only while there is something."""
        self._stack = AsyncExitStack()

    async def open(self) -> None:
        """Connects to Redis."""
        for docket in (self.tasks, self.searches, self.long):
            await self._stack.enter_async_context(docket)

    async def close(self) -> None:
        """Closes the connections. Waiting tasks stay in Redis."""
        await self._stack.aclose()

    async def after(self, session: AnySession, press: int = 0) -> None:
        """Schedules the announcement of a commit. If that fails repeatedly, the sweep schedules it.

        `press`: an interaction that makes another announcement possible, even if one of this commit is under way.
        """
        again = f":{press}" if press else ""
        for is_last in (False, False, True):  # a connection may have ended since it was last used
            try:
                if session.match is None:
                    await self.announce_lobby(session, again)
                else:
                    key = f"announce:{session.id}:{session.revision}{again}"
                    await self.tasks.add("announce", key=key)(session.id)
                return
            except StoreUnavailable as error:
                if is_last:
                    _log.warning("announcement not scheduled", session=session.id, error=str(error))

    async def calendar_changed(self, person: int) -> None:
        """Schedules the update of a person's alarms after a change of hours, vacation or reminders."""
        try:
            await self.later("retime", f"retime:{person}", person)
        except StoreUnavailable as error:
            _log.warning("alarm update not scheduled", person=person, error=str(error))

    async def announce_again(self, channel: int) -> None:
        """Schedules the announcement of what a crash has left pending."""
        await self.tasks.add("announce", key=f"sweep:{channel}")(channel)

    async def announce_lobby(self, session: AnySession, again: str = "") -> None:
        """Schedules an edit of a lobby's message, once for each revision and `again`."""
        key = f"lobby:{session.id}:{session.revision}{again}"
        await self.tasks.add("announce_lobby", key=key)(session.parent, session.id)

    async def think(self, session: AnySession) -> None:
        """Schedules a computer player's move."""
        await self.searches.add("think", key=f"think:{session.id}:{session.revision}")(session.id)

    async def ring(self, alarm: Alarm) -> None:
        """Schedules what is due for a seat."""
        await self.tasks.add("ring", key=f"ring:{alarm.member}")(*alarm)

    async def tidy(self) -> None:
        """Schedules archiving and removing what is old."""
        await self.tasks.add("tidy", key="tidy")()

    async def forget(self, person: int) -> None:
        """Schedules the deletion of everything about `person`."""
        await self.tasks.add("forget", key=f"forget:{person}")(person)

    async def follow_server(self, guild: int, event: str) -> None:
        """Schedules what follows after Parlour has left or joined a server, once for each `event`."""
        await self.later("follow_server", f"follow_server:{guild}:{event}", guild)

    async def reindex(self) -> None:
        """Schedules the indexing of every session."""
        await self.later("reindex", "reindex")

    async def later(self, task: str, key: str, *arguments: int) -> None:
        """Schedules a task that may take minutes."""
        await self.long.add(task, key=key)(*arguments)
        await self._work_off()

    async def work_off_what_is_left(self) -> None:
        """Goes on with long tasks that a process has left when it ended."""
        async with self.long.redis() as redis:
            if await redis.xlen(self.long.stream_key):
                await self._work_off()

    async def _work_off(self) -> None:
        await self.tasks.add("work_off", key="work_off")()

    async def sweep(self) -> None:
        """Makes the sweep run at once instead of at its next time."""
        await self.tasks.replace("sweep", NOW, "sweep")()


def _docket(name: str, url: str) -> Docket:
    joint = "&" if "?" in url else "?"
    kind = ClusterDocket if redis_url.read(url).kind == "cluster" else PlainDocket
    address = f"{url}{joint}max_connections={CONNECTIONS}"
    return kind(name, address, execution_ttl=timedelta(0), heartbeat_interval=HEARTBEAT)
