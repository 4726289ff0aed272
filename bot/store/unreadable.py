"""Stored bytes that cannot be read: they harm nobody but the match or person that they belong to."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import redis.asyncio as aioredis
from redis.exceptions import ResponseError

from bot.domain.calendar import DAY
from bot.store import reports

UNREADABLE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError, zlib.error)
"""The errors of decoding: wrong JSON or types, no UTF-8, nesting too deep, an unknown game."""
QUARANTINE = 90 * DAY
"""How long a host can look at what is quarantined, in seconds."""
_LARGEST = 2**63


def whole(stored: bytes | str | None, what: str) -> int:
    """Returns a stored whole number; 0 if there is none, or if what is stored is no number."""
    number = maybe_whole(stored or "0")
    if number is None:
        reports.error("number unreadable", what=what)
    return number or 0


def maybe_whole(stored: bytes | str) -> int | None:
    """Returns a stored whole number; None if what is stored is no number, or is too large."""
    try:
        number = int(stored[:20])
    except ValueError:
        return None
    return number if abs(number) < _LARGEST else None


def numbers(members: Any) -> list[int]:
    """Returns the whole numbers in what Redis returned for an index."""
    found = map(maybe_whole, members or ())
    return [number for number in found if number is not None]


def is_wrong_type(reply: object) -> bool:
    """Whether Redis refused to read a key because it holds something else, such as a list instead of a string."""
    return isinstance(reply, ResponseError) and "WRONGTYPE" in str(reply)


async def replies(pipe: Any) -> Sequence[Any]:
    """Executes a pipeline of reads; what is of the wrong type counts as missing."""
    found: list[Any] = await pipe.execute(raise_on_error=False)
    for reply in found:
        if isinstance(reply, Exception) and not is_wrong_type(reply):
            raise reply
    return [None if isinstance(reply, Exception) else reply for reply in found]


def broken_name(key: str) -> str:
    """Returns the key under which an unreadable one is kept: for a session, `broken:` and its channel."""
    return f"broken:{{{key.removeprefix('session:').replace('{', '').replace('}', '')}}}"


async def quarantine(redis: "aioredis.Redis", key: str, name: str, error: object) -> None:
    """Moves an unreadable key to `broken:{name}` for some time, so that nothing reads it again."""
    try:
        await redis.rename(key, f"broken:{{{name}}}")
    except ResponseError:  # another reader was faster
        return
    await redis.expire(f"broken:{{{name}}}", QUARANTINE)
    reports.error("record quarantined", key=f"broken:{{{name}}}", error=str(error))
