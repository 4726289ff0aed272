"""Running until stopped: the bot on Discord, a worker beside it, or everything with the sandbox."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import structlog

from bot.app.client import Client, create_bot
from bot.app.refusals import FIRST_WAIT, REFUSALS, StartsUsedUp, reason, waits
from bot.app.serving import CannotRun
from bot.jobs.cancel import end
from bot.settings import Settings
from bot.store.embedded import EmbeddedRedis, is_in_use

_log = structlog.get_logger()

SANDBOX_TOKEN = "sandbox"
"""The sandbox accepts any token."""


PAGE = "page.txt"
"""The file with the address of the page, while `parlour play` runs."""


async def run(
    settings: Settings,
    *,
    works: bool = True,
    database: EmbeddedRedis | None = None,
    first_wait: float = FIRST_WAIT,
) -> None:
    """Runs the bot on Discord. If Discord refuses the start, waits before the next one; jobs go on meanwhile.

    `database`: Parlour's own, if it was started already.
    """
    token = settings.discord_token.get_secret_value()
    for wait in waits(first_wait):
        try:
            async with (
                create_bot(settings, works=works, database=database) as bot,
                _started(bot, token) as running,
            ):
                await _listen(bot, running)
                return
        except REFUSALS as error:
            await _wait_out(settings, error, wait, works=works, database=database)


async def _listen(bot: Client, running: asyncio.Task[None]) -> None:
    """Waits until the bot stops by itself; if it is to be stopped, leaves first."""
    try:
        await _wait_for(running)
    except asyncio.CancelledError:
        if not running.done():
            await bot.leave()
        raise


async def _wait_out(
    settings: Settings, error: Exception, wait: float, *, works: bool, database: EmbeddedRedis | None
) -> None:
    """Waits after a refusal, which the log and the health check name."""
    wait = error.seconds if isinstance(error, StartsUsedUp) else wait
    why = f"Discord refuses the start: {reason(error)}"
    _log.error(why, next_start_in=f"{wait:.0f} s")
    async with create_bot(settings, works=works, connects=False, database=database) as bot:
        await bot.login(settings.discord_token.get_secret_value())
        await bot.services.store.identify_limits.refused(why, wait)
        await asyncio.sleep(wait)


async def work(settings: Settings) -> None:
    """Runs a worker: it runs the jobs of bots elsewhere and does not connect to the gateway."""
    async with create_bot(settings, connects=False) as bot:
        await bot.login(settings.discord_token.get_secret_value())
        await asyncio.Event().wait()


async def play(settings: Settings, port: int, on_ready: Callable[[str], None]) -> None:
    """Runs the sandbox and the bot together; calls `on_ready` with the address of the page.

    Raises CannotRun, with that address, if they run already.
    """
    data = settings.data / "play"  # apart from a real bot's database
    page = data / PAGE
    if is_in_use(data) and page.exists():
        raise CannotRun(f"Parlour is running already: open {page.read_text()} in a browser.")
    async with sandbox(port, "--data", str(data / "sandbox")) as url:
        local = settings.model_copy(update={"discord_url": url, "data": data, "redis_url": "", "shards": ""})
        with _noted(url, page):
            await _play_at(url, local, on_ready)


async def _play_at(url: str, settings: Settings, on_ready: Callable[[str], None]) -> None:
    async with create_bot(settings) as bot, _started(bot, SANDBOX_TOKEN) as running:
        opened = asyncio.create_task(bot.opened.wait())
        await asyncio.wait({running, opened}, return_when=asyncio.FIRST_COMPLETED)
        await end(opened)
        if not running.done():
            on_ready(url)
        await _wait_for(running)


@contextmanager
def _noted(url: str, page: Path) -> Iterator[None]:
    """Keeps the address in the file `page` until the end of the block."""
    page.write_text(url)
    try:
        yield
    finally:
        page.unlink(missing_ok=True)


@asynccontextmanager
async def _started(bot: Client, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """Yields the task in which `bot` runs; ends it with the block."""
    running = asyncio.create_task(bot.start(token))
    try:
        yield running
    finally:
        await end(running)


async def _wait_for(running: asyncio.Task[None]) -> None:
    """Waits for `running` without passing on a cancellation. Raises what it raises."""
    await asyncio.wait({running})
    running.result()


@asynccontextmanager
async def sandbox(port: int, *options: str) -> AsyncIterator[str]:
    """Runs the local Discord in its own process; yields its address."""
    command = [sys.executable, "-m", "sandbox", "--port", str(port), "--with-parent", *options]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
    try:
        yield await _address(process)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _address(process: Process) -> str:
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    if not line.startswith("sandbox: "):
        raise OSError("the sandbox did not start; see its output above")
    return line.removeprefix("sandbox: ").strip()
