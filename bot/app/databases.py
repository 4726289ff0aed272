"""The database for a command of the operator: that of a running Parlour, or of one that is stopped."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.settings import Settings
from bot.store.address import running_at
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis, is_in_use
from bot.store.liveness import vitals


@asynccontextmanager
async def opened(settings: Settings, *, starts: bool) -> AsyncIterator[Store]:
    """Yields the database. `starts`: if it is Parlour's own and does not run, it runs as long as the block.

    Raises EmbeddedRedisError.
    """
    if settings.redis_url or not starts or is_in_use(settings.data):
        async with _store(settings.redis_url or running_at(settings.data)) as store:
            yield store
    else:
        async with EmbeddedRedis(settings.data) as server, _store(server.url) as store:
            yield store


def watched(settings: Settings) -> Callable[[Store], Awaitable[bool]]:
    """Returns what tells whether Parlour runs, or did so until a moment ago, on a database that is opened later."""
    in_use = not settings.redis_url and is_in_use(settings.data)

    async def is_running(store: Store) -> bool:
        return in_use or (bool(settings.redis_url) and await is_alive(store))

    return is_running


async def is_alive(store: Store) -> bool:
    """Whether Parlour works on a database, or did so until a moment ago, according to its heartbeats."""
    seen = await vitals(store.redis)
    return seen.swept is not None or seen.listened is not None


@asynccontextmanager
async def _store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        await store.close()
