"""The archive: a finished match in one compressed field, with all that its board, its story and `/verify` need."""

import asyncio
import zlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import redis.asyncio as aioredis

from bot.store.columns import can_transform, from_columns, to_columns
from bot.store.keys import keys

LEVEL, MEMORY, WINDOW = 9, 9, 15
"""zlib's best compression: a match is archived once."""
DICTIONARIES = Path(__file__).parent / "dictionaries"
"""A file `game.version.bin` for each game. Archives name it by its checksum, so none may be changed or removed."""
HAS_DICTIONARY = 0x20
"""The bit in the second byte of what zlib has compressed with a dictionary, whose checksum follows."""
IN_COLUMNS = b"2"
"""Begins an archive whose log is in columns. Others hold the lines themselves; their documents begin with a brace."""

ARCHIVE = """
if redis.call('HGET', KEYS[1], 'revision') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'packed', ARGV[2])
redis.call('HDEL', KEYS[1], 'document', 'archive', 'refused', 'again', 'attempt', 'obstacle', 'unposted')
redis.call('HDEL', KEYS[1], 'ballot', 'told', 'passing')
redis.call('DEL', KEYS[2], KEYS[3])
return 1
"""
"""Replaces document, log and outbox of a session by its archive, if the revision is as expected."""


class UnknownDictionary(Exception):
    """An archive was compressed with a dictionary that this version does not have."""


class Archived(NamedTuple):
    """What an archive holds, as it was stored before."""

    document: bytes
    log: list[bytes]


def packed(archived: Archived, game: str) -> bytes:
    """Returns the compressed form of a match: the document and the log in columns, JSON without line ends."""
    dictionary = _of_games().get(game, b"")
    given = {"zdict": dictionary} if dictionary else {}
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, **given)  # type: ignore[arg-type]
    return packer.compress(plain(archived)) + packer.flush()


def plain(archived: Archived) -> bytes:
    """Returns what is compressed."""
    if can_transform(archived.log):
        return IN_COLUMNS + archived.document + b"\n" + to_columns(archived.log)
    return b"\n".join([archived.document, *archived.log])


def unpacked(stored: bytes) -> Archived:
    """Returns what an archive holds. Raises UnknownDictionary, or zlib.error, ValueError, LookupError: invalid."""
    if stored[1:2] and stored[1] & HAS_DICTIONARY:
        checksum = int.from_bytes(stored[2:6], "big")
        if checksum not in _by_checksum():
            raise UnknownDictionary(f"{checksum:08x}")
        unpacker = zlib.decompressobj(zdict=_by_checksum()[checksum])
        whole = unpacker.decompress(stored) + unpacker.flush()
        if not unpacker.eof:
            raise zlib.error("incomplete")
    else:
        whole = zlib.decompress(stored)
    if whole.startswith(IN_COLUMNS):
        document, _, lines = whole.removeprefix(IN_COLUMNS).partition(b"\n")
        return Archived(document, from_columns(lines))
    document, *log = whole.split(b"\n")
    return Archived(document, log)


@cache
def _of_games() -> dict[str, bytes]:
    """Returns the newest dictionary of each game that has one."""
    ordered = sorted(DICTIONARIES.glob("*.bin"), key=lambda path: int(path.suffixes[0][1:]))
    return {path.name.partition(".")[0]: path.read_bytes() for path in ordered}


@cache
def _by_checksum() -> dict[int, bytes]:
    """Returns every dictionary, also those of earlier versions."""
    return {zlib.adler32(content): content for content in (path.read_bytes() for path in DICTIONARIES.glob("*.bin"))}


class Archive:
    """Writes archives. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._archive = redis.register_script(ARCHIVE)

    async def store(self, channel: int, revision: int, archived: Archived, game: str) -> bool:
        """Archives the session of `channel`, a match of `game`; returns whether its revision was the expected one."""
        every, found = keys(channel), await asyncio.to_thread(packed, archived, game)
        return bool(await self._archive(keys=[*every], args=[revision, found]))
