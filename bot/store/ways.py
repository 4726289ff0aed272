"""Ways into chats where Parlour only answers: the presses whose answers can still be given, and what they can edit.

A press can be answered for a quarter of an hour, by its token. Nothing here is needed longer than that.
"""

from typing import Any

import msgspec
import redis.asyncio as aioredis
from msgspec import Struct

from bot.domain.calendar import HOUR
from bot.store.unreadable import UNREADABLE

OPEN = HOUR // 4 - 60
"""Seconds: Discord takes answers for a quarter of an hour."""
POSTS = 3
"""How many messages of a match may answer one press. Discord takes five; the others are private answers to it."""
ORIGINAL = "@original"
"""The message that an answer replaces, as Discord calls it."""
_NEWEST, _LEFT = "newest", "left"


class Way(Struct, frozen=True, omit_defaults=True):
    """The token of a press, up to the moment `until`; `names`: how Discord knows a message by this token."""

    token: str
    until: int
    names: str = ""


class Ways:
    """Keeps the ways of each match. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def open(self, session: int, token: str, now: int, original: int = 0, names: str = ORIGINAL) -> None:
        """Lets what a match has to show answer a press.

        `original`: a public message that is the answer itself, or is edited by it; `names`: how Discord knows it.
        """
        way = Way(token, now + OPEN)
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hset(_key(session), mapping={_NEWEST: _encoded(way), _LEFT: POSTS})
            if original:
                pipe.hset(_key(session), str(original), _encoded(Way(token, way.until, names)))
            pipe.expire(_key(session), OPEN)
            await pipe.execute()

    async def is_open(self, session: int, now: int, spared: int = 0) -> bool:
        """Whether another message may be posted, and then as many as are to be `spared`."""
        newest, left = await self._redis.hmget(_key(session), _NEWEST, _LEFT)
        return _way(newest, now) is not None and int(left or 0) > spared

    async def to_post(self, session: int, now: int) -> str | None:
        """Returns the token that another message may use, and counts it; None if there is none."""
        way = _way(await self._redis.hget(_key(session), _NEWEST), now)
        if way is None or await self._redis.hincrby(_key(session), _LEFT, -1) < 0:
            return None
        return way.token

    async def posted(self, session: int, message: int, token: str, now: int) -> None:
        """Notes the token that can edit a message: that by which it was posted."""
        await self._redis.hset(_key(session), str(message), _encoded(Way(token, now + OPEN, str(message))))

    async def to_edit(self, session: int, message: int, now: int) -> Way | None:
        """Returns the way to edit a message; None if there is none any more."""
        return _way(await self._redis.hget(_key(session), str(message)), now)

    async def close(self, session: int) -> None:
        """Ends the way for new messages: what follows waits for the next press."""
        await self._redis.hdel(_key(session), _NEWEST, _LEFT)


def _encoded(way: Way) -> bytes:
    return msgspec.json.encode(way)


def _way(stored: Any, now: int) -> Way | None:
    """Returns a stored way, unless its time is over or it is unreadable: then the next press opens another."""
    try:
        way = msgspec.json.decode(stored, type=Way) if stored else None
    except UNREADABLE:
        return None
    return way if way is not None and now < way.until <= now + OPEN else None


def _key(session: int) -> str:
    return f"ways:{session}"
