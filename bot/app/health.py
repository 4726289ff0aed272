"""The health check. A container runs it every half minute, so it imports little."""

import asyncio

from bot.settings import Settings
from bot.store.address import EmbeddedRedisError, running_at
from bot.store.connection import StoreUnavailable, connect
from bot.store.liveness import is_alive


def problem(settings: Settings) -> str:
    """Returns what is wrong, as a sentence; empty if the database answers and a worker was alive recently."""
    try:
        url = settings.redis_url or running_at(settings.data)
    except EmbeddedRedisError as error:
        return str(error)
    if asyncio.run(_is_alive(url)):
        return ""
    return "Parlour is unhealthy: its database does not answer, or no worker is running."


async def _is_alive(url: str) -> bool:
    redis = connect(url)
    try:
        return await is_alive(redis)
    except StoreUnavailable:
        return False
    finally:
        await redis.aclose()
