"""/record of people with few and many matches: counted by the function that commits results, asserted to be there.

However many matches there are, the same number of counts is read, so the cost is flat.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import structs

from benchmarks.measure import Figure
from benchmarks.processes import parlour, ready
from benchmarks.stored import opened
from bot.domain.calendar import HOUR
from bot.domain.results import Against, Result, result_of
from bot.domain.session import Seat, Session, Stage
from bot.features.record import store as records
from bot.features.record.counting import COUNT, counting
from bot.features.record.store import Records
from bot.features.record.tallies import RECENT
from bot.store.address import running_at
from bot.store.database import Store
from rules import games, selfplay
from rules import match as matches
from rules.chance import key
from sandbox import Person, Sandbox
from sandbox.testing import reading

MATCHES = {"Alice": 10, "Bob": 1_000, "Carol": 100_000}
"""How many matches each of these people has played."""
BUDGET = 2.0
"""How much longer than that of few matches the record of many may take: its plots have more rows and columns."""
OPPONENTS = 1_000
FIRST_OPPONENT = 1_400_000_000_000_000_000
MOVES = 10_000
"""More than any match takes."""
AT_ONCE = 500
ROUNDS = 15
BEGIN = 1_700_000_000


def figures() -> list[Figure]:
    """Returns the time until /record is answered, for each number of matches."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
        await stack.enter_async_context(parlour(sandbox, folder))
        people = {name: await sandbox.person(name) for name in MATCHES}
        await ready(people["Alice"], "turns")
        store = await stack.enter_async_context(opened(running_at(folder)))
        guild = int(sandbox.control.channel("lobby").guild_id or 0)
        for name, count in MATCHES.items():
            await fill(store, guild, int(people[name].id), count)
        taken: dict[str, list[float]] = {name: [] for name in MATCHES}
        for _ in range(ROUNDS):
            for name, count in MATCHES.items():
                taken[name].append(await _timed(people[name], count))
    milliseconds = {name: 1000 * median(seconds) for name, seconds in taken.items()}
    few, *many = MATCHES
    return [
        Figure(f"/record of {MATCHES[few]} matches", milliseconds[few], "ms"),
        *(
            Figure(f"/record of {MATCHES[name]:,} matches", milliseconds[name], "ms", milliseconds[few], "few", BUDGET)
            for name in many
        ),
    ]


async def fill(store: Store, guild: int, person: int, count: int) -> None:
    """Counts this number of matches of a person, and checks that all are in the record. Raises RuntimeError if not."""
    script = store.redis.register_script(f"local keys, argument = KEYS, ARGV[1]\n{COUNT}")
    waiting = islice(results(guild, person), count)
    while some := [counting(result) for result in islice(waiting, AT_ONCE)]:
        async with store.redis.pipeline(transaction=False) as pipe:
            for counted in some:
                await script(keys=counted.keys, args=[counted.argument], client=pipe)
            await pipe.execute()
        await store.of(Records).limit(guild, [person])
    record = await store.of(Records).person(guild, person)
    found = (record.totals(Against.PEOPLE).matches, len(record.recent(Against.PEOPLE)), len(record.opponents))
    if found[0] != count or found[1] != min(count, RECENT) or found[2] > records.OPPONENTS:
        raise RuntimeError(f"{count} matches were counted as {found}")


def results(guild: int, person: int) -> Iterator[Result]:
    """Yields results of a person without end: of all games and numbers of seats, against many people."""
    for number, result in enumerate(cycle(_results())):
        first = FIRST_OPPONENT + number % OPPONENTS
        players = [
            each._replace(sitting=structs.replace(each.sitting, person=person if seat == 0 else first + seat))
            for seat, each in enumerate(result.players)
        ]
        yield result._replace(guild=guild, match=number + 1, moment=BEGIN + number, players=tuple(players))


def _results() -> Iterator[Result]:
    """Yields the results of matches that were played at random to their end."""
    for name in games.names():
        rules = games.load(name)
        for seats in range(max(2, rules.info.fewest), rules.info.most + 1):
            started, _ = matches.start_match(rules, seats, {}, key(seats))
            state, _ = selfplay.position(rules, seats, {}, seed=seats, moves=MOVES)
            sitting = [Seat(person=1 + seat, name=f"Player {seat}", pace=(3,) * 8, spent=HOUR) for seat in range(seats)]
            session: Session[Any] = Session(
                id=1, channel=1, parent=1, lobby=1, language="en", host=1, game=name, stage=Stage.OVER, seats=sitting
            )
            result = result_of(structs.replace(session, match=structs.replace(started, state=state)))
            if result is None or not result.complete:
                raise RuntimeError(f"a match of {name} is not over")
            yield result


async def _timed(person: Person, count: int) -> float:
    start = perf_counter()
    message = (await person.slash("record")).message
    took = perf_counter() - start
    if message is None or f"{count:,} matches" not in reading.text(message) or not reading.images(message):
        raise RuntimeError(f"the record of {count} matches was not shown: {message}")
    return took
