"""Archives of earlier versions, compressed by zlib. They are only read: `reindex` stores them in the form of today.

There are three forms: the lines as they are, the same with a dictionary of their game, and with the log in columns.
"""

import zlib
from collections.abc import Iterator
from functools import cache
from itertools import repeat, takewhile
from pathlib import Path

import msgspec
import zstandard

from bot.store.archive import LARGEST, Archived, UnknownDictionary

FIELDS = ("packed", "archive")
"""The fields of a session's hash that held its archive, the newer one first."""
_DICTIONARIES = Path(__file__).with_suffix(".bin")
_HAS_DICTIONARY = 0x20
"""The bit in the second byte of what zlib has compressed with a dictionary, whose checksum follows."""
_IN_COLUMNS = b"2"
"""Begins an archive whose log is in columns. Others hold the lines themselves; their documents begin with a brace."""
_HOLE = b"\t"
"""Stands for a value in a pattern, and separates values."""
_FIRST = 35
"""The character for the first pattern."""


def decompressed(stored: bytes) -> Archived:
    """Returns what an archive holds. Raises UnknownDictionary, or zlib.error, ValueError, LookupError: damaged."""
    given = {"zdict": _dictionary(stored)} if stored[1:2] and stored[1] & _HAS_DICTIONARY else {}
    decompressor = zlib.decompressobj(**given)  # type: ignore[arg-type]
    whole = decompressor.decompress(stored, LARGEST)
    if not decompressor.eof:
        raise zlib.error("incomplete, or too large")
    if whole.startswith(_IN_COLUMNS):
        document, _, columns = whole.removeprefix(_IN_COLUMNS).partition(b"\n")
        return Archived(document, _from_columns(columns))
    document, *log = whole.split(b"\n")
    return Archived(document, log)


@cache
def dictionaries() -> dict[int, bytes]:
    """Returns the dictionaries of all games and versions by their checksums."""
    stored = zstandard.decompress(_DICTIONARIES.read_bytes())
    return {zlib.adler32(content): content for content in msgspec.msgpack.decode(stored, type=list[bytes])}


def _dictionary(stored: bytes) -> bytes:
    checksum = int.from_bytes(stored[2:6], "big")
    if checksum not in dictionaries():
        raise UnknownDictionary(f"{checksum:08x}")
    return dictionaries()[checksum]


def _from_columns(whole: bytes) -> list[bytes]:
    """Returns the lines of a log in columns.

    There are patterns, an empty line, the columns of each pattern with its values, and a character for each line of
    the log: its pattern.
    """
    lines = iter(whole.split(b"\n"))
    patterns = [pattern.split(_HOLE) for pattern in takewhile(bool, lines)]
    try:
        rows = [_rows([next(lines).split(_HOLE) for _ in pattern[1:]]) for pattern in patterns]
        numbers = [ord(character) - _FIRST for character in next(lines).decode(errors="surrogatepass")]
        log, size = list[bytes](), 0
        for number in numbers:
            log.append(_line(patterns[number], next(rows[number])))
            size += len(log[-1])
            if size > LARGEST:
                raise ValueError("too large")
    except StopIteration:
        raise ValueError("a line is missing") from None
    return log


def _rows(columns: list[list[bytes]]) -> Iterator[tuple[bytes, ...]]:
    """Returns the rows of columns; without columns, as many empty ones as are needed."""
    return zip(*columns, strict=True) if columns else repeat(())


def _line(pattern: list[bytes], values: tuple[bytes, ...]) -> bytes:
    """Returns a pattern with values in its holes."""
    return b"".join(part for pair in zip(pattern, [*values, b""], strict=True) for part in pair)
