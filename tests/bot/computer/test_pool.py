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
async def pool() -> AsyncIterator[SearchPool]:
    async with closing(SearchPool()) as pool:
        yield pool


@asynccontextmanager
async def closing(pool: SearchPool) -> AsyncIterator[SearchPool]:
    try:
        yield pool
    finally:
        await pool.close()


@pytest.fixture(scope="module")
def view() -> bytes:
    """The view of the first seat to move in a new game, as JSON."""
    state = MANHATTAN.new(2, games.complete(MANHATTAN, {}), Chance(key(1)))
    return msgspec.json.encode(MANHATTAN.view(state, next(iter(play.settle(state)))))


def seat_of(view: bytes) -> int:
    """Returns the seat that is to move."""
    return next(iter(play.settle(msgspec.json.decode(view, type=MANHATTAN.state))))


def processes(parent: int | None = None, group: int | None = None) -> Iterator[int]:
    """Yields the search processes of a parent, or of a process group."""
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
    """Returns the only search process of this test, as soon as it runs."""
    while not (running := mine()):  # called once: the process may be gone a moment later
        await asyncio.sleep(0.01)
    return running[0]


async def test_no_process_runs_before_the_first_search(pool: SearchPool) -> None:
    assert mine() == []


async def test_the_easy_level_does_not_always_choose_the_best(pool: SearchPool) -> None:
    coal_baron = games.load("coal_baron")
    state = coal_baron.new(2, games.complete(coal_baron, {}), Chance(key(1)))
    (seat,) = play.settle(state)
    view = msgspec.json.encode(coal_baron.view(state, seat))

    async def plan(level: Level, normal: float, seed: int) -> bytes:
        return await pool.think("coal_baron", view, seat, seed, normal, level)

    hard = {await plan(Level.HARD, 0.02, seed) for seed in range(24)}
    easy: set[bytes] = set()
    for seed in range(96):  # on a busy machine it searches less in its time, and needs more tries
        easy.add(await plan(Level.EASY, 1.0, seed))
        if len(easy) > max(3, len(hard)):
            break
    assert len(easy) > 3  # the best are two
    assert len(easy) > len(hard)


async def test_a_search_of_fixed_effort_does_not_depend_on_the_time(pool: SearchPool, view: bytes) -> None:
    seat = seat_of(view)
    found = [await pool.think("manhattan", view, seat, 1, normal, effort=40) for normal in (1e-6, 1.0)]
    assert found[0] == found[1]


async def test_a_plan_is_a_sequence_of_legal_moves(pool: SearchPool, view: bytes) -> None:
    seat = seat_of(view)
    moves = await pool.think("manhattan", view, seat, seed=1, normal=0.1)
    state = MANHATTAN.determinize(msgspec.json.decode(view, type=MANHATTAN.state), Chance(key(2)))
    plan = msgspec.json.decode(moves, type=list[MANHATTAN.move])  # type: ignore[name-defined]
    assert plan
    for move in plan:
        assert move in play.settle(state)[seat]
        play.take(state, seat, move)


async def test_the_event_loop_stays_free_during_a_search(pool: SearchPool, view: bytes) -> None:
    search = asyncio.create_task(pool.think("manhattan", view, seat_of(view), seed=1, normal=0.5))
    beats = 0
    while not search.done():
        await asyncio.sleep(0.01)
        beats += 1
    assert beats > 20


async def test_fifty_searches_are_served_in_order(pool: SearchPool, view: bytes) -> None:
    served: list[int] = []

    async def ask(number: int) -> None:
        await pool.think("manhattan", view, seat_of(view), seed=number, normal=0.005)
        served.append(number)

    await asyncio.gather(*(ask(number) for number in range(50)))
    assert served == list(range(50))
    assert len(mine()) == 1


async def test_many_searches_for_one_person_delay_another_by_one(pool: SearchPool, view: bytes) -> None:
    served: list[str] = []

    async def ask(owner: str, number: int) -> None:
        await pool.think("manhattan", view, seat_of(view), seed=number, normal=0.005, owner=owner)
        served.append(owner)

    await asyncio.gather(*(ask("Bob", number) for number in range(20)), ask("Alice", 20))
    assert served.index("Alice") <= 2


async def test_advice_on_the_same_question_is_searched_once(pool: SearchPool, view: bytes) -> None:
    first = await pool.advise("manhattan", view, seat_of(view), seed=1, normal=0.05)
    await pool.close()
    assert await pool.advise("manhattan", view, seat_of(view), seed=1, normal=0.05) == first
    with pytest.raises(SearchFailed):
        await pool.advise("manhattan", view, seat_of(view), seed=2, normal=0.05)


async def test_two_processes_search_at_the_same_time(view: bytes) -> None:
    async with closing(SearchPool(processes=2)) as pool:
        await asyncio.gather(*(pool.think("manhattan", view, seat_of(view), seed, normal=0.01) for seed in range(6)))
        assert len(mine()) == 2
    assert mine() == []


async def test_a_killed_process_is_replaced_and_its_search_repeated(pool: SearchPool, view: bytes) -> None:
    search = asyncio.create_task(pool.think("manhattan", view, seat_of(view), seed=1, normal=0.5))
    first = await one_process()
    os.kill(first, signal.SIGKILL)
    assert (await search).startswith(b"[{")
    assert await one_process() != first


async def test_a_search_that_is_lost_twice_fails(pool: SearchPool, view: bytes) -> None:
    search = asyncio.create_task(pool.think("manhattan", view, seat_of(view), seed=1, normal=5))
    first = await one_process()
    os.kill(first, signal.SIGKILL)
    while (second := await one_process()) == first:
        await asyncio.sleep(0.01)
    os.kill(second, signal.SIGKILL)
    with pytest.raises(SearchFailed, match="lost twice"):
        await search


async def test_a_process_that_hangs_is_killed(view: bytes) -> None:
    async with closing(SearchPool(grace=0.3)) as pool:
        search = asyncio.create_task(pool.think("manhattan", view, seat_of(view), seed=1, normal=0.5))
        while not search.done():
            for process in mine():
                os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(0.01)
        assert isinstance(search.exception(), SearchFailed)
    assert mine() == []


async def test_a_cancelled_search_frees_its_place_for_the_next(pool: SearchPool, view: bytes) -> None:
    search = asyncio.create_task(pool.think("manhattan", view, seat_of(view), seed=1, normal=60))
    first = await one_process()
    search.cancel()
    with pytest.raises(asyncio.CancelledError):
        await search
    assert mine() == []
    await pool.think("manhattan", view, seat_of(view), seed=1, normal=0.01)
    assert mine() != [first]


async def test_the_cause_of_a_failed_search_is_reported(pool: SearchPool, view: bytes) -> None:
    with pytest.raises(SearchFailed, match=r"^noughts: (?s:.*)KeyError$"):
        await pool.think("noughts", view, 0, seed=1, normal=0.01)
    with pytest.raises(SearchFailed, match="is not to move"):
        await pool.think("manhattan", view, 1 - seat_of(view), seed=1, normal=0.01)
    assert await pool.think("manhattan", view, seat_of(view), seed=1, normal=0.01)


async def test_closing_ends_running_searches_and_refuses_others(view: bytes) -> None:
    pool = SearchPool()
    searches = [asyncio.create_task(pool.think("manhattan", view, seat_of(view), seed=1, normal=60)) for _ in range(3)]
    await one_process()
    await pool.close()
    results = await asyncio.gather(*searches, return_exceptions=True)
    assert [type(result) for result in results] == [SearchFailed] * 3
    assert mine() == []


BOT = """
import asyncio, sys
from bot.computer.pool import SearchPool

async def main():
    pool = SearchPool()
    try:
        await pool.think("manhattan", sys.argv[1].encode(), int(sys.argv[2]), seed=1, normal=2)
    finally:
        await pool.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_no_process_is_left_after_the_bot_has_stopped(view: bytes, end: signal.Signals) -> None:
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
