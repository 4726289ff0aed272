"""Finished matches are compressed with a dictionary of their game, and every version of it stays readable."""

import zlib

import msgspec
import pytest

from bot.store import archive
from bot.store.archive import DICTIONARIES, Archived, UnknownDictionary, packed, unpacked
from bot.store.database import Store
from bot.store.sessions import GameGone
from rules import games
from tests.bot.sessions import ALICE, BOB, match

CHECKSUMS = {
    "coal_baron.1.bin": 0x3F02E598,
    "manhattan.1.bin": 0xAE8D3D76,
    "mint_works.1.bin": 0x13C972D0,
    "montana.1.bin": 0xFCDDC631,
    "rolled_west.1.bin": 0xF473B2E4,
    "coal_baron.2.bin": 0xD9585336,
    "manhattan.2.bin": 0xA13DBE05,
    "mint_works.2.bin": 0x960E2B3D,
    "montana.2.bin": 0x53F7F90C,
    "rolled_west.2.bin": 0x4E57BB3A,
}
"""Archives of every host may need these: a file that is here never changes."""
PLAIN = Archived(b'{"id":1}', [b'{"seat":0}', b'{"seat":1}'])


def test_no_dictionary_is_ever_changed_or_removed() -> None:
    found = {path.name: zlib.adler32(path.read_bytes()) for path in DICTIONARIES.glob("*.bin")}
    assert found == CHECKSUMS
    assert {name.partition(".")[0] for name in found} == {*games.names()}


@pytest.mark.parametrize("game", [*games.names(), "halma"])
def test_an_archive_is_read_with_the_dictionary_that_it_names(game: str) -> None:
    assert unpacked(packed(PLAIN, game)) == PLAIN


@pytest.mark.parametrize("name", CHECKSUMS)
def test_an_archive_of_before_logs_were_in_columns_is_read(name: str) -> None:
    packer = zlib.compressobj(zdict=(DICTIONARIES / name).read_bytes())
    assert unpacked(packer.compress(b"\n".join([PLAIN.document, *PLAIN.log])) + packer.flush()) == PLAIN


def test_a_log_that_cannot_be_transformed_is_archived_all_the_same() -> None:
    damaged = PLAIN._replace(log=[b'{"seat":\t0}', b""])
    assert unpacked(packed(damaged, "montana")) == damaged


def test_an_archive_of_before_there_were_dictionaries_is_read() -> None:
    assert unpacked(zlib.compress(b"\n".join([PLAIN.document, *PLAIN.log]))) == PLAIN


@pytest.mark.parametrize("stored", [b"", b"x", b"x\xbb", packed(PLAIN, "montana")[:-9], b"x\xbb" + bytes(9)])
def test_an_archive_that_is_none_is_refused(stored: bytes) -> None:
    with pytest.raises((zlib.error, UnknownDictionary)):
        unpacked(stored)


async def test_a_match_with_a_dictionary_of_a_newer_version_stays_as_it_is(store: Store) -> None:
    session = match(ALICE, BOB)
    newer = zlib.compressobj(zdict=b"a dictionary of a newer version")
    stored = newer.compress(msgspec.json.encode(session)) + newer.flush()
    key = f"session:{{{session.id}}}"
    await store.redis.hset(key, mapping={"revision": 1, "packed": stored})
    with pytest.raises(GameGone, match="archived by a newer Parlour"):
        await store.sessions.load(session.id)
    assert await store.redis.hget(key, "packed") == stored


def test_a_dictionary_saves_a_quarter_of_a_short_match() -> None:
    session = match(ALICE, BOB)
    lines = Archived(msgspec.json.encode(session), [])
    assert len(packed(lines, session.game)) < 0.75 * len(packed(lines, "halma"))
    assert archive.LEVEL == zlib.Z_BEST_COMPRESSION
