"""What the caretaker keeps in the database. It is about the bot alone, not about people."""

from typing import Any, NamedTuple

import msgspec
from redis.exceptions import ResponseError

from bot.domain.calendar import DAY
from bot.features.caretaker.domain import Memory
from bot.store.database import Store
from bot.store.unreadable import UNREADABLE, maybe_whole

KEY = "caretaker"
CLAIM = """
local last = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '0') or 0
local now, gap = tonumber(ARGV[2]), tonumber(ARGV[3])
if last <= now and now - last < gap then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
"""
"""Notes that something is done now, unless it was a short while ago; returns whether it is to be done."""


class Kept(NamedTuple):
    """What is in the database."""

    memory: Memory = Memory()
    told: int = 0
    """When the owner last got a message."""
    is_off: bool = False
    """Whether the owner wants none."""
    is_closed: bool = False
    """Whether Discord did not deliver the last one."""


class Caretaking:
    """Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._claim = store.redis.register_script(CLAIM)

    async def read(self) -> Kept:
        """Returns what is there."""
        fields: Any = await self._redis.hgetall(KEY)
        try:
            memory = msgspec.json.decode(fields.get(b"memory", b"{}"), type=Memory)
        except UNREADABLE:
            memory = Memory()
        return Kept(memory, maybe_whole(fields.get(b"told", b"0")) or 0, b"off" in fields, b"closed" in fields)

    async def remember(self, memory: Memory) -> bool:
        """Replaces what is remembered; returns whether the database takes that."""
        try:
            await self._redis.hset(KEY, "memory", msgspec.json.encode(memory))
        except ResponseError:
            return False
        return True

    async def may_tell(self, now: int) -> bool:
        """Whether the owner may get a message: once a day, whatever process asks. It counts as sent from now on."""
        return bool(await self._claim(keys=[KEY], args=["told", now, DAY]))

    async def count_as_told(self, moment: int) -> None:
        """Notes when the owner last got a message, as far as that decides about the next one."""
        await self._redis.hset(KEY, "told", moment)

    async def may_try(self, now: int, gap: int) -> bool:
        """Whether a backup may be tried: once in `gap` seconds, whatever process asks."""
        return bool(await self._claim(keys=[KEY], args=["tried", now, gap]))

    async def switch(self, *, on: bool) -> None:
        """Notes whether the owner wants messages."""
        await (self._redis.hdel(KEY, "off") if on else self._redis.hset(KEY, "off", "1"))

    async def delivered(self, *, closed: bool) -> None:
        """Notes whether Discord delivers messages to the owner."""
        await (self._redis.hset(KEY, "closed", "1") if closed else self._redis.hdel(KEY, "closed"))

    async def forget_person(self, person: int, now: int) -> None:
        """Does nothing: no person is named."""

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Nothing is stored about people."""
        return {}

    async def forget_server(self, guild: int, now: int) -> None:
        """Does nothing: no server is named."""
