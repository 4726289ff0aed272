"""What options are about, for any game: the type of a move, and each of its fields with a value."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from rules.game import Move, State

SEAT = "seat"
"""Fields with this ending name players, who are no part of a game."""
LONGEST = 40
"""A longer text describes something rather than names it."""
NOTHING = frozenset({"", "none", "hidden", "?"})


@lru_cache(maxsize=100_000)
def names(move: Move) -> tuple[str, ...]:
    """Returns the names of what a move is about: `Buy`, `Buy plan=mine`, `Buy cost=2`."""
    kind = type(move).__name__
    return kind, *(f"{kind} {field}={value}" for field, value in _fields(move))


@lru_cache(maxsize=100_000)
def texts(move: Move) -> tuple[tuple[str, str], ...]:
    """Returns the fields of a move that hold a text, as in `Buy plan`, each with its text."""
    kind = type(move).__name__
    found = [(field, value) for field, value in _fields(move) if isinstance(value, str) and value not in NOTHING]
    return tuple((f"{kind} {field}", value) for field, value in found)


def seen(state: State) -> Iterator[tuple[str, str]]:
    """Yields where a position holds texts, and the texts: keys of a mapping, items of a list, fields of parts."""
    found = msgspec.to_builtins(state)
    for name in ("chance", "agenda", "events", "options"):
        found.pop(name, None)
    yield from _texts(found, "")


def _fields(move: Move) -> Iterable[tuple[str, Any]]:
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if field not in move.label_fields and not field.endswith(SEAT) and len(str(value)) <= LONGEST:
            yield field, value


def _texts(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if value not in NOTHING and len(value) <= LONGEST:
            yield place, value
    elif isinstance(value, dict):
        for key, part in value.items():
            if isinstance(key, str):
                yield f"{place} (names)", key
            yield from _texts(part, f"{place}.{key}")
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part, f"{place}[]")
