"""Runs the workbench: a local Discord whose page has the side panel, the bot, and what watches for saves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import ClientSession, web
from watchfiles import awatch

from bot.app import runner
from bot.app.local_pages import HOST
from bot.app.serving import CannotRun
from bot.app.watch import PROJECT, QUIET, TIMEOUT, folders
from bot.app.workbench.bench import Bench
from bot.app.workbench.messages import Place
from bot.app.workbench.server import application
from bot.app.workbench.table import Table
from bot.jobs.cancel import end
from bot.store.address import EmbeddedRedisError
from bot.store.embedded import EmbeddedRedis


async def serve(bench: Bench, port: int, content: bytes | None, on_ready: Callable[[str], None]) -> None:
    """Serves the page until it is cancelled; calls `on_ready` with its address. Raises OSError, CannotRun.

    `content`: a record to begin with. Nothing is kept but tests.
    """
    try:
        await _serve(bench, port, content, on_ready)
    except EmbeddedRedisError as error:
        raise CannotRun(str(error)) from error


async def _serve(bench: Bench, port: int, content: bytes | None, on_ready: Callable[[str], None]) -> None:
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory(prefix="parlour-")))
        panel = await stack.enter_async_context(_serving(application(bench)))
        page = await stack.enter_async_context(runner.sandbox(port, "--ephemeral", "--panel", panel))
        redis = await stack.enter_async_context(EmbeddedRedis(data))
        table = Table(bench.game, await place_of(page), environment(page, redis.url, data))
        stack.push_async_callback(end, asyncio.create_task(table.run()))
        stack.push_async_callback(bench.close)
        bench.play_at(table)
        watching = asyncio.create_task(_watch(bench))
        stack.push_async_callback(end, watching)
        await bench.begin(content)
        on_ready(f"{page}/{await bench.address()}")
        await watching


@asynccontextmanager
async def _serving(app: web.Application) -> AsyncIterator[str]:
    """Serves an application on a free port of this machine; yields its address."""
    server = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await server.setup()
    try:
        await web.TCPSite(server, HOST, 0).start()
        yield f"http://{HOST}:{server.addresses[0][1]}"
    finally:
        await server.cleanup()


async def place_of(page: str) -> Place:
    """Returns the first channel of the local Discord, and the people there."""
    async with ClientSession(page) as http:
        async with http.get("/client/people") as answer:
            people = await answer.json()
        async with http.get("/client/world", params={"as": people[0]["id"]}) as answer:
            guild = (await answer.json())["guilds"][0]
    names = [(int(person["id"]), person["global_name"]) for person in people]
    return Place(int(guild["id"]), int(guild["channels"][0]["id"]), names)


def environment(page: str, redis: str, data: Path) -> dict[str, str]:
    """Returns the environment of the bot: it uses nothing of the author's own Parlour."""
    return {
        "PARLOUR_DISCORD_URL": page,
        "REDIS_URL": redis,
        "PARLOUR_SHARDS": "",
        "PARLOUR_DATA": str(data),
        "PARLOUR_QUOTAS": "false",
        "PARLOUR_PAUSE_SECONDS": "0",
    }


async def _watch(bench: Bench) -> None:
    """Replays the record whenever a file is saved."""
    async for changes in awatch(*folders(), step=QUIET, rust_timeout=TIMEOUT):
        await bench.saved(engine=any(_is_engine(Path(path), bench.game) for _, path in changes))


def _is_engine(path: Path, game: str) -> bool:
    """Returns whether a saved file may have been loaded by a process that has not loaded `game` yet."""
    own = [PROJECT / package / game for package in ("rules", "rendering")]
    packages = folders() if not own[0].is_dir() else own
    return not any(path.is_relative_to(folder) for folder in packages) or path.is_relative_to(PROJECT / "bot")
