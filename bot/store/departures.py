"""The servers that Parlour has joined and left, and what is stored about them."""

from collections.abc import Callable
from typing import Any

import redis.asyncio as aioredis

from bot.domain.session import AnySession
from bot.store.keys import guild_key, running_key
from bot.store.retention import BATCH
from bot.store.servers import server_key
from bot.store.unreadable import numbers

_GUILDS, _LEFT, _WELCOMED = "guilds", "guilds:left", "guilds:welcomed"
"""The servers that have sessions; those that Parlour is no longer on, by the moment since which that is so; those on
which it has introduced itself."""


def queue_note(pipe: Any, session: AnySession) -> None:
    """Adds to a pipeline what notes on which server `session` is."""
    if session.guild:
        queue_server(pipe, session.guild)
        pipe.sadd(guild_key(session.guild), session.id)


def queue_server(pipe: Any, guild: int) -> None:
    """Adds to a pipeline what notes that something is stored about a server: it goes after Parlour has left.

    Direct messages, 0, are no server.
    """
    if guild:
        pipe.sadd(_GUILDS, guild)


class Departures:
    """Notes departures. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def left(self, guild: int, now: int) -> None:
        """Notes that Parlour is no longer on a server."""
        await self._redis.zadd(_LEFT, {str(guild): now}, nx=True)

    async def joined(self, guild: int) -> None:
        """Notes that Parlour is on a server, again or for the first time."""
        await self._redis.zrem(_LEFT, guild)

    async def since(self, guild: int) -> int:
        """Returns since when Parlour is not on a server, as far as was noted; 0: it is there."""
        return int(await self._redis.zscore(_LEFT, guild) or 0)

    async def present(self) -> list[int]:
        """Returns the known servers that Parlour is on, as far as was noted."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.smembers(_GUILDS)
            pipe.zrange(_LEFT, 0, -1)
            known, left = await pipe.execute()
        return sorted({*numbers(known)} - {*numbers(left)})

    async def is_first_welcome(self, guild: int) -> bool:
        """Notes that Parlour introduces itself on a server; returns whether it had not done so before."""
        return bool(await self._redis.sadd(_WELCOMED, guild))

    async def compare(self, guilds: set[int], listens: Callable[[int], bool] = lambda guild: True) -> list[int]:
        """Returns the known servers for which the note is wrong by now.

        `guilds`: the servers that Parlour is on; `listens`: whether a server would be among them if Parlour were on it.
        """
        known = [guild for guild in numbers(await self._redis.smembers(_GUILDS)) if listens(guild)]
        async with self._redis.pipeline(transaction=False) as pipe:
            for guild in known:
                pipe.zscore(_LEFT, guild)
            noted = await pipe.execute()
        return [guild for guild, since in zip(known, noted, strict=True) if (guild in guilds) == bool(since)]

    async def before(self, moment: int) -> list[int]:
        """Returns the servers that Parlour left before `moment`."""
        return numbers(await self._redis.zrangebyscore(_LEFT, "-inf", moment))

    async def sessions(self, guild: int) -> list[int]:
        """Returns some of the sessions of a server; none if there are no more."""
        return numbers(await self._redis.srandmember(guild_key(guild), BATCH))

    async def drop(self, guild: int, channel: int) -> None:
        """Removes from a server a session that no longer exists or cannot be read."""
        await self._redis.srem(guild_key(guild), channel)

    async def forget(self, guild: int) -> None:
        """Deletes what is stored about a server that has no sessions any more."""
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.delete(guild_key(guild), running_key(guild), server_key(guild))
            pipe.srem(_GUILDS, guild)
            pipe.srem(_WELCOMED, guild)
            pipe.zrem(_LEFT, guild)
            await pipe.execute()
