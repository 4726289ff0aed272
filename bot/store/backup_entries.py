"""What a backup may hold: keys of the kinds that the core and the features declare, with values of their types."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from math import isnan
from typing import Any

import msgspec
from msgspec import Struct

from bot.domain.stored_forms import FORM
from bot.feature import Keys, Kind
from bot.store import kinds
from bot.store.keys import channel_of, keys
from bot.store.unreadable import UNREADABLE, maybe_whole
from rules.chance import KEY_BYTES

LONGEST_KEY = 256
"""The most characters of a key."""
LONGEST_VALUE = 2**22
"""The most bytes of a value: more than any document that Parlour stores."""
LATEST = 2**46
"""The milliseconds of a moment that no key outlives: more than 2,000 years."""
LONGEST_SCORE = 32
"""The most bytes of the score of a member."""
_NAMES: dict[Kind, str] = {
    "string": "a string",
    "hash": "a hash",
    "list": "a list",
    "set": "a set",
    "zset": "a sorted set",
}


class Entry(Struct, frozen=True, array_like=True):
    """One key, with its value in pieces."""

    key: str
    kind: Kind
    expires: int
    """When it expires, in milliseconds of the server's clock; 0: never."""
    value: list[bytes]
    """A string; the fields of a hash, each before its value; a list; a set; the members of a sorted set with scores."""


Group = list[Entry]
"""Keys that belong together, as they were at one moment: those of a session, or a single one."""


class Unfit(ValueError):
    """No backup of this Parlour holds this. The message says why; it names a key and quotes no value."""


def beginning(key: str) -> str:
    """Returns what `key` begins with: up to the first colon, without braces."""
    return key.replace("{", "").replace("}", "").partition(":")[0]


def kind_of(key: str) -> Keys | None:
    """Returns the kind of a key that a backup holds; None: it holds no such keys."""
    found = _backed_up().get(beginning(key))
    if found is None or key.endswith(":") or len(key) > LONGEST_KEY:
        return None
    return found if ":" in key or key in found.begin else None


def channel(key: str) -> int | None:
    """Returns the channel of the session that `key` belongs to; None if it belongs to none."""
    found = channel_of(key.encode()) if key.startswith("session:") else None
    return found if found is not None and key in keys(found) else None


def check_group(group: Group) -> None:
    """Raises Unfit if the entries do not belong together, or if one of them does not fit."""
    names = [entry.key for entry in group]
    if not names:
        raise Unfit("it names no key")
    own = channel(names[0])
    if len({*names}) < len(names) or (len(names) > 1 and (own is None or not {*names} <= {*keys(own)})):
        raise Unfit("its keys do not belong together")
    for entry in group:
        check(entry)


def check(entry: Entry) -> None:
    """Raises Unfit if a key is of no kind that a backup holds, or if its value has another type or shape."""
    kind = kind_of(entry.key)
    if kind is None or not entry.key.isprintable():
        raise Unfit(f"{entry.key[:LONGEST_KEY]!r} is no key that a backup of this Parlour holds")
    if entry.kind not in _types(entry.key, kind):
        raise Unfit(f"{entry.key} holds {_NAMES[entry.kind]}, and Parlour stores none there")
    if not entry.value or (entry.kind == "string" and len(entry.value) > 1):
        raise Unfit(f"{entry.key} holds {_NAMES[entry.kind]} of {len(entry.value)} values")
    if entry.kind in ("hash", "zset") and len(entry.value) % 2:
        raise Unfit(f"{entry.key} holds {_NAMES[entry.kind]} in which a value is missing")
    if entry.kind == "zset" and not all(map(_is_score, entry.value[1::2])):
        raise Unfit(f"{entry.key} holds a sorted set with a score that is no number")
    if not 0 <= entry.expires < LATEST:
        raise Unfit(f"{entry.key} expires at an impossible moment")
    if max(map(len, entry.value)) > LONGEST_VALUE:
        raise Unfit(f"{entry.key} holds a value of more than {LONGEST_VALUE:,} bytes")
    if not all(_is_read(kind, entry.key, *each) for each in _values(entry)):
        raise Unfit(f"{entry.key} holds what Parlour cannot read")
    if entry.key == "format" and maybe_whole(entry.value[0]) not in range(1, FORM + 1):
        raise Unfit(f"{entry.key} is of no version that this Parlour knows")


def _types(key: str, kind: Keys) -> tuple[Kind, ...]:
    if not key.startswith("session:"):
        return kind.types
    own = channel(key)
    of_session: tuple[Kind, ...] = ("hash", "list", "zset")
    return () if own is None else (dict(zip(keys(own), of_session, strict=True))[key],)


def _values(entry: Entry) -> Iterator[tuple[str, bytes]]:
    """Yields the values, with their fields if it is a hash."""
    match entry.kind:
        case "hash":
            for field, value in zip(entry.value[::2], entry.value[1::2], strict=True):
                yield field.decode(errors="replace"), value
        case "zset":
            yield from (("", member) for member in entry.value[::2])
        case _:
            yield from (("", value) for value in entry.value)


def _is_read(kind: Keys, key: str, field: str, stored: bytes) -> bool:
    """Whether a value is what is stored under such a key; what is not declared is not looked at."""
    for value in kind.values:
        if fnmatchcase(key, value.keys) and fnmatchcase(field, value.fields):
            try:
                return _has_type(value.type, stored)
            except UNREADABLE:
                return False
    return True


def _has_type(kind: Any, stored: bytes) -> bool:
    """Whether a value is of this type; raises an error of UNREADABLE if it cannot be decoded as such."""
    if kind is bytes:
        return len(stored) == KEY_BYTES
    if kind is str:
        stored.decode()
    else:
        _decoder(kind).decode(stored)
    return True


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def _is_score(stored: bytes) -> bool:
    try:
        return len(stored) <= LONGEST_SCORE and not isnan(float(stored))
    except ValueError:
        return False


@cache
def _backed_up() -> dict[str, Keys]:
    """Returns the kinds of keys that a backup holds, by their beginnings."""
    return {begin.removesuffix(":"): kind for kind in kinds.every() if kind.backed_up for begin in kind.begin}
