"""The tasks that keep no more than is needed: they archive and remove what is old, and forget people and servers."""

from collections.abc import Awaitable, Callable, Iterable

import structlog

from bot.delivery.refusals import log_refusal
from bot.domain import lobbies, matches
from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.forgetting import forget, people_in
from bot.domain.session import AnySession, Change, Ending, Stage
from bot.feature import Slot
from bot.jobs.commit import commit
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.store.sessions import CorruptRecord, GameGone

ABANDONED = 180 * DAY
"""A match ends after so long without a move even if it is paused, or cannot be announced."""

REMOVED_BEFORE: Slot[Callable[[Services, int], Awaitable[None]]] = Slot()
"""How features remove some of what ended before a moment."""

FORGOTTEN_FIRST: Slot[Callable[[Services, int], Awaitable[None]]] = Slot()
"""How features take somebody who wants to be forgotten out of what goes on, before their sessions are looked at."""

_log = structlog.get_logger()


class Retention:
    """Holds the tasks `tidy` and `forget`. Both may be repeated: what they have done, they do not find again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._queue = services.queue
        self._keep = services.settings.keep_days * DAY
        self._grace = services.settings.keep_left_server_days * DAY
        self._now = services.now

    async def tidy(self) -> None:
        """Archives, ends and removes what is due, some of it in each run."""
        store, now = self._store, self._now()
        try:
            await self._each(await store.retention.to_archive(now), self._archive)
            await self._each(await store.retention.unmoved_since(now - ABANDONED), self._end)
            await self._tidy_servers(now - self._grace)
            if self._keep:
                await self._each(await store.retention.ended_before(now - self._keep), self._remove)
                for remove in REMOVED_BEFORE:
                    await remove(self._services, now - self._keep)
                await store.forgetting.check_people(now)
                for person in await store.forgetting.idle_since(now - self._keep):
                    await self._delete(person)
            for person in await store.forgetting.begun():
                await self._queue.forget(person)
        except FAILURES as error:
            log_refusal(_log, "tidying failed", error, level="warning")

    async def _each(self, channels: Iterable[int], act: Callable[[int], Awaitable[None]]) -> None:
        for channel in channels:
            try:
                await act(channel)
            except CorruptRecord:  # logged by the store
                await self._store.retention.drop(channel)
            except UserError as error:
                _log.info("session changed meanwhile", session=channel, error=str(error))

    async def _archive(self, channel: int) -> None:
        await self._store.retention.archive(channel, self._now())

    async def _end(self, channel: int) -> None:
        """Ends a session in which nobody moves; corrects the list if somebody did, or if it has ended."""
        session = await self._store.sessions.load(channel)
        if session is None:
            await self._store.retention.drop(channel)
        elif session.stage is Stage.OVER or session.moved > self._now() - ABANDONED:
            await self._store.indexes.write(session, self._now())
        else:
            await commit(self._store, self._queue, self._now(), session, _ended)
            await self._store.indexes.write(await self._store.sessions.load(channel) or session, self._now())

    async def _remove(self, channel: int) -> None:
        session = await self._store.sessions.load(channel)
        if session is None or session.stage is not Stage.OVER:
            await self._store.retention.drop(channel)
        else:
            await self._store.retention.remove(session)

    async def _tidy_servers(self, moment: int) -> None:
        """Removes the sessions of servers that Parlour left before `moment`, whatever their stage."""
        for guild in await self._store.departures.before(moment):
            for channel in await self._store.departures.sessions(guild):
                try:
                    session = await self._store.sessions.load(channel)
                except GameGone:
                    continue
                except CorruptRecord:
                    session = None
                if session is not None and session.guild == guild:
                    await self._store.retention.remove(session)
                await self._store.departures.drop(guild, channel)
            if not await self._store.departures.sessions(guild):
                for stored in self._store.of_features():
                    await stored.forget_server(guild, self._now())
                await self._store.departures.forget(guild)
                _log.info("server forgotten", guild=guild)

    async def forget(self, person: OneAtATime) -> None:
        """Deletes everything that is stored about `person`: first in their sessions, then what is theirs alone."""
        try:
            waits = False
            for forget_first in FORGOTTEN_FIRST:
                await forget_first(self._services, person)
            for channel in await self._sessions_of(person):
                try:
                    await self._forget_in(channel, person)
                except GameGone:
                    waits = True
                    continue
                except CorruptRecord:  # quarantined, and deleted in some months
                    pass
                await self._store.forgetting.unname(person, channel)
            if not waits:
                await self._delete(person)
        except (*FAILURES, UserError) as error:  # the sweep schedules it again
            log_refusal(_log, "forgetting failed", error, level="warning", person=person)

    async def _delete(self, person: int) -> None:
        """Deletes what is stored about a person outside of sessions."""
        for stored in self._store.of_features():
            await stored.forget_person(person, self._now())
        await self._store.forgetting.delete(person)

    async def _sessions_of(self, person: int) -> set[int]:
        """Returns the sessions that name `person`, also those that are not indexed before they are announced."""
        pending = await self._store.sessions.readable(await self._store.sessions.oldest_news())
        new = {channel for channel, session in pending.items() if person in people_in(session)}
        return {*await self._store.forgetting.named(person), *new}

    async def _forget_in(self, channel: int, person: int) -> None:
        session = await self._store.sessions.load(channel)
        if session is None:
            return
        await commit(self._store, self._queue, self._now(), session, lambda now: forget(now, person))
        if session.stage is Stage.OVER:
            await self._store.retention.archive(channel, self._now())


def _ended(session: AnySession) -> Change:
    return lobbies.expire(session) if session.stage is Stage.LOBBY else matches.end(session, Ending.IDLE)
