"""How Discord might count characters: in the stricter way, in UTF-16's units. An emoji takes two."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

_T = TypeVar("_T")
_TWO_UNITS = re.compile("[\U00010000-\U0010ffff]")


def length(text: str) -> int:
    """Returns the length of a text in units of UTF-16."""
    return len(text) if text.isascii() else len(text) + len(_TWO_UNITS.findall(text))


def convert(body: Any, shape: type[_T]) -> _T:
    """Returns JSON as this shape, whose limits count units. Raises msgspec.ValidationError."""
    widened = _widened(body)
    if widened != body:
        msgspec.convert(widened, shape)
    return msgspec.convert(body, shape)


def _widened(value: Any) -> Any:
    """Returns JSON in which every character of two units is two characters."""
    if isinstance(value, str):
        return value if value.isascii() else _TWO_UNITS.sub("??", value)
    if isinstance(value, dict):
        return {key: _widened(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_widened(item) for item in value]
    return value
