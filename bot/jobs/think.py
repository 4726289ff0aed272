"""The task that makes a computer player's move."""

import asyncio
from datetime import timedelta
from time import monotonic

import structlog
from docket import ExponentialRetry
from structlog.contextvars import bind_contextvars

from bot.computer import player
from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.jobs.cancel import end
from bot.jobs.commit import commit
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from rules import match as matches

GLANCE = 0.5
"""How often, in seconds, a running search checks that its result is still wanted."""

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
        version = matches.version_of(session.playing, seat)
        search = asyncio.create_task(player.decide(self._search, session, seat, self._seconds))
        if (moves := await self._unless_moved_on(search, session, seat)) is None:
            return
        if session.setting(session_options.PACE) == "human":
            due = began + self._pause + player.seconds(session, self._seconds)
            await asyncio.sleep(max(0.0, due - monotonic()))
        try:
            await commit(
                self._store, self._queue, self._now(), session, lambda now: player.play(now, seat, version, moves)
            )
        except (matches.Illegal, UserError) as error:  # its message may name a card
            _log.info("search result outdated", session=channel, error=type(error).__name__)

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
