"""Five workers post in the matches of one busy server, with Discord's limits on: nobody is refused."""

import asyncio
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from benchmarks.crowd import ENGLISH, opened, played
from benchmarks.measure import Figure
from benchmarks.processes import parlour, ready
from bot.store.embedded import EmbeddedRedis
from sandbox import Sandbox
from sandbox.push.observer import Direction

WORKERS = 5
MATCHES = 200
PACE = 12.0
"""Presses per second of all matches together."""
SECONDS = 60.0
REFUSED = 429


class Statuses:
    """Counts how requests of the bot's processes are answered; an observer of the sandbox."""

    def __init__(self) -> None:
        self.found: Counter[int] = Counter()

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """See `sandbox.push.observer.Observer`."""
        self.found[status] += 1

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """See `sandbox.push.observer.Observer`."""


def figures() -> list[Figure]:
    """Returns how many requests were refused, of how many."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    statuses = Statuses()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox.start(observer=statuses))
        redis = await stack.enter_async_context(EmbeddedRedis(folder))
        for arguments in (("--works", "no"), *[("--connects", "no")] * WORKERS):
            bot = await stack.enter_async_context(parlour(sandbox, folder, *arguments, REDIS_URL=redis.url))
            await bot.report()  # it has started, so it takes no time from those after it
        people = [await sandbox.person(name) for name in ENGLISH]
        await ready(people[0], "turns")
        matches = await opened(people, MATCHES)
        timing = await played(matches, PACE, SECONDS)
    total = statuses.found.total()
    crowd = f"{WORKERS} workers, {MATCHES} matches, {len(timing.presses)} presses, {len(timing.posts)} turns"
    return [Figure(f"{crowd}: refused of {total:,} requests", statuses.found[REFUSED], "", budget=0)]
