"""Structs as trees of plain values with all of their fields, also those that are left out when they are stored."""

from base64 import b64encode
from typing import Any

import msgspec
from msgspec import Struct


def tree(value: Any) -> Any:
    """Returns `value` as JSON can hold it. Decoding that as its type gives an equal value."""
    match value:
        case Struct():
            return _struct(value)
        case dict():
            return {str(key): tree(each) for key, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [tree(each) for each in value]
        case bytes():
            return b64encode(value).decode()
        case _:
            return msgspec.to_builtins(value)


def _struct(value: Struct) -> Any:
    config = value.__struct_config__
    fields = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
    tag = {} if config.tag is None else {str(config.tag_field): config.tag}
    found = tag | {stored: tree(getattr(value, name)) for stored, name in fields}
    return [*found.values()] if config.array_like else found
