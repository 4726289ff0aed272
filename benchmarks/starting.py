"""From the start of the bot's process to its first answer, with many stored matches.

Storing them takes some minutes.
"""

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, time
from typing import NamedTuple

from benchmarks import stored
from benchmarks.measure import Figure, processor_seconds
from benchmarks.processes import parlour, ready
from benchmarks.stored import Stored
from bot.store.address import running_at
from bot.store.embedded import EmbeddedRedis
from sandbox import Sandbox

SIZES = {10_000: 3.0, 100_000: None}
"""How many matches are stored, and the seconds that a start may take then."""
APPENDED = 5
"""One in so many is stored after Redis has rewritten its file, which then is almost at the size for the next time."""
TABLES_BEFORE = 3
"""So many persons are before the one who asks for their turns, so that they sit at as many tables as anybody."""
ROUNDS = 3


class Start(NamedTuple):
    """How long a start took, in seconds."""

    redis: float
    """Redis alone, until it has read its file."""
    whole: float
    processor: float
    """Processor time of the bot's process, its Redis left out."""


def figures() -> list[Figure]:
    """The median of a few starts on the same data, for each size."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    found: list[Figure] = []
    there = Stored(0, 0)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size, budget in SIZES.items():
            there = await _filled(folder, there, size)
            starts = [await _start(folder, there) for _ in range(ROUNDS)]
            redis, whole, processor = map(median, zip(*starts, strict=True))
            what = f"start of the process to the first answer, {there.sessions:,} stored matches"
            lines = f"{there.entries:,} lines in their logs"
            found += [
                Figure(f"{what}, {lines}", whole, "s", budget=budget),
                Figure("of this, Redis until it has read its file, started alone", redis, "s"),
                Figure("of this, processor time of the bot", processor, "s"),
            ]
    return found


async def _filled(folder: Path, there: Stored, size: int) -> Stored:
    """Stores more matches beside those that are `there`; gives how much there is then. Raises RuntimeError if less."""
    async with Sandbox.start() as sandbox, EmbeddedRedis(folder) as redis, stored.opened(redis.url) as store:
        first_person = int((await sandbox.person("Alice")).id) - TABLES_BEFORE
        await store.redis.config_set("appendfsync", "no")  # these need not outlive a power cut
        await store.redis.config_set("auto-aof-rewrite-percentage", 0)
        now = int(time())
        rewritten = size - size // APPENDED
        more = await stored.fill(store, range(there.sessions, rewritten), first_person, now)
        await stored.rewrite(store)
        last = await stored.fill(store, range(rewritten, size), first_person, now)
        whole = Stored(size, there.entries + more.entries + last.entries)
        await _check(redis.url, whole)
    return whole


async def _start(folder: Path, there: Stored) -> Start:
    """One start. Raises RuntimeError where the bot has not all that is `there`, or its answer does not tell of it."""
    begun = perf_counter()
    async with EmbeddedRedis(folder):
        redis = perf_counter() - begun
    async with Sandbox.start() as sandbox:
        alice = await sandbox.person("Alice")
        begun = perf_counter()
        async with parlour(sandbox, folder) as bot:
            answer = await ready(alice, "turns")
            start = Start(redis, perf_counter() - begun, processor_seconds(bot.pid))
            if "Play 1" not in alice.buttons(answer.message or {}):
                raise RuntimeError(f"the answer tells of no stored match: {answer.text}")
            await _check(running_at(folder), there)
    return start


async def _check(url: str, expected: Stored) -> None:
    async with stored.opened(url) as store:
        if (found := await stored.count(store)) != expected:
            raise RuntimeError(f"{found} where {expected} should be")
