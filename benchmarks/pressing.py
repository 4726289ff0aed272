"""A press answered with a new image, compared with the sum of its unavoidable costs."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter

from PIL import Image
from redis.asyncio import Redis

from benchmarks.measure import Figure
from benchmarks.people import Match, Timing
from benchmarks.processes import bare_bot, parlour, ready, until
from bot.store.address import running_at
from rendering import encode
from sandbox import Sandbox
from sandbox.testing import reading

GAME = "manhattan"
BUDGET = 1.4
ROUNDS = 10
PRESSES = 12
"""Presses per round, and as many of each floor."""

COMMIT = """
if redis.call('HGET', KEYS[1], 'revision') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'revision', ARGV[1], 'document', ARGV[2])
redis.call('RPUSH', KEYS[2], ARGV[3])
return 1
"""

Floor = Callable[[], Awaitable[object]]


def figures() -> list[Figure]:
    """Returns the median press with the floors to compare with."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        match = await _match(stack, folder)
        image = await match.image()
        floors = {
            "a bare defer and edit": await _bare(stack, folder, image),
            "a read and a commit": await _database(stack, folder),
            "an encoding": _encoding(image),
        }
        timing = Timing()
        taken: dict[str, list[float]] = {name: [] for name in floors}
        for _ in range(ROUNDS):
            for _ in range(PRESSES):
                await until(lambda: match.act(timing))
            for name, floor in floors.items():
                taken[name] += [await _timed(floor) for _ in range(PRESSES)]
    timing.check()
    milliseconds = {name: 1000 * median(seconds) for name, seconds in taken.items()}
    names = " + ".join(f"{name} {floor:.3g}" for name, floor in milliseconds.items())
    press = 1000 * median(timing.boards)
    what = f"press answered with a new image, median of {len(timing.boards)}"
    return [Figure(what, press, "ms", sum(milliseconds.values()), names, BUDGET)]


async def _match(stack: AsyncExitStack, folder: Path) -> Match:
    """Starts a match of two with the real bot and opens its first panel."""
    sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
    await stack.enter_async_context(parlour(sandbox, folder))
    people = [await sandbox.person("Alice"), await sandbox.person("Bob")]
    await ready(people[0], "turns")
    match = Match(GAME, people, seed=1)
    await match.open()
    await until(lambda: match.act(Timing()))
    return match


async def _bare(stack: AsyncExitStack, folder: Path, image: bytes) -> Floor:
    """Returns a press that a minimal bot answers with `image`, in a sandbox of its own."""
    file = folder / "board.png"
    file.write_bytes(image)
    sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
    await stack.enter_async_context(bare_bot(sandbox, file))
    alice = await sandbox.person("Alice")
    await ready(alice, "board")
    message = (await alice.slash("board")).message
    assert message is not None

    async def press() -> None:
        answer = await alice.click(message, "Again")
        if not reading.images(answer.message or {}):
            raise RuntimeError(f"the bare bot answered without an image: {answer}")

    return press


async def _database(stack: AsyncExitStack, folder: Path) -> Floor:
    """Returns a read and a commit of the match's own document in the bot's own Redis."""
    redis = await stack.enter_async_context(Redis.from_url(running_at(folder)))
    key = await anext(redis.scan_iter(match="session:{*}"))
    document = await redis.hget(key, "document")
    assert document is not None
    await redis.hset("bare", mapping={"revision": 1, "document": document})
    commit = redis.register_script(COMMIT)

    async def turn() -> None:
        await redis.hget("bare", "document")
        if not await commit(keys=["bare", "bare:log"], args=[1, document, b"-" * 100]):
            raise RuntimeError("the script wrote nothing")

    return turn


def _encoding(data: bytes) -> Floor:
    image = Image.open(BytesIO(data)).convert("RGB")

    async def once() -> None:
        encode.encode(image, GAME)

    return once


async def _timed(work: Floor) -> float:
    start = perf_counter()
    await work()
    return perf_counter() - start
