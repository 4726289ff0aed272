"""People in more matches than they can begin today, who do as much harm as they can, and how long others then wait.

Judged is what the bot itself does from a press of the others until its answer, in processor time: their answer, and
whatever comes between. On a machine that is idle but for this, that is what they wait for. If other programs keep it
busy, times by the clock say more about these.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter, time
from typing import Any, NamedTuple

from msgspec import structs

from benchmarks import stored
from benchmarks.measure import Figure, percentile, processor_seconds
from benchmarks.people import Message
from benchmarks.processes import Bot, parlour, ready
from bot.actions.custom_id import encode
from bot.domain import lobbies
from bot.domain.clock import CLOCKS
from bot.domain.session import AnySession, Seat, Session
from bot.domain.turn_time import Moment, keep
from bot.features.settings.feature import ShowSettings
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from sandbox import Person, Sandbox
from sandbox.testing.person import NotPossible

MANY, VERY_MANY = 300, 3000
"""The open matches of somebody: from before there was a limit of a hundred."""
PEOPLE = 10
NOBODY = 1_100_000_000_000_000_999
"""Who plays against all of them."""
PACE = 0.185
"""Seconds between two answers that the others ask for: as many as their quota allows."""
SECONDS = 5.0
"""How long each phase takes."""
ROUNDS = 2
HANDS = 2
"""As many presses as each person has in flight."""
REST = 0.5
"""Seconds for which each of those hands rests after an answer."""
TOGETHER = 20
"""As many matches as are stored at a time."""
BUDGET = 2.0
IDLE = 0.05
"""As much of a core as the bot uses at the most when nothing follows any more from what somebody did."""

Act = Callable[[Person], Awaitable[Any]]
_QUIET = cycle(["22-7", "23-8", "21-6"])


async def _next(person: Person) -> None:
    """Goes to the most urgent match, as after Done."""
    if (listed := (await person.slash("turns")).message) is not None:
        await person.click(listed, custom_id="next", forge=True)


LISTS: tuple[Act, ...] = (lambda person: person.slash("turns"), _next)
SUGGESTIONS: tuple[Act, ...] = (lambda person: person.autocomplete("play", option="match", typed="man"),)
HOURS: tuple[Act, ...] = (lambda person: person.slash("settings", quiet=next(_QUIET)), *LISTS)


class Row(NamedTuple):
    """Who does what."""

    what: str
    people: Sequence[Person]
    acts: tuple[Act, ...]


class Waited(NamedTuple):
    """How long others have waited for their answers, in milliseconds."""

    work: list[float]
    """What the bot's loop did meanwhile, in processor time."""
    clock: list[float]


def figures() -> list[Figure]:
    """Returns how long others wait for an answer, while somebody abuses the bot and while it is quiet."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
        others = [await sandbox.person(name) for name in ("Alice", "Bob", "Dave")]
        abusers = [await _new_person(sandbox, f"Person {number}") for number in range(PEOPLE)]
        worst = [await _new_person(sandbox, f"Person of old {number}") for number in range(PEOPLE)]
        await _fill(folder, {**dict.fromkeys(abusers, MANY), **dict.fromkeys(worst, VERY_MANY)})
        bot = await stack.enter_async_context(parlour(sandbox, folder, "--measures", "answers", quotas=True))
        shown = [(await ready(person, "settings")).message for person in others]
        pages = [(person, message) for person, message in zip(others, shown, strict=True) if message]
        rows = [
            Row(f"one person with {MANY} matches: /turns, Next", abusers[:1], LISTS),
            Row(f"one person with {VERY_MANY:,} matches: /turns, Next", worst[:1], LISTS),
            Row(f"one person with {VERY_MANY:,} matches: suggestions", worst[:1], SUGGESTIONS),
            Row(f"one person with {MANY} matches: quiet hours, /turns, Next", abusers[:1], HOURS),
            Row(f"{PEOPLE} people with {MANY} matches each: all of that", abusers, (*HOURS, *SUGGESTIONS)),
            Row(f"one person with {VERY_MANY:,} matches: quiet hours, /turns, Next", worst[:1], HOURS),
            Row(f"{PEOPLE} people with {VERY_MANY:,} matches each: all of that", worst, (*HOURS, *SUGGESTIONS)),
        ]
        return [figure for row in rows for figure in await _row(row, pages, bot)]


async def _new_person(sandbox: Sandbox, name: str) -> Person:
    sandbox.control.create_person(name)
    return await sandbox.person(name)


async def _row(row: Row, pages: Sequence[tuple[Person, Message]], bot: Bot) -> list[Figure]:
    """Returns the 90th percentile of others' answers in interleaved phases, and what an act costs the bot.

    But for times by the clock, they do not depend on what else the machine does.
    """
    quiet, abused = Waited([], []), Waited([], [])
    acts, spent = 0, 0.0
    for _ in range(ROUNDS):
        await _rested(bot)
        began = processor_seconds(bot.pid)
        await _ask(pages, quiet, bot)
        middle = processor_seconds(bot.pid)
        async with _at_work(row) as counted:
            await _ask(pages, abused, bot)
        acts += sum(counted)
        spent += max(0.0, processor_seconds(bot.pid) - middle - (middle - began))
    name = f"{row.what}, {acts / SECONDS / ROUNDS:.1f} a second"
    return [
        _ninetieth(f"{name}; work of the bot until others are answered", abused.work, quiet.work, BUDGET),
        _ninetieth(f"{name}; the same by the clock", abused.clock, quiet.clock),
        Figure(f"{name}; processor time of the bot for each", 1000 * spent / max(1, acts), "ms"),
    ]


def _ninetieth(what: str, abused: Sequence[float], quiet: Sequence[float], budget: float | None = None) -> Figure:
    measured, peer = percentile(abused, 90), percentile(quiet, 90)
    return Figure(f"{what}, 90th percentile of {len(abused)}", measured, "ms", peer, "quiet", budget)


async def _rested(bot: Bot) -> None:
    """Waits until the bot has nothing left to do, such as to write alarms again."""
    before, used = processor_seconds(bot.pid), 1.0
    while used > IDLE:
        await asyncio.sleep(1)
        now = processor_seconds(bot.pid)
        before, used = now, now - before


async def _ask(pages: Sequence[tuple[Person, Message]], waited: Waited, bot: Bot) -> None:
    """Asks for answers at an even pace, whether the last one has come or not."""
    await bot.report()
    end, asked = perf_counter() + SECONDS, []

    async def ask(person: Person, message: Message) -> None:
        start = perf_counter()
        await person.click(message, custom_id=encode(ShowSettings()), forge=True)
        waited.clock.append(1000 * (perf_counter() - start))

    for person, message in cycle(pages):
        if perf_counter() > end:
            break
        asked.append(asyncio.create_task(ask(person, message)))
        await asyncio.sleep(PACE)
    await asyncio.gather(*asked)
    waited.work.extend((await bot.report()).answers[encode(ShowSettings())])


@asynccontextmanager
async def _at_work(row: Row) -> AsyncIterator[list[int]]:
    """Abuses the bot until the block ends; yields a list that gets a 1 for each act."""
    done: list[int] = []

    hands = [person for person in row.people for _ in range(HANDS)]

    async def abuse(person: Person, number: int) -> None:
        await asyncio.sleep(REST * number / len(hands))  # not all at the same moment: nobody's hands are that quick
        for act in cycle(row.acts[number % len(row.acts) :] + row.acts[: number % len(row.acts)]):
            with suppress(TimeoutError, NotPossible):
                await act(person)
            done.append(1)
            await asyncio.sleep(REST)

    async with asyncio.TaskGroup() as tasks:
        running = [tasks.create_task(abuse(person, number)) for number, person in enumerate(hands)]
        yield done
        for task in running:
            task.cancel()


async def _fill(folder: Path, counts: dict[Person, int]) -> None:
    """Stores as many matches of each person as `counts` says. In each it is their turn."""
    now = int(time())
    begun = _begun(now)
    numbers = iter(range(1, sum(counts.values()) + 1))
    async with EmbeddedRedis(folder) as redis, stored.opened(redis.url) as store:
        await store.redis.config_set("appendfsync", "no")
        hosts = (int(person.id) for person, count in counts.items() for _ in range(count))
        while some := list(islice(hosts, TOGETHER)):
            await asyncio.gather(*(_store(store, begun, host, next(numbers), now) for host in some))
        await store.indexes.completed()
        await store.beat(now)
        await stored.forget_operations(store)


async def _store(store: Store, begun: AnySession, person: int, number: int, now: int) -> None:
    here = stored.channel(number)
    seats = [structs.replace(seat, person=person if seat.person == 1 else NOBODY) for seat in begun.seats]
    session = structs.replace(begun, id=here, channel=here, lobby=here, host=person, seats=seats)
    await store.sessions.create(session)
    await store.redis.persist(f"session:{{{here}}}")
    await store.indexes.write(session, now)


def _begun(now: int) -> AnySession:
    """Returns a match with a clock, in which the first person is to move."""
    seats = [Seat(person=person, name=name, entropy=name) for person, name in ((1, "Carol"), (2, "Dave"))]
    options = {"start_player": "first_seat"}
    lobby: AnySession = Session(
        id=1,
        channel=1,
        parent=1,
        lobby=1,
        language="en",
        host=1,
        game="manhattan",
        clock=CLOCKS["slow"],
        seats=seats,
        proof=new_proof(),
        options=options,
        moved=now,
    )
    return keep(lobby, lobbies.start(lobby, 1, 1, new_proof()), Moment(now)).session
