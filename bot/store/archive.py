"""The archive: a finished match in one compressed field, with what its board, story and verification need."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import redis.asyncio as aioredis
import zstandard

from bot.store.keys import keys

FIELD = "compressed"
"""The field of a session's hash that holds its archive."""
LEVEL = 19
"""Zstandard's best compression without more memory: a match is archived once."""
LARGEST = 1 << 26
"""The most bytes that an archive may hold: a damaged one can claim any number."""
DICTIONARY = zstandard.ZstdCompressionDict(Path(__file__).with_name("archive.bin").read_bytes())
"""Archives name it by its number, so the file may never change: a better one needs a file of its own."""

ARCHIVE = f"""
local session, log, outbox = unpack(KEYS)
local revision, archive = unpack(ARGV)
if redis.call('HGET', session, 'revision') ~= revision then return 0 end
redis.call('HSET', session, '{FIELD}', archive)
redis.call('HDEL', session, 'document', 'packed', 'archive', 'refused', 'again', 'attempt', 'obstacle', 'unposted')
redis.call('HDEL', session, 'ballot', 'told', 'passing')
redis.call('DEL', log, outbox)
return 1
"""
"""Replaces document, log and outbox of a session by its archive, if the revision is as expected."""


class UnknownDictionary(Exception):
    """An archive was compressed with a dictionary that this version does not have."""


class DamagedArchive(ValueError):
    """What is stored is not an archive, or not a whole one."""


class Archived(NamedTuple):
    """What an archive holds: JSON without line ends, as it was stored before."""

    document: bytes
    log: list[bytes]


def compressed(archived: Archived) -> bytes:
    """Returns the compressed form of a match."""
    compressor = zstandard.ZstdCompressor(LEVEL, dict_data=DICTIONARY, write_checksum=True)
    return compressor.compress(b"\n".join([archived.document, *archived.log]))


def decompressed(stored: bytes) -> Archived:
    """Returns what an archive holds. Raises UnknownDictionary, DamagedArchive."""
    try:
        frame = zstandard.get_frame_parameters(stored)
        if frame.content_size > LARGEST:
            raise DamagedArchive("too large")
        if frame.dict_id not in (0, DICTIONARY.dict_id()):
            raise UnknownDictionary(str(frame.dict_id))
        whole = zstandard.ZstdDecompressor(DICTIONARY).decompress(stored)
    except zstandard.ZstdError as error:
        raise DamagedArchive(str(error)) from error
    document, *log = whole.split(b"\n")
    return Archived(document, log)


class Archive:
    """Writes archives. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._archive = redis.register_script(ARCHIVE)

    async def store(self, channel: int, revision: int, archived: Archived) -> bool:
        """Archives the session of `channel`; returns whether its revision was the expected one."""
        every, found = keys(channel), await asyncio.to_thread(compressed, archived)
        return bool(await self._archive(keys=[*every], args=[revision, found]))
