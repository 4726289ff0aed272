"""The task that finds the puzzle of a day in spare time, and posts it.

A server that wants one has its own if a match there has led to one: the module `domain` says which may.
"""

from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.delivery.members import is_public
from bot.delivery.refusals import log_refusal
from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.features.analysis.jobs import record_of
from bot.features.analysis.store import Analyses
from bot.features.puzzles import domain as puzzles
from bot.features.puzzles.delivery import PuzzlePosts
from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.pool import PuzzlePool
from bot.features.puzzles.store import Channel, Puzzles
from bot.jobs.failures import FAILURES
from bot.jobs.queue import Queue
from bot.jobs.services import Services
from bot.jobs.worker import Task
from bot.store.database import Store
from bot.store.sessions import CorruptRecord
from rules.analysis_report import Analysis

SEEDS = 100
"""How many tries a day have seeds of their own."""
TRIED = 3
"""The most matches of a server that are looked into each day."""

_log = structlog.get_logger()

Post = Callable[[int, Puzzle, Channel], Awaitable[None]]
IsPublic = Callable[[int, int], Awaitable[bool]]
"""Whether everybody on a server sees a channel."""


async def schedule(queue: Queue, day: int) -> None:
    """Schedules finding and posting the puzzle of a day."""
    await queue.later("puzzle", f"puzzle:{day}", day)


async def sweep(services: Services) -> None:
    """Schedules the puzzle of today while a channel still waits for it."""
    day = puzzles.day_of(services.now())
    if await services.store.of(Puzzles).is_due(day):
        await schedule(services.queue, day)


async def note_analysed(store: Store, session: AnySession, analysis: Analysis) -> None:
    """Notes a match that was analysed if it may become a puzzle."""
    if puzzles.fits(session) and puzzles.remarkable(session, analysis):
        await store.of(Puzzles).note_match(session)


def tasks(services: Services) -> list[Task]:
    """Returns the task `puzzle`."""
    pool = PuzzlePool()
    services.closing.push_async_callback(pool.close)
    store, client = services.store, services.client
    posts = PuzzlePosts(client, store.of(Puzzles), services.boards, services.now)
    return [Puzzling(store, pool, posts.post, partial(is_public, client)).puzzle]


class Puzzling:
    """Holds the task `puzzle`."""

    def __init__(self, store: Store, pool: PuzzlePool, post: Post, is_public: IsPublic) -> None:
        self._store = store
        self._pool = pool
        self._post = post
        self._is_public = is_public

    async def puzzle(self, day: int) -> None:
        """Finds the puzzle of a day, unless there is one, and posts it where it was not posted."""
        try:
            found = await self._store.of(Puzzles).puzzle(day) or await self._find(day)
            for wanted in await self._store.of(Puzzles).waiting(day) if found else ():
                assert found is not None
                own = await self._find_own(day, wanted.guild)
                await self._post(day, own or found, wanted)
        except (*FAILURES, UserError) as error:
            log_refusal(_log, "puzzle failed", error, level="warning", day=day)

    async def _find(self, day: int) -> Puzzle | None:
        number = await self._store.of(Puzzles).begin_looking(day)
        if number is None:
            return None
        found = await self._pool.find(day * SEEDS + number)
        if found is not None:
            await self._store.of(Puzzles).keep(day, found)
        return found

    async def _find_own(self, day: int, guild: int) -> Puzzle | None:
        """Finds the puzzle of a server in its newest matches; each is looked into once. None if there is none."""
        store = self._store.of(Puzzles)
        kept = await store.puzzle(day, guild)
        if kept is not None and kept.own:
            return kept
        for number in await store.matches(guild, TRIED):
            found = await self._find_in(day, guild, number)
            if found is not None:
                await store.keep_own(day, guild, found)
            await store.drop_match(guild, number)
            if found is not None:
                return found
        return None

    async def _find_in(self, day: int, guild: int, number: int) -> Puzzle | None:
        """Returns a puzzle from a match; None if there is none, or if not everybody may see that match now."""
        try:
            session = await self._store.sessions.load(number)
            if session is None or session.guild != guild or not await self._is_open(session):
                return None
            stored = await self._store.of(Analyses).of(session)
        except CorruptRecord:  # logged by the store
            return None
        lines = puzzles.remarkable(session, stored.analysis) if stored.analysis else []
        return await self._pool.find_in(record_of(session, stored), lines, day * SEEDS) if lines else None

    async def _is_open(self, session: AnySession) -> bool:
        """Whether a match may become a puzzle now: people may have been forgotten, or hide their record, since then."""
        if not puzzles.fits(session):
            return False
        preferences = await self._store.people.preferences(puzzles.players(session))
        return puzzles.have_agreed(session, preferences) and await self._is_public(session.guild, session.parent)
