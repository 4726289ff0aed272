"""What goes on after the connection to the database has ended while a worker was in the middle of something."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.jobs import schedule
from bot.features.puzzles.pool import PuzzlePool
from bot.settings import Settings
from sandbox import Sandbox
from tests.bot.jobs.test_queue import SCHEDULED
from tests.bot.place import Place, logged_in
from tests.bot.sessions import ALICE, BOB
from tests.unreliable import unreliable

DAY = 20_000


@pytest.mark.process
async def test_news_is_announced_although_the_puzzle_of_the_day_is_still_looked_for(
    sandbox: Sandbox, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = asyncio.Event()

    async def never(pool: PuzzlePool, seed: int) -> Puzzle | None:
        looking.set()
        await asyncio.Event().wait()
        return None

    monkeypatch.setattr(PuzzlePool, "find", never)
    async with AsyncExitStack() as stack:
        line = await stack.enter_async_context(unreliable(settings.redis_url))
        reached = settings.model_copy(update={"redis_url": line.url})
        bot = await stack.enter_async_context(logged_in(reached, works=True))
        place = Place(sandbox, bot)
        await schedule(bot.services.queue, DAY)
        await looking.wait()
        line.cut()
        session = await place.begin(ALICE, BOB)
        await bot.services.queue.after(session)
        await place.until(lambda: place.posts(session))


async def test_a_sweep_goes_on_with_what_a_process_has_left_of_long_tasks(place: Place) -> None:
    async def scheduled() -> list[bytes]:
        entries: Any = await place.store.redis.xrange(SCHEDULED)
        return [entry[b"function"] for _, entry in entries]

    await place.jobs.reindex()
    await place.jobs.sweep()
    assert b"work_off" not in await scheduled()
    await place.jobs.queue.long.add("reindex", key="reindex")()
    await place.jobs.sweep()
    assert b"work_off" in await scheduled()
