"""The messages that invite people to a lobby, as long as somebody is still to answer them."""

import redis.asyncio as aioredis

from bot.domain.calendar import DAY
from bot.store.unreadable import numbers

KEPT = 30 * DAY
"""Seconds. A lobby in which nothing changes is closed long before."""


class Invitations:
    """Notes messages by the lobby's id. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def posted(self, lobby: int, message: int) -> None:
        """Notes a message that invites somebody."""
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.sadd(_key(lobby), message)
            pipe.expire(_key(lobby), KEPT)
            await pipe.execute()

    async def waiting(self, lobby: int) -> list[int]:
        """Returns the messages that somebody is still to answer."""
        return sorted(numbers(await self._redis.smembers(_key(lobby))))

    async def settled(self, lobby: int, message: int) -> None:
        """Notes that nobody is to answer a message any more."""
        await self._redis.srem(_key(lobby), message)


def _key(lobby: int) -> str:
    return f"invitations:{lobby}"
