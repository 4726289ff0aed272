"""What is stored about Discord servers: what those who manage them have decided."""

from collections.abc import Callable
from typing import Any

import msgspec
import redis.asyncio as aioredis
import structlog

from bot.domain.errors import UserError
from bot.domain.server import ANYTHING, Server
from bot.store.replace_script import TRIES, ReplaceScript
from bot.store.unreadable import UNREADABLE

_log = structlog.get_logger()


class Servers:
    """Reads and changes what was decided for servers. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._script = ReplaceScript(redis)

    async def server(self, guild: int) -> Server:
        """Returns what was decided for a server; nothing in direct messages, where `guild` is 0."""
        return decoded(await self._redis.get(server_key(guild))) if guild else ANYTHING

    async def update(self, guild: int, change: Callable[[Server], Server], known: Server | None = None) -> Server:
        """Applies `change`; applies it again if something else was decided meanwhile.

        `known`: what was read of it just now, which saves another read.
        """
        stored = await self._stored(guild) if known is None else _encoded(known)
        for _ in range(TRIES):
            changed = change(decoded(stored))
            if await self._script.replace(server_key(guild), stored, msgspec.json.encode(changed)):
                return changed
            stored = await self._stored(guild)
        raise UserError("too-busy")

    async def _stored(self, guild: int) -> bytes:
        stored: Any = await self._redis.get(server_key(guild))
        return stored or b""


def _encoded(known: Server) -> bytes:
    return b"" if known == ANYTHING else msgspec.json.encode(known)


def queue_read(pipe: Any, guild: int) -> None:
    """Adds to a pipeline the read whose reply `decoded` takes."""
    pipe.get(server_key(guild))


def decoded(stored: bytes | str | None) -> Server:
    """Decodes what was decided; returns the defaults if it is invalid, so that people can still play."""
    if not stored:
        return ANYTHING
    try:
        return msgspec.json.decode(stored, type=Server)
    except UNREADABLE as error:
        _log.error("server unreadable", error=str(error))
        return ANYTHING


def server_key(guild: int) -> str:
    """Returns the key of what was decided for a server."""
    return f"server:{guild}"
