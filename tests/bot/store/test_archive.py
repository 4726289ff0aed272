"""Finished matches are compressed with a dictionary, and an archive that cannot be read is refused."""

import zlib

import msgspec
import pytest
import zstandard

from bot.store.archive import DICTIONARY, LARGEST, Archived, DamagedArchive, UnknownDictionary, compressed, decompressed
from bot.store.database import Store
from bot.store.sessions import GameGone
from tests.bot.archives import of_a_newer_version
from tests.bot.sessions import ALICE, BOB, match

PLAIN = Archived(b'{"id":1}', [b'{"seat":0}', b'{"seat":1}'])
CHECKSUM = 0x2545D19F
"""Archives of every host need this dictionary."""
TOO_LARGE = zstandard.ZstdCompressor().compress(bytes(LARGEST + 1))


def test_the_dictionary_is_never_changed() -> None:
    assert zlib.crc32(DICTIONARY.as_bytes()) == CHECKSUM


@pytest.mark.parametrize("archived", [PLAIN, PLAIN._replace(log=[]), PLAIN._replace(log=[b'{"seat":\t0}', b""])])
def test_what_is_archived_is_read_again(archived: Archived) -> None:
    assert decompressed(compressed(archived)) == archived


@pytest.mark.parametrize("stored", [b"", b"x", compressed(PLAIN)[:-9], compressed(PLAIN)[:-1] + b"x", TOO_LARGE])
def test_a_damaged_archive_is_refused(stored: bytes) -> None:
    with pytest.raises(DamagedArchive):
        decompressed(stored)


def test_an_archive_with_another_dictionary_is_refused() -> None:
    with pytest.raises(UnknownDictionary):
        decompressed(of_a_newer_version(b"{}"))


async def test_a_match_with_a_dictionary_of_a_newer_version_stays_as_it_is(store: Store) -> None:
    session = match(ALICE, BOB)
    stored = of_a_newer_version(msgspec.json.encode(session))
    key = f"session:{{{session.id}}}"
    await store.redis.hset(key, mapping={"revision": 1, "compressed": stored})
    with pytest.raises(GameGone, match="archived by a newer Parlour"):
        await store.sessions.load(session.id)
    assert await store.redis.hget(key, "compressed") == stored
