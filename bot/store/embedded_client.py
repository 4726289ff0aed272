"""What the owner of the embedded Redis asks it. The client takes longer to import than the server to start."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from time import monotonic

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError, ConnectionError, RedisError

from bot.store.address import EmbeddedRedisError

POLL_SECONDS = 0.02


async def first_answer(process: Process, log: Path, url: str, patience: float) -> None:
    """Waits until the server has loaded its data. Raises EmbeddedRedisError if it ends, or is silent for `patience`."""
    deadline = monotonic() + patience
    async with _client(url) as redis:
        while monotonic() < deadline:
            try:
                await redis.ping()
                return
            except BusyLoadingError:
                deadline = monotonic() + patience
            except ConnectionError:
                if process.returncode is not None:
                    raise EmbeddedRedisError(f"The embedded Redis stopped at once: see {log}.") from None
            await asyncio.sleep(POLL_SECONDS)
    raise EmbeddedRedisError(f"The embedded Redis did not answer within {patience:g} seconds: see {log}.")


async def shut_down(url: str) -> None:
    """Makes a server stop, if it answers."""
    with suppress(RedisError, ValueError):
        async with _client(url) as redis:
            await redis.shutdown(nosave=True)


def _client(url: str) -> Redis:
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=5, socket_timeout=5)
