"""PNG files with a palette, put together from strips that are compressed on their own.

A strip is one chunk of the file, and what the strips are compressed to is one stream: each ends at a whole byte and
refers to nothing before itself. `isal` compresses a board in a sixth of the time that Pillow takes, to the same size.
"""

import zlib
from collections.abc import Iterable, Sequence
from struct import pack
from typing import Any, NamedTuple

from isal import isal_zlib
from PIL import Image

EFFORT = 2
"""How hard isal compresses, 0 to 3: 3 takes four times as long, and makes no smaller file of a board."""
BUFFER = 5
"""How much memory isal compresses with, 1 to 9: with more it begins new codes less often, and boards become larger."""
DENSE, HARD = 9000, 4
"""A strip of more bytes is compressed again, by zlib at this level: to four fifths, in six times the time."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEAD, END = b"\x78\x01", b"\x03\x00"
"""What a zlib stream begins with, and its last block, which is empty."""
NO_FILTER = -1
"""Where rows begin: what is cropped before an image is 0, as is the byte before each row that is not filtered."""
PRIME = 65521
"""Of Adler-32: the sum of all bytes, and the sum of all these sums, by this number."""
START = 1
"""The Adler-32 of nothing."""


class Strip(NamedTuple):
    """Some whole rows of a picture, compressed."""

    chunk: bytes
    checksum: int
    """The Adler-32 of the rows."""
    length: int
    """Of the rows before they were compressed, in bytes."""


def strips(image: Image.Image, high: int) -> list[Strip]:
    """Returns the rows of `image`, which has a palette, in strips `high` rows high; the last may be lower."""
    width, height = image.size
    boxes = [(NO_FILTER, top, width, min(top + high, height)) for top in range(0, height, high)]
    return [_strip(image.crop(box).tobytes()) for box in boxes]


def _strip(rows: bytes) -> Strip:
    data = _compressed(isal_zlib.compressobj(EFFORT, wbits=-isal_zlib.MAX_WBITS, memLevel=BUFFER), rows)
    if len(data) > DENSE:
        data = _compressed(zlib.compressobj(HARD, wbits=-zlib.MAX_WBITS), rows)
    return Strip(_chunk(b"IDAT", data), isal_zlib.adler32(rows, START), len(rows))


def _compressed(compressor: Any, rows: bytes) -> bytes:
    """Returns `rows` up to a whole byte, so that others can follow."""
    data: bytes = compressor.compress(rows) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return data


def file(width: int, height: int, palette: Sequence[int], found: Iterable[Strip]) -> bytes:
    """Returns the strips of a picture as a file. `palette`: red, green and blue of each colour."""
    chunks, checksum = [], START
    for strip in found:
        chunks.append(strip.chunk)
        checksum = _joined(checksum, strip)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", pack(">2I5B", width, height, 8, 3, 0, 0, 0)),  # 8 bits each, with a palette
            _chunk(b"PLTE", bytes(palette)),
            _chunk(b"IDAT", HEAD),
            *chunks,
            _chunk(b"IDAT", END + pack(">I", checksum)),
            _chunk(b"IEND", b""),
        )
    )


def _joined(checksum: int, strip: Strip) -> int:
    """Returns the Adler-32 of the rows up to and with `strip`, given that of the rows before."""
    total, sums = checksum & 0xFFFF, checksum >> 16
    own_total, own_sums = strip.checksum & 0xFFFF, strip.checksum >> 16
    sums = (sums + own_sums + strip.length * (total - START)) % PRIME
    return sums << 16 | (total + own_total - START) % PRIME


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", isal_zlib.crc32(name + data))
