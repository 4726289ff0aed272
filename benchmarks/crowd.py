"""A thousand concurrent matches: answer times, delays of the event loop, and memory.

People and sandbox are one process, the bot is another, and both share the machine. Every press is answered with a new
image, so a core answers a few dozen presses a second; the matches are played at the pace of people who think between
presses.
"""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from itertools import cycle, pairwise
from pathlib import Path
from random import Random
from time import perf_counter

from redis.asyncio import Redis

from benchmarks.measure import Figure, children, machine_seconds, percentile, processor_seconds, resident
from benchmarks.people import Match, Timing
from benchmarks.processes import Bot, parlour, ready, until
from bot.domain.session import Stage
from bot.store.address import running_at
from bot.store.keys import stage_key
from rules import games
from sandbox import Person, Sandbox

MATCHES = 1000
ENGLISH = ("Alice", "Bob", "Carol")
"""People who press buttons by their English labels."""
OPENED_AT_ONCE = 15
PACE = 20.0
"""Presses per second of all matches together."""
SECONDS = 60.0
FASTER = 1.25
"""The factor from one tried pace to the next."""
SECONDS_A_PACE = 8.0

LONGEST = 1.0
"""The most seconds that an answer may take."""
BLOCKED = 25.0
"""The most milliseconds for which the event loop may be blocked."""
MEMORY = 200.0
"""The most MiB that the bot may use."""


def figures() -> list[Figure]:
    """Returns answer times, event loop and memory at an even pace, and the highest pace without a late answer."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
        bot = await stack.enter_async_context(parlour(sandbox, folder))
        people = [await sandbox.person(name) for name in ENGLISH]
        await ready(people[0], "turns")
        found = [Figure("memory of an idle bot", resident(bot.pid), "MiB", budget=MEMORY)]
        matches = await opened(people, MATCHES)
        await until(lambda: _are_live(folder))  # the indexes follow the boards
        found.append(Figure("live matches, by the indexes of the database", MATCHES, ""))
        await bot.report()
        others, start, worked = _others(bot), perf_counter(), processor_seconds(bot.pid)
        timing = await played(matches, PACE, SECONDS)
        worked = processor_seconds(bot.pid) - worked
        found += [*_waiting(timing, 1000 * worked / len(timing.presses)), *await _load(bot)]
        busy = 100 * (_others(bot) - others) / (perf_counter() - start)
        found.append(Figure("cores used meanwhile by other processes", busy, "%"))
        return [*found, await _highest_pace(matches, timing)]


async def _are_live(folder: Path) -> bool:
    """Returns whether all matches are being played, by the indexes of the bot's own Redis."""
    async with Redis.from_url(running_at(folder)) as redis:
        return sum([await redis.scard(stage_key(Stage.PLAY, game)) for game in games.names()]) == MATCHES


def _others(bot: Bot) -> float:
    """Returns the processor time of everything except this benchmark."""
    return machine_seconds() - sum(map(processor_seconds, (os.getpid(), bot.pid, *children(bot.pid))))


async def opened(people: Sequence[Person], count: int) -> list[Match]:
    """Starts this number of matches of two, of all games in turn, a few at a time."""
    pairs, names = cycle(pairwise([*people, people[0]])), cycle(games.names())
    matches = [Match(next(names), list(next(pairs)), seed) for seed in range(count)]
    free = asyncio.Semaphore(OPENED_AT_ONCE)

    async def one(match: Match) -> None:
        async with free:
            await match.open()

    await asyncio.gather(*map(one, matches))
    return matches


async def played(matches: list[Match], pace: float, seconds: float) -> Timing:
    """Plays all matches, together at about `pace` presses per second; some people are fast, some are slow.

    Waits for every board that is due at the end. Raises RuntimeError if a press has no answer, nobody is to move in a
    running match, or nothing was measured.
    """
    timing = Timing()
    end = perf_counter() + seconds

    async def one(match: Match, dice: Random) -> None:
        pause = len(matches) / pace / dice.uniform(0.1, 1.9)
        wait = dice.uniform(0, pause)
        while perf_counter() + wait < end:
            await asyncio.sleep(wait)
            await match.act(timing)
            wait = dice.uniform(0.5 * pause, 1.5 * pause)

    await asyncio.gather(*(one(match, Random(seed)) for seed, match in enumerate(matches)))
    await asyncio.gather(*(match.catch_up(timing) for match in matches))
    timing.check()
    if stuck := [match.game for match in matches if match.is_stuck]:
        raise RuntimeError(f"running matches in which nobody is to move: {stuck}")
    return timing


def _waiting(timing: Timing, cost: float) -> Iterator[Figure]:
    crowd = f"{MATCHES} matches, {len(timing.presses) / SECONDS:.0f} presses/s"
    yield Figure(f"{crowd}: answered presses, all without an error", len(timing.presses), "")
    yield Figure(f"{crowd}: answer, median", 1000 * percentile(timing.presses, 50), "ms")
    yield Figure(
        f"{crowd}: answer, 99th percentile", 1000 * percentile(timing.presses, 99), "ms", budget=1000 * LONGEST
    )
    yield Figure(f"{crowd}: answer, longest", 1000 * max(timing.presses), "ms", budget=1000 * LONGEST)
    boards = f"board in the channel after a turn, longest of {len(timing.posts)}"
    yield Figure(f"{crowd}: {boards}", 1000 * max(timing.posts), "ms")
    yield Figure(f"{crowd}: processor time of the bot for a press", cost, "ms")


async def _load(bot: Bot) -> list[Figure]:
    lag = await bot.report()
    [redis] = children(bot.pid)  # there is no process for searches
    return [
        Figure("delay of the event loop, 99th percentile", lag.percentile_99, "ms"),
        Figure("delay of the event loop, longest", lag.worst, "ms", budget=BLOCKED),
        Figure("processor time of the event loop without a break, longest", lag.longest_work, "ms", budget=BLOCKED),
        Figure("memory of the bot with all matches", resident(bot.pid), "MiB", budget=MEMORY),
        Figure("memory of its Redis", resident(redis), "MiB"),
    ]


async def _highest_pace(matches: list[Match], timing: Timing) -> Figure:
    """Returns the highest of the tried paces at which no answer was late."""
    reached, pace, seconds = 0.0, PACE, SECONDS
    while max(timing.presses) <= LONGEST:
        reached = max(reached, len(timing.presses) / seconds)
        pace, seconds = pace * FASTER, SECONDS_A_PACE
        timing = await played(matches, pace, seconds)
    return Figure(f"highest pace without an answer later than {LONGEST:g} s", reached, "presses/s")
