"""From the start of the bot's process to its first answer, with many stored matches."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from msgspec import structs

from benchmarks.measure import Figure, processor_seconds
from benchmarks.processes import parlour, ready
from bot.domain import lobbies, turns
from bot.domain.session import AnySession, Change, Seat, Session
from bot.handlers.entropy import draw
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from rules import table as tables
from sandbox import Sandbox

SESSIONS = 10_000
SHAPES = 40
"""Different matches among them."""
TURNS = 120
"""Decisions in the longest of them."""
AT_ONCE = 50
BUDGET = 3.0
"""Seconds."""
ROUNDS = 3


def figures() -> list[Figure]:
    """The median of a few starts on the same data."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with EmbeddedRedis(folder) as redis:
            await _fill(Store(redis.url))
        starts = [await _start(folder) for _ in range(ROUNDS)]
    seconds, processor = map(median, zip(*starts, strict=True))
    what = f"start of the process to the first answer, {SESSIONS:,} stored matches"
    return [Figure(what, seconds, "s", budget=BUDGET), Figure("of this, processor time of the bot", processor, "s")]


async def _start(folder: Path) -> tuple[float, float]:
    """Seconds, and seconds of processor time of the bot's process, its Redis left out."""
    async with Sandbox.start() as sandbox:
        alice = await sandbox.person("Alice")
        start = perf_counter()
        async with parlour(sandbox, folder) as bot:
            await ready(alice, "turns")
            return perf_counter() - start, processor_seconds(bot.pid)


async def _fill(store: Store) -> None:
    """Stores matches of all ages, with their logs."""
    shapes = [_match(number) for number in range(SHAPES)]
    free = asyncio.Semaphore(AT_ONCE)

    async def one(channel: int) -> None:
        session, log = shapes[channel % SHAPES]
        placed = structs.replace(session, id=channel, channel=channel)
        async with free:
            await store.sessions.commit(session, Change(placed, log, news=False))

    await asyncio.gather(*(one(channel) for channel in range(1, SESSIONS + 1)))
    await store.close()


def _match(number: int) -> tuple[AnySession, list[tables.AnyEntry]]:
    """A match after some random turns."""
    seats = [Seat(person=1 + seat, name=f"Player {seat + 1}") for seat in range(2 + number % 3)]
    lobby: AnySession = Session(
        id=0, channel=0, parent=0, lobby=0, language="en", host=1, game="manhattan", seats=seats
    )
    session, log, *_ = lobbies.start(lobby, 1, 0, draw(4))
    dice = Random(number)
    for _ in range(number * TURNS // SHAPES):
        seat = session.asked[0]
        asked = tables.question(session.playing, seat)
        assert asked
        session, entries, *_ = turns.play_out(session, seat, [dice.choice(asked.options)])
        log += entries
    return session, log
