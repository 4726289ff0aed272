import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from bot.computer.pool import SearchFailed, SearchPool
from rules import games, play
from rules.chance import Chance, key
from rules.levels import Level

pytestmark = pytest.mark.process

MANHATTAN = games.load("manhattan")


@pytest.fixture
async def thinkers() -> AsyncIterator[SearchPool]:
    async with closing(SearchPool()) as thinkers:
        yield thinkers


@asynccontextmanager
async def closing(thinkers: SearchPool) -> AsyncIterator[SearchPool]:
    try:
        yield thinkers
    finally:
        await thinkers.close()


@pytest.fixture(scope="module")
def view() -> bytes:
    """What the seat that is asked first sees of a new game, as JSON."""
    state = MANHATTAN.new(2, games.complete(MANHATTAN, {}), Chance(key(1)))
    return msgspec.json.encode(MANHATTAN.view(state, next(iter(play.settle(state)))))


def seat_of(view: bytes) -> int:
    """The seat that is asked."""
    return next(iter(play.settle(msgspec.json.decode(view, type=MANHATTAN.state))))


def processes(parent: int | None = None, group: int | None = None) -> Iterator[int]:
    """The thinking processes of a parent, or of a process group."""
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_bytes()
            _, _, rest = (entry / "stat").read_text().rpartition(") ")
        except (OSError, NotADirectoryError):
            continue
        _, its_parent, its_group = rest.split()[:3]
        if b"bot.computer.worker" in command and (int(its_parent) == parent or int(its_group) == group):
            yield int(entry.name)


def mine() -> list[int]:
    return list(processes(parent=os.getpid()))


async def one_process() -> int:
    """The only thinking process of this test, as soon as it runs."""
    while not (running := mine()):  # asked once: it may be gone the next moment
        await asyncio.sleep(0.01)
    return running[0]


async def test_no_process_runs_before_something_is_asked(thinkers: SearchPool) -> None:
    assert mine() == []


async def test_easy_drafts_orders_that_are_not_the_best(thinkers: SearchPool) -> None:
    coal_baron = games.load("coal_baron")
    state = coal_baron.new(2, games.complete(coal_baron, {}), Chance(key(1)))
    (seat,) = play.settle(state)
    view = msgspec.json.encode(coal_baron.view(state, seat))

    async def plan(level: Level, normal: float, seed: int) -> bytes:
        return await thinkers.think("coal_baron", view, seat, seed, normal, level)

    hard = {await plan(Level.HARD, 0.02, seed) for seed in range(24)}
    easy: set[bytes] = set()
    for seed in range(96):  # on a busy machine it sees less in its time, and needs more tries
        easy.add(await plan(Level.EASY, 1.0, seed))
        if len(easy) > max(3, len(hard)):
            break
    assert len(easy) > 3  # the best are two
    assert len(easy) > len(hard)


async def test_a_plan_consists_of_moves_that_are_legal_one_after_the_other(thinkers: SearchPool, view: bytes) -> None:
    seat = seat_of(view)
    moves = await thinkers.think("manhattan", view, seat, seed=1, normal=0.1)
    state = MANHATTAN.determinize(msgspec.json.decode(view, type=MANHATTAN.state), Chance(key(2)))
    plan = msgspec.json.decode(moves, type=list[MANHATTAN.move])  # type: ignore[name-defined]
    assert plan
    for move in plan:
        assert move in play.settle(state)[seat]
        play.take(state, seat, move)


async def test_the_event_loop_goes_on_while_a_thought_is_thought(thinkers: SearchPool, view: bytes) -> None:
    thought = asyncio.create_task(thinkers.think("manhattan", view, seat_of(view), seed=1, normal=0.5))
    beats = 0
    while not thought.done():
        await asyncio.sleep(0.01)
        beats += 1
    assert beats > 20


async def test_fifty_tables_are_served_in_their_order(thinkers: SearchPool, view: bytes) -> None:
    served: list[int] = []

    async def ask(number: int) -> None:
        await thinkers.think("manhattan", view, seat_of(view), seed=number, normal=0.005)
        served.append(number)

    await asyncio.gather(*(ask(number) for number in range(50)))
    assert served == list(range(50))
    assert len(mine()) == 1


async def test_two_processes_think_at_once(view: bytes) -> None:
    async with closing(SearchPool(processes=2)) as thinkers:
        await asyncio.gather(
            *(thinkers.think("manhattan", view, seat_of(view), seed, normal=0.01) for seed in range(6))
        )
        assert len(mine()) == 2
    assert mine() == []


async def test_a_killed_process_is_replaced_and_its_thought_repeated(thinkers: SearchPool, view: bytes) -> None:
    thought = asyncio.create_task(thinkers.think("manhattan", view, seat_of(view), seed=1, normal=0.5))
    first = await one_process()
    os.kill(first, signal.SIGKILL)
    assert (await thought).startswith(b"[{")
    assert await one_process() != first


async def test_a_thought_that_is_lost_twice_fails(thinkers: SearchPool, view: bytes) -> None:
    thought = asyncio.create_task(thinkers.think("manhattan", view, seat_of(view), seed=1, normal=5))
    first = await one_process()
    os.kill(first, signal.SIGKILL)
    while (second := await one_process()) == first:
        await asyncio.sleep(0.01)
    os.kill(second, signal.SIGKILL)
    with pytest.raises(SearchFailed, match="lost twice"):
        await thought


async def test_a_process_that_hangs_is_given_up(view: bytes) -> None:
    async with closing(SearchPool(grace=0.3)) as thinkers:
        thought = asyncio.create_task(thinkers.think("manhattan", view, seat_of(view), seed=1, normal=0.5))
        while not thought.done():
            for process in mine():
                os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(0.01)
        assert isinstance(thought.exception(), SearchFailed)
    assert mine() == []


async def test_a_cancelled_thought_leaves_its_place_to_the_next(thinkers: SearchPool, view: bytes) -> None:
    thought = asyncio.create_task(thinkers.think("manhattan", view, seat_of(view), seed=1, normal=60))
    first = await one_process()
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert mine() == []
    await thinkers.think("manhattan", view, seat_of(view), seed=1, normal=0.01)
    assert mine() != [first]


async def test_what_goes_wrong_while_thinking_is_told(thinkers: SearchPool, view: bytes) -> None:
    with pytest.raises(SearchFailed, match="KeyError: 'noughts'"):
        await thinkers.think("noughts", view, 0, seed=1, normal=0.01)
    with pytest.raises(SearchFailed, match="is not to move"):
        await thinkers.think("manhattan", view, 1 - seat_of(view), seed=1, normal=0.01)
    assert await thinkers.think("manhattan", view, seat_of(view), seed=1, normal=0.01)


async def test_closing_ends_the_thoughts_that_go_on_and_refuses_others(view: bytes) -> None:
    thinkers = SearchPool()
    thoughts = [
        asyncio.create_task(thinkers.think("manhattan", view, seat_of(view), seed=1, normal=60)) for _ in range(3)
    ]
    await one_process()
    await thinkers.close()
    results = await asyncio.gather(*thoughts, return_exceptions=True)
    assert [type(result) for result in results] == [SearchFailed] * 3
    assert mine() == []


BOT = """
import asyncio, sys
from bot.computer.pool import SearchPool

async def main():
    thinkers = SearchPool()
    try:
        await thinkers.think("manhattan", sys.argv[1].encode(), int(sys.argv[2]), seed=1, normal=2)
    finally:
        await thinkers.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_no_process_is_left_when_the_bot_is_stopped(view: bytes, end: signal.Signals) -> None:
    arguments = [sys.executable, "-c", BOT, view.decode(), str(seat_of(view))]
    with subprocess.Popen(arguments, stderr=subprocess.DEVNULL, start_new_session=True) as bot:
        wait_until(lambda: len(list(processes(group=bot.pid))) == 1)
        if end == signal.SIGINT:
            os.killpg(bot.pid, end)  # as a terminal does
        else:
            bot.kill()
    wait_until(lambda: not list(processes(group=bot.pid)))


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)
