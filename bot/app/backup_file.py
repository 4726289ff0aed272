"""The file of a backup: compressed lines of JSON, read with bounded memory and time.

There is a head, a group of keys on each line, and an end that says how many there are. The end has a digest of the
lines before it and, if the host has set a key, a signature, which nobody can make without that key.
"""

import gzip
import hmac
import os
import zlib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self, cast

import msgspec
from msgspec import Struct

from bot.app.management import CannotManage
from bot.domain.stored_forms import FORM
from bot.store.backup_entries import Group, Unfit, check_group

FILE_FORMAT = 1
"""The version of the form of the file."""
LONGEST_LINE = 2**26
"""The most bytes of a line: more than a list of a million matches needs."""
RATIO = 100
"""How many times its size a file may unpack to, together with the archives in it, besides `LONGEST_LINE`."""
_GROUP = msgspec.json.Decoder(Group)


class Head(Struct, frozen=True):
    """The first line of a backup."""

    parlour_backup: int
    """The version of the form."""
    version: str
    """Of Parlour."""
    format: int
    """Of what is stored."""
    moment: int


class End(Struct, frozen=True):
    """The last line of a backup."""

    groups: int
    digest: str = ""
    """The SHA-256 of all lines before this one; empty if an earlier Parlour has written the file."""
    signature: str = ""
    """The HMAC-SHA-256 of the digest; empty if the host has set no key."""


def signature(digest: str, key: str) -> str:
    """Returns the signature of a digest; empty without a key."""
    return hmac.new(key.encode(), digest.encode(), sha256).hexdigest() if key else ""


def flush(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on disk."""
    place = os.open(path, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)


class Writer:
    """Writes a backup into `file`, which nobody else on this machine can read. It appears there once it is whole."""

    def __init__(self, file: Path, head: Head, key: str) -> None:
        self._file = file
        self._unfinished = file.with_name(f"{file.name}.part")
        self._head = head
        self._key = key
        self._digest = sha256()
        self._groups = 0

    def __enter__(self) -> Self:
        self._unfinished.unlink(missing_ok=True)
        self._unfinished.touch(mode=0o600)
        self._lines = cast(BinaryIO, gzip.open(self._unfinished, "wb", compresslevel=6))
        self._write(self._head)
        return self

    def add(self, group: Group) -> None:
        """Writes a group."""
        self._write(group)
        self._groups += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with self._lines:
                digest = self._digest.hexdigest()
                self._write(End(self._groups, digest, signature(digest, self._key)))
            if error is None:
                flush(self._unfinished)
                self._unfinished.replace(self._file)
        finally:
            self._unfinished.unlink(missing_ok=True)

    def _write(self, line: Any) -> None:
        encoded = msgspec.json.encode(line) + b"\n"
        self._digest.update(encoded)
        self._lines.write(encoded)


class Reader:
    """Reads the groups of a backup. Raises CannotManage for a file that no backup could be, at the first such line.

    `key`: that of the host; a file without a signature by it is refused.
    """

    def __init__(self, file: Path, key: str) -> None:
        self._file = file
        self._key = key
        self._line = 0
        self._left = LONGEST_LINE + RATIO * file.stat().st_size
        self.notes: list[str] = []
        """What there is to say about the file, once it was read to its end."""

    def __iter__(self) -> Iterator[Group]:
        digest, read = sha256(), 0
        try:
            with gzip.open(self._file, "rb") as lines:
                stream = cast(BinaryIO, lines)
                line = self._next(stream)
                self._check_head(line)
                digest.update(line)
                while (line := self._next(stream)).startswith(b"["):
                    yield self._group(line)
                    read += 1
                    digest.update(line)
                if not line or self._next(stream):
                    raise CannotManage(f"{self._file} is incomplete, or more follows its end.")
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise CannotManage(f"{self._file} is incomplete, or no backup of Parlour.") from None
        self._check_end(line, read, digest.hexdigest())

    def refuse(self, why: str) -> CannotManage:
        """Returns the error that refuses the file because of the line that was read last."""
        return CannotManage(f"{self._file} is no backup that can be restored: line {self._line}: {why}.")

    def spend(self, size: int) -> None:
        """Notes that `size` bytes were unpacked. Raises CannotManage if that is more than a backup of its size has."""
        self._left -= size
        if self._left < 0:
            raise self.refuse(f"the file unpacks to more than {RATIO} times its size")

    def _next(self, stream: BinaryIO) -> bytes:
        line = stream.readline(LONGEST_LINE + 1)
        self._line += 1
        if len(line) > LONGEST_LINE:
            raise self.refuse(f"it is longer than {LONGEST_LINE:,} bytes")
        self.spend(len(line))
        return line

    def _check_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError:
            raise CannotManage(f"{self._file} is incomplete, or no backup of Parlour.") from None
        if not head.version.isprintable():
            raise CannotManage(f"{self._file} is no backup of Parlour.")
        if head.parlour_backup > FILE_FORMAT or head.format > FORM:
            raise CannotManage(f"{self._file} was written by a newer Parlour, version {head.version}: use that one.")

    def _group(self, line: bytes) -> Group:
        try:
            group = _GROUP.decode(line)
            check_group(group)
        except Unfit as error:
            raise self.refuse(str(error)) from None
        except (msgspec.MsgspecError, RecursionError):
            raise self.refuse("it is no list of keys with their values") from None
        return group

    def _check_end(self, line: bytes, read: int, digest: str) -> None:
        try:
            end = msgspec.json.decode(line, type=End)
        except msgspec.MsgspecError:
            raise CannotManage(f"{self._file} is incomplete.") from None
        if end.groups != read:
            raise CannotManage(f"{self._file} is incomplete: {read} of its {end.groups} groups of keys are there.")
        if end.digest and not hmac.compare_digest(end.digest.encode(), digest.encode()):
            raise CannotManage(f"{self._file} was changed after it was written: its digest is another one.")
        if self._key and not (end.digest and end.signature):
            raise CannotManage(_NOT_SIGNED.format(self._file))
        self.notes = self._signed(end) if end.digest else [_NO_DIGEST]

    def _signed(self, end: End) -> list[str]:
        """Returns what there is to say about the signature. Raises CannotManage if it is not by the host's key."""
        if not self._key:
            return [_NOT_CHECKED] if end.signature else []
        if not hmac.compare_digest(end.signature.encode(), signature(end.digest, self._key).encode()):
            raise CannotManage(f"{self._file} is not signed with PARLOUR_BACKUP_KEY, but with another key.")
        return ["Signed with PARLOUR_BACKUP_KEY."]


_NO_DIGEST = (
    "It has no digest: an earlier Parlour has written it, or somebody has changed it. Restore it only if nobody else "
    "could."
)
_NOT_SIGNED = "{} is not signed, and PARLOUR_BACKUP_KEY is set. To restore it all the same, leave that setting empty."
_NOT_CHECKED = "It is signed. The signature was not checked, because PARLOUR_BACKUP_KEY is not set."
