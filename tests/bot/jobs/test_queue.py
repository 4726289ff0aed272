"""Scheduling tasks while the connection to the database ends."""

import pytest
from redis.asyncio import Redis
from structlog.testing import capture_logs

from bot.jobs.queue import Queue
from tests.bot.sessions import ALICE, BOB, match
from tests.unreliable import unreliable

SCHEDULED = "parlour:stream"
"""Where docket keeps the tasks that are to run now."""


@pytest.mark.parametrize("answer_lost", [True, False])
async def test_an_announcement_is_scheduled_once_although_a_connection_ends(redis_url: str, answer_lost: bool) -> None:
    async def announce(channel: int) -> None:
        """Gives the task its name."""

    async with unreliable(redis_url) as line, Redis.from_url(redis_url) as redis:
        queue = Queue(line.url)
        queue.tasks.register(announce)
        await queue.open()
        await queue.after(match(ALICE, BOB, number=1))
        if answer_lost:
            line.lose_answers(b"announce:2:")
        else:
            line.cut()
        with capture_logs() as logged:
            await queue.after(match(ALICE, BOB, number=2))
        await queue.close()
        assert logged == []
        assert await redis.xlen(SCHEDULED) == 2
