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
"""Numbers of stored matches, each with the most seconds that a start may take."""
APPENDED = 5
"""One in this many is stored after Redis has rewritten its file, which is then close to the next rewrite."""
PEOPLE_BEFORE = 3
"""People before the one who uses /turns, so that this one plays as many matches as anybody."""
ROUNDS = 3


class Start(NamedTuple):
    """Times of a start in seconds."""

    redis: float
    """Redis alone, until it has loaded its file."""
    whole: float
    processor: float
    """Processor time of the bot's process, without its Redis."""


def figures() -> list[Figure]:
    """Returns the median of a few starts on the same data for each size."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    found: list[Figure] = []
    present = Stored(0, 0)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size, budget in SIZES.items():
            present = await _filled(folder, present, size)
            starts = [await _start(folder, present) for _ in range(ROUNDS)]
            redis, whole, processor = map(median, zip(*starts, strict=True))
            what = f"start of the process to the first answer, {present.sessions:,} stored matches"
            lines = f"{present.entries:,} lines in their logs"
            found += [
                Figure(f"{what}, {lines}", whole, "s", budget=budget),
                Figure("of which Redis until it has loaded its file, started alone", redis, "s"),
                Figure("of which processor time of the bot", processor, "s"),
            ]
    return found


async def _filled(folder: Path, present: Stored, size: int) -> Stored:
    """Adds matches to those `present` up to `size`; returns the new counts. Raises RuntimeError if they are wrong."""
    async with (
        Sandbox.start(rate_limited=False) as sandbox,
        EmbeddedRedis(folder) as redis,
        stored.opened(redis.url) as store,
    ):
        first_person = int((await sandbox.person("Alice")).id) - PEOPLE_BEFORE
        await store.redis.config_set("appendfsync", "no")  # these need not survive a power failure
        await store.redis.config_set("auto-aof-rewrite-percentage", 0)
        now = int(time())
        rewritten = size - size // APPENDED
        more = await stored.fill(store, range(present.sessions, rewritten), first_person, now)
        await stored.rewrite(store)
        last = await stored.fill(store, range(rewritten, size), first_person, now)
        whole = Stored(size, present.entries + more.entries + last.entries)
        await _check(redis.url, whole)
    return whole


async def _start(folder: Path, present: Stored) -> Start:
    """Times one start. Raises RuntimeError if the bot or its answer lacks the matches `present`."""
    begun = perf_counter()
    async with EmbeddedRedis(folder):
        redis = perf_counter() - begun
    async with Sandbox.start(rate_limited=False) as sandbox:
        alice = await sandbox.person("Alice")
        begun = perf_counter()
        async with parlour(sandbox, folder) as bot:
            answer = await ready(alice, "turns")
            start = Start(redis, perf_counter() - begun, processor_seconds(bot.pid))
            if "Play 1" not in alice.buttons(answer.message or {}):
                raise RuntimeError(f"the answer lists no stored match: {answer.text}")
            await _check(running_at(folder), present)
    return start


async def _check(url: str, expected: Stored) -> None:
    async with stored.opened(url) as store:
        if (found := await stored.count(store)) != expected:
            raise RuntimeError(f"{found} instead of {expected}")
