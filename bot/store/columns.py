"""The lines of a log in another form: the few patterns that they have, and their values in columns.

Most lines differ from others in their values alone, and the values of a column resemble each other. So a log
compresses to three quarters of what it takes as lines.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import repeat, takewhile

HOLE = b"\t"
"""Stands for a value in a pattern, and separates values: JSON escapes it within strings."""
FIRST = 35
"""The character for the first pattern; those before are rare in logs."""
_VALUE = re.compile(rb'(?<!"type":)("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)(?=[,\]}])')
"""Matches a value, but neither a name nor the type of a move or event."""


def can_transform(lines: Iterable[bytes]) -> bool:
    """Whether lines are JSON as it is stored: without white space."""
    return all(line and HOLE not in line for line in lines)


def to_columns(lines: Iterable[bytes]) -> bytes:
    """Returns the patterns, an empty line, the columns of each, and a character for each line: its pattern."""
    rows_of: dict[bytes, list[list[bytes]]] = {}
    numbers: dict[bytes, int] = {}
    sequence = []
    for line in lines:
        parts = _VALUE.split(line)
        pattern = HOLE.join(parts[::2])
        rows_of.setdefault(pattern, []).append(parts[1::2])
        sequence.append(numbers.setdefault(pattern, len(numbers)))
    columns = (HOLE.join(column) for rows in rows_of.values() for column in zip(*rows, strict=True))
    last = "".join(chr(FIRST + number) for number in sequence).encode(errors="surrogatepass")
    return b"\n".join([*rows_of, b"", *columns, last])


def from_columns(whole: bytes) -> list[bytes]:
    """Returns the lines again. Raises ValueError or LookupError if `whole` is not in that form."""
    lines = iter(whole.split(b"\n"))
    patterns = [pattern.split(HOLE) for pattern in takewhile(bool, lines)]
    try:
        rows = [_rows([next(lines).split(HOLE) for _ in pattern[1:]]) for pattern in patterns]
        numbers = [ord(character) - FIRST for character in next(lines).decode(errors="surrogatepass")]
        return [_line(patterns[number], next(rows[number])) for number in numbers]
    except StopIteration:
        raise ValueError("a line is missing") from None


def _rows(columns: list[list[bytes]]) -> Iterator[tuple[bytes, ...]]:
    """Returns the rows of columns; without columns, as many empty ones as are needed."""
    return zip(*columns, strict=True) if columns else repeat(())


def _line(pattern: list[bytes], values: tuple[bytes, ...]) -> bytes:
    """Returns a pattern with values in its holes."""
    return b"".join(part for pair in zip(pattern, [*values, b""], strict=True) for part in pair)
