"""The task that makes a computer player's move."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from time import monotonic

import structlog
from docket import ExponentialRetry
from structlog.contextvars import bind_contextvars

from bot.computer import player
from bot.domain import own_level, session_options
from bot.domain.errors import UserError
from bot.domain.own_level import Known
from bot.domain.session import AnySession
from bot.feature import Slot
from bot.jobs.cancel import end
from bot.jobs.commit import commit
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.store.database import Store
from rules import match as matches

GLANCE = 0.5
"""How often, in seconds, a running search checks that its result is still wanted."""

KNOWN: Slot[Callable[[Store, AnySession], Awaitable[dict[int, Known]]]] = Slot()
"""Features that know how strong the people of a match are, by seat. The first one is asked."""
AWAITED: Slot[Callable[[AnySession, int], bool]] = Slot()
"""Whether people wait for each move of a match, at a moment, so that its computers do not pause before theirs."""

_RETRY = ExponentialRetry(20, timedelta(seconds=1), timedelta(minutes=5))
_log = structlog.get_logger()


class Thinking:
    """Holds the task `think`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._queue = services.queue
        self._search = services.search
        self._seconds = services.settings.think_seconds
        self._pause = services.settings.pause_seconds
        self._now = services.now

    async def think(self, channel: OneAtATime, retry: ExponentialRetry = _RETRY) -> None:
        """Makes one computer move. At the human pace the delay is constant, so it reveals nothing about the search."""
        bind_contextvars(task="think", session=channel)
        session = await self._store.sessions.load(channel)
        if session is None or not (waiting := player.waiting(session)):
            return
        seat, began = waiting[0], monotonic()
        people = await self._people(session)
        session = own_level.note(session, people)
        version = matches.version_of(session.playing, seat)
        search = asyncio.create_task(player.decide(self._search, session, seat, self._seconds))
        if (moves := await self._unless_moved_on(search, session, seat)) is None:
            return
        if session.setting(session_options.PACE) == "human":
            is_awaited = any(awaited(session, self._now()) for awaited in AWAITED)
            due = began + (0 if is_awaited else self._pause) + player.seconds(session, self._seconds)
            await asyncio.sleep(max(0.0, due - monotonic()))
        try:
            await commit(
                self._store,
                self._queue,
                self._now(),
                session,
                lambda now: player.play(own_level.note(now, people), seat, version, moves),
            )
        except (matches.Illegal, UserError) as error:  # its message may name a card
            _log.info("search result outdated", session=channel, error=type(error).__name__)

    async def _people(self, session: AnySession) -> dict[int, Known]:
        """Returns how strong the people are, if the computers are to be as strong and it is not noted yet."""
        for known in KNOWN if own_level.is_to_note(session) else ():
            return await known(self._store, session)
        return {}

    async def _unless_moved_on(self, search: "asyncio.Task[bytes]", session: AnySession, seat: int) -> bytes | None:
        """Returns the result of `search`; cancels it and returns None once the match no longer waits for it."""
        version = matches.version_of(session.playing, seat)
        try:
            while not (await asyncio.wait({search}, timeout=GLANCE))[0]:
                if not player.is_awaited(await self._store.sessions.load(session.id), seat, version):
                    return None
            return await search
        finally:
            await end(search)
