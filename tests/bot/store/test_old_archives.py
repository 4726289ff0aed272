"""What earlier versions have archived is read, and stored in the form of today by the next start.

`stored/archives` has the matches of `stored/matches/2026-11-23` as the last of these versions archived them.
"""

import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.domain.calendar import DAY
from bot.domain.session import AnySession
from bot.store.archive import LARGEST, Archived, UnknownDictionary
from bot.store.keys import keys
from bot.store.old_archives import decompressed, dictionaries
from bot.store.sessions import FIELDS
from tests.bot.place import Place
from tools.random_matches import BEGIN, Played, random_match

STORED = Path(__file__).parents[1] / "stored"
CHECKSUMS = {
    *(0x3F02E598, 0xAE8D3D76, 0x13C972D0, 0xFCDDC631, 0xF473B2E4),
    *(0xD9585336, 0xA13DBE05, 0x960E2B3D, 0x53F7F90C, 0x4E57BB3A),
}
"""Archives of every host may need these dictionaries."""
PLAIN = Archived(b'{"id":1}', [b'{"seat":0}', b'{"seat":1}'])
OLD = ["coal_baron", "manhattan", "mint_works", "montana", "rolled_west"]


def lines(archived: Archived) -> bytes:
    return b"\n".join([archived.document, *archived.log])


def with_dictionary(content: bytes, dictionary: bytes) -> bytes:
    packer = zlib.compressobj(zdict=dictionary)
    return packer.compress(content) + packer.flush()


def decoded(archived: Archived) -> Any:
    return {"document": msgspec.json.decode(archived.document), "log": [*map(msgspec.json.decode, archived.log)]}


def test_no_dictionary_is_ever_changed_or_removed() -> None:
    assert {*dictionaries()} == CHECKSUMS


@pytest.mark.parametrize("game", OLD)
def test_an_archive_with_its_log_in_columns_is_read(game: str) -> None:
    archived = decompressed((STORED / "archives" / f"{game}.bin").read_bytes())
    assert decoded(archived) == msgspec.json.decode((STORED / "matches/2026-11-23" / f"{game}.json").read_bytes())


@pytest.mark.parametrize("checksum", CHECKSUMS)
def test_an_archive_of_before_logs_were_in_columns_is_read(checksum: int) -> None:
    assert decompressed(with_dictionary(lines(PLAIN), dictionaries()[checksum])) == PLAIN


def test_an_archive_of_before_there_were_dictionaries_is_read() -> None:
    assert decompressed(zlib.compress(lines(PLAIN))) == PLAIN


@pytest.mark.parametrize("stored", [b"", b"x", b"x\xbb", zlib.compress(lines(PLAIN))[:-9], b"x\xbb" + bytes(9)])
def test_a_damaged_archive_is_refused(stored: bytes) -> None:
    with pytest.raises((zlib.error, UnknownDictionary)):
        decompressed(stored)


@pytest.mark.parametrize(
    "columns", [b"x", b"{}", b"\n%", b"{}\n\n%", b'{"a":\t}\n\n7\n##', b'{"a":\t}\n\n7', b"{}\n\n\xff"]
)
def test_damaged_columns_are_refused(columns: bytes) -> None:
    with pytest.raises((ValueError, LookupError)):
        decompressed(zlib.compress(b"2{}\n" + columns))


@pytest.mark.parametrize(
    "content",
    [b"{}\n" + b" " * LARGEST, b"2{}\n" + b'{"a":' + b" " * 2**16 + b"}\n\n" + b"#" * 2**11],
    ids=["lines", "columns"],
)
def test_an_archive_that_unpacks_to_too_much_is_refused(content: bytes) -> None:
    with pytest.raises((zlib.error, ValueError), match="too large"):
        decompressed(zlib.compress(content))


async def archived_long_ago(place: Place, field: str, played: Played) -> AnySession:
    """Stores a finished match as an earlier version archived it, and returns it."""
    session, log = played
    archived = Archived(msgspec.json.encode(session), [msgspec.json.encode(entry) for entry in log])
    fields: Any = {"revision": session.revision, field: zlib.compress(lines(archived))}
    await place.store.redis.hset(keys(session.id).document, mapping=fields)
    return session


async def forms(place: Place, session: AnySession) -> set[str]:
    """Returns the fields that hold a session."""
    there: Any = await place.store.redis.hkeys(keys(session.id).document)
    return {field.decode() for field in there} & {*FIELDS}


@pytest.mark.parametrize("field", ["packed", "archive"])
async def test_the_next_start_stores_an_old_archive_in_the_form_of_today(place: Place, field: str) -> None:
    played = random_match("mint_works", 2, 1)
    session = await archived_long_ago(place, field, played)
    for _ in range(2):
        assert await place.store.sessions.load(session.id) == session
        assert await place.store.sessions.log(session) == played.log
        await place.jobs.reindex()
    assert await forms(place, session) == {"compressed"}


async def test_a_match_that_was_changed_after_it_was_archived_keeps_its_log(place: Place) -> None:
    played = random_match("mint_works", 2, 1)
    session = await archived_long_ago(place, "packed", played)
    await place.store.redis.hset(keys(session.id).document, "document", msgspec.json.encode(session))
    await place.jobs.reindex()
    await place.store.retention.archive(session.id, BEGIN + 100 * DAY)
    assert await place.store.sessions.log(session) == played.log
    assert await forms(place, session) == {"compressed"}
