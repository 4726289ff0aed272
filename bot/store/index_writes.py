"""Writes of indexes that follow from one revision of a session: a later revision makes them void."""

from typing import Any

from redis.commands.core import AsyncScript

from bot.domain.session import AnySession
from bot.store.keys import keys

WRITE = """
local session, revision = KEYS[1], ARGV[1]
if redis.call('HGET', session, 'revision') ~= revision then return 0 end
local done, place = 1, 2
for key = 2, #KEYS do
  local last = place + 1 + ARGV[place + 1]
  local reply = redis.pcall(ARGV[place], KEYS[key], unpack(ARGV, place + 2, last))
  if type(reply) == 'table' and reply.err then done = reply end
  place = last + 1
end
return done
"""
"""Carries out a command on each key but the first, if the session there has the revision. An error stops none."""


class IndexWrites:
    """Collects writes as a pipeline does, and carries them out in one step."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._arguments: list[Any] = []

    def sadd(self, key: str, member: int) -> None:
        """Adds to a set."""
        self._add("SADD", key, member)

    def srem(self, key: str, member: int) -> None:
        """Removes from a set."""
        self._add("SREM", key, member)

    def hset(self, key: str, field: str, value: bytes) -> None:
        """Sets a field of a hash."""
        self._add("HSET", key, field, value)

    def hdel(self, key: str, field: str) -> None:
        """Removes a field from a hash."""
        self._add("HDEL", key, field)

    def zadd(self, key: str, mapping: dict[str, int], *, nx: bool = False, lt: bool = False) -> None:
        """Adds to a sorted set. `nx`: only what is not in it; `lt`: lowers scores, and raises none."""
        flags = [flag for flag, given in (("NX", nx), ("LT", lt)) if given]
        self._add("ZADD", key, *flags, *(part for member, score in mapping.items() for part in (score, member)))

    def zrem(self, key: str, member: str) -> None:
        """Removes from a sorted set."""
        self._add("ZREM", key, member)

    def _add(self, command: str, key: str, *arguments: Any) -> None:
        self._keys.append(key)
        self._arguments += [command, len(arguments), *arguments]

    async def carry_out(self, script: AsyncScript, session: AnySession) -> bool:
        """Writes everything, if the stored session has the revision of `session`; returns whether it has."""
        every = [keys(session.id).document, *self._keys]
        return bool(await script(keys=every, args=[session.revision, *self._arguments]))
