"""The shapes of Discord's JSON objects; a field left UNSET is left out of the JSON."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, structs


def members_of(thing: Struct) -> dict[str, Any]:
    """The members of the JSON object that a Struct becomes, so that others can be added."""
    return {name: value for name, value in structs.asdict(thing).items() if value is not UNSET}
