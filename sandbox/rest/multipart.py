"""Splits multipart bodies at once: a bot's bodies are small and already in memory."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import unquote

from sandbox.errors import invalid_json

_NAME = re.compile(rb'[; ]name="([^"]*)"', re.IGNORECASE)
_FILENAME = re.compile(rb'[; ]filename="([^"]*)"', re.IGNORECASE)
_ENCODED_FILENAME = re.compile(rb"filename\*=utf-8''([^;\r\n]+)", re.IGNORECASE)


@dataclass
class Part:
    name: str
    filename: str | None
    body: bytes


def parts_of(body: bytes, boundary: str) -> Iterator[Part]:
    """Yields the parts between the boundaries. Raises Refused (400) if there are none."""
    pieces = (b"\r\n" + body).split(b"\r\n--" + boundary.encode())
    if len(pieces) < 3:
        raise invalid_json()
    for piece in pieces[1:-1]:
        head, _, content = piece.partition(b"\r\n\r\n")
        named = _NAME.search(head)
        if named is not None:
            yield Part(named[1].decode(), _filename(head), content)


def _filename(head: bytes) -> str | None:
    encoded = _ENCODED_FILENAME.search(head)
    if encoded is not None:
        return unquote(encoded[1].decode())
    plain = _FILENAME.search(head)
    return None if plain is None else plain[1].decode()
