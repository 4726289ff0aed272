"""Detects the type of a file and the size of an image."""

from __future__ import annotations

import mimetypes
import struct


def size_of(body: bytes, filename: str) -> tuple[str, tuple[int, int] | None]:
    """Returns the content type, and for a known image format the width and height in pixels."""
    if body.startswith(b"\x89PNG\r\n\x1a\n") and len(body) >= 24:
        return "image/png", struct.unpack(">II", body[16:24])
    if body[:4] == b"RIFF" and body[8:12] == b"WEBP":
        return "image/webp", _webp_size(body)
    if body[:6] in (b"GIF87a", b"GIF89a") and len(body) >= 10:
        return "image/gif", struct.unpack("<HH", body[6:10])
    if body.startswith(b"\xff\xd8"):
        return "image/jpeg", _jpeg_size(body)
    return mimetypes.guess_type(filename)[0] or "application/octet-stream", None


def _webp_size(body: bytes) -> tuple[int, int] | None:
    kind = body[12:16]
    if kind == b"VP8 " and len(body) >= 30:
        width, height = struct.unpack("<HH", body[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L" and len(body) >= 25:
        bits = int.from_bytes(body[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X" and len(body) >= 30:
        return int.from_bytes(body[24:27], "little") + 1, int.from_bytes(body[27:30], "little") + 1
    return None


def _jpeg_size(body: bytes) -> tuple[int, int] | None:
    """Walks the segments to the start of a frame, which holds the size."""
    at = 2
    while at + 9 <= len(body) and body[at] == 0xFF:
        marker, length = body[at + 1], int.from_bytes(body[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", body[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
