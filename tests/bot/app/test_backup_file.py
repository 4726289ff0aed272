"""A file that no backup could be is refused as a whole, with the line and the reason, and costs little."""

import gzip
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot.app import backup
from bot.app.backup_file import FILE_FORMAT, RATIO, End, Head, Writer
from bot.app.management import CannotManage
from bot.domain.stored_forms import FORM
from bot.feature import Keys, Value
from bot.settings import Settings, Unreadable, read
from bot.store import kinds
from bot.store.archive import Archived, compressed
from bot.store.backup_entries import Entry, Group, Unfit, check
from bot.store.database import Store
from bot.store.keys import keys
from tests.bot.app.backups import PARLOUR, edited, everything
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, match

KEY, OTHER_KEY = "k" * 32, "o" * 32
LITTLE = 1_000_000
"""Kilobytes of address space: less than the line has."""
DOCUMENT = msgspec.json.encode(match(ALICE, BOB))
EVIL = b"\x80\x04\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x94\x8c\x06system\x94\x93\x94"
UNREAD = b"\xff{"
GOOD = Entry(f"person:{ALICE}", "string", 0, [b"{}"])


def session(document: bytes, channel: int = 5001) -> Entry:
    return Entry(keys(channel).document, "hash", 0, [b"document", document, b"revision", b"0"])


def forged(file: Path, *groups: Group, key: str = "") -> Path:
    """Writes a file as somebody can who has no key: with the right digest."""
    with Writer(file, Head(FILE_FORMAT, "1.0", FORM, NOON), key) as writer:
        for group in groups:
            writer.add(group)
    return file


HOSTILE: list[tuple[str, Group, str]] = [
    ("a task", [Entry("parlour:evil", "hash", 0, [b"kwargs", EVIL])], "'parlour:evil' is no key"),
    ("a task in a cluster", [Entry("{parlour}:evil", "hash", 0, [b"kwargs", EVIL])], "'{parlour}:evil' is no key"),
    ("the queue", [Entry("parlour:queue", "zset", 0, [b"evil", b"0"])], "'parlour:queue' is no key"),
    ("a search", [Entry("parlour-thoughts:evil", "hash", 0, [b"args", EVIL])], "'parlour-thoughts:evil' is no key"),
    ("a claim", [Entry("claim:5", "string", 0, [b"1"])], "'claim:5' is no key"),
    ("a restore", [Entry("restoring:1:parlour:evil", "string", 0, [b"1"])], "is no key"),
    ("an unknown kind", [Entry("coin:5", "string", 0, [b"1"])], "'coin:5' is no key"),
    ("no rest of a key", [Entry("person:", "string", 0, [b"1"])], "'person:' is no key"),
    ("a key that moves the cursor", [Entry("person:\x1b[2J", "string", 0, [b"1"])], "'person:\\x1b[2J' is no key"),
    ("a long key", [Entry(f"person:{'5' * 999}", "string", 0, [b"1"])], "is no key"),
    ("a long value", [Entry("person:5", "string", 0, [b" " * 2**23])], "person:5 holds a value of more than 4,194,304"),
    ("another part of a session", [Entry("session:{5}:evil", "list", 0, [b"1"])], "session:{5}:evil holds a list"),
    ("a session without a channel", [Entry("session:5", "hash", 0, [b"a", b"b"])], "session:5 holds a hash"),
    ("a log that is a set", [Entry("session:{5}:log", "set", 0, [b"1"])], "session:{5}:log holds a set"),
    ("an index of the wrong type", [Entry("due", "string", 0, [b"1"])], "due holds a string"),
    ("a person of the wrong type", [Entry("person:5", "hash", 0, [b"a", b"b"])], "person:5 holds a hash"),
    ("a string without a value", [Entry("person:5", "string", 0, [])], "a string of 0 values"),
    ("a string of two values", [Entry("person:5", "string", 0, [b"1", b"2"])], "a string of 2 values"),
    ("an odd hash", [Entry("record:9:5", "hash", 0, [b"a", b"b", b"c"])], "a hash in which a value is missing"),
    ("a score that is no number", [Entry("due", "zset", 0, [b"a", b"soon"])], "a score that is no number"),
    ("a score that is not a number", [Entry("due", "zset", 0, [b"a", b"nan"])], "a score that is no number"),
    ("an empty list", [Entry("rated:9", "list", 0, [])], "a list of 0 values"),
    ("an impossible moment", [Entry("person:5", "string", -1, [b"1"])], "impossible moment"),
    (
        "settings that are none",
        [Entry("person:5", "string", 0, [b'{"reminders": []}'])],
        "holds what Parlour cannot read",
    ),
    ("deep settings", [Entry("server:5", "string", 0, [b"[" * 99_999])], "server:5 holds what Parlour cannot read"),
    ("newer data", [Entry("format", "string", 0, [b"99"])], "format is of no version"),
    ("no keys", [], "it names no key"),
    ("strangers", [GOOD, Entry("person:5", "string", 0, [b"1"])], "do not belong together"),
    ("a key twice", [session(DOCUMENT), session(DOCUMENT)], "do not belong together"),
    ("no document", [session(b"{")], "session:{5001} cannot be read"),
    ("the document of another session", [session(DOCUMENT, 6001)], "session:{6001} cannot be read"),
]


@pytest.mark.parametrize(("group", "reason"), [each[1:] for each in HOSTILE], ids=[each[0] for each in HOSTILE])
async def test_what_no_backup_holds_is_refused_with_its_line_and_nothing_is_changed(
    store: Store, tmp_path: Path, group: Group, reason: str
) -> None:
    await store.sessions.create(match(ALICE, BOB, number=8001))
    before = await everything(store)
    file = forged(tmp_path / "backup", [GOOD], group)
    with pytest.raises(CannotManage, match=f"line 3: .*{re.escape(reason)}"):
        await backup.restore(store, file, force=True, running=False)
    assert await everything(store) == before
    assert not [key async for key in store.redis.scan_iter(match="restoring*")]


DECLARED = [
    (kind, value) for kind in kinds.every() if kind.backed_up and "session:" not in kind.begin for value in kind.values
]


@pytest.mark.parametrize(
    ("kind", "value"), DECLARED, ids=[f"{each.begin[0]}{value.keys}{value.fields}" for each, value in DECLARED]
)
def test_what_a_store_could_not_read_is_refused(kind: Keys, value: Value) -> None:
    key = matching(value.keys)
    key = key if ":" in key else f"{kind.begin[-1]}5"
    shapes = {"string": [UNREAD], "hash": [matching(value.fields).encode(), UNREAD], "zset": [UNREAD, b"0"]}
    for kind_of_key in ("hash",) if value.fields != "*" else kind.types:
        with pytest.raises(Unfit, match="holds what Parlour cannot read"):
            check(Entry(key, kind_of_key, 0, shapes.get(kind_of_key, [UNREAD])))


def matching(pattern: str) -> str:
    """Returns a key or field that fits a pattern."""
    return pattern.replace("[0-9]", "").replace("*", "5")


@pytest.mark.parametrize(
    ("line", "reason"), [(b"[1]", "no list of keys"), (b"[" * 99_999, "no list of keys"), (b"?", "incomplete")]
)
async def test_a_line_that_is_no_group_is_refused(store: Store, tmp_path: Path, line: bytes, reason: str) -> None:
    file = forged(tmp_path / "backup", [GOOD])
    edited(file, lambda lines: [lines[0], line, *lines[1:]])
    with pytest.raises(CannotManage, match=reason):
        await backup.restore(store, file, force=True, running=False)


async def test_a_backup_that_was_changed_is_refused(store: Store, tmp_path: Path) -> None:
    file = forged(tmp_path / "backup", [GOOD])
    edited(file, lambda lines: [lines[0], lines[1].replace(str(ALICE).encode(), str(BOB).encode()), lines[2]])
    with pytest.raises(CannotManage, match="was changed after it was written"):
        await backup.restore(store, file, force=True, running=False)


async def test_a_backup_of_an_earlier_parlour_without_digest_is_restored_with_a_warning(
    store: Store, tmp_path: Path
) -> None:
    file = forged(tmp_path / "backup", [GOOD])
    edited(file, lambda lines: [*lines[:-1], b'{"groups":1}'])
    said = await backup.restore(store, file, force=False, running=False)
    assert [line for line in said if "has no digest" in line]
    assert await store.redis.get(f"person:{ALICE}") == b"{}"


async def test_a_signed_backup_is_restored_with_its_key(store: Store, tmp_path: Path) -> None:
    await store.sessions.create(match(ALICE, BOB))
    await backup.write(store, tmp_path / "backup", KEY)
    said = await backup.restore(store, tmp_path / "backup", KEY, force=True, running=False)
    assert [line for line in said if line.startswith("Signed")]


@pytest.mark.parametrize("signed", ["", OTHER_KEY])
async def test_with_a_key_a_backup_without_its_signature_is_refused(store: Store, tmp_path: Path, signed: str) -> None:
    file = forged(tmp_path / "backup", [GOOD], key=signed)
    with pytest.raises(CannotManage, match="signed"):
        await backup.restore(store, file, KEY, force=True, running=False)


async def test_with_a_key_a_backup_without_digest_is_refused(store: Store, tmp_path: Path) -> None:
    file = forged(tmp_path / "backup", [GOOD], key=KEY)
    edited(file, lambda lines: [*lines[:-1], b'{"groups":1}'])
    with pytest.raises(CannotManage, match="not signed"):
        await backup.restore(store, file, KEY, force=True, running=False)


async def test_without_a_key_it_is_said_that_a_signature_was_not_checked(store: Store, tmp_path: Path) -> None:
    file = forged(tmp_path / "backup", [GOOD], key=KEY)
    said = await backup.restore(store, file, force=True, running=False)
    assert [line for line in said if "was not checked" in line]


async def test_a_signature_of_other_contents_is_refused(store: Store, tmp_path: Path) -> None:
    file = forged(tmp_path / "backup", [GOOD], key=KEY)
    other = forged(tmp_path / "other", [Entry(f"person:{BOB}", "string", 0, [b"{}"])])
    taken = msgspec.json.decode(gzip.decompress(file.read_bytes()).splitlines()[-1], type=End).signature

    def with_signature(lines: list[bytes]) -> list[bytes]:
        end = msgspec.json.decode(lines[-1], type=End)
        return [*lines[:-1], msgspec.json.encode(End(end.groups, end.digest, taken))]

    edited(other, with_signature)
    with pytest.raises(CannotManage, match="with another key"):
        await backup.restore(store, other, KEY, force=True, running=False)


def test_a_short_key_is_refused_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_BACKUP_KEY", "secret")
    with pytest.raises(Unreadable, match="32 characters") as raised:
        read()
    assert "secret" not in str(raised.value)


def test_the_key_is_in_no_log() -> None:
    assert KEY in Settings(backup_key=KEY).secrets


def bomb(file: Path) -> None:
    """Writes a line of 1.5 GB."""
    head = msgspec.json.encode(Head(FILE_FORMAT, "1.0", FORM, NOON)) + b"\n"
    piece = gzip.compress(b" " * 2**24)
    with file.open("wb") as content:
        content.write(gzip.compress(head + b'[["person:5","string",0,["'))
        for _ in range(90):
            content.write(piece)


@pytest.mark.process
def test_a_line_of_more_than_a_gigabyte_is_refused_within_little_memory(tmp_path: Path, redis_url: str) -> None:
    file = tmp_path / "backup"
    bomb(file)
    done = subprocess.run(
        ["sh", "-c", f'ulimit -v {LITTLE}; exec "$@"', "sh", str(PARLOUR), "restore", str(file), "--force"],
        env=os.environ | {"REDIS_URL": redis_url},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "line 2: it is longer than" in done.stderr


def archives(sizes: list[int]) -> Iterator[Group]:
    """Yields matches whose logs were compressed."""
    for number, size in enumerate(sizes, 1):
        document = msgspec.json.encode(match(ALICE, BOB, number=number))
        packed = compressed(Archived(document, [b" " * size]))
        yield [Entry(keys(number).document, "hash", 0, [b"compressed", packed])]


async def test_archives_that_unpack_to_far_more_than_the_file_are_refused(store: Store, tmp_path: Path) -> None:
    file = forged(tmp_path / "backup", *archives([2**25, 2**25, 2**25]))
    with pytest.raises(CannotManage, match=f"line 4: the file unpacks to more than {RATIO} times its size"):
        await backup.restore(store, file, force=True, running=False)
