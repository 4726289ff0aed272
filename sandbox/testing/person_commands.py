"""Turns a command and its values, as tests write them, into what an app sends."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from typing import Any

from sandbox.testing.reading import Json

SUB_COMMAND, SUB_COMMAND_GROUP, USER, CHANNEL = 1, 2, 6, 7
PERSON_COMMAND, MESSAGE_COMMAND = 2, 3
"""The types of a command in the menu of a person, and in that of a message."""


def command_data(world: Json, command: str, values: Mapping[str, Any]) -> Json:
    """Returns the data of a slash command. Raises LookupError if there is no such command."""
    name, *path = command.removeprefix("/").split()
    offered = {known["name"]: known for known in world["commands"] if known["type"] == 1}
    if name not in offered:
        raise LookupError(f"no command {name!r}; there are {sorted(offered)}")
    definition = offered[name]
    files = {option: value for option, value in values.items() if isinstance(value, tuple)}
    plain = {option: option if option in files else value for option, value in values.items()}
    options = _options(world, definition.get("options") or [], path, plain)
    attachments = [
        {"id": option, "filename": filename, "content": b64encode(body).decode()}
        for option, (filename, body) in files.items()
    ]
    return {"id": definition["id"], "name": name, "type": 1, "options": options, "attachments": attachments}


def person_command_data(world: Json, command: str, player: str) -> Json:
    """Returns the data of a command in the menu of a person. Raises LookupError if there is no such command."""
    target = _by_name([*world["users"], world["bot"]], player, ("global_name", "username"))
    return _menu_data(world, PERSON_COMMAND, command, target)


def message_command_data(world: Json, command: str, message: str) -> Json:
    """Returns the data of a command in the menu of a message. Raises LookupError if there is no such command."""
    return _menu_data(world, MESSAGE_COMMAND, command, message)


def _menu_data(world: Json, kind: int, command: str, target: str) -> Json:
    offered = {known["name"]: known for known in world["commands"] if known["type"] == kind}
    if command not in offered:
        raise LookupError(f"no command {command!r} in this menu; there are {sorted(offered)}")
    return {"id": offered[command]["id"], "name": command, "type": kind, "target_id": target}


def focused(data: Json, option: str) -> Json:
    """Returns the data with the cursor in one option."""
    options = [
        focused(filled, option) if "options" in filled else filled | {"focused": filled["name"] == option}
        for filled in data["options"]
    ]
    kept = [filled if filled.get("focused", True) else _unfocused(filled) for filled in options]
    return data | {"options": kept}


def _unfocused(filled: Json) -> Json:
    return {name: value for name, value in filled.items() if name != "focused"}


def _options(world: Json, options: list[Json], path: list[str], values: Mapping[str, Any]) -> list[Json]:
    by_name = {option["name"]: option for option in options}
    if path:
        if path[0] not in by_name:
            raise LookupError(f"no sub-command {path[0]!r}; there are {sorted(by_name)}")
        inner = by_name[path[0]]
        filled = _options(world, inner.get("options") or [], path[1:], values)
        return [{"name": inner["name"], "type": inner["type"], "options": filled}]
    return [
        {"name": name, "type": by_name.get(name, {}).get("type", 3), "value": _value(world, by_name, name, value)}
        for name, value in values.items()
    ]


def _value(world: Json, by_name: dict[str, Json], name: str, value: Any) -> Any:
    kind = by_name.get(name, {}).get("type")
    value = getattr(value, "id", value)
    if kind == USER:
        return _by_name([*world["users"], world["bot"]], str(value), ("global_name", "username"))
    if kind == CHANNEL:
        places = [place for guild in world["guilds"] for place in (*guild["channels"], *guild["threads"])]
        return _by_name(places, str(value).removeprefix("#"), ("name",))
    return value


def _by_name(things: list[Json], wanted: str, names: tuple[str, ...]) -> str:
    for thing in things:
        if wanted == thing["id"] or wanted in [thing.get(name) for name in names]:
            return str(thing["id"])
    raise LookupError(f"there is no {wanted!r}")
