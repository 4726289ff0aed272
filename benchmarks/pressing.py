"""A press answered with a new image, compared with the sum of its unavoidable costs."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter

from PIL import Image
from redis.asyncio import Redis

from benchmarks import positions
from benchmarks.measure import Figure
from benchmarks.people import Match, Timing
from benchmarks.processes import bare_bot, parlour, ready, until
from bot.i18n import MatchWords, words_in
from bot.store.address import running_at
from rendering import drawing, encode
from rendering.drawing import Marks
from rendering.parts import Piece
from rules import games
from sandbox import Sandbox
from sandbox.testing import reading

GAME = "manhattan"
SHOWN = 2
"""How many images the panel shows for which the floors are measured, as in two of three presses."""
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
        shown = await _shown(match)
        images = [Image.open(BytesIO(data)).convert("RGB") for data in shown]
        floors = {
            "a bare defer and edit": await _bare(stack, folder, shown),
            "a read and a commit": await _database(stack, folder),
            "a drawing": _drawing([image.size for image in images]),
            "an encoding": _encoding(images),
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
    await stack.enter_async_context(parlour(sandbox, folder, "--measures", "no"))
    people = [await sandbox.person("Alice"), await sandbox.person("Bob")]
    await ready(people[0], "turns")
    match = Match(GAME, people, seed=1)
    await match.open()
    await until(lambda: match.act(Timing()))
    return match


async def _shown(match: Match) -> list[bytes]:
    """Plays on until the open panel shows this number of images, and returns them."""
    while len(shown := await match.images()) != SHOWN:
        await until(lambda: match.act(Timing()))
    return shown


async def _bare(stack: AsyncExitStack, folder: Path, images: Sequence[bytes]) -> Floor:
    """Returns a press that a minimal bot answers with `images`, in a sandbox of its own."""
    files = [folder / f"{number}.png" for number in range(len(images))]
    for file, image in zip(files, images, strict=True):
        file.write_bytes(image)
    sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
    await stack.enter_async_context(bare_bot(sandbox, files))
    alice = await sandbox.person("Alice")
    await ready(alice, "board")
    message = (await alice.slash("board")).message
    assert message is not None

    async def press() -> None:
        answer = await alice.click(message, "Again")
        if len(set(reading.images(answer.message or {}))) != len(images):
            raise RuntimeError(f"the bare bot answered without its images: {answer}")

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


def _drawing(sizes: Sequence[tuple[int, int]]) -> Floor:
    """Returns the painting of a board in parts of such sizes; its ground, pieces and letters lie ready."""
    boards = [pieces for pieces in _boards() if [(box.width, box.height) for _, box in pieces] == sizes]
    pieces = boards[len(boards) // 2]

    async def once() -> None:
        for piece in pieces:
            piece.sketch.painted(piece.box)

    return once


def _boards() -> list[list[Piece]]:
    """Returns what the panels of a random game of two show."""
    game, artist, words = games.load(GAME), drawing.load(GAME), MatchWords(words_in("en", GAME), ("Alice", "Bob"))
    return [
        artist.parts(game.view(at.state, at.seat), at.seat, Marks(at.events, at.options), words, whole=False)[0]
        for at in positions.of_a_game(GAME, 2, seed=1)
    ]


def _encoding(images: Sequence[Image.Image]) -> Floor:
    async def once() -> None:
        for image in images:
            encode.encode(image, GAME)

    return once


async def _timed(work: Floor) -> float:
    start = perf_counter()
    await work()
    return perf_counter() - start
