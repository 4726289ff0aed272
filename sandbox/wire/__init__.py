"""The shapes of Discord's JSON objects; UNSET fields are left out of the JSON."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, structs


def members_of(thing: Struct) -> dict[str, Any]:
    """Returns the members of a Struct's JSON object, so that others can be added."""
    return {name: value for name, value in structs.asdict(thing).items() if value is not UNSET}
