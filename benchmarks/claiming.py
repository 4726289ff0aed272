"""What a claim adds to the read that every interaction makes, in processor time of the bot and of the database."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median

from benchmarks.measure import Figure, processor_seconds
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis

READS, ROUNDS = 1_000, 7
BUDGET = 0.3
"""Milliseconds."""
SESSION, PERSON, SERVER = 7, 8, 9


def figures() -> list[Figure]:
    """Returns the processor time of a claim."""
    return [asyncio.run(_figure())]


async def _figure() -> Figure:
    async with _store() as (store, server):
        interactions = count(1)
        taken: dict[bool, list[float]] = {False: [], True: []}
        for _ in range(ROUNDS):
            for claims, spent in taken.items():
                before = _spent(server)
                for _ in range(READS):
                    claim = next(interactions) if claims else 0
                    await store.snapshot(SESSION, PERSON, 0, guild=SERVER, claim=claim)
                spent.append(1000 * (_spent(server) - before) / READS)
        claimed = await store.redis.dbsize()
        if claimed < READS * ROUNDS:
            raise RuntimeError(f"only {claimed} interactions were claimed")
    plain, with_claim = median(taken[False]), median(taken[True])
    what = f"a claim: a read takes {plain:.3f} ms of processor time without, {with_claim:.3f} with"
    return Figure(what, with_claim - plain, "ms", budget=BUDGET)


@asynccontextmanager
async def _store() -> AsyncIterator[tuple[Store, int]]:
    """Yields a database of its own, and the id of its process."""
    with tempfile.TemporaryDirectory() as folder:
        async with EmbeddedRedis(Path(folder)) as server:
            store = Store(server.url)
            try:
                yield store, int((await store.redis.info("server"))["process_id"])
            finally:
                await store.close()


def _spent(server: int) -> float:
    """Returns the processor time of this process and of the database so far."""
    return processor_seconds(server) + sum(os.times()[:2])
