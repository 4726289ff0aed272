"""Serves `/metrics` on a port of its own, and reads for it how Parlour is when somebody looks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from time import perf_counter

import discord
import structlog
from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.app.figures import Metrics
from bot.delivery.connection import latencies
from bot.jobs.cancel import end
from bot.store.connection import StoreUnavailable
from bot.store.database import Store

HOST = "127.0.0.1"
"""Where `/metrics` is served if only a port is named: to programs of this machine."""
PATIENCE = 5.0
"""Seconds to wait for the database; the other figures matter most when it does not answer."""
TICK = 0.5
"""Seconds between two looks at how late the event loop is."""

_log = structlog.get_logger()


@asynccontextmanager
async def served(place: str, metrics: Metrics, store: Store, client: discord.Client) -> AsyncIterator[str]:
    """Serves `/metrics` at `place`, as HOST:PORT or a port, until the end of the block. Raises OSError.

    Yields its address.
    """
    metrics.state.version.labels(version("parlour")).set(1)
    show = make_aiohttp_handler(metrics.registry)

    async def answer(request: web.Request) -> web.StreamResponse:
        _look_at_discord(metrics, client)
        await _look_at_store(metrics, store)
        return await show(request)

    app = web.Application()
    app.router.add_get("/metrics", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    watching = asyncio.create_task(_watch_lag(metrics))
    try:
        await web.TCPSite(runner, *address(place)).start()
        host, port = runner.addresses[0][:2]
        _log.info("metrics served", host=host, port=port)
        yield f"http://{host}:{port}/metrics"
    finally:
        await end(watching)
        await runner.cleanup()


def address(place: str) -> tuple[str, int]:
    """Returns host and port of a place."""
    host, _, port = place.rpartition(":")
    return host.strip("[]") or HOST, int(port)


def _look_at_discord(metrics: Metrics, client: discord.Client) -> None:
    metrics.state.servers.set(len(client.guilds))
    for shard, latency in latencies(client):
        metrics.state.shards.labels(shard).set(latency)


async def _look_at_store(metrics: Metrics, store: Store) -> None:
    """Reads how many sessions there are, and what waits; leaves the last figures if the database does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            seen = await store.status()
    except (StoreUnavailable, TimeoutError):
        metrics.failed("store")
        return
    state = metrics.state
    state.latency.set(seen.latency)
    state.oldest.set(seen.waiting)
    state.computers.set(seen.computers)
    state.ended.set(seen.everywhere.ended)
    for game, stage, sessions in seen.everywhere.running:
        state.sessions.labels(game, stage).set(sessions)


async def _watch_lag(metrics: Metrics) -> None:
    """Measures how late the event loop is, until it is cancelled."""
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        metrics.lag.observe(max(0.0, perf_counter() - due))
