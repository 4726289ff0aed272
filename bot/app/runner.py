"""Running until stopped: the bot on Discord, a worker beside it, or everything with the sandbox."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import structlog

from bot.app.client import Client, create_bot
from bot.app.refusals import Refusal, final, process, refusal, waits
from bot.app.serving import CannotRun
from bot.delivery.edge import FIRST_WAIT
from bot.jobs.cancel import end, go_on
from bot.settings import Settings
from bot.store.embedded import EmbeddedRedis, is_in_use

_log = structlog.get_logger()

SANDBOX_TOKEN = "sandbox"
"""The sandbox accepts any token."""
SOONER, LONGEST_OUTAGE_WAIT = 12, 30.0
"""How many times sooner a start is tried again after an outage than after a refusal, and the longest wait then."""

PAGE = "page.txt"
"""The file with the address of the page, while `parlour play` runs."""


async def run(
    settings: Settings,
    *,
    works: bool = True,
    connects: bool = True,
    database: EmbeddedRedis | None = None,
    first_wait: float = FIRST_WAIT,
) -> None:
    """Runs the bot on Discord. Waits as long as Discord refuses the start or does not answer.

    The wait survives a restart of the process, so that no service manager makes a storm of starts. `connects`: answers
    people; without, this is a worker. `database`: Parlour's own, if it was started already.
    """
    refused: Refusal | None = None
    wait = _Waits(waits(first_wait), waits(first_wait / SOONER, LONGEST_OUTAGE_WAIT), first_wait)
    while True:
        go_on()
        try:
            if refused is not None and refused.takes_requests:
                await _work_meanwhile(settings, refused, next(wait.refused), works=works, database=database)
                refused = None
            async with create_bot(settings, works=works, connects=connects, database=database) as bot:
                await bot.open()
                await _wait_out(bot, refused, wait)
                go_on()
                async with _started(_running(bot, settings, connects=connects)) as running:
                    await _listen(bot, running)
                    return
        except Exception as error:
            refused = refusal(error)
            if refused is None:
                if to_mend := final(error):
                    await _note_end(settings, to_mend, first_wait, database)
                raise


class _Waits(NamedTuple):
    """How long to wait after each refusal, and after each outage."""

    refused: Iterator[float]
    outage: Iterator[float]
    first: float


async def work(settings: Settings) -> None:
    """Runs a worker: it runs the jobs of bots elsewhere and does not connect to the gateway."""
    await run(settings, connects=False)


async def _listen(bot: Client, running: asyncio.Task[None]) -> None:
    """Waits until the bot stops by itself; if it is to be stopped, leaves first."""
    try:
        await _wait_for(running)
    except asyncio.CancelledError:
        if not running.done():
            await bot.leave()
        raise


async def _wait_out(bot: Client, refused: Refusal | None, waits: _Waits) -> None:
    """Waits after a start that was refused, here or in a process before; the log and the health check say why."""
    starts, who = bot.services.store.starts, process(bot.services.settings)
    if refused is None:
        wait, why = await starts.postponed(who)
        if not wait:
            return
    elif refused.is_outage:
        wait, why = next(waits.outage), refused.why
    else:
        wait, why = await starts.postpone(who, refused.why, waits.first, refused.told), refused.why
    await starts.refused(why, wait)
    _log.warning(why, next_start_in=f"{wait:.0f} s")
    go_on()
    await asyncio.sleep(wait)


async def _work_meanwhile(
    settings: Settings, refused: Refusal, wait: float, *, works: bool, database: EmbeddedRedis | None
) -> None:
    """Runs the jobs without a connection until the next start."""
    wait = refused.told or wait
    _log.error(refused.why, next_start_in=f"{wait:.0f} s")
    async with create_bot(settings, works=works, connects=False, database=database) as bot:
        await bot.login(settings.discord_token.get_secret_value())
        await bot.services.store.starts.refused(refused.why, wait)
        go_on()
        await asyncio.sleep(wait)


async def _note_end(settings: Settings, why: str, first_wait: float, database: EmbeddedRedis | None) -> None:
    """Makes the next start with this token wait, which a service manager may begin at once."""
    async with create_bot(settings, works=False, connects=False, database=database) as bot:
        await bot.open()
        await bot.services.store.starts.postpone(process(settings), why, first_wait)


async def play(settings: Settings, port: int, on_ready: Callable[[str], None]) -> None:
    """Runs the sandbox and the bot together; calls `on_ready` with the address of the page.

    Raises CannotRun, with that address, if they run already.
    """
    data = settings.data / "play"  # apart from a real bot's database
    page = data / PAGE
    if is_in_use(data) and page.exists():
        raise CannotRun(f"Parlour is running already: open {page.read_text()} in a browser.")
    async with sandbox(port, "--data", str(data / "sandbox")) as url:
        own = {"discord_url": url, "data": data, "redis_url": "", "shards": "", "backup_folder": ""}
        own |= {"backup_hours": 0, "tell_owner": False}
        local = settings.model_copy(update=own)
        with _noted(url, page):
            await _play_at(url, local, on_ready)


async def _play_at(url: str, settings: Settings, on_ready: Callable[[str], None]) -> None:
    async with create_bot(settings) as bot, _started(bot.start(SANDBOX_TOKEN)) as running:
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


async def _running(bot: Client, settings: Settings, *, connects: bool) -> None:
    """Runs a bot, or a worker, which only logs in."""
    token = settings.discord_token.get_secret_value()
    if connects:
        await bot.start(token)
    else:
        await bot.login(token)
        await asyncio.Event().wait()


@asynccontextmanager
async def _started(running: Coroutine[Any, Any, None]) -> AsyncIterator[asyncio.Task[None]]:
    """Yields the task of what runs; ends it with the block."""
    task = asyncio.create_task(running)
    try:
        yield task
    finally:
        await end(task)


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
