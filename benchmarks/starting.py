"""A bot that has run for a year, with many stored matches, beside one with few: its start, a press, and at rest.

Storing them takes many minutes; `--kept FOLDER` keeps them for the next run.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import fmean, median
from time import perf_counter
from typing import NamedTuple

from benchmarks import kept, stored
from benchmarks.measure import Figure, children, processor_seconds, resident
from benchmarks.people import Match, Timing
from benchmarks.processes import Bot, from_command_line, parlour, ready, until
from benchmarks.stored import SHAPES, Stored, channel
from bot.store.address import running_at
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.store.keys import keys
from sandbox import Person, Sandbox

FEW, MANY = 100, 100_000
"""Numbers of stored matches."""
STARTS = 3
ROUNDS, PRESSES = 60, 4
"""Rounds, and presses in a round: one bot after the other gets them, and each is first in every other round."""
SETTLED_SECONDS, IDLE_SECONDS = 5.0, 30.0
"""How long a bot is left alone before, and while, its processor time at rest is measured."""
START, IDLE, PRESS, MEMORY, BYTES = 3.0, 1.0, 1.1, 1.05, 4096
"""The budgets: seconds, per cent of a core, ratios, and bytes of a finished match."""
INDEXES = ("live", "ended", "due", "stage", "guild", "named", "people", "tables", "turns", "running")
"""What the keys of the indexes begin with."""


class Start(NamedTuple):
    """Times of a start in seconds."""

    redis: float
    """Redis alone, until it has loaded its file."""
    whole: float
    processor: float
    """Processor time of the bot's process, without its Redis."""


class Place(NamedTuple):
    """A bot that runs, with a match of Manhattan under way."""

    bot: Bot
    match: Match
    timing: Timing


def figures(folder: Path | None = None) -> list[Figure]:
    """Returns the figures of both numbers of stored matches, which are kept in `folder`."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        return asyncio.run(measured(Path(few), Path(many), MANY, folder))


async def measured(few: Path, many: Path, size: int, folder: Path | None = None) -> list[Figure]:
    """Stores matches in two folders that are empty, or copies those that are kept in `folder`, and measures."""
    await kept.copied(few, FEW, folder)
    there = await kept.copied(many, size, folder)
    async with EmbeddedRedis(many) as redis, stored.opened(redis.url) as store:
        sizes = [*await _sizes(store, size), *await _file(store)]
    starts = [await _start(many, there) for _ in range(STARTS)]
    redis_alone, whole, processor = map(median, zip(*starts, strict=True))
    what = f"{there.running:,} matches that go on and {there.archived:,} finished ones, {there.entries:,} lines of log"
    return [
        Figure(f"{what}: start of the process to the first answer", whole, "s", budget=START),
        Figure("of which Redis until it has loaded its file, started alone", redis_alone, "s"),
        Figure("of which processor time of the bot", processor, "s"),
        *await _compared(few, many, size),
        *sizes,
    ]


async def _start(folder: Path, present: Stored) -> Start:
    """Times one start of `parlour run`. Raises RuntimeError if the bot or its answer lacks the matches `present`."""
    begun = perf_counter()
    async with EmbeddedRedis(folder):
        redis = perf_counter() - begun
    async with Sandbox.start(rate_limited=False) as sandbox:
        alice = await sandbox.person("Alice")
        begun = perf_counter()
        async with from_command_line(sandbox, folder) as process:
            answer = await ready(alice, "turns")
            start = Start(redis, perf_counter() - begun, processor_seconds(process))
            if "Play 1" not in alice.buttons(answer.message or {}):
                raise RuntimeError(f"the answer lists no stored match: {answer.text}")
            await kept.check_indexes(running_at(folder), present)
    return start


async def _compared(few: Path, many: Path, size: int) -> list[Figure]:
    """Measures both bots, which run at the same time: presses in turn, then at rest."""
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(_place(folder)) for folder in (few, many)]
        for number in range(ROUNDS):
            for _, match, timing in places[:: -1 if number % 2 else 1]:
                for _ in range(PRESSES):
                    await until(lambda match=match, timing=timing: match.act(timing))  # type: ignore[misc]
        for _, _, timing in places:
            timing.check()
        await asyncio.sleep(SETTLED_SECONDS)
        bots = [place.bot.pid for place in places]
        databases = [child for bot in bots for child in children(bot) if _is_database(child)]
        before = [processor_seconds(process) for process in (*bots, *databases)]
        await asyncio.sleep(IDLE_SECONDS)
        taken = [
            100 * (processor_seconds(process) - earlier) / IDLE_SECONDS
            for process, earlier in zip((*bots, *databases), before, strict=True)
        ]
        memory = [resident(bot) for bot in bots]
    waits = [1000 * median(timing.presses) for _, _, timing in places]
    peer = f"with {FEW}"
    with_many = f"with {size:,}"
    return [
        Figure(f"press, median of {len(places[1].timing.presses)}, {with_many}", waits[1], "ms", waits[0], peer, PRESS),
        Figure(f"bot at rest, {with_many}, of a core", taken[1], "%", budget=IDLE),
        Figure(f"bot at rest, {peer}, of a core", taken[0], "%"),
        Figure(f"database at rest, {with_many}, of a core", taken[3], "%", taken[2], peer),
        Figure(f"memory of the bot, {with_many}", memory[1], "MiB", memory[0], peer, MEMORY),
    ]


@asynccontextmanager
async def _place(folder: Path) -> AsyncIterator[Place]:
    """Runs a bot whose event loop is not measured, which would take processor time, and opens a match."""
    async with (
        Sandbox.start(rate_limited=False) as sandbox,
        parlour(sandbox, folder, "--measures", "no") as bot,
    ):
        people: list[Person] = [await sandbox.person("Alice"), await sandbox.person("Bob")]
        await ready(people[0], "turns")
        match = Match("manhattan", people, seed=1)
        await match.open()
        await until(lambda: match.act(Timing()))
        yield Place(bot, match, Timing())


def _is_database(process: int) -> bool:
    return any(name in Path(f"/proc/{process}/comm").read_text() for name in ("redis", "valkey"))


async def _sizes(store: Store, size: int) -> list[Figure]:
    """Returns the bytes of finished matches with their share of the indexes: the mean of each game, and the largest."""
    share = await _index_bytes(store) / size
    taken: dict[str, list[float]] = {}
    for number in range(size - SHAPES, size):
        session = await store.sessions.load(channel(number))
        own = await store.redis.memory_usage(keys(channel(number)).document, samples=0)
        assert session
        taken.setdefault(session.game, []).append((own or 0) + share)
    largest, of_largest = max(taken.items(), key=lambda each: fmean(each[1]))
    every = [each for found in taken.values() for each in found]
    return [
        Figure("a finished match, mean of all games and numbers of seats", fmean(every), "bytes"),
        Figure(f"a finished match, mean of {largest}", fmean(of_largest), "bytes", budget=BYTES),
        Figure("a finished match, the largest", max(every), "bytes", budget=BYTES),
        Figure("of which its share of the indexes", share, "bytes"),
    ]


async def _index_bytes(store: Store) -> float:
    """Returns how many bytes all indexes take."""
    names = [key async for key in store.redis.scan_iter(count=10_000) if key.decode().partition(":")[0] in INDEXES]
    async with store.redis.pipeline(transaction=False) as pipe:
        for name in names:
            pipe.memory_usage(name, samples=0)
        return float(sum(await pipe.execute()))


async def _file(store: Store) -> list[Figure]:
    """Returns the size of what Redis loads, and how much of it is commands, which it loads more slowly."""
    state = await store.redis.info("persistence")
    whole, rewritten = (state[name] / 2**20 for name in ("aof_current_size", "aof_base_size"))
    setting = await store.redis.config_get("auto-aof-rewrite-percentage")
    most = rewritten * int(setting["auto-aof-rewrite-percentage"] or 0) / 100
    commands = Figure("of which commands", whole - rewritten, "MiB", most, "when it is rewritten")
    return [Figure("the file of the database", whole, "MiB"), commands]
