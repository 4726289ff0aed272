"""The task that finds the puzzle of a day in spare time, and posts it."""

from collections.abc import Awaitable, Callable

import structlog

from bot.computer.puzzles.pool import PuzzlePool
from bot.domain.errors import UserError
from bot.domain.puzzles import Puzzle
from bot.jobs.failures import FAILURES
from bot.store.database import Store
from bot.store.puzzles import Channel

SEEDS = 100
"""So many tries a day have seeds of their own."""

_log = structlog.get_logger()

Post = Callable[[int, Puzzle, Channel], Awaitable[None]]


class Puzzling:
    """Holds the task `puzzle`."""

    def __init__(self, store: Store, pool: PuzzlePool, post: Post) -> None:
        self._store = store
        self._pool = pool
        self._post = post

    async def puzzle(self, day: int) -> None:
        """Finds the puzzle of a day, unless there is one, and posts it where it was not posted."""
        try:
            found = await self._store.puzzles.puzzle(day) or await self._find(day)
            for wanted in await self._store.puzzles.channels() if found else ():
                assert found is not None
                await self._post(day, found, wanted)
        except (*FAILURES, UserError) as error:
            _log.warning("puzzle failed", day=day, error=str(error))

    async def _find(self, day: int) -> Puzzle | None:
        number = await self._store.puzzles.begin_looking(day)
        if number is None:
            return None
        found = await self._pool.find(day * SEEDS + number)
        if found is not None:
            await self._store.puzzles.keep(day, found)
        return found
