"""The script that replaces a value, if it is still as it was when it was read. Redis runs it atomically."""

import redis.asyncio as aioredis

from bot.store.keys import PEOPLE, named_key

TRIES = 100
"""The most attempts at a change. Each failed one means that another change was written first."""

REPLACE = """
local key, people, named = unpack(KEYS)
local before, after, person = unpack(ARGV)
if named and redis.call('EXISTS', named) == 0 then return 1 end
if (redis.call('GET', key) or '') ~= before then return 0 end
redis.call('SET', key, after)
if people then redis.call('ZADD', people, 'NX', 0, person) end
return 1
"""
"""Writes a value, if it is still as expected; if it is about a person, notes that there is something about them.

With a third key, nothing is written unless that exists.
"""


class ReplaceScript:
    """Replaces values. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._replace = redis.register_script(REPLACE)

    async def replace(self, key: str, before: bytes | str, after: bytes) -> bool:
        """Writes a value; returns whether it was still `before`."""
        return bool(await self._replace(keys=[key], args=[before, after]))

    async def replace_about(
        self, person: int, key: str, before: bytes | str, after: bytes, *, only_named: bool = False
    ) -> bool:
        """Writes a value about a person; returns whether it was still `before`.

        `only_named`: whether nothing is written, which counts as done, if no session names the person.
        """
        about = [PEOPLE, named_key(person)] if only_named else [PEOPLE]
        return bool(await self._replace(keys=[key, *about], args=[before, after, person]))
