"""Restoring a backup: it is written beside what is stored, and then takes its place in one step.

Until that step, everything is as it was; from then on, everything is as in the backup. The step is one script, which
Redis carries out entirely or not at all, also if it is killed meanwhile.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from secrets import token_hex
from typing import Any

import redis.asyncio as aioredis
from redis.exceptions import ConnectionError, ResponseError, TimeoutError

from bot.store import reports
from bot.store.backup_entries import Entry, Group, channel
from bot.store.indexes import DUE, EVERYTHING
from bot.store.keys import keys

BATCH = 500
"""How many keys are deleted at once."""
PIECES = 10_000
"""The most pieces of a value that one command writes; an even number."""
PATIENCE = 120
"""Seconds for which the last step is waited for: with a million keys it takes some."""
_MARK = "restoring"
"""Names the restore that is under way."""
_RESTORED = "restored"
"""Names the newest restore that is complete. It comes with the last step, so that this can be repeated."""

SWITCH = f"""
local mark, restored = unpack(KEYS)
if redis.call('GET', restored) == ARGV[1] then return 1 end
if redis.call('GET', mark) ~= ARGV[1] then return 0 end
local everything, staged = string.sub(mark, 1, -{len(_MARK) + 1}), mark .. ':' .. ARGV[1] .. ':'
local new, old, cursor = {{}}, {{}}, '0'
repeat
  local page = redis.call('SCAN', cursor, 'MATCH', everything .. '*', 'COUNT', 1000)
  cursor = page[1]
  for _, key in ipairs(page[2]) do
    if string.sub(key, 1, #staged) == staged then new[everything .. string.sub(key, #staged + 1)] = key
    else old[key] = true end
  end
until cursor == '0'
redis.call('UNLINK', mark)
for key, from in pairs(new) do
  if redis.call('EXISTS', from) == 1 then
    redis.call('RENAME', from, key)
    old[key] = nil
  end
end
for key in pairs(old) do redis.call('UNLINK', key) end
return 1
"""
"""Deletes everything that is not of this restore, and gives what is the names that it is to have."""


class Restoring:
    """Replaces everything that is stored. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._switch = redis.register_script(SWITCH)
        self._name = token_hex(8)
        self._staged = f"{_MARK}:{self._name}:"
        """What the keys of the backup begin with until the last step."""

    async def begin(self) -> None:
        """Begins a restore. What one that was broken off has left is deleted."""
        await self.abandon()
        await self._redis.set(_MARK, self._name)
        await self._redis.set(f"{self._staged}{_RESTORED}", self._name)

    async def write(self, groups: Iterable[Group], now: int) -> None:
        """Writes groups beside what is stored. A session that comes again replaces the earlier one.

        `now`: the milliseconds of the server's clock. What has expired is left out.
        """
        async with self._redis.pipeline(transaction=False) as pipe:
            for group in groups:
                own = channel(group[0].key)
                every = keys(own) if own else [group[0].key]
                pipe.unlink(*(f"{self._staged}{key}" for key in every))
                for entry in group:
                    if not 0 < entry.expires <= now:
                        _queue_write(pipe, f"{self._staged}{entry.key}", entry)
            await pipe.execute()

    async def finish(self) -> bool:
        """Puts what was written in the place of what is stored; every session is to be indexed again.

        Returns False, with nothing changed, if Parlour was started meanwhile.
        """
        await self._redis.zrem(f"{self._staged}{DUE}", EVERYTHING)
        for _ in range(PATIENCE):
            with suppress(ConnectionError, TimeoutError):  # the answer may be late, or lost
                try:
                    return bool(await self._switch(keys=[_MARK, _RESTORED], args=[self._name]))
                except ResponseError as error:
                    if not str(error).startswith("BUSY"):
                        raise
            await asyncio.sleep(1)
        return bool(await self._switch(keys=[_MARK, _RESTORED], args=[self._name]))

    async def abandon(self) -> None:
        """Deletes what was written. What is stored stays as it is."""
        names: list[Any] = [key async for key in self._redis.scan_iter(match=f"{_MARK}:*", count=1000)]
        for start in range(0, len(names), BATCH):
            await self._redis.unlink(*names[start : start + BATCH])
        await self._redis.delete(_MARK)

    async def is_under_way(self) -> bool:
        """Whether a restore is under way, or was broken off."""
        return bool(await self._redis.exists(_MARK))

    async def tidy(self) -> None:
        """Deletes and logs what a restore that was broken off has left; to be called when Parlour starts."""
        if await self.is_under_way():
            await self.abandon()
            reports.warning("restore broken off", stored=BROKEN_OFF)


BROKEN_OFF = "a restore was broken off before its last step: what is stored is as it was before"
"""What is so after a restore that has left something."""


def _queue_write(pipe: Any, key: str, entry: Entry) -> None:
    for start in range(0, len(entry.value), PIECES):
        value = entry.value[start : start + PIECES]
        pairs = dict(zip(value[::2], value[1::2], strict=False))
        match entry.kind:
            case "string":
                pipe.set(key, value[0])
            case "hash":
                pipe.hset(key, mapping=pairs)
            case "list":
                pipe.rpush(key, *value)
            case "set":
                pipe.sadd(key, *value)
            case "zset":
                pipe.zadd(key, {member: float(score) for member, score in pairs.items()})
    if entry.expires:
        pipe.pexpireat(key, entry.expires)
