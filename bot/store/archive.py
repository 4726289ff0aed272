"""The archive: a finished match in one compressed field, with all that its board, its story and `/verify` need."""

import zlib
from typing import NamedTuple

import redis.asyncio as aioredis

from bot.store.keys import keys

LEVEL = 9
"""zlib's best compression: a match is archived once."""

ARCHIVE = """
if redis.call('HGET', KEYS[1], 'revision') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'archive', ARGV[2])
redis.call('HDEL', KEYS[1], 'document', 'refused', 'again')
redis.call('DEL', KEYS[2], KEYS[3])
return 1
"""
"""Replaces document, log and outbox of a session by its archive, if the revision is as expected."""


class Archived(NamedTuple):
    """What an archive holds, as it was stored before."""

    document: bytes
    log: list[bytes]


def packed(archived: Archived) -> bytes:
    """Returns the compressed form: the document and the lines of the log, which are JSON without line ends."""
    return zlib.compress(b"\n".join([archived.document, *archived.log]), LEVEL)


def unpacked(stored: bytes) -> Archived:
    """Returns what an archive holds. Raises zlib.error if it is invalid."""
    document, *log = zlib.decompress(stored).split(b"\n")
    return Archived(document, log)


class Archive:
    """Writes archives. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._archive = redis.register_script(ARCHIVE)

    async def store(self, channel: int, revision: int, archived: Archived) -> bool:
        """Archives the session of `channel`; returns whether its revision was the expected one."""
        every = keys(channel)
        return bool(await self._archive(keys=[*every], args=[revision, packed(archived)]))
