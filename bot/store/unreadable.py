"""Stored bytes that cannot be read: the errors that decoding them raises, and numbers that are none."""

import zlib
from typing import overload

import msgspec
import structlog

UNREADABLE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError, zlib.error)
"""The errors of decoding: wrong JSON or types, no UTF-8, nesting too deep, an unknown game."""
LARGEST = 2**63

_log = structlog.get_logger()


@overload
def whole(stored: bytes | str | None, what: str) -> int: ...
@overload
def whole(stored: bytes | str | None, what: str, default: None) -> int | None: ...
def whole(stored: bytes | str | None, what: str, default: int | None = 0) -> int | None:
    """Returns a stored whole number; `default` if there is none, or if `what` is stored there is no number."""
    if not stored:
        return default
    try:
        number = int(stored[:20])
    except ValueError:
        number = LARGEST
    if abs(number) < LARGEST:
        return number
    _log.error("number unreadable", what=what)
    return default
